// reads: scripts/database/backup.ts scripts/database/restore.ts
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environmentWith } from '@/lib/kernel/config/env.server'
import type { Pool } from '@/lib/kernel/db/db.server'
import { startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { leftOut } from '@/lib/server/backup/backup-tables.server'
import { createTestFolder, removeTestFolder } from '../test-folder'

/** A command of the repository, as somebody types it. */
export async function runScript(script: string, words: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
    env: environmentWith({ DATABASE_URL: '', MIGRATION_DATABASE_URL: '', BACKUP_PASSPHRASE: 'una frase lunga', ...settings }),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  await once(child, 'close')
  return { code: child.exitCode, output }
}

/** A machine of its own. */
export async function openMachine(name: string) {
  const dataDir = await createTestFolder(name)
  const open = () => startEmbeddedPostgres({ dataDir, purpose: 'a test', durable: false })
  return { dataDir, open, remove: () => removeTestFolder(dataDir) }
}

/** Row counts and sums by another way than that of the backup. */
export async function rowsOf(db: Pool, tables: readonly string[]): Promise<unknown[]> {
  return Promise.all(
    tables.map(async (name) => {
      const [row] =
        await db`select ${name}::text as name, count(*)::int as rows, sum(hashtextextended(saved::text, 0)::numeric)::text as sum from ${db(name)} as saved`
      return row
    }),
  )
}

/** Row counts and sums of every table that a backup takes along. */
export async function allRowsOf(db: Pool): Promise<unknown[]> {
  const tables = await db<{ name: string }[]>`
    select tablename::text as name from pg_tables where schemaname = 'public' and tablename::text <> all(${[...leftOut]}) order by 1`
  return rowsOf(
    db,
    tables.map(({ name }) => name),
  )
}
