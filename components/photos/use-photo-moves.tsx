import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { DraftPhoto } from '@/lib/market/photos/photo'
import { withMoved } from '@/lib/market/photos/photo-order'

type Options = { photos: readonly DraftPhoto[]; putInOrder(ids: readonly string[]): void }
type Lifted = { id: string; order: readonly string[] }

/** Order by dragging, or by the grip with Space, arrows and Escape; each move is announced. */
export function usePhotoMoves({ photos, putInOrder }: Options) {
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [announced, announce] = useState('')
  const isHydrated = useHydrated()
  const ids = photos.map(({ id }) => id)
  const order = lifted?.order ?? ids
  const placeOf = (id: string, among = order) => among.indexOf(id) + 1
  const lift = (id: string) => setLifted({ id, order: ids })
  const moveTo = (id: string, place: number) => {
    const moved = withMoved(order, id, place - 1)
    setLifted({ id, order: moved })
    announce(`Foto spostata in posizione ${placeOf(id, moved)} di ${ids.length}`)
  }
  const dropDown = () => {
    if (lifted && lifted.order.join() !== ids.join()) putInOrder(lifted.order)
    setLifted(null)
  }
  const cancel = () => {
    setLifted(null)
    announce('Spostamento annullato')
  }
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
    const step = steps[event.key]
    if (event.key === ' ') {
      if (lifted) {
        announce(`Foto posata in posizione ${placeOf(id)} di ${ids.length}`)
        dropDown()
      } else {
        lift(id)
        announce(`Foto ${placeOf(id)} presa: sposta con le frecce, posa con Spazio, annulla con Esc`)
      }
    } else if (event.key === 'Escape' && lifted) cancel()
    else if (step !== undefined && lifted) moveTo(id, placeOf(id) + step)
    else return
    event.preventDefault()
  }
  return {
    announced,
    shown: order.flatMap((id) => photos.find((photo) => photo.id === id) ?? []),
    /** What makes a tile one that can be dragged, and dropped on. */
    tile: (id: string) =>
      isHydrated
        ? {
            draggable: true,
            'data-lifted': lifted?.id === id || undefined,
            onDragStart: () => lift(id),
            onDragOver: (event: DragEvent) => {
              if (!lifted) return
              event.preventDefault()
              if (lifted.id !== id) moveTo(lifted.id, placeOf(id))
            },
            onDrop: dropDown,
            onDragEnd: () => setLifted(null),
          }
        : {},
    grip: (id: string, place: number) =>
      isHydrated && (
        <button
          type="button"
          data-grip
          aria-label={`Sposta la foto ${place}: trascina, oppure Spazio e frecce`}
          aria-pressed={lifted?.id === id}
          onKeyDown={onKeyDown(id)}
          onBlur={() => lifted?.id === id && dropDown()}
        >
          <Icon name="menu" size={20} />
        </button>
      ),
  }
}
