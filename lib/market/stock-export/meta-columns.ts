import { colours, drives, fuels, gearboxes, labelOf } from '@/lib/market/catalogue/vocabulary'
import { type Cell, type ExportedVehicle, type ExportingDealer, type FeedColumn, phoneOf } from './exported-vehicle'

const bodies = {
  'city-car': 'HATCHBACK',
  berlina: 'SEDAN',
  'station-wagon': 'WAGON',
  suv: 'SUV',
  crossover: 'CROSSOVER',
  fuoristrada: 'SUV',
  'pick-up': 'TRUCK',
  coupe: 'COUPE',
  cabrio: 'CONVERTIBLE',
  monovolume: 'MINIVAN',
  furgone: 'VAN',
  altro: 'OTHER',
} as const

const fuelNames: Readonly<Record<keyof typeof fuels, string>> = {
  benzina: 'PETROL',
  diesel: 'DIESEL',
  gpl: 'OTHER',
  metano: 'OTHER',
  'mild-hybrid': 'HYBRID',
  'ibrida-benzina': 'HYBRID',
  'ibrida-diesel': 'HYBRID',
  'plug-in': 'PLUGIN_HYBRID',
  elettrica: 'ELECTRIC',
  'benzina-gpl': 'FLEX',
  'benzina-metano': 'FLEX',
  idrogeno: 'OTHER',
  etanolo: 'OTHER',
  altro: 'OTHER',
}
const gearboxNames: Readonly<Record<keyof typeof gearboxes, string>> = {
  manuale: 'MANUAL',
  automatico: 'AUTOMATIC',
  semiautomatico: 'AUTOMATIC',
}
const driveNames: Readonly<Record<keyof typeof drives, string>> = { anteriore: 'FWD', posteriore: 'RWD', integrale: 'AWD' }

/** What another service calls a value of ours; null where nobody declared one. */
function named(names: Readonly<Record<string, string>>, value: string | null): string | null {
  return value === null ? null : (names[value] ?? null)
}

/**
 * The columns of Meta's automotive catalogue, with the values it knows
 * (developers.facebook.com/docs/marketing-api/auto-ads/reference and …/dynamic-ads-auto/auto-catalog, read on 24 November 2026).
 */
export const metaColumns: readonly FeedColumn[] = [
  { name: 'vehicle_id', required: 'il numero', cell: ({ ad }) => ad.id },
  { name: 'title', required: 'il titolo', cell: ({ title }) => title },
  { name: 'description', required: 'la descrizione', cell: descriptionOf },
  { name: 'url', required: 'l’indirizzo dell’annuncio', cell: ({ link }) => link },
  { name: 'make', required: 'la marca', cell: ({ makeName }) => makeName },
  { name: 'model', required: 'il modello', cell: ({ modelName }) => modelName },
  { name: 'year', required: 'l’anno', cell: ({ ad }) => ad.registrationYear ?? ad.constructionYear },
  { name: 'mileage.value', required: 'i chilometri', cell: ({ ad }) => ad.mileageKm },
  { name: 'mileage.unit', required: 'l’unità dei chilometri', cell: () => 'KM' },
  { name: 'image[0].url', required: 'una foto', cell: ({ pictures }) => pictures[0] ?? null },
  { name: 'image[0].tag[0]', required: 'il nome della foto', cell: ({ title }) => title },
  { name: 'transmission', cell: ({ ad }) => named(gearboxNames, ad.gearbox) },
  { name: 'fuel_type', cell: ({ ad }) => named(fuelNames, ad.fuel) },
  { name: 'body_style', required: 'la carrozzeria', cell: ({ ad }) => named(bodies, ad.body) },
  { name: 'drivetrain', cell: ({ ad }) => named(driveNames, ad.drive) },
  { name: 'vin', required: 'il telaio', cell: ({ ad }) => ad.vin },
  { name: 'price', required: 'il prezzo', cell: ({ ad }) => (ad.priceCents === null ? null : `${(ad.priceCents / 100).toFixed(2)} EUR`) },
  { name: 'address', required: 'l’indirizzo della sede', cell: addressOf },
  { name: 'exterior_color', required: 'il colore', cell: ({ ad }) => (ad.colour === null ? null : labelOf(colours, ad.colour)) },
  { name: 'availability', cell: () => 'AVAILABLE' },
  { name: 'date_first_on_lot', cell: ({ ad }) => ad.publishedAt?.toISOString().slice(0, 10) ?? null },
  { name: 'state_of_vehicle', required: 'lo stato', cell: ({ ad }) => (ad.offerType === 'nuovo' ? 'NEW' : 'USED') },
  { name: 'latitude', cell: ({ ad }) => ad.latitude },
  { name: 'longitude', cell: ({ ad }) => ad.longitude },
  { name: 'dealer_id', cell: (_, { id }) => id },
  { name: 'dealer_name', cell: (_, { name }) => name },
  { name: 'dealer_phone', cell: (_, dealer) => phoneOf(dealer) },
]

const longestDescription = 5_000

function descriptionOf({ ad, title }: ExportedVehicle): Cell {
  return (ad.description || title).slice(0, longestDescription)
}

function addressOf(_: ExportedVehicle, { street, postcode, city, region }: ExportingDealer): Cell {
  if (street === null || city === null) return null
  return JSON.stringify({
    addr1: street,
    city,
    ...(region !== null && { region }),
    ...(postcode !== null && { postal_code: postcode }),
    country: 'IT',
  })
}
