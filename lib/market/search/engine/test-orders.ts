import { distanceKm } from '@/lib/market/places/distance'
import { findPlace } from '@/lib/market/places/places.server'
import { type Given, type OracleRow, turnkeyCents } from './test-oracle'

type Key = { by: (row: OracleRow, given: Given) => number | null; down: boolean }
const moment = (day: Date | null) => day && day.getTime()

const orders: Readonly<Record<string, Key>> = {
  consigliati: { by: recommendedMoment, down: true },
  recenti: { by: (row) => moment(row.publishedAt), down: true },
  prezzo_crescente: { by: (row) => row.priceCents, down: false },
  prezzo_decrescente: { by: (row) => row.priceCents, down: true },
  km: { by: (row) => row.mileageKm, down: false },
  anno_decrescente: { by: (row) => moment(row.firstRegistration), down: true },
  anno_crescente: { by: (row) => moment(row.firstRegistration), down: false },
  potenza: { by: (row) => row.powerKw, down: true },
  chiavi_in_mano: { by: turnkeyCents, down: false },
}

/** Milliseconds; a day off for every ten kilometres, as whole millimetres are counted. */
function recommendedMoment({ recommendedAt, latitude, longitude }: OracleRow, { dove }: Given): number | null {
  const place = dove === undefined ? undefined : findPlace(dove[0] ?? '')
  if (!place || recommendedAt === null) return moment(recommendedAt)
  if (latitude === null || longitude === null) return null
  return recommendedAt.getTime() - Math.round(distanceKm(place, { latitude, longitude }) * 1_000_000) * 8.64
}

/** Always the best one that would not be the third of its seller in a row, where there is such. */
function spreadRows(rows: readonly OracleRow[]): OracleRow[] {
  const left = [...rows]
  const shown: OracleRow[] = []
  const sellerOf = (row: OracleRow | undefined) =>
    row && (row.dealerId === null ? row.ownerId && `owner ${row.ownerId}` : `dealer ${row.dealerId}`)
  while (left.length > 0) {
    const [one, two] = [sellerOf(shown.at(-1)), sellerOf(shown.at(-2))]
    const fits = left.findIndex((row) => !sellerOf(row) || sellerOf(row) !== one || one !== two)
    shown.push(...left.splice(Math.max(0, fits), 1))
  }
  return shown
}

/** Sorts rows in the order of the list: what is missing stands last, equal ones by id. */
export function sortRows(rows: readonly OracleRow[], list: string, sort: string, given: Given): OracleRow[] {
  const inOrder = sortByKey(rows, list, sort, given)
  return sort === 'consigliati' ? spreadRows(inOrder) : inOrder
}

function sortByKey(rows: readonly OracleRow[], list: string, sort: string, given: Given): OracleRow[] {
  const order = orders[sort]
  if (!order) throw new Error(`no such order: ${sort}`)
  const by =
    list === 'noleggio_lungo_termine' && sort.startsWith('prezzo')
      ? (row: OracleRow) => row.rentalFeeCents
      : (row: OracleRow) => order.by(row, given)
  const sign = order.down ? -1 : 1
  return [...rows].sort((a, b) => {
    const [left, right] = [by(a), by(b)]
    if (left === null || right === null) return left === right ? sign * (a.id - b.id) : left === null ? 1 : -1
    return sign * (left - right) || sign * (a.id - b.id)
  })
}
