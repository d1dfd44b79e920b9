import { asRecord } from '@/lib/kernel/validation/plain-object'

/** What an ad says of its vehicle, as far as a version is made of it. */
export type VersionAd = {
  version: string
  year: number | null
  fuel: string | null
  gearbox: string | null
  powerKw: number | null
  displacementCc: number | null
  emissionClass: string | null
  body: string | null
  doors: number | null
  seats: number | null
  drive: string | null
  consumptionL100km: number | null
}

/** Facts that ads of one version share or contradict; fuel and gearbox are part of what a version is. */
export const versionFacts = [
  'powerKw',
  'displacementCc',
  'emissionClass',
  'body',
  'doors',
  'seats',
  'drive',
  'consumptionL100km',
] as const satisfies readonly (keyof VersionAd)[]
export type VersionFact = (typeof versionFacts)[number]

/** A value, how many ads speak for it and how many say another one. `possible`: what an open power may be. */
export type FactCount = { value: string | number; agree: number; contradict: number; isCertain: boolean; possible?: readonly number[] }
/** `fuel`: only where ads of the same name and power say another one. */
export type FactCounts = Readonly<Partial<Record<VersionFact | 'fuel', FactCount>>>

/** A version of a model as ads name it, never fewer than three. `years`: ads by year of registration. */
export type Version = {
  key: string
  label: string
  fuel: string
  gearbox: string
  ads: number
  years: Readonly<Record<string, number>>
  facts: FactCounts
}

/**
 * A version as it is offered to a seller, with the facts that are certain. `ads`: those of the asked years; `nearness`: all its ads, weighed by how near
 * their year is. `isFuelCertain`: no ads of its name and power say another fuel. `powers`: what the power may be, where ads contradict each other.
 * JSON-serialisable.
 */
export type OfferedVersion = Pick<Version, 'key' | 'label' | 'fuel' | 'gearbox' | 'ads'> & {
  nearness: number
  isFuelCertain: boolean
  powers?: readonly number[]
  facts: Readonly<Partial<Record<VersionFact, string | number>>>
}

/** Least number of ads of a version: fewer might show one of them. */
export const adsOfVersion = 3
/** Share of the ads that say a fact at all from which it is certain (decision 155). */
const certainShare = 0.9
/** Years before and after that of the registration in which a version was sold: a car may have stood, and a model year begins in autumn. */
const yearsAround = 3
/** Years before and after whose ads are counted beside a version. */
const yearsCounted = 1
/** What an ad of the next year counts beside one of the same year, where engines are ordered: a year later many are replaced. */
const weightOfAYear = 0.2

export function isCertain({ agree, contradict }: Pick<FactCount, 'agree' | 'contradict'>): boolean {
  return agree >= adsOfVersion && agree >= certainShare * (agree + contradict)
}

/** The versions of the years around a registration, those of most ads first; of any year without one. */
export function offeredVersions(versions: readonly Version[], year: number | null): OfferedVersion[] {
  return versions
    .filter(({ years }) => year === null || isOfYears(years, year))
    .map(({ key, label, fuel, gearbox, ads, years, facts }) => ({
      all: ads,
      offered: {
        ...{ key, label, fuel, gearbox, facts: certainOf(facts) },
        ads: year === null ? ads : nearYears(year).reduce((sum, near) => sum + (years[near] ?? 0), 0),
        nearness: nearnessOf(years, year),
        isFuelCertain: facts.fuel?.isCertain ?? true,
        ...(facts.powerKw?.possible && { powers: facts.powerKw.possible }),
      },
    }))
    .sort(
      (one, other) =>
        other.offered.ads - one.offered.ads || other.all - one.all || one.offered.label.localeCompare(other.offered.label, 'it'),
    )
    .map(({ offered }) => offered)
}

/**
 * Of these versions first the most frequent one of each engine, then the others: a person who knows the engine finds it among the first. Engines whose ads
 * are many and of years nearby come first.
 */
export function byEngine<Row extends OfferedVersion>(versions: readonly Row[]): Row[] {
  const engines = new Map<string, { leading: Row; nearness: number }>()
  for (const version of versions) {
    const engine = [version.fuel, shiftOf(version.gearbox), version.facts.powerKw].join(' ')
    const known = engines.get(engine)
    engines.set(engine, { leading: known?.leading ?? version, nearness: (known?.nearness ?? 0) + version.nearness })
  }
  const leading = [...engines.values()].sort((one, other) => other.nearness - one.nearness).map(({ leading }) => leading)
  return [...leading, ...versions.filter((version) => !leading.includes(version))]
}

/** What a double clutch is called, automatic or semi-automatic, differs from ad to ad: by hand or not is what tells two versions apart. */
export function shiftOf(gearbox: string): string {
  return gearbox === 'manuale' ? gearbox : 'automatico'
}

function nearnessOf(years: Version['years'], asked: number | null): number {
  const weights = Object.entries(years).map(([year, ads]) => ads * (asked === null ? 1 : weightOfAYear ** Math.abs(Number(year) - asked)))
  return Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 1_000) / 1_000
}

/** Whether it was sold in such a year: between the first and the last of its ads, and some years around. Ads without a month alone tell no year. */
function isOfYears(years: Version['years'], year: number): boolean {
  const known = Object.keys(years).map(Number)
  return Math.min(...known) - yearsAround <= year && year <= Math.max(...known) + yearsAround
}

function nearYears(year: number): number[] {
  return Array.from({ length: 2 * yearsCounted + 1 }, (_, place) => year - yearsCounted + place)
}

function certainOf(facts: FactCounts): OfferedVersion['facts'] {
  return Object.fromEntries(versionFacts.flatMap((name) => (facts[name]?.isCertain ? [[name, facts[name].value]] : [])))
}

/** The versions of an answer of the server; what is none is left out. */
export function readOfferedVersions(answer: unknown): OfferedVersion[] {
  return Array.isArray(answer) ? answer.flatMap((one: unknown) => readOne(asRecord(one))) : []
}

function readOne({ key, label, fuel, gearbox, ads, nearness, isFuelCertain, powers, facts }: Record<string, unknown>): OfferedVersion[] {
  if (typeof key !== 'string' || typeof label !== 'string' || typeof fuel !== 'string' || typeof gearbox !== 'string') return []
  const known = Object.entries(asRecord(facts)).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  )
  const counts = { ads: numberOr0(ads), nearness: numberOr0(nearness) }
  const possible = Array.isArray(powers) ? powers.filter((kw: unknown) => typeof kw === 'number') : []
  return [
    {
      ...{ key, label, fuel, gearbox, ...counts, isFuelCertain: isFuelCertain !== false },
      ...(possible.length > 0 && { powers: possible }),
      facts: Object.fromEntries(known),
    },
  ]
}

const numberOr0 = (value: unknown) => (typeof value === 'number' ? value : 0)
