import { pageReadyTimeoutMs } from '@/lib/experimentation/experiments/datafile/config-manager.server'
import { configManager } from '@/lib/experimentation/experiments/datafile/open-config-manager.server'
import { shareConfig } from '@/lib/experimentation/experiments/datafile/share-config.server'
import { env } from '@/lib/kernel/config/env.server'
import { validateServices } from '@/lib/kernel/config/external-services'
import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { validatePhotoBucket } from '@/lib/kernel/config/photo-bucket'
import { validateSearchEngine } from '@/lib/kernel/config/search-cluster'
import { SettingsError } from '@/lib/kernel/config/settings'
import { validateStage } from '@/lib/kernel/config/stage-pro'
import { refuseOwner } from '@/lib/kernel/db/application-role.server'
import { closeDb, getDb } from '@/lib/kernel/db/db.server'
import { type OpenDatabase, openDatabase } from '@/lib/kernel/db/open-database.server'
import { openReplicas } from '@/lib/kernel/db/replicas.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { share } from '@/lib/kernel/process/shared.server'
import { onFoundChange } from '@/lib/market/search/engine/search-engine.server'
import type { IndexState } from '@/lib/market/search-index/open-search-index.server'
import type { Application } from '@/lib/server/runtime/application.server'
import { build, isBuilt, nextBuild } from '@/lib/server/runtime/build.server'
import { httpLimits } from '@/lib/server/runtime/front/http-limits'
import type { HttpServer } from '@/lib/server/runtime/http-server.server'
import type { NextPages } from '@/lib/server/runtime/next-pages.server'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import type { UnderWay } from '@/lib/server/runtime/under-way.mjs'
import { hasAds, hasDemoDealers, wasDemoRemoved } from '@/tools/demo-market/existing-market.server'
import { asOwner } from '../database/with-database'
import { type Experiments, reserveJobs } from './begin-work'
import { openDemoNotice } from './demo-notice'

const graceMs = 10_000
/** The drain time of a process with a successor: every connection was used again by then, with «Connection: close», or closed as idle. */
const retireMs = httpLimits.keepAliveMs + 1_000
const folder = process.cwd()
export const tell = (line: string) => console.log(line)

export type OpenIndex = { state: () => IndexState }

export function readSettings(): void {
  const settings = loadSettings(folder)
  const faults = [
    ...validateStage(settings),
    ...validateServices(settings),
    ...validatePhotoBucket(settings),
    ...validateSearchEngine(settings),
  ]
  if (faults.length > 0) throw new SettingsError(faults)
}

/** First, and so ended last: what it loads nobody pays for who sends no traces anywhere. */
export async function openTraces(shutdown: Shutdown): Promise<void> {
  const { tracing } = env()
  if (!tracing) return
  const { openTracer } = await import('@/lib/kernel/tracing/open-tracer.server')
  await shutdown.register(
    () => Promise.resolve(share('tracer', openTracer(tracing))),
    (tracer) => tracer.close(),
  )
}

export function openExperiments(shutdown: Shutdown): Promise<Experiments> {
  return shutdown.register(
    () => Promise.resolve(configManager()),
    (manager) => Promise.resolve(manager?.stop()),
  )
}

/** The database, up to date and with a market in it. */
export async function openStore(shutdown: Shutdown, dev: boolean): Promise<OpenDatabase> {
  const opening = shutdown.register(
    () => openDatabase({ purpose: dev ? 'npm run dev' : 'npm start', onNote: tell }),
    (open) => open.close(),
  )
  const [database, { prepareDatabase }, { refuseMissingKeys }] = await Promise.all([
    opening,
    import('@/lib/server/jobs/prepare-database.server'), // loaded while PostgreSQL starts
    import('@/lib/server/jobs/secrets.server'),
    import('@/lib/market/search-index/open-search-index.server'),
  ])
  if (env().deployStage === 'pro') await refuseOwner(env().databaseUrl)
  const applied = await prepareDatabase(tell)
  const db = await openPools(shutdown)
  if (applied.length > 0) tell(`Database migrated: ${applied.join(', ')}`)
  await refuseMissingKeys(db)
  if (env().deployStage === 'pro' && (await hasDemoDealers(db)))
    throw new StartError(
      'stage pro refuses the demo market that this database holds: remove it (npm run seed -- --remove), or use another database',
    )
  if (!(await hasAds(db))) await fillEmptyMarket(env().demoAds(database.isStartedHere ? 'embedded' : 'given'))
  else if (env().demoPast) {
    const { growMarket } = await import('../database/grow-market')
    await growMarket(db, asOwner, tell)
  }
  return database
}

async function fillEmptyMarket(ads: number): Promise<void> {
  if (await wasDemoRemoved(getDb())) return tell('The database has no ads: its demo market was removed (npm run seed loads a new one)')
  if (ads === 0) return tell('The database has no ads (DEMO_ADS=6000 would load a demo market)')
  tell(`The database is empty: loading a demo market of ${ads} ads`)
  const { fillMarket } = await import('../database/fill-market')
  try {
    await asOwner((owner) => fillMarket(owner, ads, 1, { past: env().demoPast }))
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error
    tell('Another process has loaded it meanwhile')
  }
}

