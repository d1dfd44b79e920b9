import type { Place } from './place'
import { foldPlaceName } from './place-name'
import { placeEntries } from './places-file.server'

type Names = {
  /** Places by their own names, each by weight. */
  own: ReadonlyMap<string, readonly Place[]>
  /** Places by the names of villages, of comuni that were merged, and in other languages. */
  other: ReadonlyMap<string, readonly Place[]>
  /** Places by own names as people write them: i for j, «di» for «de» and «dei». */
  loose: ReadonlyMap<string, readonly Place[]>
  /** Places by the first words of longer names. */
  beginnings: ReadonlyMap<string, readonly Place[]>
}

let names: Names | undefined

/**
 * All comuni that a name can mean, the likeliest first: one where it is clear, several where somebody has to choose, none where nobody is called so. A village
 * counts only where no comune's name begins with its name; «S.» is San, Santa, Santo, Sant’ or Santi.
 */
export function placesNamed(name: string, provinceCode?: string): readonly Place[] {
  const folded = foldPlaceName(name)
  const { own, other, loose, beginnings } = (names ??= readNames())
  const fitting = (places: readonly Place[] | undefined) => inProvince(places ?? [], provinceCode)
  const begun = fitting(beginnings.get(folded))
  const written = writings(folded).flatMap((writing) => fitting(loose.get(writing)))
  const steps = [asWritten(fitting(own.get(folded)), name), begun.length === 0 ? fitting(other.get(folded)) : [], distinct(written), begun]
  return steps.find((places) => places.length > 0) ?? []
}

/** A typed accent distinguishes Paternò from Paterno. */
function asWritten(places: readonly Place[], name: string): readonly Place[] {
  const written = name.normalize('NFC').trim().toLowerCase()
  const same = /[à-ÿ]/.test(written) ? places.filter((place) => place.name.toLowerCase() === written) : []
  return same.length > 0 ? same : places
}

function inProvince(places: readonly Place[], code: string | undefined): readonly Place[] {
  return code === undefined ? places : places.filter(({ provinceCode }) => provinceCode === code.toUpperCase())
}

const saints = ['san', 'santa', 'santo', 'sant', 'santi']
const shortSaint = /^(?:s|ss|st|sta|sto|sn)$/
const mostSaints = 2
/** What people call towns, and their names. */
const shortNames = new Map([
  ['reggio e', 'reggio nell emilia'],
  ['reggio emilia', 'reggio nell emilia'],
  ['reggio c', 'reggio di calabria'],
  ['reggio calabria', 'reggio di calabria'],
])

/** «S. Benedetto», «Reggio E.»: a name with a part that people shorten. */
export function isShortened(name: string): boolean {
  const folded = foldPlaceName(name)
  return shortNames.has(folded) || folded.split(' ').some((word) => shortSaint.test(word))
}

/** The loose names that a folded one may stand for. */
function writings(folded: string): readonly string[] {
  const words = looseName(shortNames.get(folded) ?? folded).split(' ')
  if (words.filter((word) => shortSaint.test(word)).length > mostSaints) return []
  return words
    .reduce<string[][]>(
      (all, word) => all.flatMap((begun) => (shortSaint.test(word) ? saints : [word]).map((each) => [...begun, each])),
      [[]],
    )
    .map((each) => each.join(' '))
}

function looseName(folded: string): string {
  return folded
    .replaceAll('j', 'i')
    .split(' ')
    .map((word) =>
      /^(?:de|dei|del|della|delle|degli|dell|d)$/.test(word) ? 'di' : /^(?:al|allo|alla|ai|agli|all)$/.test(word) ? 'a' : word,
    )
    .join(' ')
}

function readNames(): Names {
  const byWeight = [...placeEntries()].sort((a, b) => b.place.weight - a.place.weight)
  const own = new Map<string, Place[]>()
  const other = new Map<string, Place[]>()
  const loose = new Map<string, Place[]>()
  const beginnings = new Map<string, Place[]>()
  for (const { place, folded, otherNames } of byWeight) {
    add(own, folded, place)
    add(loose, looseName(folded), place)
    for (const name of otherNames) add(other, name, place)
    const words = folded.split(' ')
    for (let length = 1; length < words.length; length += 1) add(beginnings, words.slice(0, length).join(' '), place)
  }
  return { own, other, loose, beginnings }
}

function add(map: Map<string, Place[]>, name: string, place: Place): void {
  const known = map.get(name)
  if (!known) map.set(name, [place])
  else if (!known.includes(place)) known.push(place)
}

function distinct(places: readonly Place[]): readonly Place[] {
  return [...new Set(places)]
}
