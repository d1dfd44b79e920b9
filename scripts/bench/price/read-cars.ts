import { AppError } from '@/lib/kernel/errors/app-error'
import { recogniseBody, recogniseDrive, recogniseFuel, recogniseGearbox } from '@/lib/market/catalogue/recognise-values'
import { provinceOfPostcode } from '@/lib/market/places/postcode'
import type { ValuedVehicle } from '@/lib/market/price-rating/model/valued-vehicle'
import { fuelOf } from '@/lib/market/stock-import/cells/fuel-rule'
import { openTable } from '@/lib/market/stock-import/files/open-table.server'
import { recogniseIn } from '@/lib/market/stock-import/rows/recognise-vehicle.server'

/** A row of a file of cars; `vehicle` is missing where no make is recognised, `priceEuro` is NaN where no price can be read. */
export type CarRow = { vehicle: ValuedVehicle | undefined; priceEuro: number }

const columnNames = [
  ...(['make', 'model', 'name', 'price', 'year', 'reg_month', 'age_years', 'km', 'kw', 'cc'] as const),
  ...(['fuel', 'transmission', 'drivetrain', 'body', 'doors', 'seats', 'seller_ref', 'cap', 'last_seen'] as const),
]
type ColumnName = (typeof columnNames)[number]

/** Reads the columns of the benchmark's files, in the order of their rows; blank lines are no rows. */
export async function readCars(file: string): Promise<CarRow[]> {
  const table = await openTable(file, { knownHeaders: new Set(columnNames) })
  const places = new Map(table.header.map((name, place) => [name, place]))
  const missing = columnNames.filter((name) => !places.has(name))
  if (missing.length > 0) throw new AppError('invalid', `${file}: missing columns ${missing.join(', ')}`)
  const cars: CarRow[] = []
  for await (const { cells, line, fault } of table.rows) {
    if (fault !== undefined) throw new AppError('invalid', `${file}, line ${line}: ${fault}`)
    if (cells.some((text) => text.trim() !== '')) cars.push(carOf((name) => (cells[places.get(name) ?? -1] ?? '').trim()))
  }
  return cars
}

function carOf(cell: (name: ColumnName) => string): CarRow {
  return { vehicle: vehicleOf(cell), priceEuro: numberOf(cell('price')) ?? Number.NaN }
}

function vehicleOf(cell: (name: ColumnName) => string): ValuedVehicle | undefined {
  const title = cell('name')
  const car = recogniseIn({ make: cell('make'), makeModel: '', model: cell('model'), title, version: '', link: '' }, 'auto')
  if (!car) return undefined
  return {
    category: 'auto',
    make: car.make.slug,
    model: car.model?.slug ?? null,
    version: car.versionWithout(() => false),
    body: recogniseBody('auto', cell('body')) ?? null,
    fuel: fuelOf(recogniseFuel(cell('fuel')) ?? null, title, car.make.slug),
    gearbox: recogniseGearbox(cell('transmission')) ?? null,
    drive: recogniseDrive(cell('drivetrain')) ?? null,
    powerKw: numberOf(cell('kw')),
    displacementCc: numberOf(cell('cc')),
    doors: numberOf(cell('doors')),
    seats: numberOf(cell('seats')),
    equipment: [],
    ageYears: ageOf(cell),
    mileageKm: numberOf(cell('km')),
    sellerType: cell('seller_ref') === '' ? 'non-indicato' : 'concessionario',
    province: provinceOfPostcode(cell('cap')) ?? null,
    month: cell('last_seen').slice(0, 7),
  }
}

/** The age: below zero where the car would have been registered after it was seen; from the months where the file does not say it. */
function ageOf(cell: (name: ColumnName) => string): number | null {
  const [year, seenIn] = [numberOf(cell('year')), numberOf(cell('last_seen').slice(0, 4))]
  if (year !== null && seenIn !== null && year > seenIn) return seenIn - year
  const [registered, seen] = [monthOf(cell('reg_month')), monthOf(cell('last_seen'))]
  return numberOf(cell('age_years')) ?? (registered === null || seen === null ? null : (seen - registered) / 12)
}

/** «2026-03» in months; days are not looked at. */
function monthOf(text: string): number | null {
  const [, year, month] = /^(\d{4})-(\d{2})(?:-|$)/.exec(text) ?? []
  return year === undefined ? null : Number(year) * 12 + Number(month)
}

/** A plain decimal number; null for anything else, so that «NaN» and «?» are no numbers. */
function numberOf(text: string): number | null {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null
}
