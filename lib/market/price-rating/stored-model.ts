import { type FeatureTable, notCurved } from './model/feature-table'
import type { LinearModel } from './model/linear-model'
import type { Peer, Peers } from './model/peer'
import type { PriceModel } from './model/price-model'
import type { Shares } from './model/shares'

/** A model as the database keeps it. Effects are rounded to 32 bits, a ten-millionth of an estimate. */
export type StoredModel = {
  priceNames: string
  priceTraits: string
  priceEffects: string
  distanceNames: string
  distanceTraits: string
  distanceEffects: string
  distanceLow: number
  distanceHigh: number
  distanceBands: string
  comparableCounts: string
  peers: string
  shares: string
}

export function storeModel({ prices, withoutFolds, spread, counts, peers, shares }: PriceModel): StoredModel {
  const { distances, low, high, bands } = spread
  return {
    priceNames: namesOf(prices.table),
    priceTraits: traitsOf(prices.table),
    priceEffects: effectsOf([prices.linear, ...withoutFolds]),
    distanceNames: namesOf(distances.table),
    distanceTraits: traitsOf(distances.table),
    distanceEffects: effectsOf([distances.linear]),
    distanceLow: low,
    distanceHigh: high,
    distanceBands: [...bands].map(([kind, band]) => [kind, band.low, band.high].join('\t')).join('\n'),
    comparableCounts: linesOf(counts),
    peers: peerLines(peers),
    shares: shareLines(shares),
  }
}

export function readModel(stored: StoredModel): PriceModel {
  const table = tableOf(stored.priceNames, stored.priceTraits)
  const distances = tableOf(stored.distanceNames, stored.distanceTraits)
  const [linear, ...withoutFolds] = sumsOf(stored.priceEffects, table)
  const [distance] = sumsOf(stored.distanceEffects, distances)
  if (!linear || !distance) throw new Error('a price model without effects')
  return {
    prices: { table, linear },
    withoutFolds,
    spread: {
      distances: { table: distances, linear: distance },
      low: stored.distanceLow,
      high: stored.distanceHigh,
      bands: readBands(stored.distanceBands),
    },
    counts: mapOf(stored.comparableCounts),
    peers: readPeers(stored.peers),
    shares: readShares(stored.shares),
    leftOut: null,
  }
}

/** Names of features in the order of their numbers: a table keeps them as they came. */
function namesOf({ numbers }: FeatureTable): string {
  return [...numbers.keys()].join('\n')
}

function traitsOf({ traits }: FeatureTable): string {
  return textOf(traits.flatMap(({ penalty, neverRaises, part, stretch }) => [penalty, Number(neverRaises), part, stretch]))
}

function effectsOf(sums: readonly LinearModel[]): string {
  return textOf(sums.flatMap(({ intercept, effects }) => [intercept, ...effects]))
}

function tableOf(names: string, traits: string): FeatureTable {
  const numbers = new Map(names === '' ? [] : names.split('\n').map((name, number) => [name, number]))
  const values = numbersOf(traits)
  return {
    numbers,
    traits: Array.from(numbers, (_, number) => ({
      penalty: values[4 * number] ?? 0,
      neverRaises: values[4 * number + 1] === 1,
      part: values[4 * number + 2] ?? 0,
      stretch: values[4 * number + 3] ?? notCurved,
    })),
  }
}

function sumsOf(text: string, { traits }: FeatureTable): LinearModel[] {
  const values = numbersOf(text)
  const length = traits.length + 1
  return Array.from({ length: values.length / length }, (_, sum) => ({
    intercept: values[sum * length] ?? 0,
    effects: Float64Array.from(values.subarray(sum * length + 1, (sum + 1) * length)),
  }))
}

function textOf(values: readonly number[]): string {
  return Buffer.from(Float32Array.from(values).buffer).toString('base64')
}

function numbersOf(text: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)
}

function linesOf(counts: ReadonlyMap<string, number>): string {
  return Array.from(counts, ([name, count]) => `${count} ${name}`).join('\n')
}

function mapOf(lines: string): Map<string, number> {
  if (lines === '') return new Map()
  return new Map(
    lines.split('\n').map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(space + 1), Number(line.slice(0, space))]
    }),
  )
}

function peerLines(peers: Peers): string {
  return [...peers]
    .flatMap(([key, own]) =>
      own.map(({ fold, years, powerKw, displacementCc, doors, seats, fuel, gearbox, drive, body, version }) =>
        [key, fold, years, powerKw, displacementCc, doors, seats, fuel, gearbox, drive, body, version].join('\t'),
      ),
    )
    .join('\n')
}

function readPeers(lines: string): Peers {
  const peers = new Map<string, Peer[]>()
  for (const line of lines === '' ? [] : lines.split('\n')) {
    const [key = '', fold, years, powerKw, displacementCc, doors, seats, fuel, gearbox, drive, body, version = ''] = line.split('\t')
    const own = peers.get(key) ?? []
    if (own.length === 0) peers.set(key, own)
    own.push({
      ...{ fold: Number(fold), years: Number(years), version },
      ...{ powerKw: numberOf(powerKw), displacementCc: numberOf(displacementCc), doors: numberOf(doors), seats: numberOf(seats) },
      ...{ fuel: fuel || null, gearbox: gearbox || null, drive: drive || null, body: body || null },
    })
  }
  return peers
}

function readBands(lines: string): PriceModel['spread']['bands'] {
  const rows = lines === '' ? [] : lines.split('\n').map((line) => line.split('\t'))
  return new Map(rows.map(([kind = '', low, high]) => [kind, { low: Number(low), high: Number(high) }]))
}

function numberOf(text: string | undefined): number | null {
  return text ? Number(text) : null
}

const [sellerShares, provinceShares] = ['seller', 'province'] as const

function shareLines({ sellers, provinces, equipment }: Shares): string {
  const linesOf = (of: string, shares: ReadonlyMap<string, number>) => [...shares].map(([name, share]) => [of, name, share].join('\t'))
  return [
    ...linesOf(sellerShares, sellers),
    ...linesOf(provinceShares, provinces),
    ...[...equipment].flatMap(([key, shares]) => linesOf(key, shares)),
  ].join('\n')
}

/** Keys of models hold a stroke: they are neither of the two words. */
function readShares(lines: string): Shares {
  const [sellers, provinces] = [new Map<string, number>(), new Map<string, number>()]
  const equipment = new Map<string, Map<string, number>>()
  for (const line of lines === '' ? [] : lines.split('\n')) {
    const [of = '', name = '', share] = line.split('\t')
    const own = of === sellerShares ? sellers : of === provinceShares ? provinces : (equipment.get(of) ?? new Map<string, number>())
    if (of.includes('/')) equipment.set(of, own)
    own.set(name, Number(share))
  }
  return { sellers, provinces, equipment }
}
