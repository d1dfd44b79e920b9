import { parseArgs } from 'node:util'
import { adjusted } from '@/lib/experimentation/experiment-results/queries/earlier-visits'
import { alwaysValid } from '@/lib/experimentation/experiment-results/statistics/always-valid'
import { type Comparison, compareArms, compareStrata } from '@/lib/experimentation/experiment-results/statistics/compare'
import { fixedMeans, fixedShares } from '@/lib/experimentation/experiment-results/statistics/fixed-horizon'
import type { Method } from '@/lib/experimentation/experiment-results/statistics/method'
import { type MeasuredPhase, type MeasureKind, measuresOf } from '@/lib/experimentation/experiment-results/statistics/per-visitor'
import { Random } from '@/tools/demo-market/random'
import { printCoverageOfSellers } from './coverage-of-sellers'

/** npm run bench:coverage -- [--runs 4000] [--visitors 10000] simulates experiments with a known change, and counts how many 95 % intervals hold it. */
const { values } = parseArgs({ options: { runs: { type: 'string' }, visitors: { type: 'string' } } })
const runs = Number(values.runs ?? 4_000)
const visitorsEach = Number(values.visitors ?? 10_000)
const level = 0.05

/** One arm of a simulation: `raised`: whether it has the change. */
type Sampled = (random: Random, raised: boolean) => MeasuredPhase & { earlier: { visitors: number; converted: number } }
type Case = {
  name: string
  /** What the mean of one visitor is, of the control and the variant. */
  means: readonly [control: number, variant: number]
  sample: Sampled
  compare: (control: ReturnType<Sampled>, variant: ReturnType<Sampled>, reading: 'planned' | 'anyDay') => Comparison | null | undefined
}

const methods: Readonly<Record<'planned' | 'anyDay', { shares: Method; means: Method }>> = {
  planned: { shares: fixedShares, means: fixedMeans },
  anyDay: { shares: alwaysValid, means: alwaysValid },
}

/** Adds up visitors of whom each has done something so often, for so much, over so many of what it is a ratio of; and whether they had done it before. */
function addUp(each: (visitor: number) => { times: number; cents?: number; base?: number; known?: boolean }): ReturnType<Sampled> {
  const worth = { times: 0, timesSquared: 0, value: null, valueSquared: null, revenueCents: 0, revenueSquared: 0, baseProduct: 0 }
  const base = { ...worth }
  const earlier = { visitors: 0, converted: 0 }
  let converted = 0
  for (let visitor = 0; visitor < visitorsEach; visitor++) {
    const { times, cents = 0, base: of = 0, known = false } = each(visitor)
    if (times > 0) converted++
    if (known) earlier.visitors++
    if (known && times > 0) earlier.converted++
    worth.times += times
    worth.timesSquared += times ** 2
    worth.revenueCents += cents
    worth.revenueSquared += cents ** 2
    worth.baseProduct += times * of
    base.times += of
    base.timesSquared += of ** 2
  }
  return { visitors: visitorsEach, converted, worth, base, earlier }
}

function poisson(random: Random, mean: number): number {
  const end = Math.exp(-mean)
  let [count, product] = [0, random.next()]
  while (product > end) {
    product *= random.next()
    count++
  }
  return count
}

/** A normal number, by Box and Muller. */
const normal = (random: Random) => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

const measured =
  (kind: MeasureKind): Case['compare'] =>
  (control, variant, reading) =>
    measuresOf(
      [
        { variation: 0, phases: [control] },
        { variation: 1, phases: [variant] },
      ],
      null,
      methods[reading].means,
    ).find((measure) => measure.kind === kind)?.arms[1]?.comparison

function share(name: string, rate: number): Case {
  return {
    name,
    means: [rate, rate * 1.1],
    sample: (random, raised) => addUp(() => ({ times: random.chance(raised ? rate * 1.1 : rate) ? 1 : 0 })),
    compare: (control, variant, reading) => compareArms([{ control, variant }], level, methods[reading].shares),
  }
}

/** Of lognormal amounts, by their spread: at 1 the dearest hundredth has a tenth of the money, at 2 a half. */
function revenue(name: string, rate: number, spread: number): Case {
  const mean = 5_000 * Math.exp(spread ** 2 / 2)
  return {
    name,
    means: [rate * mean, rate * 1.1 * mean],
    sample: (random, raised) =>
      addUp(() =>
        random.chance(raised ? rate * 1.1 : rate) ? { times: 1, cents: 5_000 * Math.exp(spread * normal(random)) } : { times: 0 },
      ),
    compare: measured('revenue'),
  }
}

const cases: readonly Case[] = [
  share('share, 10 %', 0.1),
  share('share, 1 %', 0.01),
  {
    name: 'first-time share, a tenth regulars',
    means: [0.9 * 0.05 + 0.1 * 0.6, 0.9 * 0.055 + 0.1 * 0.6],
    sample: (random, raised) =>
      addUp(() => {
        const known = random.chance(0.1)
        return { known, times: random.chance(known ? 0.6 : raised ? 0.055 : 0.05) ? 1 : 0 }
      }),
    compare: (control, variant, reading) => compareStrata([adjusted({ control, variant })], level, methods[reading].shares),
  },
  {
    name: 'mean, times a visitor',
    means: [0.4, 0.44],
    sample: (random, raised) => addUp(() => ({ times: random.chance(0.2) ? poisson(random, raised ? 2.2 : 2) : 0 })),
    compare: measured('times'),
  },
  {
    name: 'ratio, contacts an ad opened',
    means: [0.05, 0.055],
    sample: (random, raised) =>
      addUp(() => {
        const base = random.chance(0.6) ? 1 + poisson(random, 2) : 0
        let times = 0
        for (let ad = 0; ad < base; ad++) if (random.chance(raised ? 0.055 : 0.05)) times++
        return { times, base }
      }),
    compare: measured('ratio'),
  },
  revenue('revenue, 5 % pay, spread 1', 0.05, 1),
  revenue('revenue, 5 % pay, spread 1.5', 0.05, 1.5),
  revenue('revenue, 5 % pay, spread 2', 0.05, 2),
]

type Held = { difference: number; lift: number }
console.log(`${runs} experiments of ${visitorsEach} visitors in each of two variations, the second one better by a tenth\n`)
console.log('| figure | planned: difference | planned: lift | any day: difference | any day: lift |\n|---|---|---|---|---|')
for (const [number, each] of cases.entries()) {
  const held = { planned: { difference: 0, lift: 0 }, anyDay: { difference: 0, lift: 0 } } satisfies Record<string, Held>
  for (let run = 0; run < runs; run++) {
    const [control, variant] = [each.sample(new Random(43, number, run, 0), false), each.sample(new Random(43, number, run, 1), true)]
    for (const reading of ['planned', 'anyDay'] as const) addHeld(held[reading], each, each.compare(control, variant, reading))
  }
  const columns = [held.planned, held.anyDay].flatMap(({ difference, lift }) => [difference, lift])
  console.log(`| ${each.name} | ${columns.map((count) => `${((100 * count) / runs).toFixed(1)} %`).join(' | ')} |`)
}

printCoverageOfSellers(runs, visitorsEach)

function addHeld(held: Held, { means: [before, after] }: Case, found: Comparison | null | undefined): void {
  if (!found) return
  const { difference, lift } = found
  if (difference.low <= after - before && after - before <= difference.high) held.difference++
  const change = after / before - 1
  if (lift && lift.low <= change && change <= (lift.high ?? Number.POSITIVE_INFINITY)) held.lift++
}
