import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isLockTimeout } from './database-failure'
import { type Db, inTransaction } from './db.server'

const folder = path.join(process.cwd(), 'lib/kernel/db/migrations')
/** The number of the lock: any works as long as no other of ours uses it. */
const migrationLock = 7_214_001
/** The wait of a migration for a table: everybody who comes later waits behind it, readers too, so it is brief, and repeated. */
const lockTimeoutMs = 200
const retryMs = 800
const attempts = 300

type MigrateOptions = {
  from?: string
  /** The migrations of an older release; left out, all that there are. */
  only?: ReadonlySet<string>
  onWait?: (line: string) => void
}

/** Applies the migrations that this database has not seen, each in its own transaction, one process at a time. Returns their names. */
export async function migrate(db: Db, { from = folder, only, onWait = () => {} }: MigrateOptions = {}): Promise<string[]> {
  const applied: string[] = []
  const known = await knownMigrations(db)
  const files = await migrationFiles(from)
  for (const file of files.filter((name) => !known.has(name) && (only?.has(name) ?? true))) {
    const text = await readFile(path.join(from, file), 'utf8')
    if (await applyWhenFree(db, file, text, onWait)) applied.push(file)
  }
  return applied
}

/** The files in the order in which they are applied. */
export async function migrationFiles(from = folder): Promise<string[]> {
  return (await readdir(from)).filter((file) => file.endsWith('.sql')).sort()
}

async function knownMigrations(db: Db): Promise<Set<string>> {
  const [found] = await db<{ isThere: boolean }[]>`select to_regclass('migration') is not null as is_there`
  if (!found?.isThere) return new Set()
  return new Set((await db<{ name: string }[]>`select name from migration`).map((row) => row.name))
}

async function applyWhenFree(db: Db, file: string, text: string, onWait: (line: string) => void): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, (db) => apply(db, file, text))
    } catch (error) {
      if (!isLockTimeout(error) || attempt === attempts) throw new Error(`migration ${file} failed`, { cause: error })
      if (attempt === 1) onWait(`The migration ${file} waits for a table that is in use`)
      await delay(retryMs)
    }
  }
}

/** False when another process has applied it meanwhile. */
async function apply(db: Db, file: string, text: string): Promise<boolean> {
  await db`set local statement_timeout = 0`
  await db`set local lock_timeout = 0`
  await db`select pg_advisory_xact_lock(${migrationLock})`
  if ((await knownMigrations(db)).has(file)) return false
  await db`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`
  await db`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`
  await db.unsafe(text)
  await db`insert into migration (name) values (${file})`
  return true
}
