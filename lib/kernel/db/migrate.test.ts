// reads: temporary files
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getDb, inTransaction } from './db.server'
import { migrate } from './migrate.server'

/** A table of this test, and one migration that changes it. */
async function addMigration(change: (table: string) => string): Promise<{ table: string; file: string; folder: string }> {
  const table = `table_${randomUUID().replaceAll('-', '')}`
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  const file = `9999-${table}.sql`
  await writeFile(path.join(folder, file), change(table))
  await getDb().unsafe(`create table ${table} (entry integer)`)
  onTestFinished(async () => {
    await getDb().unsafe(`drop table ${table}`)
    await getDb()`delete from migration where name = ${file}`
    await rm(folder, { recursive: true })
  })
  return { table, file, folder }
}

test('a database that has seen every migration is left as it is', async () => {
  expect(await migrate(getDb())).toEqual([])
})

test('a migration waits for a table in use without blocking its readers', async () => {
  const { table, file, folder } = await addMigration((name) => `alter table ${name} add column note text`)
  const notes: string[] = []
  const [applied] = await inTransaction(getDb(), async (db) => {
    await db.unsafe(`select from ${table}`)
    const migrating = migrate(getDb(), { from: folder, onWait: (line) => notes.push(line) })
    await expect.poll(() => notes, { timeout: 15_000 }).toEqual([`The migration ${file} waits for a table that is in use`])
    await getDb().unsafe(`select from ${table}`)
    return [migrating]
  })
  expect(await applied).toEqual([file])
  expect(await getDb().unsafe(`select note from ${table}`)).toEqual([])
})

test('of several processes that migrate at once one applies a migration', async () => {
  const { file, folder } = await addMigration((name) => `alter table ${name} add column note text`)
  const applied = await Promise.all([1, 2, 3].map(() => migrate(getDb(), { from: folder })))
  expect(applied.flat()).toEqual([file])
})

test('a migration that fails leaves nothing behind and is named', async () => {
  const { table, file, folder } = await addMigration((name) => `insert into ${name} values (1); alter table ${name} drop column nothing`)
  await expect(migrate(getDb(), { from: folder })).rejects.toThrow(`migration ${file} failed`)
  expect(await getDb().unsafe(`select from ${table}`)).toHaveLength(0)
})
