import { AppError } from '@/lib/kernel/errors/app-error'

/**
 * A list of vehicles, as CSV. `list`: which one of a file that may hold several (a sheet of a workbook, a file of an archive); null for a file that is one list.
 * `others`: those that could be read in its place.
 */
export type StockTable = { content: Buffer; list: string | null; others: readonly string[] }

/** What a look at its first rows says of a list. */
export type Glance = { name: string; hasHeader: boolean; hasVehicles: boolean }

/** Most lists that are offered to anybody. */
const maxOthers = 30
const longestName = 60

/** Which of several lists is read: the one a person named, or the first with vehicles. */
export function chooseList<List extends Glance>(lists: readonly List[], wanted: string | undefined): { list: List; others: string[] } {
  const list =
    wanted === undefined
      ? (lists.find(({ hasVehicles }) => hasVehicles) ?? lists.find(({ hasHeader }) => hasHeader) ?? lists[0])
      : lists.find(({ name }) => plain(name) === plain(wanted))
  if (!list) throw missing(wanted)
  return {
    list,
    others: lists
      .filter((other) => other !== list && other.hasVehicles)
      .slice(0, maxOthers)
      .map(({ name }) => name),
  }
}

/** What a person named is not in the file any more. */
export function missing(wanted: string | undefined): AppError {
  return new AppError(
    'invalid',
    wanted === undefined
      ? 'nel file non c’è un foglio leggibile'
      : `nel file non c’è un foglio che si chiama «${wanted.slice(0, longestName)}»`,
  )
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
