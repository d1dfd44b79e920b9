import { type DraftPhoto, isShot, shots } from '@/lib/market/photos/photo'

/** «2 · Fianco», or the place alone where nobody has said what it shows. */
export function photoLabel({ shot }: Pick<DraftPhoto, 'shot'>, place: number): string {
  return shot !== null && isShot(shot) ? `${place} · ${shots[shot]}` : String(place)
}

/** «Foto 2: fianco». */
export function photoAlt({ shot }: Pick<DraftPhoto, 'shot'>, place: number): string {
  return shot !== null && isShot(shot) ? `Foto ${place}: ${shots[shot].toLowerCase()}` : `Foto ${place}`
}
