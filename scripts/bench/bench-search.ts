import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs, promisify } from 'node:util'
import type { Pool } from '@/lib/kernel/db/db.server'
import { postgresEngine } from '@/lib/market/search/engine/postgres-engine.server'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { suggestWhileTyping } from '@/lib/market/search/suggestions/typing-suggestions.server'
import { AdsCluster } from '@/lib/market/search-cluster/ads-cluster.server'
import { ClusterFeed } from '@/lib/market/search-cluster/cluster-feed.server'
import { answerOf, momentOf, searchesOf } from '@/lib/market/search-cluster/cluster-question.server'
import { SearchCluster } from '@/lib/market/search-cluster/open-search-cluster.server'
import { SearchIndex, startIndexWorker } from '@/lib/market/search-index/open-search-index.server'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { runCommand } from '../run-command'
import { startCluster } from '../search-cluster/start-cluster'
import { openBenchMarket } from './bench-market'
import { type Answering, type Measured, measureShapes, quantile, type ShapeFigures } from './search/measure-shapes'

const changedAds = 10_000
/** A busy machine takes its time; nobody waits for a page here. */
const patienceMs = 60_000
const typedTexts = ['f', 'fiat p', 'panda gpl aut', 'bmw serie 3 vicino a mil', 'golf', 'sta', 'xqz']
const tell = (line: string) => console.log(line)

/**
 * npm run bench:search measures the search index beside naive SQL, in markets of several sizes that are stored for the next run. With `--engine opensearch` a cluster of three nodes and the
 * search of PostgreSQL are measured in the same run, with `--heap` megabytes for each node.
 */
const { values } = parseArgs({
  options: {
    ads: { type: 'string', default: '6000,100000,1000000' },
    rounds: { type: 'string', default: '150' },
    naive: { type: 'string', default: '3' },
    engine: { type: 'string', default: 'memory' },
    heap: { type: 'string', default: '1024' },
  },
})
const [rounds, naiveRounds] = [Number(values.rounds), Number(values.naive)]

await runCommand(async (shutdown) => {
  for (const ads of values.ads.split(',').map(Number)) await measureMarket(shutdown, ads)
  tell(
    `\nThe machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}; load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
})

async function measureMarket(shutdown: Shutdown, ads: number): Promise<void> {
  const { db, applicationUrl, dataDir, close } = await openBenchMarket(shutdown, ads, 'npm run bench:search')
  tell(`\n## ${ads.toLocaleString('en')} ads\n`)
  const index = await openMeasuredIndex(applicationUrl, path.join(dataDir, 'bench.index'))
  const memory = { name: 'memory', engine: index, rounds }
  if (values.engine === 'opensearch') await measureCluster(shutdown, db, applicationUrl, { folder: `${dataDir}.cluster`, beside: memory })
  else tell(shapeTable([memory], await measureShapes(db, [memory], naiveRounds)))
  tell(`memory: ${await measureChanges(db, index)}`)
  tell(await measureSuggestions(db))
  await index.close()
  await close()
}

/** Three nodes on this machine, queried and fed as by a site. */
async function measureCluster(
  shutdown: Shutdown,
  db: Pool,
  databaseUrl: string,
  { folder, beside }: { folder: string; beside: Measured },
): Promise<void> {
  const { nodes, caFile, stop } = await shutdown.register(
    () => startCluster(folder, { nodes: 3, heapMb: Number(values.heap) }),
    (cluster) => cluster.stop(),
  )
  const place = { nodes: nodes.map(({ url }) => url), alias: 'ads', caFile }
  const cluster = new AdsCluster(place, patienceMs)
  const startedAt = performance.now()
  await new ClusterFeed(db, cluster).rebuild()
  const builtMs = performance.now() - startedAt
  const { ads, bytes } = await cluster.size()
  tell(`cluster, filled from the database: ${seconds(builtMs)}; ${ads.toLocaleString('en')} ads take ${megabytes(bytes)} on all disks`)
  const engine: Answering = {
    answer: async (request) => answerOf(request, await cluster.search(searchesOf(request, await momentOf(db, request)))),
  }
  const postgres = { name: 'PostgreSQL', engine: postgresEngine(db, patienceMs * 10), rounds: naiveRounds }
  const measured = [beside, { name: 'cluster', engine, rounds }, postgres]
  tell(shapeTable(measured, await measureShapes(db, measured, naiveRounds)))
  for (const { pid } of nodes) tell(await memoryOfNode(pid))
  await cluster.close()
  const site = new SearchCluster({ databaseUrl, ...place })
  tell(`cluster: ${await measureChanges(db, site)}`)
  await site.close()
  await stop()
}

/** What it has in use of its heap once nothing is left to clear away, and what it takes of the machine. */
async function memoryOfNode(pid: number): Promise<string> {
  const jcmd = (word: string) => promisify(execFile)('jcmd', [String(pid), word])
  await jcmd('GC.run')
  const { stdout } = await jcmd('GC.heap_info')
  const used = [...stdout.matchAll(/generation\s+total \d+K, used (\d+)K/g)].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0)
  const [, resident] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return `a node: ${megabytes(used * 1_024)} of ${values.heap} MB of heap in use, ${megabytes(Number(resident) * 1_024)} of memory in all`
}

/** Built from the database, closed, and opened again from its snapshot. */
async function openMeasuredIndex(databaseUrl: string, snapshotFile: string): Promise<SearchIndex> {
  rmSync(snapshotFile, { force: true })
  const open = () => new SearchIndex(() => startIndexWorker({ databaseUrl, snapshotFile }))
  const before = process.memoryUsage().rss
  const first = open()
  const builtMs = await untilReady(first)
  const memory = process.memoryUsage()
  tell(
    `memory, ready from the database: ${seconds(builtMs)}; the process took ${megabytes(memory.rss - before)} more memory, of it ${megabytes(memory.arrayBuffers)} in arrays`,
  )
  const closedAt = performance.now()
  await first.close()
  tell(`closed, its snapshot written: ${seconds(performance.now() - closedAt)}`)
  const index = open()
  tell(`ready from the snapshot: ${seconds(await untilReady(index))}`)
  return index
}

async function untilReady(index: SearchIndex): Promise<number> {
  const startedAt = performance.now()
  while ((await countAll(index)) === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
  return performance.now() - startedAt
}

async function countAll(index: SearchIndex): Promise<number | undefined> {
  return (await index.answer({ query: emptySearch('annunci'), from: 0, limit: 0, dimensions: [], includesPrices: false }))?.total
}

/** What somebody types is completed from memory; only the first of all waits for the stock. */
async function measureSuggestions(db: Pool): Promise<string> {
  const startedAt = performance.now()
  await suggestWhileTyping(db, 'a', 'auto')
  const readMs = performance.now() - startedAt
  const times: number[] = []
  for (const text of Array.from({ length: Number(values.rounds) }, () => typedTexts).flat()) {
    const askedAt = performance.now()
    await suggestWhileTyping(db, text, 'auto')
    times.push(performance.now() - askedAt)
  }
  return `suggestions while typing: p50 ${quantile(times, 0.5).toFixed(2)} ms, p99 ${quantile(times, 0.99).toFixed(2)} ms; the first one, with the stock: ${seconds(readMs)}`
}

/** How long after its commit a change is found: of one ad, and of many in one transaction. */
async function measureChanges(db: Pool, index: Answering): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 10; round++) times.push(await measureChange(db, index, 1))
  const many = await measureChange(db, index, changedAds)
  return `a change of one ad is found after ${quantile(times, 0.5).toFixed(0)} ms (at most ${Math.max(...times).toFixed(0)}); of ${changedAds.toLocaleString('en')} at once: ${seconds(many)}`
}

