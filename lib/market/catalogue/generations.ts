/** `to` is the last year in which it was made or sold in Europe; null while it still is. */
export type Generation = { name: string; from: number; to: number | null }

/** The day on which the sources of the table were looked at, and the last year of which they speak: of younger cars nothing is said. */
export const generationSources = { checkedOn: '2026-11-25', lastYear: 2025 }

/** What a car first registered in a year may be of: whatever was made that year or the year before. */
export function possibleGenerations(generations: readonly Generation[], year: number): Generation[] {
  if (year > generationSources.lastYear) return []
  return generations.filter(({ from, to }) => from <= year && (to === null || year <= to + 1))
}

/** The only generation a car of that year can be of; undefined in a change-over, and where we know nothing. */
export function generationOf(generations: readonly Generation[], year: number): Generation | undefined {
  const [only, other] = possibleGenerations(generations, year)
  return other ? undefined : only
}

/** The years in which a car may have been of more than one, in their order. */
export function changeOverYears(generations: readonly Generation[]): number[] {
  return knownYears(generations).filter((year) => possibleGenerations(generations, year).length > 1)
}

/** The years in which a car can have been of nothing else, in their order. */
export function yearsAlone(generations: readonly Generation[], generation: Generation): number[] {
  return knownYears(generations).filter((year) => generationOf(generations, year) === generation)
}

function knownYears(generations: readonly Generation[]): number[] {
  const first = Math.min(...generations.map(({ from }) => from))
  return Array.from({ length: generationSources.lastYear - first + 1 }, (_, after) => first + after)
}
