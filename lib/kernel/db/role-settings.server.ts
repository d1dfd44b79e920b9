import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type Db, inTransaction, openPool } from './db.server'

/** The number of the lock: any works as long as no other of ours uses it. */
const settingsLock = 7_214_002

/**
 * What every session of the application has in its database. They stand with its role: PgBouncer refuses them at the start of a
 * connection, and in transaction mode hands that on to another client.
 */
function wantedSettings(): Record<string, string> {
  return {
    statement_timeout: `${env().statementTimeoutMs}ms`,
    lock_timeout: '2s', // a statement that waits longer for a table or a row fails as unavailable
    // Compiling our short statements costs more than it saves, and the data lies on a solid disk: without this the planner shuns the indexes of a big market.
    jit: 'off',
    random_page_cost: '1.1',
  }
}

/** Gives the role of this address its settings; connections that are opened from then on have them. */
export async function applyRoleSettings(databaseUrl: string): Promise<void> {
  const db = openPool(databaseUrl, 1)
  try {
    if (await hasSettings(db)) return
    await inTransaction(db, writeSettings)
    await endSession(db)
  } finally {
    await db.end({ timeout: 5 })
  }
}

async function hasSettings(db: Db): Promise<boolean> {
  const rows = await db<{ setting: string }[]>`
    select unnest(setconfig) as setting from pg_db_role_setting
    where setrole = (select oid from pg_roles where rolname = current_user) and setdatabase = (select oid from pg_database where datname = current_database())`
  const found = new Set(rows.map(({ setting }) => setting))
  return Object.entries(wantedSettings()).every(([name, value]) => found.has(`${name}=${value}`))
}

async function writeSettings(db: Db): Promise<void> {
  await db`select pg_advisory_xact_lock(${settingsLock})` // two that change one role at once fail
  const [here] = await db<{ name: string }[]>`select current_database() as name`
  for (const [name, value] of Object.entries(wantedSettings()))
    await db`alter role current_user in database ${db(here?.name ?? '')} set ${db.unsafe(name)} = ${db.unsafe(`'${value}'`)}`
}

/** Ends this session: it began without the settings, and a pooler would keep it for others. */
async function endSession(db: Db): Promise<void> {
  try {
    await db`select pg_terminate_backend(pg_backend_pid())`
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error
  }
}

/** Lifts the timeouts for work that takes its time, in its own transaction. */
export async function allowLongWork(db: Db): Promise<void> {
  await db`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`
}
