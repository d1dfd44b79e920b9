import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import type { GoalResult, Verdict } from '@/lib/experimentation/experiment-results/judge-goals'
import { readingOfAnyDay, readingOfPlan } from '@/lib/experimentation/experiment-results/readings'
import type { TrafficRange } from '@/lib/experimentation/experiments/datafile/datafile'
import { bucketOf, ownerOf } from '@/lib/experimentation/experiments/decision/bucketer'
import type { Arm } from './statistics'

const visitorsEach = 1_000
const rate = 0.1

/** mulberry32: the same numbers on every run. */
export function randomNumbers(seed: number): () => number {
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
  visitors: arms.map(({ visitors }, place) => ({ day: '2026-03-01', phase: '', variationId: String(place), visitors })),
  converted: arms.map(({ converted }, place) => ({
    day: '2026-03-01',
    phase: '',
    variationId: String(place),
    key: 'contact',
    visitors: converted,
  })),
  mixed: 0,
  worth: [],
  earlier: [],
})
export const variations = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), key: String(place), share: 1 / count }))

type Simulation = {
  /** The rates of each goal, for the control and the variant. */
  rates: (readonly [control: number, variant: number])[]
  /** Who comes, day by day. */
  arrivals: number[]
  /** Whether the last day was planned as the end. */
  hasPlan: boolean
}
const nobody = (): [control: number, variant: number] => [0, 0]
const pageKeys = (goals: number) => Array.from({ length: goals }, (_, place) => `goal-${place}`)
const hasVerdict = (verdict: Verdict) => verdict === 'better' || verdict === 'worse'

/**
 * An experiment as read at the end of each day: whether any comparison of any goal had a verdict, and on the last day the verdict of the plan. Visitors convert up to a week after they came.
 */
function verdictsByDay({
  rates,
  arrivals,
  hasPlan,
}: Simulation): { any: boolean; primary: Verdict | undefined; plan: Verdict | undefined }[] {
  const keys = pageKeys(rates.length)
  const visitors = [0, 0]
  const conversions = Array.from({ length: arrivals.length + 7 }, () => keys.map(nobody))
  const soFar = keys.map(nobody)
  return arrivals.map((newcomers, day) => {
    for (let count = 0; count < newcomers; count += 1) {
      const arm = random() < 0.5 ? 0 : 1
      visitors[arm] = (visitors[arm] ?? 0) + 1
      for (const [goal, rate] of rates.entries()) {
        if (random() >= rate[arm]) continue
        const done = conversions[day + Math.floor(random() ** 3 * 7)]?.[goal]
        if (done) done[arm] += 1
      }
    }
    for (const [goal, total] of soFar.entries()) for (const arm of [0, 1] as const) total[arm] += conversions[day]?.[goal]?.[arm] ?? 0
    const results = {
      visitors: visitors.map((seen, arm) => ({ day: '2026-03-01', phase: '', variationId: String(arm), visitors: seen })),
      converted: soFar.flatMap((total, goal) =>
        total.map((seen, arm) => ({ day: '2026-03-01', phase: '', variationId: String(arm), key: keys[goal] ?? '', visitors: seen })),
      ),
      mixed: 0,
      worth: [],
      earlier: [],
    }
    const anyDay = analyseResults(results, variations(2), keys, { reading: readingOfAnyDay(hasPlan) }).goals
    const plan =
      hasPlan && day === arrivals.length - 1 ? analyseResults(results, variations(2), keys, { reading: readingOfPlan }).goals : []
    return {
      any: [...anyDay, ...plan].some(({ arms }) => arms.some(({ verdict }) => hasVerdict(verdict))),
      primary: primaryVerdict(anyDay),
      plan: primaryVerdict(plan),
    }
  })
}

const primaryVerdict = (goals: readonly GoalResult[]) => goals.find(({ role }) => role === 'primary')?.arms[1]?.verdict

/** Rates of goals as this site has them, from page views to registrations. */
const usualRates = [0.1, 0.3, 0.2, 0.05, 0.03, 0.01]

/** The share of A/A experiments, read daily for four weeks, that ever had a verdict about any of six goals, by plan on the last day included. */
export function wrongPages(runs: number, hasPlan: boolean): number {
  const rates = usualRates.map((each) => [each, each] as const)
  return shareOf(
    Array.from({ length: runs }, () => verdictsByDay({ rates, arrivals: Array<number>(28).fill(400), hasPlan }).some(({ any }) => any)),
  )
}

/** The share of experiments that find a change of the primary goal by `lift`: read daily, `size` visitors in three weeks, and a week more to convert. */
export function findsChange({
  rate,
  lift,
  size,
  goals,
  runs,
  hasPlan,
  planAlone = false,
}: {
  rate: number
  lift: number
  size: number
  goals: number
  runs: number
  hasPlan: boolean
  /** Whether only the reading of the plan counts. */
  planAlone?: boolean
}): number {
  const arrivals = [...Array<number>(21).fill(Math.ceil(size / 21)), ...Array<number>(7).fill(0)]
  const rates = usualRates
    .slice(0, goals)
    .map((each, place) => (place === 0 ? ([rate, rate * (1 + lift)] as const) : ([each, each] as const)))
  const sought = lift > 0 ? 'better' : 'worse'
  return shareOf(
    Array.from({ length: runs }, () =>
      verdictsByDay({ rates, arrivals, hasPlan }).some(({ primary, plan }) => (primary === sought && !planAlone) || plan === sought),
    ),
  )
}
