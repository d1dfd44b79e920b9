import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { openPool } from './db.server'
import { applyRoleSettings } from './role-settings.server'
import { TestProxy } from './test-proxy'

/** What PgBouncer takes at the start of a connection in transaction mode, unless its settings ignore more. */
const takenByPgBouncer = ['user', 'database', 'client_encoding', 'application_name', 'TimeZone']

/** The parameters of PostgreSQL's first message: length, version, and names and values that each end with a zero byte. */
function parametersOf(greeting: Buffer): string[] {
  return greeting
    .subarray(8)
    .toString()
    .split('\0')
    .filter((_, place) => place % 2 === 0)
    .filter((name) => name !== '')
}

test('a connection begins with nothing that PgBouncer refuses, and its statements are bounded all the same', async () => {
  await applyRoleSettings(env().databaseUrl)
  const proxy = await TestProxy.open(env().databaseUrl)
  const db = openPool(proxy.url, 1)
  onTestFinished(() => db.end({ timeout: 1 }))
  const [settings] = await db`select current_setting('statement_timeout') as statements, current_setting('lock_timeout') as locks`
  expect(settings).toEqual({ statements: `${env().statementTimeoutMs / 1000}s`, locks: '2s' })
  expect(proxy.greetings.map(parametersOf)).toEqual([expect.arrayContaining(['user', 'database'])])
  expect(proxy.greetings.flatMap(parametersOf).filter((name) => !takenByPgBouncer.includes(name))).toEqual([])
})

test('a role without the settings gets them, for every later session', async () => {
  const db = openPool(env().databaseUrl, 1)
  onTestFinished(() => db.end({ timeout: 1 }))
  const [here] = await db`select current_database() as name`
  await db`alter role current_user in database ${db(String(here?.['name']))} reset all`
  await applyRoleSettings(env().databaseUrl)
  const after = openPool(env().databaseUrl, 1)
  onTestFinished(() => after.end({ timeout: 1 }))
  const [settings] = await after`select current_setting('lock_timeout') as locks`
  expect(settings).toEqual({ locks: '2s' })
})

test('processes that start at the same time can all give the role its settings', async () => {
  await Promise.all([1, 2, 3, 4].map(() => applyRoleSettings(env().databaseUrl)))
})
