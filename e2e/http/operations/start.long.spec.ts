import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { type Launch, launch, stop, waitUntilHealthy, watchedCommand } from '@/e2e/launch'
import { openPool } from '@/lib/kernel/db/db.server'
import { findRunningPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { isAlive } from '@/lib/kernel/db/embedded/live-process.server'
import { locate } from '@/lib/kernel/db/embedded/postgres-installation.server'
import { findPostmaster } from '@/lib/kernel/db/embedded/postmaster.server'
import { createDatabase } from '@/scripts/database/test-database'
import { createTestFolder, removeTestFolder } from '@/scripts/test-folder'

/** One application after the other on one data folder: what one leaves behind, the next must cope with. */
test.describe.configure({ mode: 'default', timeout: 60_000 })

const started: Launch[] = []
let dataDir = ''
let port = 0
let settings: Record<string, string> = {}

test.beforeAll(async () => {
  dataDir = await createTestFolder('start')
  port = await findFreePort()
  settings = { PORT: String(port), STAND_INS_PORT: String(await findFreePort()), DATA_DIR: dataDir, DEMO_ADS: '60' }
  const first = await startNow()
  expect(first.output()).toContain('demo market')
  await stop(first)
})

test.afterEach(async () => {
  for (const each of started.splice(0)) await stop(each, 'SIGKILL')
})

test.afterAll(() => removeTestFolder(dataDir))

function start(more: Record<string, string> = {}, command?: string[]): Launch {
  const launched = launch({ ...settings, ...more }, command)
  started.push(launched)
  return launched
}

async function startNow(command?: string[]): Promise<Launch> {
  const launched = start({}, command)
  await waitUntilHealthy(port, launched)
  return launched
}

/** The one line of a start that was refused. */
async function refusal(launched: Launch): Promise<string> {
  expect(await launched.ended, launched.output()).toBe(1)
  const lines = launched
    .output()
    .split('\n')
    .filter((line) => line.startsWith('Error: '))
  expect(lines, launched.output()).toHaveLength(1)
  expect(launched.output()).not.toContain('    at ')
  return lines[0] ?? ''
}

async function postgresPid(): Promise<number> {
  return (await findPostmaster(await locate(dataDir)))?.pid ?? 0
}

async function countAds(): Promise<number> {
  const db = openPool((await findRunningPostgres(dataDir))?.url ?? '', 1)
  const [row] = await db<{ count: number }[]>`select count(*) from ad`
  await db.end()
  return row?.count ?? 0
}

async function expectAllThere(): Promise<void> {
  const next = await startNow()
  expect(await countAds()).toBe(60)
  await stop(next)
}

test('a second start re-installs, re-builds and re-seeds nothing', async () => {
  const startedAt = Date.now()
  const next = await startNow()
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  test.info().annotations.push({ type: 'second start to the first page', description: `${Date.now() - startedAt} ms` })
  console.log(`second start to the first page: ${Date.now() - startedAt} ms`)
  for (const step of ['Installing', 'Creating', 'migrated', 'demo market', 'Building']) expect(next.output()).not.toContain(step)
  expect(await countAds()).toBe(60)
  await stop(next)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  for (const [who, command] of [
    ['the application', undefined],
    ['npm', ['npm', 'start']],
  ] as const) {
    test(`${signal} to ${who} stops the application and its database cleanly`, async () => {
      const application = await startNow(command && [...command])
      const database = await postgresPid()
      await stop(application, signal)
      expect(await application.ended).toBe(0)
      await expect.poll(() => isAlive(database)).toBe(false)
      await expect(readFile(path.join(dataDir, 'lock'))).rejects.toThrow('ENOENT')
      await expect(readFile(path.join(await locate(dataDir), 'postmaster.pid'))).rejects.toThrow('ENOENT')
    })
  }
}

for (const { why, signal } of [
  { why: 'Ctrl-C', signal: 'SIGINT' },
  { why: 'the end of the terminal', signal: 'SIGHUP' },
] as const) {
  test(`${why} ends the application in order also when nobody reads its output any more`, async () => {
    const application = await startNow()
    const database = await postgresPid()
    application.child.stdout?.destroy()
    application.child.stderr?.destroy()
    await stop(application, signal)
    expect(await application.ended).toBe(0)
    await expect.poll(() => isAlive(database)).toBe(false)
    await expect(readFile(path.join(dataDir, 'lock'))).rejects.toThrow('ENOENT')
  })
}

test('a start whose reader has gone ends by itself, in order', async () => {
  const application = start()
  await expect.poll(postgresPid).toBeGreaterThan(0)
  const database = await postgresPid()
  application.child.stdout?.destroy()
  expect(await application.ended).toBe(0)
  await expect.poll(() => isAlive(database)).toBe(false)
})

test('a stop that comes while everything is still starting leaves nothing running', async () => {
  const early = start()
  await expect.poll(postgresPid).toBeGreaterThan(0)
  await stop(early, 'SIGTERM')
  expect(await early.ended).toBe(0)
  expect(await postgresPid()).toBe(0)
  await expectAllThere()
})

for (const { killed, victims } of [
  { killed: 'the application, its database living on', victims: (application: number) => [application] },
  { killed: 'the database, then the application', victims: (application: number, database: number) => [database, application] },
  { killed: 'both at once', victims: (application: number, database: number) => [application, database] },
]) {
  test(`after kill -9 of ${killed}, the next start recovers by itself and has everything`, async () => {
    const application = await startNow()
    for (const pid of victims(application.child.pid ?? 0, await postgresPid())) process.kill(pid, 'SIGKILL')
    await application.ended
    await expectAllThere()
  })
}

test('an application started by npm start and then killed serves again by itself', async () => {
  const application = await startNow(watchedCommand)
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(application.child.pid)])
  process.kill(Number(stdout.trim()), 'SIGKILL')
  await expect.poll(application.output).toContain('it is started again')
  await waitUntilHealthy(port, application)
  await stop(application)
  expect(await application.ended).toBe(0)
})

