import { cvToKw, kwToCv } from '@/lib/market/catalogue/power'
import { withCertainFuel } from './contradicted-fuel'
import { contradictedPowers } from './contradicted-power'
import { doubtfulPowers, sayTheirPower } from './doubtful-power'
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
/** Ads of one name and engine. `power` is empty where the name stands for several; `possible`: what an open power may be, beside what the ads say. */
type VersionGroup = { name: string; power: string; possible: readonly number[] | null; group: readonly NamedAd[] }

/**
 * The versions that the ads of one model speak of. Each ad counts for the most precise name that at least three ads of its fuel, gearbox and power
 * share: what only one or two write is left out word by word, the rarest first. Ads that leave fuel, gearbox or power out count for none, ads
 * without a month for no year: new vehicles have none. A doubtful power is certain for no version, and without a name there is none. Where ads of one
 * name contradict each other's power they are one version, whose power is open.
 */
export function groupVersions(ads: readonly VersionAd[]): Version[] {
  return groupAds(ads).map(({ version }) => version)
}

/** The versions, each with the powers that its ads say. */
export function groupAds(ads: readonly VersionAd[]): { version: Version; powers: number[] }[] {
  const spelled = spelledAlike(ads.map(({ version }) => version))
  const known = ads.filter(isKnown).map((ad) => ({ ...ad, version: spelled(ad.version) }))
  const usual = usualPowers(known)
  const named = known.map((ad) => ({ ad: { ...ad, powerKw: usual(ad) }, words: versionName(ad.version).words }))
  const othersOf = doubtfulPowers(named.map(({ ad }) => ad))
  const isContradicted = contradictedPowers(named.map(({ ad, words }) => ({ ...ad, words })))
  const groups = [...groupBy(named, ({ ad }) => engineKey(ad)).values()]
    .flatMap((own) => [...namedGroups(own)])
    .flatMap(([name, group]): VersionGroup[] => {
      const [{ ad, words } = {}] = group
      if (!ad || !words || group.length < adsOfVersion) return []
      const doubt = sayTheirPower(group.map(({ ad }) => ad)) ? null : othersOf(ad)
      if (name === '' && doubt) return []
      const years = group.flatMap(({ ad }) => ad.year ?? [])
      const isMany = name !== '' && isContradicted({ ...ad, words, years })
      return [{ name, power: isMany ? '' : String(ad.powerKw), possible: doubt ?? (isMany ? [] : null), group }]
    })
  const versions = [...groupBy(groups, keyOfGroup).values()].map((own) => ({ name: own[0]?.name ?? '', ...versionOf(own) }))
  return withCertainFuel(versions)
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

const engineKey = ({ fuel, gearbox, powerKw }: KnownAd) => [fuel, shiftOf(gearbox), powerKw].join('.')

function keyOfGroup({ name, power, group: [first] }: VersionGroup): string {
  return [name, first?.ad.fuel, shiftOf(first?.ad.gearbox ?? ''), power].join('.')
}

/** The ads of one engine by their names, shortened until three share one. Ads whose names nobody shares come together without a name. */
function namedGroups(named: readonly NamedAd[]): Map<string, NamedAd[]> {
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

function versionOf(groups: readonly VersionGroup[]): { version: Version; powers: number[] } {
  const named = groups.flatMap(({ group }) => group)
  const ads = named.map(({ ad }) => ad)
  const [{ fuel, powerKw } = { fuel: '', powerKw: 0 }] = ads
  const gearbox = String(commonestOf(ads.map((ad) => ad.gearbox))?.value ?? '')
  const facts = countFacts(ads)
  const [{ name, power } = { name: '', power: '' }] = groups
  const powers = [...new Set(ads.map((ad) => ad.powerKw))]
  const label = versionLabel(
    named[0]?.words ?? [],
    ads.map(({ version }) => version),
  )
  const version = {
    key: [name, fuel, shiftOf(gearbox), power].join('.'),
    label: name === '' ? engineLabel(facts, powerKw) : label,
    ...{ fuel, gearbox, ads: ads.length },
    years: countBy(ads.flatMap(({ year }) => (year === null ? [] : [String(year)]))),
    facts: withOpenPower(facts, powers, groups),
  }
  return { version, powers }
}

/** An open power says what it may be, for the seller to press what the papers say. */
function withOpenPower(facts: FactCounts, powers: readonly number[], groups: readonly VersionGroup[]): FactCounts {
  if (!facts.powerKw || groups.every(({ possible }) => possible === null)) return facts
  const possible = [...new Set([...powers, ...groups.flatMap(({ possible }) => possible ?? [])])].sort((one, other) => one - other)
  return { ...facts, powerKw: { ...facts.powerKw, isCertain: false, possible } }
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
