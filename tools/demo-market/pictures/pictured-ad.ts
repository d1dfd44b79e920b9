/** What of an ad its pictures show. */
export type PicturedAd = {
  id: number
  category: string
  body: string | null
  doors: number | null
  classicYear: number | null
  colour: string | null
  metallic: boolean | null
  mileageKm: number | null
  gearbox: string | null
  fuel: string | null
  year: number | null
  offerType: string
  isPrivate: boolean
}
