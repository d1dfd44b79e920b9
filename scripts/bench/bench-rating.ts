import { cpus, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { rateAllAds } from '@/lib/market/price-rating/rate-ads.server'
import { runCommand } from '../run-command'
import { openBenchMarket } from './bench-market'

/** npm run bench:rating [-- --ads N] measures what a night does with prices: new models, then every ad of a market of that size rated in one pass. */
const { values } = parseArgs({ options: { ads: { type: 'string', default: '1000000' } } })

await runCommand(async (shutdown) => {
  const ads = Number(values.ads)
  const { db, close } = await openBenchMarket(shutdown, ads, 'npm run bench:rating')
  const fitted = await measured(() => fitPriceModels(db))
  const rated = await measured(() => rateAllAds(db))
  const again = await measured(() => rateAllAds(db))
  const fits = fitted.result.filter((fit) => !('why' in fit)).length
  console.log(`\n## ${ads.toLocaleString('en')} ads\n`)
  console.log(`models of ${fits} categories: ${timesText(fitted)}`)
  console.log(
    `${rated.result.toLocaleString('en')} ads rated: ${timesText(rated)}, ${Math.round((rated.result / rated.ms) * 1_000)} a second`,
  )
  console.log(`a second pass, with nothing to do for ${ads - again.result}: ${timesText(again)}`)
  console.log(`memory of the process at most: ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB`)
  console.log(
    `the machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}; load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
  await close()
})

type Measured<T> = { result: T; ms: number; cpuMs: number }

async function measured<T>(work: () => Promise<T>): Promise<Measured<T>> {
  const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(cpuBefore)
  return { result, ms: performance.now() - startedAt, cpuMs: (user + system) / 1_000 }
}

function timesText({ ms, cpuMs }: Measured<unknown>): string {
  return `${(ms / 1_000).toFixed(1)} s (${(cpuMs / 1_000).toFixed(1)} s of this process, the rest waits for PostgreSQL)`
}
