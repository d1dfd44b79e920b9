import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { findBrowser } from '../browser.mjs'
import { copyTree } from '../checks/mutants/tree-copy'
import { runCommand } from '../run-command'
import { readOptions } from '../usage-error'
import { firstView } from './pages/browser-view'
import { getPage } from './pages/get-page'
import { findLighthouse, type LighthouseFigures, runLighthouse } from './pages/lighthouse'
import { findLoadGenerator } from './pages/load-generator'
import { findLongTasks, type LongTasks } from './pages/long-tasks'
import { measureSpeed, type Speed, type Target } from './pages/measure-speed'
import { measureVisits, type VisitedSite, type Visits } from './pages/measure-visits'
import { measureWeight, type PageWeight } from './pages/measure-weight'
import { type BenchOptions, readBenchOptions } from './pages/options'
import { findPages, type Pages, settledState, uncached } from './pages/pages'
import { postmasterOf } from './pages/process-time'
import { buildReference } from './pages/reference-app'
import { moveAside, moveBack, type Running, startCheckout, startPlain, startReference } from './pages/servers'
import { findAddresses } from './pages/site-addresses'
import { bareListRow, lighthouseTable, type PageView, speedTable, viewTable, visitTable, weightTable } from './pages/tables'
import { benchFolder } from './pages/tools'
import { type VisitRow, visitRows } from './pages/visit-rows'
import { watchMachine } from './pages/watch-machine'

type Site = Running & { name: string; pages: Pages; dataDir: string }
type Found = {
  visits: Visits[]
  speeds: Speed[]
  weights: PageWeight[]
  views: PageView[]
  lighthouse: (LighthouseFigures & { name: string })[]
}

const tell = (line: string) => console.log(line)
const options = readOptions(readBenchOptions)

await runCommand(async (shutdown) => {
  mkdirSync(benchFolder, { recursive: true })
  const reference = await buildReference(shutdown.signal)
  moveAside()
  const sites = [await openSite(shutdown, 'Ingrana', process.cwd(), 'market-6000')]
  const { against, without } = options
  if (against !== undefined) sites.push(await openSite(shutdown, 'against', path.resolve(against), 'market-6000-against'))
  if (without !== undefined) {
    const { folder } = copyTree('bench-without') // it has a build of its own
    sites.push(await openSite(shutdown, `without ${without}`, folder, 'market-6000-without', { RENDERER: `own -${without}` }))
  }
  const bare = await startReference(shutdown, reference)
  const { result: found, line, ...usage } = await watchMachine(() => measure(shutdown, sites, bare, options))
  tell(`\n${line}`)
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify({ ...found, ...usage }, null, 2))
})

async function openSite(shutdown: Shutdown, name: string, folder: string, market: string, settings = {}): Promise<Site> {
  tell(`Starting ${folder}`)
  const running = await startCheckout(shutdown, folder, market, { DEMO_ADS: '6000', ...settings })
  return { ...running, name, pages: await findPages(running.url), dataDir: path.join(benchFolder, market) }
}

async function measure(shutdown: Shutdown, sites: Site[], bare: Running, { only, rounds, seconds, rate }: BenchOptions): Promise<Found> {
  const found: Found = { visits: [], speeds: [], weights: [], views: [], lighthouse: [] }
  const pages = sites.flatMap((site) =>
    Object.entries(site.pages).map(([page, place]) => ({ name: `${site.name}: ${page}`, url: site.url + place })),
  )
  const all = [{ name: 'bare Next: hello', url: `${bare.url}/hello` }, { name: 'bare Next: list', url: `${bare.url}/list` }, ...pages]
  if (only.includes('visits')) {
    found.visits = await measureVisits(await visitedSites(sites, bare), { rounds, seconds, rate }, tell)
    tell(
      `\n## Visits (${rate} a second; processor time of an answer, the middle of ${rounds} rounds of ${seconds} s)\n\n${visitTable(found.visits)}`,
    )
  }
  if (only.includes('speed')) {
    const generator = findLoadGenerator()
    found.speeds = await measureSpeed(
      await speedTargets(shutdown, sites, bare, generator.name === 'wrk'),
      generator,
      { rounds, seconds },
      tell,
    )
    const named = (name: string) => found.speeds.find((speed) => speed.name === name)
    const [plain, bareList] = [named(plainName), named(bareListName)]
    tell(
      `\n## Hot: one address again and again (${generator.name}, 8 connections, the middle of ${rounds} rounds of ${seconds} s; TTFB without other clients)\n`,
    )
    tell(speedTable(found.speeds, { plain, bareList }))
  }
  if (only.includes('weight')) {
    for (const { name, url } of all) found.weights.push(await measureWeight(name, url))
    tell(`\n## Weight\n\n${weightTable(found.weights)}`)
  }
  if (only.includes('browser')) {
    found.views = await viewAll(all, rounds)
    tell(`\n## First view in Chromium, a phone's window, nothing cached\n\n${viewTable(found.views)}`)
  }
  if (only.includes('lighthouse')) found.lighthouse = await judgeAll(all, rounds)
  return found
}

