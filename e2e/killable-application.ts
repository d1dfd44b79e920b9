import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { createDatabase } from '@/scripts/database/test-database'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'
import { type Launch, launch, stop, waitUntilHealthy } from './launch'

/** An application of one test alone, which is killed and started again on the same database and the same files. */
export type KillableApplication = {
  url: string
  db: Pool
  dataDir: string
  start: () => Promise<void>
  /** `kill -9` of the server and, first or last, of the process that makes pictures; whether there was one. */
  kill: () => Promise<boolean>
  close: () => Promise<void>
}

export async function openKillableApplication(name: string): Promise<KillableApplication> {
  const dataDir = await createTestFolder(name)
  const database = await createDatabase(process.env['DATABASE_URL'] ?? '')
  const port = await findFreePort()
  const start = async (): Promise<Launch> => {
    const standIns = String(await findFreePort())
    const settings = { PORT: String(port), STAND_INS_PORT: standIns, DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO_ADS: '20' }
    const started = launch({ ...settings, NODE_ENV: 'production' })
    await waitUntilHealthy(port, started)
    return started
  }
  let application = await start()
  const db = openPool(database.url, 2)
  return {
    ...{ url: `http://localhost:${port}`, db, dataDir },
    async start() {
      application = await start()
    },
    kill: () => killAll(application),
    async close() {
      await stop(application)
      await db.end()
      await database.remove()
      await removeTestFolder(dataDir)
    },
  }
}

async function killAll({ child, ended }: Launch): Promise<boolean> {
  const server = child.pid ?? 0
  const children = await promisify(execFile)('pgrep', ['-P', String(server)]).then(
    ({ stdout }) => stdout.split('\n').filter(Boolean).map(Number),
    () => [],
  )
  const victims = randomInt(2) === 0 ? [server, ...children] : [...children, server]
  for (const pid of victims) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {} // it ended by itself
  }
  await ended
  return children.length > 0
}
