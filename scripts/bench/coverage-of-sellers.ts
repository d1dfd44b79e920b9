import { alwaysValid } from '@/lib/experimentation/experiment-results/statistics/always-valid'
import { compareClustered } from '@/lib/experimentation/experiment-results/statistics/clustered'
import { compareStrata } from '@/lib/experimentation/experiment-results/statistics/compare'
import { fixedMeans } from '@/lib/experimentation/experiment-results/statistics/fixed-horizon'
import { meanAboveZero, sellersMarket } from '@/lib/experimentation/experiment-results/statistics/simulated-sellers'
import { Random } from '@/tools/demo-market/random'

const contacts = 0.06
const markets = [
  { name: '300 sellers, each gains a tenth', sellers: 300, lift: 0.1, spread: 0 },
  { name: '300 sellers, gains spread by 0.5', sellers: 300, lift: 0.1, spread: 0.5 },
  { name: '300 sellers, gains spread by 1', sellers: 300, lift: 0.1, spread: 1 },
  { name: '100 sellers, gains spread by 0.5', sellers: 100, lift: 0.1, spread: 0.5 },
] as const
const level = 0.05

/** Prints how many intervals of contacts per visitor hold the difference over all sellers from whom those of the market are a sample: with the errors of visitors alone, and clustered. */
export function printCoverageOfSellers(runs: number, visitorsEach: number): void {
  console.log('\n| contacts per visitor | planned: by visitors alone | planned: clustered | any day: clustered |\n|---|---|---|---|')
  for (const [number, { name, sellers, lift, spread }] of markets.entries()) {
    const truth = contacts * (meanAboveZero(1 + lift, spread) - 1)
    const held = { alone: 0, planned: 0, anyDay: 0 }
    for (let run = 0; run < runs; run++) {
      const random = new Random(44, number, run, 0)
      const market = sellersMarket(() => random.next(), { visitorsEach, sellers, contacts, lift, spread }).all()
      const [control, variant] = [market.control, market.variant].map((arm) => {
        const mean = [...arm.bySeller.values()].reduce((sum, each) => sum + each, 0) / arm.visitors
        return { visitors: arm.visitors, mean, variance: arm.squaresOfVisitors / arm.visitors - mean ** 2 }
      })
      const alone = control && variant && compareStrata([{ control, variant }], level, fixedMeans)?.difference
      if (holds(alone, truth)) held.alone++
      if (holds(compareClustered([market], level, fixedMeans), truth)) held.planned++
      if (holds(compareClustered([market], level, alwaysValid), truth)) held.anyDay++
    }
    console.log(
      `| ${name} | ${[held.alone, held.planned, held.anyDay].map((count) => `${((100 * count) / runs).toFixed(1)} %`).join(' | ')} |`,
    )
  }
}

function holds(found: { low: number; high: number } | null | undefined, truth: number): boolean {
  return found !== null && found !== undefined && found.low <= truth && truth <= found.high
}
