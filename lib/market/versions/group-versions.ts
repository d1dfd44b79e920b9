import { cvToKw, kwToCv } from '@/lib/market/catalogue/power'
import { doubtfulPowers } from './doubtful-power'
import {
  adsOfVersion,
  type FactCount,
  type FactCounts,
  isCertain,
  shiftOf,
  type Version,
  type VersionAd,
  type VersionFact,
  versionFacts,
} from './version'
import { versionLabel, versionName } from './version-name'
import { spelledAlike } from './version-spelling'

type KnownAd = VersionAd & { fuel: string; gearbox: string; powerKw: number }
type NamedAd = { ad: KnownAd; words: readonly string[] }

/**
 * The versions that the ads of one model speak of. Each ad counts for the most precise name that at least three ads of its fuel, gearbox and power
 * share: what only one or two write is left out word by word, the rarest first. Ads that leave fuel, gearbox or power out count for none, ads
 * without a month for no year: new vehicles have none. A doubtful power is certain for no version, and without a name there is none.
 */
export function groupVersions(ads: readonly VersionAd[]): Version[] {
  const spelled = spelledAlike(ads.map(({ version }) => version))
  const known = ads.filter(isKnown).map((ad) => ({ ...ad, version: spelled(ad.version) }))
  const usual = usualPowers(known)
  const engines = groupBy(known, (ad) => engineKey(ad, usual))
  const isDoubtful = doubtfulPowers(known.map((ad) => ({ ...ad, powerKw: usual(ad) })))
  const versions = [...engines.values()].flatMap((own) =>
    [...namedGroups(own).entries()].flatMap(([name, group]) =>
      group.length < adsOfVersion ? [] : [{ name, version: versionOf(name, group, usual) }],
    ),
  )
  return versions.flatMap(({ name, version }) => {
    const power = version.facts.powerKw
    if (!power || !isDoubtful({ fuel: version.fuel, powerKw: Number(power.value) })) return [version]
    return name === '' ? [] : [{ ...version, facts: { ...version.facts, powerKw: { ...power, isCertain: false } } }]
  })
}

function isKnown(ad: VersionAd): ad is KnownAd {
  return ad.fuel !== null && ad.gearbox !== null && ad.powerKw !== null && ad.powerKw > 0 && !isTakenForCv(ad.version, ad.powerKw)
}

/** Whether the kW of a «PureTech 100» are those of 100 kW taken for CV: 54, not 74. Files do that; what contradicts itself counts for nothing. */
export function isTakenForCv(version: string, powerKw: number): boolean {
  const named = versionName(version)
    .words.filter((word) => /^\d{2,3}$/.test(word))
    .map(Number)
  return named.some((cv) => Math.abs(cvToKw(cvToKw(cv)) - powerKw) <= 1 && Math.abs(cvToKw(cv) - powerKw) > 2)
}

/** A power in CV becomes one of two neighbouring kW: of neighbours the more frequent one is meant. */
function usualPowers(ads: readonly KnownAd[]): (ad: KnownAd) => number {
  const counts = new Map<string, number>()
  const keyOf = (fuel: string, kw: number) => `${fuel} ${kw}`
  for (const { fuel, powerKw } of ads) counts.set(keyOf(fuel, powerKw), (counts.get(keyOf(fuel, powerKw)) ?? 0) + 1)
  return ({ fuel, powerKw }) => {
    const adsWith = (kw: number) => counts.get(keyOf(fuel, kw)) ?? 0
    return [powerKw - 1, powerKw + 1].reduce((best, kw) => (adsWith(kw) > adsWith(best) ? kw : best), powerKw)
  }
}

const engineKey = (ad: KnownAd, usual: (ad: KnownAd) => number) => [ad.fuel, shiftOf(ad.gearbox), usual(ad)].join('.')

/** The ads of one engine by their names, shortened until three share one. Ads whose names nobody shares come together without a name. */
function namedGroups(ads: readonly KnownAd[]): Map<string, NamedAd[]> {
  const named = ads.map((ad) => ({ ad, words: versionName(ad.version).words }))
  const frequency = new Map<string, number>()
  for (const word of named.flatMap(({ words }) => words)) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const rarest = (words: readonly string[]) =>
    words.reduce((least, word) => ((frequency.get(word) ?? 0) < (frequency.get(least) ?? 0) ? word : least), words[0] ?? '')
  const keyOf = ({ words }: NamedAd) => [...words].sort().join('-')
  for (let groups = groupBy(named, keyOf); ; ) {
    const small = [...groups.entries()].filter(([key, group]) => key !== '' && group.length < adsOfVersion)
    if (small.length === 0) return groups
    const changed = small.flatMap(([, group]) =>
      group.map(({ ad, words }) => ({ ad, words: words.filter((word) => word !== rarest(words)) })),
    )
    for (const [key] of small) groups.delete(key)
    groups = groupBy([...[...groups.values()].flat(), ...changed], keyOf)
  }
}

function versionOf(name: string, group: readonly NamedAd[], usual: (ad: KnownAd) => number): Version {
  const ads = group.map(({ ad }) => ({ ...ad, powerKw: usual(ad) }))
  const [{ fuel, powerKw } = { fuel: '', powerKw: 0 }] = ads
  const gearbox = String(commonestOf(ads.map((ad) => ad.gearbox))?.value ?? '')
  const facts = countFacts(ads)
  const label = versionLabel(
    group[0]?.words ?? [],
    ads.map(({ version }) => version),
  )
  return {
    key: [name, fuel, shiftOf(gearbox), powerKw].join('.'),
    label: name === '' ? engineLabel(facts, powerKw) : label,
    ...{ fuel, gearbox, facts, ads: ads.length },
    years: countBy(ads.flatMap(({ year }) => (year === null ? [] : [String(year)]))),
  }
}

/** «1.2 69 CV», where ads agree on nothing else. */
function engineLabel({ displacementCc }: FactCounts, powerKw: number): string {
  const litres = displacementCc?.isCertain ? `${(Number(displacementCc.value) / 1_000).toFixed(1)} ` : ''
  return `${litres}${kwToCv(powerKw)} CV`
}

function countFacts(ads: readonly VersionAd[]): FactCounts {
  return Object.fromEntries(
    versionFacts.flatMap((name): [VersionFact, FactCount][] => {
      const values = ads.map((ad) => ad[name]).filter((value) => value !== null)
      const found = name === 'consumptionL100km' ? middleOf(values.map(Number)) : commonestOf(values)
      return found === undefined ? [] : [[name, { ...found, isCertain: isCertain(found) }]]
    }),
  )
}

type Counted = Omit<FactCount, 'isCertain'>

function commonestOf(values: readonly (string | number)[]): Counted | undefined {
  const counts = new Map<string | number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].sort((one, other) => other[1] - one[1])
  return best && { value: best[0], agree: best[1], contradict: values.length - best[1] }
}

/** Consumption has a decimal, and two ways of measuring: it is agreed on within a twentieth. */
const consumptionTolerance = 0.05

function middleOf(values: readonly number[]): Counted | undefined {
  const ordered = values.filter((value) => value > 0).sort((one, other) => one - other)
  const value = ordered[Math.floor(ordered.length / 2)]
  if (value === undefined) return undefined
  const agree = ordered.filter((other) => Math.abs(other - value) <= consumptionTolerance * value).length
  return { value, agree, contradict: ordered.length - agree }
}

/** Items by a key, in the order in which each key was first met. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function countBy(keys: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}
