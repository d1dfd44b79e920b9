import { env, givenPorts } from '@/lib/kernel/config/env.server'
import { refuseIfInUse } from '@/lib/kernel/db/embedded/data-lock.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { chooseFreePorts } from '@/lib/server/runtime/free-ports.server'
import { startHeartbeat } from '@/lib/server/runtime/heartbeat.server'
import { openHttpServer } from '@/lib/server/runtime/http-server.server'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { UnderWay } from '@/lib/server/runtime/under-way.mjs'
import { openStandIns } from '../stand-ins/open-stand-ins'
import { beginWork } from './begin-work'
import {
  buildIfStale,
  openExperiments,
  openMarket,
  openPages,
  openPainter,
  openSite,
  openStore,
  openTraces,
  readSettings,
  tell,
} from './start-parts'

/** Starts stand-ins, database, build, jobs and HTTP server; an existing database and an up-to-date build are reused. */
export async function startAlone(shutdown: Shutdown, dev: boolean): Promise<void> {
  readSettings()
  await openTraces(shutdown)
  await chooseFreePorts(givenPorts())
  const { port, trustedProxies } = env()
  if (env().givenDatabaseUrl === undefined) await refuseIfInUse(env().dataDir)
  const server = await shutdown.register(
    () => openHttpServer(port, { trustedProxies }),
    (open) => open.close(0, shutdown.forceSignal),
  )
  const standIns = await shutdown.register(openStandIns, async (open) => open?.close())
  const experiments = await openExperiments(shutdown)
  const store = openStore(shutdown, dev)
  const market = store.then(() => openMarket(shutdown, { hasJobs: true, experiments }))
  const build = async () => {
    if (!dev) await buildIfStale(shutdown, async () => (await market).beginJobs()) // what they rank is there before the first page
    return openPages(shutdown, port, dev)
  }
  const [database, { index, beginJobs }, pages] = await Promise.all([store, market, build()])
  await openSite(shutdown, { server, index, pages, experiments, underWay: new UnderWay(), dev })
  tell(`Ingrana is ready on ${env().siteUrl} (Ctrl-C stops it)`)
  if (standIns) tell(`Mails and stand-ins for outside services: ${standIns.url}`)
  shutdown.signal.addEventListener('abort', () => tell('Stopping'))
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM')) // our watchdog is gone
  startHeartbeat()
  void beginWork(shutdown, async () => {
    await beginJobs()
    await openPainter(shutdown, server)
  })
  throw new StartError(`PostgreSQL has ended: ${await database.died}`)
}