test('an application whose database is killed logs it, restarts it and serves on', async () => {
  const application = await startNow()
  process.kill(await postgresPid(), 'SIGKILL')
  await expect.poll(application.output).toContain('PostgreSQL has ended')
  await waitUntilHealthy(port, application)
  await expect.poll(async () => (await fetch(`http://localhost:${port}/usate`)).status).toBe(200)
  await stop(application)
})

test('a port that is taken is named, before the database is started', async () => {
  const other = createServer().listen(port)
  expect(await refusal(start())).toBe(`Error: port ${port} is already taken: stop the program that uses it, or set PORT to another`)
  expect(await postgresPid()).toBe(0)
  other.close()
})

test('a second instance on the same data is refused, whatever its port, and the first is not disturbed', async () => {
  const first = await startNow()
  expect(await refusal(start({ PORT: String(await findFreePort()) }))).toContain(
    `is already in use by another instance (npm start, process ${first.child.pid ?? 0})`,
  )
  expect((await fetch(`http://localhost:${port}/health`)).status).toBe(200)
  await stop(first)
})

test('data of another PostgreSQL version is refused and not touched', async () => {
  const file = path.join(await locate(dataDir), 'PG_VERSION')
  const version = await readFile(file, 'utf8')
  await writeFile(file, '17\n')
  expect(await refusal(start())).toMatch(/was written by PostgreSQL 17 and this is \d+\.\d+: nothing was touched/)
  expect(await readFile(file, 'utf8')).toBe('17\n')
  await writeFile(file, version)
  await expectAllThere()
})

test('a disk that is full for the application is named, and nothing is lost', async () => {
  expect(await refusal(start({ NODE_OPTIONS: '--import ./e2e/full-disk.mjs' }))).toContain('the disk is full')
  await expectAllThere()
})

test('a disk that is full for the database is named, and nothing is lost', async () => {
  const written = path.join(await locate(dataDir), 'postmaster.opts')
  await rm(written, { force: true })
  await symlink('/dev/full', written)
  expect(await refusal(start())).toContain('the disk is full')
  await rm(written)
  await expectAllThere()
})

