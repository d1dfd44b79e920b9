import cluster from 'node:cluster'
import { once } from 'node:events'
import { env, givenPorts } from '@/lib/kernel/config/env.server'
import { settingsFromFile } from '@/lib/kernel/config/load-settings.server'
import { refuseIfInUse } from '@/lib/kernel/db/embedded/data-lock.server'
import { openDatabase } from '@/lib/kernel/db/open-database.server'
import { StartError } from '@/lib/kernel/errors/start-error'
import { chooseFreePorts } from '@/lib/server/runtime/free-ports.server'
import { startHeartbeat } from '@/lib/server/runtime/heartbeat.server'
import { openHttpServer } from '@/lib/server/runtime/http-server.server'
import { type Life, ProcessGroup } from '@/lib/server/runtime/process-group.server'
import { retireMessage } from '@/lib/server/runtime/process-messages.mjs'
import type { Shutdown } from '@/lib/server/runtime/shutdown.server'
import { UnderWay } from '@/lib/server/runtime/under-way.mjs'
import { openStandIns } from '../stand-ins/open-stand-ins'
import {
  buildIfStale,
  openExperiments,
  openMarket,
  openPages,
  openPainter,
  openPools,
  openSite,
  openStore,
  openTraces,
  readSettings,
  tell,
} from './start-parts'

/** Several processes behind one port: this one has the database, the build and the stand-ins, and looks after those that serve. */
export function startSeveral(count: number): { start: (shutdown: Shutdown) => Promise<void>; replaceAll: () => void } {
  let group: ProcessGroup | undefined
  const start = async (shutdown: Shutdown) => {
    readSettings()
    await chooseFreePorts(givenPorts())
    const { port, trustedProxies } = env()
    const isEmbedded = env().givenDatabaseUrl === undefined
    if (isEmbedded) await refuseIfInUse(env().dataDir)
    const early = await shutdown.register(
      () => openHttpServer(port, { trustedProxies }),
      (open) => open.close(0, shutdown.forceSignal),
    )
    const standIns = await shutdown.register(openStandIns, async (open) => open?.close())
    const database = await openStore(shutdown, false)
    await buildIfStale(shutdown, () => Promise.resolve())
    await early.close(0, shutdown.forceSignal) // from here on the port is theirs
    const fork = (number: number, { stdio, environment }: Life) => {
      cluster.setupPrimary({ stdio })
      return cluster.fork({ ...environmentOf(number, isEmbedded), ...environment })
    }
    const processes = await shutdown.register(
      () => Promise.resolve(new ProcessGroup({ count, fork, tell })),
      (open) => open.stop(),
    )
    group = processes
    await processes.start()
    tell(`Ingrana is ready on ${env().siteUrl} with ${count} processes (Ctrl-C stops it, SIGHUP replaces one after the other)`)
    if (standIns) tell(`Mails and stand-ins for outside services: ${standIns.url}`)
    shutdown.signal.addEventListener('abort', () => tell('Stopping'))
    throw new StartError(`PostgreSQL has ended: ${await database.died}`)
  }
  return { start, replaceAll: () => void group?.replaceAll() }
}

/** Waits until the primary knows that this process leaves: a connection that is on its way has to be given back before the end. */
async function leaveGroup(): Promise<void> {
  const { worker } = cluster
  if (!worker?.isConnected()) return
  const left = once(worker, 'disconnect')
  worker.disconnect()
  await left
}

/** The environment without settings from `.env`: each process reads the file when it starts. */
function environmentOf(number: number, isEmbedded: boolean): Record<string, string | undefined> {
  const { port, standInsPort, databaseUrl, migrationDatabaseUrl } = env()
  return {
    ...Object.fromEntries(settingsFromFile().map((key) => [key, undefined])),
    PORT: String(port),
    STAND_INS_PORT: String(standInsPort),
    ...(isEmbedded ? { DATABASE_URL: databaseUrl, MIGRATION_DATABASE_URL: migrationDatabaseUrl } : {}),
    INGRANA_PROCESS: String(number),
  }
}

/** One of several: everything but the database, which is there, and the jobs, which the first one has. */
export async function serveBesideOthers(shutdown: Shutdown): Promise<void> {
  readSettings()
  await openTraces(shutdown)
  let isRetiring = false
  const underWay = new UnderWay()
  process.on('message', (word) => {
    underWay.hear(word)
    if (word !== retireMessage) return
    isRetiring = true
    process.kill(process.pid, 'SIGTERM')
  })
  const { port, trustedProxies, processNumber } = env()
  await openDatabase({ purpose: 'npm start', onNote: tell })
  await openPools(shutdown)
  const experiments = await openExperiments(shutdown)
  const hasJobs = processNumber === 1
  const [{ index, beginJobs }, pages] = await Promise.all([
    openMarket(shutdown, { hasJobs, experiments }),
    openPages(shutdown, port, false),
  ])
  await shutdown.register(() => Promise.resolve(), leaveGroup) // after the server has closed
  // The port last: before it is ready the others answer.
  const server = await shutdown.register(
    () => openHttpServer(port, { trustedProxies }),
    (open) => open.close(0, shutdown.forceSignal),
  )
  await openSite(shutdown, { server, index, pages, experiments, underWay, dev: false, isRetiring: () => isRetiring })
  await beginJobs()
  if (hasJobs) await openPainter(shutdown, server)
  startHeartbeat()
  await new Promise<never>(() => {})
}
