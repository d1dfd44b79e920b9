import type { Place } from './place'
import { foldPlaceName } from './place-name'
import { type PlaceEntry, placeEntries } from './places-file.server'

const NO_MATCH = -1

/** Comuni for what somebody has typed so far: same name first, then names that begin with it, then names whose words do; bigger places first. */
export function searchPlaces(query: string, limit: number): Place[] {
  const folded = foldPlaceName(query)
  if (folded === '') return []
  const words = folded.split(' ')
  return placeEntries()
    .map((entry) => ({ place: entry.place, folded: entry.folded, rank: rankOf(entry, folded, words) }))
    .filter(({ rank }) => rank !== NO_MATCH)
    .sort((a, b) => a.rank - b.rank || b.place.weight - a.place.weight || (a.folded < b.folded ? -1 : 1))
    .slice(0, limit)
    .map(({ place }) => place)
}

/** 0 same, 1 same by another name, 2 begins, 3 begins by another name, 4 words begin. */
function rankOf({ folded, otherNames }: PlaceEntry, query: string, words: readonly string[]): number {
  if (folded === query) return 0
  if (otherNames.includes(query)) return 1
  if (folded.startsWith(query)) return 2
  if (otherNames.some((name) => name.startsWith(query))) return 3
  return hasWords(folded, words) ? 4 : NO_MATCH
}

/** Whether every typed word begins a word of the name, in their order: "reggio cal" is Reggio di Calabria. */
function hasWords(name: string, words: readonly string[]): boolean {
  let from = 0
  const padded = ` ${name}`
  return words.every((word) => {
    const at = padded.indexOf(` ${word}`, from)
    from = at + 1
    return at >= 0
  })
}
