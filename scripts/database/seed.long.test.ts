// reads: scripts/database/seed.ts lib/kernel/db/migrations/
import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { openPool } from '@/lib/kernel/db/db.server'
import { migrate, migrationFiles } from '@/lib/kernel/db/migrate.server'
import { createDatabase } from './test-database'

/** The first migration that the last release does not have. */
const firstOfThis = '0090'

async function newDatabase() {
  const { url, remove } = await createDatabase(env().databaseUrl)
  onTestFinished(remove)
  const db = openPool(url, 1)
  onTestFinished(() => db.end())
  return { url, db }
}

/** What the command prints; the error that ended it, where it failed. */
function remove(url: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/database/seed.ts', '--remove', '--yes'], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: url, MIGRATION_DATABASE_URL: url },
  })
  return status === 0 ? stdout : stderr
}

test('a removal from a database without tables does nothing and says so', async () => {
  const { url, db } = await newDatabase()
  expect(remove(url)).toContain('Removed 0 ads and 0 dealers of the demo; 0 ads')
  expect(await db`select from demo_removal`).toHaveLength(1)
})

test('a removal takes away the demo market of the last release, whose database it brings up to date', async () => {
  const { url, db } = await newDatabase()
  await migrate(db, { only: new Set((await migrationFiles()).filter((file) => file < firstOfThis)) })
  await db`insert into dealer (name, slug, email) values ('Prova', 'prova', 'vendite@prova.example'), ('Vero', 'vero', 'info@vero.it')`
  await db`insert into ad (category, status, offer_type, make, model, dealer_id) select 'auto', 'published', 'usato', 'fiat', 'panda', id from dealer`
  expect(remove(url)).toContain('Removed 1 ads and 1 dealers of the demo; 1 ads and 1 dealers')
  expect(await db`select slug from dealer`).toEqual([{ slug: 'vero' }])
})