const plainName = 'plain Node, our list precompressed'
const bareListName = 'bare Next: list'

/** The requests that are equal in all sites, and the bare list beside them. */
async function visitedSites(sites: readonly Site[], bare: Running): Promise<VisitedSite[]> {
  const visited: VisitedSite[] = []
  for (const { pages, ...site } of sites) {
    const rows = await visitRows(await findAddresses(site.url), site, pages)
    visited.push({ ...site, rows, postmaster: await postmasterOf(site.dataDir) })
  }
  const bareList: VisitRow = { name: bareListRow, next: () => ({ path: '/list', headers: { 'Accept-Encoding': 'gzip' } }) }
  return [{ ...bare, name: 'bare Next', rows: [bareList], postmaster: undefined }, ...visited]
}

/** The limit first, where there is something quick enough to find it, then the bare Next, then each page twice: rendered anew, and cached where a cache says so. */
async function speedTargets(shutdown: Shutdown, sites: Site[], bare: Running, hasWrk: boolean): Promise<Target[]> {
  const [ours] = sites
  const file = path.join(benchFolder, 'list.html.gz')
  writeFileSync(file, gzipSync((await getPage(`${ours?.url}${ours?.pages.list}`)).body))
  const none = { headers: {}, cache: 'none' }
  const targets: Target[] = [
    ...(hasWrk ? [{ ...(await startPlain(shutdown, file)), ...none, name: plainName }] : []),
    { ...none, name: 'bare Next: hello', url: `${bare.url}/hello`, pid: bare.pid },
    { ...none, name: bareListName, url: `${bare.url}/list`, pid: bare.pid },
  ]
  for (const { name, url, pid, pages } of sites) {
    for (const [page, place] of Object.entries(pages)) {
      const target = { name: `${name}: ${page}`, url: url + place, pid }
      targets.push({ ...target, headers: uncached, cache: await settledState(target.url, uncached) })
      const cached = await settledState(target.url, {})
      if (cached === 'hit') targets.push({ ...target, headers: {}, cache: cached })
      else tell(`${target.name}: not measured as cached, the cache says «${cached}»`)
    }
  }
  return targets
}

async function viewAll(pages: { name: string; url: string }[], rounds: number): Promise<Found['views']> {
  moveBack()
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-quic'] })
  const views: Found['views'] = []
  for (const { name, url } of pages) {
    const tasks: LongTasks[] = []
    const view = await firstView(browser, url)
    while (tasks.length < rounds) tasks.push(await findLongTasks(browser, url))
    views.push({ name, ...view, tasks })
  }
  await browser.close()
  return views
}

async function judgeAll(pages: { name: string; url: string }[], runs: number): Promise<Found['lighthouse']> {
  const [program, chrome] = [findLighthouse(), findBrowser()]
  if (program === undefined || chrome === undefined) {
    tell('\nLighthouse is left out: it, or a Chromium for it, is neither there nor to be had')
    return []
  }
  moveBack()
  const found: Found['lighthouse'] = []
  for (const { name, url } of pages) found.push({ name, ...(await runLighthouse(program, chrome, url, runs)) })
  tell(`\n## Lighthouse 12.8.2, mobile, the middle of ${runs}\n\n${lighthouseTable(found)}`)
  return found
}
