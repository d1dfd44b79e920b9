import './node-env.mjs'
import { build, isBuilt, nextBuild } from '@/lib/edge/server/build.server'
import { chooseFreePorts } from '@/lib/edge/server/free-ports.server'
import { openHttpServer } from '@/lib/edge/server/http-server.server'
import type { NextPages } from '@/lib/edge/server/next-pages.server'
import type { Shutdown } from '@/lib/edge/server/shutdown.server'
import { env } from '@/lib/kernel/config/env.server'
import { validateServices } from '@/lib/kernel/config/external-services'
import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { validatePhotoBucket } from '@/lib/kernel/config/photo-bucket'
import { SettingsError } from '@/lib/kernel/config/settings'
import { validateStage } from '@/lib/kernel/config/stage-pro'
import { closeDb, getDb } from '@/lib/kernel/db/db.server'
import { refuseIfInUse } from '@/lib/kernel/db/embedded/data-lock.server'
import { type OpenDatabase, openDatabase } from '@/lib/kernel/db/open-database.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { onFoundChange } from '@/lib/market/search/search-engine.server'
import { pageReadyTimeoutMs } from '@/lib/measuring/experiments/datafile/config-manager.server'
import { configManager } from '@/lib/measuring/experiments/datafile/open-config-manager.server'
import { hasAds, hasDemoDealers } from '@/tools/demo-market/existing-market.server'
import { runCommand } from './run-command'
import { openStandIns } from './stand-ins/open-stand-ins'
import { asOwner } from './with-database'

const graceMs = 10_000
const folder = process.cwd()
const dev = process.argv.includes('--dev')
const tell = (line: string) => console.log(line)

/** Starts stand-ins, database, build, jobs and HTTP server; an existing database and an up-to-date build are reused. */
async function start(shutdown: Shutdown): Promise<void> {
  const settings = loadSettings(folder)
  const faults = [...validateStage(settings), ...validateServices(settings), ...validatePhotoBucket(settings)]
  if (faults.length > 0) throw new SettingsError(faults)
  await chooseFreePorts({ PORT: process.env['PORT'] || undefined, STAND_INS_PORT: process.env['STAND_INS_PORT'] || undefined })
  const { port, trustedProxies } = env()
  if (env().givenDatabaseUrl === undefined) await refuseIfInUse(env().dataDir)
  const server = await shutdown.register(
    () => openHttpServer(port, { trustedProxies }),
    (open) => open.close(0, shutdown.forceSignal),
  )
  const standIns = await shutdown.register(openStandIns, async (open) => open?.close())
  const experiments = await shutdown.register(
    () => Promise.resolve(configManager()),
    (manager) => Promise.resolve(manager?.stop()),
  )
  const market = openMarket(shutdown)
  const [database, pages] = await Promise.all([market, openPages(shutdown, port, market)])
  const { openApplication } = await import('@/lib/edge/server/application.server')
  const application = await shutdown.register(
    () => Promise.resolve(openApplication(getDb('health'), pages, { dev, folder, onFoundChange })),
    (open) => open.close(),
  )
  await experiments?.onReady({ timeoutMs: pageReadyTimeoutMs }) // pages do not wait for the configuration
  await shutdown.register(
    () => Promise.resolve(server.serve(application)),
    () => server.close(graceMs, shutdown.forceSignal),
  )
  tell(`Ingrana is ready on ${env().siteUrl} (Ctrl-C stops it)`)
  if (standIns) tell(`Mails and stand-ins for outside services: ${standIns.url}`)
  shutdown.signal.addEventListener('abort', () => tell('Stopping'))
  throw new StartError(`PostgreSQL has ended: ${await database.died}`)
}

/** The database with a market in it, and what happens there by itself. */
async function openMarket(shutdown: Shutdown): Promise<OpenDatabase> {
  const opening = shutdown.register(
    () => openDatabase({ purpose: dev ? 'npm run dev' : 'npm start', onNote: tell }),
    (open) => open.close(),
  )
  const [database, { prepareDatabase }, { openJobs }, { openSearchIndex }] = await Promise.all([
    opening,
    import('@/lib/edge/jobs/prepare-database.server'), // loaded while PostgreSQL starts
    import('@/lib/edge/jobs/open-jobs.server'),
    import('@/lib/market/search-index/open-search-index.server'),
  ])
  const applied = await prepareDatabase(tell)
  const db = await shutdown.register(() => Promise.resolve(getDb()), closeDb)
  if (applied.length > 0) tell(`Database migrated: ${applied.join(', ')}`)
  if (env().deployStage === 'pro' && (await hasDemoDealers(db)))
    throw new StartError('stage pro refuses the demo market that this database holds: use another database, or empty this one')
  if (env().demoAds > 0 && !(await hasAds(db))) {
    tell(`The database is empty: loading a demo market of ${env().demoAds} ads`)
    const { fillMarket } = await import('./fill-market')
    await asOwner((owner) => fillMarket(owner, env().demoAds, 1))
  }
  await shutdown.register(
    () => Promise.resolve(openSearchIndex(env())),
    (index) => index.close(),
  )
  await shutdown.register(
    () => openJobs(db, env().databaseUrl),
    (jobs) => jobs.close(shutdown.forceSignal),
  )
  return database
}

/** Next makes itself ready while the database starts; a build, which needs the whole machine, waits for that. */
async function openPages(shutdown: Shutdown, port: number, market: Promise<unknown>): Promise<NextPages> {
  if (!dev && !(await isBuilt(nextBuild(folder)))) {
    await market
    tell('Building the pages (about a minute)')
    await build(nextBuild(folder), shutdown.signal)
  }
  const { openNextPages } = await import('@/lib/edge/server/next-pages.server')
  return shutdown.register(
    () => openNextPages(folder, port, dev),
    (open) => open.close(),
  )
}

await runCommand(start, 0)
