import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { findRunningPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { keyFile } from '@/lib/kernel/secrets/secret-keys.server'
import { build, isBuilt, nextBuild } from '@/lib/server/runtime/build.server'
import { createDatabase } from '@/scripts/database/test-database'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'
import { launch, stop, waitUntilHealthy } from './launch'

const demoAds = '3000'

/** The keys with which tests read what the application encrypted. */
async function keysOf(dataDir: string): Promise<string> {
  const lines = (await readFile(keyFile(dataDir), 'utf8')).split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#')).join(',')
}

/** Playwright's global setup: the application as `npm start` runs it, with a market of its own. E2E_URL and DATABASE_URL name one that runs already, with its stand-ins at E2E_STAND_INS_URL or the port after its own. */
export default async function startTestApplication(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => {}
  const plan = nextBuild(process.cwd())
  if (!(await isBuilt(plan))) await build(plan, new AbortController().signal)
  const given = process.env['DATABASE_URL']
  const database = given ? await createDatabase(given) : undefined
  const dataDir = await createTestFolder('e2e')
  const [port, standInsPort] = [await findFreePort(), await findFreePort()]
  const settings = {
    PORT: String(port),
    STAND_INS_PORT: String(standInsPort),
    DATA_DIR: dataDir,
    DEMO_ADS: demoAds,
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...(database ? { DATABASE_URL: database.url } : {}),
  }
  const application = launch(settings)
  const finish = async () => {
    await stop(application)
    await database?.remove()
    await mkdir('test-results', { recursive: true })
    await writeFile('test-results/application.log', application.output())
    await removeTestFolder(dataDir)
  }
  try {
    await waitUntilHealthy(port, application)
  } catch (error) {
    await finish()
    throw error
  }
  process.env['E2E_URL'] = `http://localhost:${port}`
  process.env['E2E_STAND_INS_URL'] = `http://localhost:${standInsPort}`
  process.env['SECRET_KEYS'] = await keysOf(dataDir)
  process.env['DATABASE_URL'] = database?.url ?? (await findRunningPostgres(dataDir))?.url ?? ''
  return finish
}
