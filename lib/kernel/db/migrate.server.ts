import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from './db.server'

const folder = path.join(process.cwd(), 'lib/kernel/db/migrations')
/** Any number works as long as no other lock of ours uses it. */
const migrationLock = 7_214_001

/** Applies the migrations that this database has not seen, each in its own transaction, one process at a time. Returns their names. */
export async function migrate(db: Pool): Promise<string[]> {
  const connection = await db.reserve()
  const applied: string[] = []
  try {
    await connection`set statement_timeout = 0`
    await connection`select pg_advisory_lock(${migrationLock})`
    await connection`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`
    const known = new Set((await connection<{ name: string }[]>`select name from migration`).map((row) => row.name))
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
    for (const file of files.filter((name) => !known.has(name))) {
      const text = await readFile(path.join(folder, file), 'utf8')
      await connection.unsafe(`begin; ${text}; insert into migration (name) values ('${file}'); commit`).catch(async (error: unknown) => {
        await connection`rollback`
        throw new Error(`migration ${file} failed`, { cause: error })
      })
      applied.push(file)
    }
    return applied
  } finally {
    await connection`select pg_advisory_unlock(${migrationLock})`
    await connection`reset statement_timeout`
    connection.release()
  }
}