/** Gives cars a price that no other has, and takes it back. */
async function measureChange(db: Pool, index: Answering, ads: number): Promise<number> {
  const query = { ...emptySearch('annunci'), filters: { prezzo_da: ['19000000'] } }
  const isFound = async (count: number) => {
    while ((await index.answer({ query, from: 0, limit: 0, dimensions: [], includesPrices: false }))?.total !== count)
      await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await isFound(0)
  const changed = await db<{ id: number; priceCents: number | null }[]>`
    select id, price_cents from ad where status = 'published' and category = 'auto' order by id limit ${ads}`
  const ids = changed.map(({ id }) => id)
  await db`update ad set price_cents = 1900000000 where id = any(${ids}::bigint[])`
  const startedAt = performance.now()
  await isFound(ids.length)
  const ms = performance.now() - startedAt
  await db`update ad set price_cents = old.price from unnest(${ids}::bigint[], ${changed.map(({ priceCents }) => priceCents)}::int[]) old (id, price) where ad.id = old.id`
  return ms
}

function shapeTable(measured: readonly Measured[], figures: readonly ShapeFigures[]): string {
  const rows = figures.map(({ name, total, engines, naive }) => {
    const times = engines.map(({ p50, p99 }) => `${p50.toFixed(2)} / ${p99.toFixed(2)}`)
    return `| ${[name, total.toLocaleString('en'), ...times, naive.toFixed(0), `${(naive / (engines[0]?.p50 ?? 1)).toFixed(0)} ×`].join(' | ')} |`
  })
  const ratio = quantile(
    figures.map(({ naive, engines }) => naive / (engines[0]?.p50 ?? 1)),
    0.5,
  )
  const names = measured.map(({ name }) => `${name}: p50 / p99 ms`)
  return [
    `| ${['search', 'found', ...names, 'naive SQL ms', `${measured[0]?.name} is faster`].join(' | ')} |`,
    `|${'---|'.repeat(4 + measured.length)}`,
    ...rows,
    `\nMedian ratio: ${ratio.toFixed(0)} ×`,
  ].join('\n')
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`
}
