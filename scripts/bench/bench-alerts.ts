import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import { listPlaces } from '@/lib/market/places/places.server'
import { findAdsToMatch } from '@/lib/market/search/engine/ads-to-match.server'
import { findSearch } from '@/lib/market/search/engine/find-search.server'
import type { MatchedAd } from '@/lib/market/search/engine/match-ad'
import { ReverseIndex } from '@/lib/market/search/engine/reverse-search'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { hasAds } from '@/tools/demo-market/existing-market.server'
import { Random } from '@/tools/demo-market/random'
import { fillMarket } from '../database/fill-market'
import { runCommand } from '../run-command'

const dataDir = path.resolve('.data/bench-alerts')
/** Somewhat more than are wanted: some of the demo market are not published. */
const marketAds = 12_000
const measurements = [
  { searches: 100_000, ads: 10_000 },
  { searches: 1_000_000, ads: 100 },
] as const
const tell = (line: string) => console.log(line)

/** npm run bench:alerts measures how long it takes to say which saved searches find new ads, from the addresses of the searches to the matches. */
await runCommand(async (shutdown) => {
  const ads = await loadAds(shutdown)
  tell(
    '| saved searches | different | ads | matches | reading the searches | matching | CPU in all | memory |\n|---|---|---|---|---|---|---|---|',
  )
  for (const { searches, ads: count } of measurements) measure(searches, ads.slice(0, count))
  tell(
    `\nThe machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}; load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  )
})

async function loadAds(shutdown: Shutdown): Promise<readonly MatchedAd[]> {
  const server = await shutdown.register(
    () => startEmbeddedPostgres({ dataDir, purpose: 'npm run bench:alerts', onNote: tell }),
    (open) => open.stop(),
  )
  setDatabaseUrl(server.applicationUrl, server.url)
  await prepareDatabase(tell)
  const db: Pool = openPool(server.url)
  if (!(await hasAds(db))) await fillMarket(db, marketAds, 1)
  const rows = await db<{ id: number }[]>`select id from ad where status = 'published' order by id desc limit 10000`
  const startedAt = performance.now()
  const ads = await findAdsToMatch(
    db,
    rows.map(({ id }) => id),
  )
  tell(`${ads.length} ads were read in ${seconds(performance.now() - startedAt)}`)
  await db.end({ timeout: 5 })
  await server.stop()
  return ads
}

function measure(count: number, ads: readonly MatchedAd[]): void {
  const random = new Random(7)
  const addressOf = addressMaker(random)
  const addresses = Array.from({ length: count }, addressOf)
  const [memory, cpu, startedAt] = [process.memoryUsage().rss, process.cpuUsage(), performance.now()]
  const people = new Map<string, number>()
  for (const address of addresses) people.set(address, (people.get(address) ?? 0) + 1)
  const index = new ReverseIndex<string>()
  for (const address of people.keys()) {
    const query = findSearch(address)
    if (!query) throw new Error(`no search: ${address}`)
    index.add(query, address)
  }
  const readAt = performance.now()
  let matches = 0
  const now = Date.now()
  for (const ad of ads) for (const address of index.finding(ad, now)) matches += people.get(address) ?? 0
  const endedAt = performance.now()
  const { user, system } = process.cpuUsage(cpu)
  const columns = [
    count.toLocaleString('en'),
    people.size.toLocaleString('en'),
    ads.length.toLocaleString('en'),
    matches.toLocaleString('en'),
    seconds(readAt - startedAt),
    seconds(endedAt - readAt),
    seconds((user + system) / 1_000),
    `${Math.round((process.memoryUsage().rss - memory) / 2 ** 20)} MB`,
  ]
  tell(`| ${columns.join(' | ')} |`)
}

/** Searches as people have them: few makes and models are wanted often, most name a price, half a place, one in ten a price «chiavi in mano». */
function addressMaker(random: Random): () => string {
  const makes = listMakes('auto').slice(0, 40)
  const places = listPlaces().filter((_, number) => number % 16 === 0)
  const often = <T>(from: readonly T[]) => from[Math.floor(from.length ** random.next()) - 1]
  const optional: readonly [number, string, () => string][] = [
    [0.6, 'prezzo_a', () => String(random.pick([5_000, 8_000, 10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000]))],
    [0.35, 'anno_da', () => String(random.whole(2012, 2023))],
    [0.3, 'km_a', () => String(random.pick([30_000, 60_000, 80_000, 100_000, 150_000]))],
    [0.35, 'carburante', () => random.pick(['benzina', 'diesel', 'gpl', 'metano', 'elettrica'])],
    [0.25, 'cambio', () => 'automatico'],
  ]
  return () => {
    const make = random.chance(0.75) ? often(makes) : undefined
    const model = make && random.chance(0.8) ? often(listModels('auto', make.slug)) : undefined
    const params = new URLSearchParams()
    for (const [share, name, value] of optional) if (random.chance(share)) params.set(name, value())
    if (random.chance(0.5)) {
      params.set('dove', often(places)?.istat ?? '')
      params.set('raggio', String(random.pick([20, 30, 50, 100, 200])))
    } else if (random.chance(0.4)) params.set('regione', random.pick(['toscana', 'lombardia', 'lazio', 'puglia']))
    if (random.chance(0.1)) {
      params.set('residenza', random.pick(['mi', 'rm', 'to', 'na', 'pi']))
      params.set('chiavi_a', String(random.pick([6_000, 9_000, 12_000, 16_000, 22_000])))
    }
    return `${['/usate', make?.slug, model?.slug].filter((part) => part !== undefined).join('/')}?${params}`
  }
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`
}