export async function openPools(shutdown: Shutdown) {
  const db = await shutdown.register(() => Promise.resolve(getDb()), closeDb)
  const { databaseReadUrls: urls, databasePoolSize: poolSize } = env()
  await shutdown.register(
    () => Promise.resolve(openReplicas({ urls, primary: getDb('health'), poolSize })),
    (open) => open.close(),
  )
  return db
}

/** What happens in the market by itself: its index, the reading of files, and of several processes in one alone the jobs, which `beginJobs` starts. */
export async function openMarket(
  shutdown: Shutdown,
  { hasJobs, experiments }: { hasJobs: boolean; experiments: Experiments },
): Promise<{ index: OpenIndex; beginJobs: () => Promise<unknown> }> {
  const index = await shutdown.register(openIndex, (open) => open.close())
  const { openFileReader } = await import('@/lib/market/stock-import/files/open-file-reader.server')
  await shutdown.register(
    () => Promise.resolve(openFileReader()),
    (open) => open.close(),
  )
  return { index, beginJobs: hasJobs ? await reserveJobs(shutdown, experiments) : () => Promise.resolve() }
}

async function openIndex() {
  const { databaseUrl, dataDir, searchCluster } = env()
  if (searchCluster) {
    const { openSearchCluster } = await import('@/lib/market/search-cluster/open-search-cluster.server')
    return openSearchCluster({ databaseUrl, ...searchCluster })
  }
  const { openSearchIndex } = await import('@/lib/market/search-index/open-search-index.server')
  return openSearchIndex({ databaseUrl, dataDir })
}

/** A build needs the whole machine: it waits for what must come before. */
export async function buildIfStale(shutdown: Shutdown, before: () => Promise<unknown>): Promise<void> {
  if (await isBuilt(nextBuild(folder))) return
  await before()
  tell('Building the pages (about a minute)')
  await build(nextBuild(folder), shutdown.signal)
}

/** Next makes itself ready while the database starts. */
export async function openPages(shutdown: Shutdown, port: number, dev: boolean): Promise<NextPages> {
  const { openNextPages } = await import('@/lib/server/runtime/next-pages.server')
  return shutdown.register(
    () => openNextPages(folder, port, dev),
    (open) => open.close(),
  )
}

type SiteParts = {
  server: HttpServer
  index: OpenIndex
  pages: NextPages
  experiments: Experiments
  underWay: UnderWay
  dev: boolean
  /** Whether a successor takes over. */
  isRetiring?: () => boolean
}

/** Opens the site: from here on requests are answered. */
export async function openSite(
  shutdown: Shutdown,
  { server, index, pages, experiments, underWay, dev, isRetiring = () => false }: SiteParts,
): Promise<void> {
  const isDraining = () => server.isDraining() && !isRetiring() // the port as a whole stays ready while its processes are replaced
  if (env().deployStage !== 'pro')
    await shutdown.register(
      () => openDemoNotice(getDb('health')),
      (open) => open.close(),
    )
  const { openApplication } = await import('@/lib/server/runtime/application.server')
  const application = await shutdown.register(
    () => Promise.resolve(openApplication(getDb('health'), pages, { dev, folder, underWay, onFoundChange, isDraining })),
    (open) => open.close(),
  )
  if (experiments)
    await shutdown.register(
      () => Promise.resolve(shareConfig(experiments, getDb(), env().databaseUrl)),
      (open) => open.close(),
    )
  await openFigures(shutdown, application, index)
  if (!env().experiments.isOwn) await experiments?.onReady({ timeoutMs: pageReadyTimeoutMs }) // pages do not wait for the configuration
  await shutdown.register(
    () => Promise.resolve(server.serve(application)),
    async () => {
      await server.drain(isRetiring() ? retireMs : env().drainSeconds * 1_000, shutdown.forceSignal)
      await server.close(graceMs, shutdown.forceSignal)
    },
  )
  experiments?.serviceIsUp()
}

/** Last: what the demo market still lacks is painted while nobody is waiting. */
export async function openPainter(shutdown: Shutdown, server: HttpServer): Promise<void> {
  if (!env().demoPictures || !(await hasDemoDealers(getDb()))) return
  const { openDemoPictures } = await import('@/tools/demo-market/pictures/open-demo-pictures.server')
  await shutdown.register(
    () => Promise.resolve(openDemoPictures(getDb(), { databaseUrl: env().databaseUrl, openRequests: server.openRequests, tell })),
    (painter) => painter.close(),
  )
}

/** Each of several processes has a port of its own for them. */
async function openFigures(shutdown: Shutdown, { metrics }: Pick<Application, 'metrics'>, index: OpenIndex): Promise<void> {
  const place = env().metrics
  if (!place) return
  const [{ openMetricsServer }, { watchProcess }, { databaseMetrics, poolMetrics, replicaMetrics }, { indexMetrics }] = await Promise.all([
    import('@/lib/server/metrics/metrics-server.server'),
    import('@/lib/server/metrics/process-metrics.server'),
    import('@/lib/server/metrics/database-metrics.server'),
    import('@/lib/server/metrics/server-metrics'),
  ])
  const watch = watchProcess()
  const port = place.port + (env().processNumber ?? 1) - 1
  await shutdown.register(
    () =>
      openMetricsServer({ host: place.host, port }, [
        watch.metrics,
        metrics,
        () => indexMetrics(index.state()),
        poolMetrics,
        replicaMetrics,
        databaseMetrics(getDb('health')),
      ]),
    (open) => {
      watch.close()
      return open.close()
    },
  )
}
