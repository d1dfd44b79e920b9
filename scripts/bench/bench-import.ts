import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openAccount, testPassword } from '@/e2e/accounts'
import { HttpClient } from '@/e2e/http-client'
import { launch, startCommand, stop, waitUntilHealthy } from '@/e2e/launch'
import { begin } from '@/e2e/seller'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { runCommand } from '../run-command'
import { requestMeanwhile, timesText } from './import/request-meanwhile'
import { stockFiles } from './import/stock-files'
import { type Dealer, importWhole, makeKey, ways } from './import/ways'
import { findPages } from './pages/pages'
import { benchFolder } from './pages/tools'
import { watchMachine } from './pages/watch-machine'

const { values } = parseArgs({
  options: {
    vehicles: { type: 'string', default: '90000' },
    kinds: { type: 'string', default: 'xml,csv,json' },
    ways: { type: 'string', default: 'wizard,api,trial' },
    'feed-host': { type: 'string' },
    whole: { type: 'string', default: '0' },
  },
})
const idleMs = 5_000
const kilobyte = 1024

/**
 * npm run bench:import [-- --vehicles 90000 --kinds xml,csv,json --ways wizard,feed,api,trial --feed-host ADDRESS --whole N] imports large files into
 * the built application. Every 50 ms it requests a list, an ad, the home and a draft, before each file and meanwhile. `--feed-host`: a public address of this machine. `--whole`: so many vehicles are tried and imported, too.
 */
await runCommand(async (shutdown) => {
  const site = await startSite(shutdown)
  const files = await serveFiles(shutdown)
  const { load, busy } = await watchMachine(async () => {
    const row = (name: string, work: () => Promise<void>) => measure(site, name, work)
    console.log('file | read in | requested without a file: median / 99 % / longest | with it | memory of the application before, at most')
    for (const kind of values.kinds.split(',')) {
      const content = stockFiles[kind]?.(Number(values.vehicles)) ?? ''
      for (const way of values.ways.split(',')) {
        files.content = content
        await row(`${kind} of ${(content.length / 1e6).toFixed(1)} MB, ${way}`, async () =>
          ways[way]?.({ ...site.dealer, feed: files.address }, content),
        )
      }
    }
    if (Number(values.whole) > 0)
      await row(`csv of ${values.whole}, tried and imported`, () =>
        importWhole(site.dealer, stockFiles['csv']?.(Number(values.whole)) ?? ''),
      )
  })
  console.log(`load average ${load.map((one) => one.toFixed(1)).join(', ')}, ${Math.round(busy * 100)} % busy`)
})

type Site = { dealer: Dealer; visitor: HttpClient; pages: string[]; pid: number }

async function startSite(shutdown: Shutdown): Promise<Site> {
  const postgres = await shutdown.register(
    () => startEmbeddedPostgres({ dataDir: path.join(benchFolder, 'import'), purpose: 'npm run bench:import', onNote: console.log }),
    (open) => open.stop(),
  )
  const port = await findFreePort()
  const settings = { PORT: String(port), STAND_INS_PORT: String(await findFreePort()), DATABASE_URL: postgres.url, DEMO_ADS: '500' }
  const application = await shutdown.register(
    async () => launch({ ...settings, NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1, ::1' }, startCommand),
    (launched) => stop(launched),
  )
  await waitUntilHealthy(port, application)
  const url = `http://localhost:${port}`
  const db = await shutdown.register(
    async () => openPool(postgres.url, 1),
    (pool) => pool.end(),
  )
  const visitor = new HttpClient(url)
  const { home, list, ad } = await findPages(url)
  const pages = [list, ad, home, `/vendi/${await begin(visitor)}/veicolo`]
  for (let at = 0; at < 200; at += 1) await visitor.get(pages[at % pages.length] ?? '/') // warm
  return { dealer: await openDealer(db, new HttpClient(url)), visitor, pages, pid: application.child.pid ?? 0 }
}

async function openDealer(db: Pool, owner: HttpClient): Promise<Dealer> {
  const slug = `bench-import-${Date.now()}` // the database stays from one run to the next
  const email = await openAccount(db)
  await db`
    with added as (insert into dealer (slug, name) values (${slug}, 'Bench') returning id)
    insert into dealer_member (user_id, dealer_id, role) select app_user.id, added.id, 'owner' from app_user, added where email = ${email}`
  await owner.logIn(email, testPassword)
  return { owner, slug, key: await makeKey(owner, slug), feed: undefined }
}

/** A dealer's server at a public address, where this machine has one. */
async function serveFiles(shutdown: Shutdown): Promise<{ content: string; address: string | undefined }> {
  const files: { content: string; address: string | undefined } = { content: '', address: undefined }
  const host = values['feed-host']
  if (host === undefined) return files
  const server = createServer((_, response) => void response.end(files.content))
  await shutdown.register(
    () => new Promise<void>((resolve) => server.listen(8_080, host, resolve)),
    async () => {
      server.closeAllConnections()
      server.close()
    },
  )
  return Object.assign(files, { address: `http://${host}:8080/stock` })
}

async function measure({ visitor, pages, pid }: Site, name: string, work: () => Promise<void>): Promise<void> {
  const idle = await requestMeanwhile(visitor, pages, delay(idleMs))
  const before = await memoryOf(pid)
  const startedAt = Date.now()
  const until = { isOver: false }
  let fault = ''
  const working = work()
    .catch((error: unknown) => void (fault = ` (${String(error)})`))
    .finally(() => (until.isOver = true))
  const [busy, most] = await Promise.all([requestMeanwhile(visitor, pages, working), mostMemory(pid, until), working])
  const taken = ((Date.now() - startedAt) / 1_000).toFixed(1)
  console.log(`${name}${fault} | ${taken} s | ${timesText(idle)} | ${timesText(busy)} (${busy.length} pages) | ${before} MB, ${most} MB`)
}

async function mostMemory(pid: number, until: { isOver: boolean }): Promise<number> {
  let most = 0
  while (!until.isOver) {
    most = Math.max(most, await memoryOf(pid))
    await delay(50)
  }
  return most
}

/** Megabytes of a process and what it started: the application, its threads included. Linux only. */
async function memoryOf(pid: number): Promise<number> {
  const statuses = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((name) => readFile(`/proc/${name}/status`, 'utf8').catch(() => '')),
  )
  const field = (status: string, label: string) => Number(new RegExp(`^${label}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  const own = statuses.filter((status) => field(status, 'Pid') === pid || field(status, 'PPid') === pid)
  return Math.round(own.reduce((sum, status) => sum + field(status, 'VmRSS'), 0) / kilobyte)
}
