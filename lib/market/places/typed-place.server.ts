import { type Region, regions } from '@/lib/kernel/italian/regions'
import { isRegion, type Place } from './place'
import { foldPlaceName } from './place-name'
import { readPlaceText } from './place-text'
import { findPlace, findPlaceNamed } from './places.server'
import { placeEntries } from './places-file.server'
import { placesNamed } from './places-named.server'
import { isCapitalPostcode, provinceOfPostcode } from './postcode'
import { capitalOf, provinceOfName } from './province-name'
import { typingDistance } from './spelling'

/** A province by its code, or a region. */
export type Area = { provinceCode: string } | { region: Region }

/** The comune that somebody typed: its ISTAT code, its name, «Monza (MB)», «20121 Milano», or a postcode of the chief town of a province. Never a guess. */
export function findTypedPlace(text: string): Place | undefined {
  if (/^\d{6}$/.test(text)) return findPlace(text)
  if (isAreaToo(text)) return undefined
  const named = findPlaceNamed(text) ?? placeBesideCode(text)
  if (named) return named
  const { names, stated, byPostcode, postcode, abroad } = readPlaceText(text)
  if (abroad) return undefined
  const [name] = names
  if (name !== undefined) return names.length === 1 && (stated ?? postcode) ? findPlaceNamed(name, stated ?? byPostcode) : undefined
  return postcode === text && byPostcode && isCapitalPostcode(text) ? findPlaceNamed(capitalOf(byPostcode), byPostcode) : undefined
}

/** «monza mb»: a sigla in small letters counts where it is the comune's own. */
export function placeBesideCode(text: string): Place | undefined {
  const [, name = '', code = ''] = /^(\D{2,60}?)[\s,]+([a-z]{2})$/.exec(text.trim()) ?? []
  return name === '' ? undefined : findPlaceNamed(name, code.toUpperCase())
}

/** The Salento is three provinces, and a comune in another one: who names it has to say more. */
export function isAreaToo(text: string): boolean {
  return foldPlaceName(text) === 'salento'
}

/** The province or region that somebody typed into a field for a comune. The first digits of a postcode name its province. */
export function findTypedArea(text: string): Area | undefined {
  const bare = text.replace(/^\s*(?:provincia di|regione)\s+/i, '')
  const provinceCode = provinceOfPostcode(bare) ?? provinceOfName(bare)
  if (provinceCode !== undefined) return { provinceCode }
  const region = Object.keys(regions).find((slug) => isRegion(slug) && foldPlaceName(regions[slug]) === foldPlaceName(bare))
  return region !== undefined && isRegion(region) ? { region } : undefined
}

type Name = { place: Place; name: string; letters: number }

let names: readonly Name[] | undefined

/** Comuni that have the name that somebody typed, where there are several; else those whose name is nearly it, the likeliest first: fewer wrong letters, then more inhabitants. */
export function nearlyNamedPlaces(text: string, limit: number): readonly Place[] {
  const written = readPlaceText(text).names.join(' ')
  const homonyms = placesNamed(written)
  if (homonyms.length > 1) return homonyms.slice(0, limit)
  const typed = foldPlaceName(written)
  const allowed = slipsAllowed(typed.length)
  const letters = lettersOf(typed)
  const slipsTo = new Map<Place, number>()
  for (const { place, name, letters: own } of allowed === 0 ? [] : allNames()) {
    if (bitCount(letters ^ own) > 2 * allowed) continue // one slip changes two letters at most
    const slips = typingDistance(typed, name, allowed)
    if (slips <= Math.min(allowed, slipsTo.get(place) ?? allowed)) slipsTo.set(place, slips)
  }
  return [...slipsTo]
    .sort(([a, slipsToA], [b, slipsToB]) => slipsToA - slipsToB || b.weight - a.weight)
    .slice(0, limit)
    .map(([place]) => place)
}

function allNames(): readonly Name[] {
  names ??= placeEntries().flatMap(({ place, folded, otherNames }) =>
    [folded, ...otherNames].map((name) => ({ place, name, letters: lettersOf(name) })),
  )
  return names
}

/** A bit for each letter that occurs. */
function lettersOf(name: string): number {
  let bits = 0
  for (const letter of name) if (letter >= 'a' && letter <= 'z') bits |= 1 << (letter.charCodeAt(0) - 97)
  return bits
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

function slipsAllowed(length: number): number {
  if (length < 3) return 0
  return length < 6 ? 1 : length < 10 ? 2 : 3
}
