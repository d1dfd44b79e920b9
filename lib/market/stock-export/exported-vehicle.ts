import type { Ad } from '@/lib/market/ads/ad'

/** Who sells, as feeds require it. Null: not known. */
export type ExportingDealer = {
  id: number
  name: string
  phone: string | null
  street: string | null
  postcode: string | null
  city: string | null
  region: string | null
}

/** A vehicle of a dealer with all that an export says of it. `link` and `pictures` are whole addresses, the cover first. */
export type ExportedVehicle = {
  ad: Ad
  makeName: string
  modelName: string | null
  title: string
  link: string
  pictures: readonly string[]
}

export type Cell = string | number | null
/** A column of a feed and what stands in it. `required`: what it is in Italian, where the other service refuses a vehicle without it. */
export type FeedColumn = { name: string; required?: string; cell: (vehicle: ExportedVehicle, dealer: ExportingDealer) => Cell }

/** «Via Roma 1, 20052 Monza, IT»; null where the street or the town is not known. */
export function addressLine({ street, postcode, city }: ExportingDealer): string | null {
  return street === null || city === null ? null : `${street}, ${[postcode, city].filter((part) => part !== null).join(' ')}, IT`
}

/** What a vehicle lacks of the required columns, in Italian. */
export function missingFacts(columns: readonly FeedColumn[], vehicle: ExportedVehicle, dealer: ExportingDealer): string[] {
  return columns.flatMap(({ required, cell }) => (required !== undefined && isEmpty(cell(vehicle, dealer)) ? [required] : []))
}

/** Whether other services take a vehicle: passenger cars that are for sale now. */
export function isAdvertised({ ad }: ExportedVehicle): boolean {
  return ad.category === 'auto' && ad.status === 'published' && ad.offerType !== 'noleggio'
}

function isEmpty(cell: Cell): boolean {
  return cell === null || cell === ''
}

/** Phone with 00 for the plus sign, with which spreadsheets begin a formula. */
export function phoneOf({ phone }: ExportingDealer): string | null {
  return phone === null ? null : phone.replace(/^\+/, '00')
}
