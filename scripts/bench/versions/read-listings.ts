import { AppError } from '@/lib/kernel/errors/app-error'
import { recogniseBody, recogniseDrive, recogniseFuel, recogniseGearbox } from '@/lib/market/catalogue/recognise-values'
import { fuelOf } from '@/lib/market/stock-import/cells/fuel-rule'
import { openTable } from '@/lib/market/stock-import/files/open-table.server'
import { recogniseIn } from '@/lib/market/stock-import/rows/recognise-vehicle.server'
import type { VersionAd } from '@/lib/market/versions/version'

/** A listing with its model («fiat/panda»), the month in which it was first seen, and what a repost of it repeats. */
export type Listing = VersionAd & { model: string; seenIn: string; identity: string }

const columns = [
  ...(['make', 'model', 'full_name', 'first_registration', 'mileage_km', 'fuel_type', 'power_kw', 'engine_cc', 'transmission'] as const),
  ...(['drivetrain', 'body_type', 'doors', 'seats', 'consumption_combined', 'first_seen'] as const),
]
type ColumnName = (typeof columns)[number]

/** Reads the cars of a file of listings whose model the catalogue has. */
export async function readListings(file: string): Promise<Listing[]> {
  const table = await openTable(file, { knownHeaders: new Set(columns) })
  const places = new Map(table.header.map((name, place) => [name, place]))
  const missing = columns.filter((name) => !places.has(name))
  if (missing.length > 0) throw new AppError('invalid', `${file}: missing columns ${missing.join(', ')}`)
  const listings: Listing[] = []
  for await (const { cells } of table.rows) {
    const listing = listingOf((name) => (cells[places.get(name) ?? -1] ?? '').trim())
    if (listing) listings.push(listing)
  }
  return listings
}

function listingOf(cell: (name: ColumnName) => string): Listing | undefined {
  const title = cell('full_name')
  const car = recogniseIn({ make: cell('make'), makeModel: '', model: cell('model'), title, version: '', link: '' }, 'auto')
  if (!car?.model) return undefined
  const model = `${car.make.slug}/${car.model.slug}`
  return {
    model,
    seenIn: cell('first_seen').slice(0, 7),
    identity: [model, cell('first_registration'), cell('mileage_km'), cell('power_kw')].join(' '),
    version: car.versionWithout(() => false),
    year: numberOf(/(\d{4})$/.exec(cell('first_registration'))?.[1] ?? ''),
    fuel: fuelOf(recogniseFuel(cell('fuel_type')) ?? null, title, car.make.slug),
    gearbox: recogniseGearbox(cell('transmission')) ?? null,
    powerKw: numberOf(cell('power_kw')),
    displacementCc: numberOf(cell('engine_cc')),
    emissionClass: null,
    body: recogniseBody('auto', cell('body_type')) ?? null,
    drive: recogniseDrive(cell('drivetrain')) ?? null,
    doors: numberOf(cell('doors')),
    seats: numberOf(cell('seats')),
    consumptionL100km: numberOf(cell('consumption_combined')),
  }
}

function numberOf(text: string): number | null {
  return /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : null
}