test('every wrong setting is named at once', async () => {
  expect(await refusal(start({ PORT: '99999', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' }))).toMatch(
    /PORT must be .*DATABASE_URL is not .*LOG_LEVEL must be /,
  )
})

test('a database that cannot be reached is named, without its password', async () => {
  const line = await refusal(start({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/market' }))
  expect(line).toContain('127.0.0.1:1/market) cannot be used')
  expect(line).not.toContain('secret')
})

test('an unknown key in .env is refused with the key that was probably meant', async () => {
  await writeFile(path.join(dataDir, '.env'), 'DATABSE_URL=postgres://x/y\n')
  const launched = launch(settings, [process.execPath, path.resolve('scripts/serve.mjs')], dataDir)
  started.push(launched)
  expect(await refusal(launched)).toContain('DATABSE_URL is not a setting, did you mean DATABASE_URL?')
})

test('stage pro refuses stand-ins, and names what has to be set', async () => {
  const answer = await refusal(start({ DEPLOY_STAGE: 'pro', SMTP_URL: 'smtp://mail.test' }))
  expect(answer).toContain('stage pro has no stand-in for the login with Facebook: set FACEBOOK_APP_ID, FACEBOOK_APP_SECRET')
  expect(answer).not.toContain('SMTP_URL')
})

/** Valid settings of a public site; its start goes on to the database. */
const publicSite = {
  DEPLOY_STAGE: 'pro',
  SECRET_KEYS: Buffer.alloc(32, 1).toString('base64'),
  SITE_URL: 'https://ingrana.test',
  TRUSTED_PROXIES: 'none',
  DEMO_ADS: '0',
  COMPANY_NAME: 'Esempio S.r.l.',
  COMPANY_ADDRESS: 'Via dell’Esempio 1, 20100 Milano (MI)',
  COMPANY_VAT_NUMBER: '12345678903',
  COMPANY_REGISTER: 'REA MI-1234567',
  COMPANY_CAPITAL: 'none',
  COMPANY_EMAIL: 'info@esempio.test',
  COMPANY_CERTIFIED_EMAIL: 'esempio@pec.test',
  COMPANY_PHONE: '+39 02 1234567',
  SMTP_URL: 'smtp://mail.test',
  FACEBOOK_APP_ID: '1',
  FACEBOOK_APP_SECRET: 's',
  BOT_CHECK_SITE_KEY: 'k',
  BOT_CHECK_SECRET: 's',
  BOT_CHECK_SCRIPT_URL: 'https://bot.test/e.js',
  BOT_CHECK_VERIFY_URL: 'https://bot.test/v',
  EXPERIMENTS_CONFIG_URL: 'own',
  COLLECTOR_URL: 'https://collector.test',
  TRACKING_PROVIDER_ID: 'p',
}

test('stage pro refuses an application role that owns its tables, before anything is written', async () => {
  const database = await createDatabase(process.env['DATABASE_URL'] ?? '')
  const db = openPool(database.url, 1)
  const role = `other_${randomUUID().replaceAll('-', '')}`
  await db.unsafe(`create role ${role} login password 'secret'`)
  const other = new URL(database.url)
  ;[other.username, other.password] = [role, 'secret']
  try {
    expect(await refusal(start({ ...publicSite, DATABASE_URL: database.url }))).toContain(
      'set DATABASE_URL with a role for it, and MIGRATION_DATABASE_URL with the one that owns the database',
    )
    const swapped = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: other.href }
    expect(await refusal(start({ ...publicSite, ...swapped }))).toContain('of DATABASE_URL, which owns tables or may create some')
    expect(await db`select from pg_class where relname = 'migration'`).toEqual([])
  } finally {
    await db.unsafe(`drop role ${role}`)
    await db.end()
    await database.remove()
  }
})

test('a port of the stand-ins that is taken is named', async () => {
  const holder = createServer()
  const taken = await findFreePort()
  await new Promise<void>((resolve) => holder.listen(taken, 'localhost', resolve))
  expect(await refusal(start({ STAND_INS_PORT: String(taken) }))).toContain(
    `port ${taken} of the stand-ins is already taken: set STAND_INS_PORT to another`,
  )
  await new Promise((resolve) => holder.close(resolve))
})
