import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { roleOf } from '@/lib/kernel/config/database-addresses'
import { env, setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { refuseOwner } from '@/lib/kernel/db/application-role.server'
import { type Db, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { migrationFiles } from '@/lib/kernel/db/migrate.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { renewPrices } from '@/lib/market/price-rating/renew-prices.server'
import { createApplicationRole, createDatabase, type TestDatabase } from '@/scripts/database/test-database'
import { openJobs } from './open-jobs.server'
import { prepareDatabase } from './prepare-database.server'

const before = env().databaseUrl
let database: TestDatabase
let application: TestDatabase
let owner: Pool
let db: Pool
/** What each of seven has applied to a database in which nothing was. */
let startedTogether: PromiseSettledResult<string[]>[]

beforeAll(async () => {
  database = await createDatabase(before)
  owner = openPool(database.url, 1)
  application = await createApplicationRole(database.url)
  setDatabaseUrl(application.url, database.url)
  startedTogether = await Promise.allSettled(Array.from({ length: 7 }, () => prepareDatabase()))
  db = openPool(application.url, 4)
})

afterAll(async () => {
  await db.end()
  setDatabaseUrl(before)
  await owner.end()
  await application.remove()
  await database.remove()
})

test('seven processes that start on a new database get ready, and apply each migration once', async () => {
  expect(startedTogether.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))).toEqual([])
  expect(startedTogether.flatMap((start) => (start.status === 'fulfilled' ? start.value : []))).toEqual(await migrationFiles())
  const again = await Promise.all(Array.from({ length: 7 }, () => prepareDatabase()))
  expect(again.flat()).toEqual([])
})

test('the role of the application owns nothing and has no special rights', async () => {
  const [self] = await db`select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user`
  expect(self).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false })
  expect(await db`select relname from pg_class where relowner = (select oid from pg_roles where rolname = current_user)`).toEqual([])
})

test('the public site starts with the role of the application, and not with the owner', async () => {
  await expect(refuseOwner(env().databaseUrl)).resolves.toBeUndefined()
  await expect(refuseOwner(database.url)).rejects.toThrow(
    `stage pro refuses the role ${roleOf(database.url)} of DATABASE_URL, which owns tables or may create some`,
  )
})

test.each([
  { why: 'may create tables', right: () => 'create on schema public' },
  { why: 'may create schemas', right: () => `create on database ${new URL(database.url).pathname.slice(1)}` },
  { why: 'may do as the owner', right: () => roleOf(database.url) },
])('the application does not start with a role that $why', async ({ right }) => {
  const role = roleOf(application.url)
  await owner.unsafe(`grant ${right()} to ${role}`)
  await expect(refuseOwner(env().databaseUrl)).rejects.toThrow(`stage pro refuses the role ${role} of DATABASE_URL`)
  await owner.unsafe(`revoke ${right()} from ${role}`)
  await expect(refuseOwner(env().databaseUrl)).resolves.toBeUndefined()
})

test.each([
  'create table own (id integer)',
  'create schema own',
  'create function own() returns int language sql as $$ select 1 $$',
  'alter table ad add column own text',
  'drop table ad',
  'truncate ad',
  'drop trigger privacy_choice_append_only on privacy_choice',
  "insert into migration (name) values ('9999')",
  'create table job.own (id integer)',
  'create role own',
  "copy ad to program 'true'",
  "select pg_read_file('postgresql.conf')",
])('the role of the application may not: %s', async (statement) => {
  await expect(db.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
})

test('the application reads and writes what it needs, and its jobs run', async () => {
  const work = async (db: Db) => {
    await addTestAd(db)
    await renewPrices(db)
    await consumeRateLimit(db, rateLimits.loginOfAccount, 'x')
    await openSession(db, { userId: (await addTestUser(db)).id, userAgent: '' })
    await queueMail(db, { kind: 'test', to: 'anna@esempio.it', subject: 'Prova', text: 'Prova', html: '<p>Prova</p>' })
  }
  await work(db)
  const arrived: string[] = []
  const transport = { deliver: ({ to }: { to: string }) => Promise.resolve(void arrived.push(to)), close: () => {} }
  const jobs = await openJobs(db, env().databaseUrl, { transport })
  await expect.poll(() => arrived).toEqual(['anna@esempio.it'])
  await jobs.close()
})

test('a database that is prepared a second time stays as it is', async () => {
  expect(await prepareDatabase()).toEqual([])
})
