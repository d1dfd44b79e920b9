import type { Place } from './place'
import { foldPlaceName } from './place-name'
import { readPlaceText } from './place-text'
import { type PlaceEntry, placeEntries, readRows } from './places-file.server'
import { placesNamed } from './places-named.server'
import { isCapitalPostcode } from './postcode'
import { capitalOf, provinceOfName } from './province-name'
import { isMisspelling } from './spelling'

export type Resolved = {
  readonly place: Place
  /** How much of the place the text gave: the comune itself, a village near it, or only its province. */
  readonly by: 'comune' | 'village' | 'province'
}

type ProvinceIndex = {
  readonly byName: ReadonlyMap<string, Place>
  readonly entries: readonly PlaceEntry[]
  readonly villages: ReadonlyMap<string, Place>
}

const MIN_PREFIX_LENGTH = 5

let provinces: ReadonlyMap<string, ProvinceIndex> | undefined

/** The comune that free text of a listing means ("Marsala (TP)", "IT-00148 Roma - RM", "63066 Grottammare (AP)"). */
export function resolvePlace(text: string): Place | undefined {
  return resolvePlaceBy(text)?.place
}

/** Resolves as `resolvePlace` does, saying how it was found; an unknown village stands for the capital of its province. */
export function resolvePlaceBy(text: string): Resolved | undefined {
  const { names, stated, byPostcode, postcode, abroad } = readPlaceText(text)
  if (abroad) return undefined
  const codes = [stated, byPostcode].filter((code) => code !== undefined)
  return (
    firstOf(codes, (code) => inProvince(names, code)) ??
    anywhere(names, codes) ??
    (postcode && byPostcode && isCapitalPostcode(postcode) ? capital(byPostcode, 'comune') : undefined) ??
    firstOf(codes, (code) => roughlyInProvince(names, code)) ??
    firstOf(codes, (code) => capital(code, 'province')) ??
    provinceNamed(names)
  )
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first name, all of them together ("Bagnolo - Cremasco") or a later one, as a comune of the province. */
function inProvince(names: readonly string[], code: string): Resolved | undefined {
  const [first = '', ...later] = names
  const place = firstOf([first, names.join(' '), ...later], (name) => namesIn(code).byName.get(foldPlaceName(name)))
  return place && { place, by: 'comune' }
}

/** «Forlì-Cesena»: a province, and nothing of the comune. */
function provinceNamed(names: readonly string[]): Resolved | undefined {
  const code = names.length === 1 ? provinceOfName(names[0] ?? '') : undefined
  return code === undefined || placesNamed(names[0] ?? '').length > 0 ? undefined : capital(code, 'province')
}

/** A comune of that name in another province: boundaries moved (Trani was in Bari), or the text gave no province. */
function anywhere(names: readonly string[], codes: readonly string[]): Resolved | undefined {
  const [place, ...others] = placesNamed(names[0] ?? '')
  if (!place || others.length > 0) return undefined
  const regions = codes.map((code) => namesIn(code).entries[0]?.place.region)
  return codes.length === 0 || regions.includes(place.region) ? { place, by: 'comune' } : undefined
}

function roughlyInProvince(names: readonly string[], code: string): Resolved | undefined {
  const { villages } = namesIn(code)
  return firstOf(names, (name) => {
    const folded = foldPlaceName(name)
    const village = villages.get(folded)
    const place = village ?? byPrefix(folded, code) ?? bySpelling(folded, code) ?? byWords(folded, code)
    return place && { place, by: village ? 'village' : 'comune' }
  })
}

/** "San Zeno" for San Zeno Naviglio, when no other name of the province begins so. */
function byPrefix(folded: string, code: string): Place | undefined {
  if (folded.length < MIN_PREFIX_LENGTH) return undefined
  const matches = namesIn(code).entries.filter((entry) => entry.folded.startsWith(`${folded} `))
  return matches.length === 1 ? matches[0]?.place : undefined
}

/** "Castelmella", "Cinisello Balsano": one comune of the province is written nearly so. */
function bySpelling(folded: string, code: string): Place | undefined {
  const matches = namesIn(code).entries.filter((entry) => isMisspelling(folded, entry.folded))
  return matches.length === 1 ? matches[0]?.place : undefined
}

/** "Albaredo di Vedelago", "Lonato Loc. Campagna": the longest run of words that is a comune of the province. */
function byWords(folded: string, code: string): Place | undefined {
  const words = folded.split(' ')
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const run = words.slice(start, start + length).join(' ')
      const place = run.length >= MIN_PREFIX_LENGTH ? namesIn(code).byName.get(run) : undefined
      if (place) return place
    }
  }
  return undefined
}

function capital(code: string, by: Resolved['by']): Resolved | undefined {
  const place = namesIn(code).byName.get(foldPlaceName(capitalOf(code)))
  return place && { place, by }
}

function namesIn(code: string): ProvinceIndex {
  provinces ??= groupByProvince()
  return provinces.get(code) ?? { byName: new Map(), entries: [], villages: new Map() }
}

function groupByProvince(): Map<string, ProvinceIndex> {
  const byIstat = new Map(placeEntries().map(({ place }) => [place.istat, place]))
  const villages = new Map<string, [string, Place][]>()
  for (const [name = '', code = '', istat = ''] of readRows('hamlets.tsv')) {
    const place = byIstat.get(istat)
    if (place) villages.set(code, [...(villages.get(code) ?? []), [foldPlaceName(name), place]])
  }
  const grouped = new Map<string, PlaceEntry[]>()
  for (const entry of placeEntries()) {
    const entries = grouped.get(entry.place.provinceCode)
    if (entries) entries.push(entry)
    else grouped.set(entry.place.provinceCode, [entry])
  }
  return new Map(
    [...grouped].map(([code, entries]) => [code, { byName: nameMap(entries), entries, villages: new Map(villages.get(code) ?? []) }]),
  )
}

/** Places by name: own names before other names, big places before small ones. */
function nameMap(entries: readonly PlaceEntry[]): Map<string, Place> {
  const rising = [...entries].sort((a, b) => a.place.weight - b.place.weight)
  return new Map([
    ...rising.flatMap(({ place, otherNames }) => otherNames.map((name): [string, Place] => [name, place])),
    ...rising.map(({ place, folded }): [string, Place] => [folded, place]),
  ])
}
