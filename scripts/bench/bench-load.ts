import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { runCommand } from '../run-command'
import { readOptions } from '../usage-error'
import { type Asked, requestMix } from './load/mixed-load'
import { readLoadOptions } from './load/options'
import { pageMix } from './load/page-mix'
import { sample } from './load/soak'
import { type LoadRow, loadTable, soakTable, statuses } from './load/tables'
import { withCpu } from './pages/load-generator'
import { findPages } from './pages/pages'
import { moveAside, type Running, startCheckout, startPlain } from './pages/servers'
import { benchFolder } from './pages/tools'
import { watchMachine } from './pages/watch-machine'

/** npm run bench:load measures the site under rising numbers of concurrent clients, and whether it stays stable under a long load. */
const options = readOptions(readLoadOptions)
const sampleMs = 2_000
const soakConnections = 8

await runCommand(async (shutdown) => {
  mkdirSync(benchFolder, { recursive: true })
  moveAside()
  const metricsPort = await findFreePort()
  console.log(`Starting ${process.cwd()}`)
  const ours = await startCheckout(shutdown, process.cwd(), 'market', { METRICS_PORT: String(metricsPort) })
  const mix = pageMix(await findPages(ours.url))
  await requestMix(ours.url, mix, { connections: soakConnections, seconds: 5 }) // warm
  const { line } = await watchMachine(async () => {
    await measureSteps(shutdown, ours, mix)
    if (options.soak > 0) await soak(ours, mix, `http://localhost:${metricsPort}/metrics`)
  })
  console.log(`\n${line}`)
})

/** Ours and plain Node in turn, so that a busy neighbour disturbs both. */
async function measureSteps(shutdown: Shutdown, ours: Running, mix: readonly Asked[]): Promise<void> {
  const { connections: steps, rounds, seconds } = options
  const file = path.join(benchFolder, 'hello.html.gz')
  writeFileSync(file, gzipSync('hello'))
  const plain = await startPlain(shutdown, file)
  const rows: LoadRow[] = steps.map((connections) => ({ connections, ours: [], plain: [] }))
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`Round ${round} of ${rounds}`)
    for (const { connections, ours: loads, plain: limits } of rows) {
      loads.push(await withCpu(ours.pid, () => requestMix(ours.url, mix, { connections, seconds })))
      limits.push(await requestMix(plain.url, mix, { connections, seconds }))
    }
  }
  console.log(
    `\n## Load (autocannon, a mix of ${mix.length} requests, the middle of ${rounds} rounds of ${seconds} s)\n\n${loadTable(rows)}`,
  )
}

async function soak(ours: Running, mix: readonly Asked[], metricsUrl: string): Promise<void> {
  const seconds = options.warmUp + options.soak
  console.log(`\nAsking for ${seconds} s on ${soakConnections} connections, of which the first ${options.warmUp} are left out of the table`)
  const until = { isOver: false }
  const sampling = sample(ours.pid, metricsUrl, sampleMs, until)
  const load = await requestMix(ours.url, mix, { connections: soakConnections, seconds }).finally(() => (until.isOver = true))
  const samples = await sampling
  console.log(
    `\n## ${seconds} s on ${soakConnections} connections: ${statuses([load])}, ${load.errors} broken, ${load.timeouts} too late\n`,
  )
  console.log(soakTable(samples, options.warmUp))
}
