import type { TrafficRange } from '@/lib/measuring/experiments/datafile/datafile'
import { bucketOf, ownerOf } from '@/lib/measuring/experiments/decision/bucketer'
import type { Arm } from './statistics'

const visitorsEach = 1_000
const rate = 0.1

/** mulberry32: the same numbers on every run. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = randomNumbers(20_260_301)
const hex = (digits: number) =>
  Math.floor(random() * 16 ** digits)
    .toString(16)
    .padStart(digits, '0')
const newVisitor = () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`
export const rangesOf = (...ends: number[]): TrafficRange[] => ends.map((endOfRange, place) => ({ entityId: String(place), endOfRange }))

/** Visitors with ids like real ones go where our bucketer sends them, and convert whatever they see. */
export function simulate(experimentId: string, ranges: TrafficRange[], visitors = visitorsEach): Arm[] {
  const arms = ranges.map(() => ({ visitors: 0, converted: 0 }))
  for (let count = 0; count < visitors; count += 1) {
    const arm = arms[Number(ownerOf(bucketOf(newVisitor(), experimentId), ranges))]
    if (!arm) continue
    arm.visitors += 1
    if (random() < rate) arm.converted += 1
  }
  return arms
}

export const shareOf = (isTrue: boolean[]) => isTrue.filter(Boolean).length / isTrue.length
export const resultsOf = (arms: Arm[]) => ({
  visitors: arms.map(({ visitors }, place) => ({ day: '2026-03-01', variationId: String(place), visitors })),
  converted: arms.map(({ converted }, place) => ({ day: '2026-03-01', variationId: String(place), key: 'contact', visitors: converted })),
  mixed: 0,
  worth: [],
})
export const variations = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), key: String(place), share: 1 / count }))
