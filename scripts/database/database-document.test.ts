// reads: docs/database.md lib/
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { databaseCommand, databaseFile, databaseText, nameOf, readSchema, readSources } from './database-document-text'
import { flows } from './database-flows'

test(`the page about the database is what schema and code say today: ${databaseCommand}`, async () => {
  expect(readFileSync(databaseFile, 'utf8')).toBe(databaseText(await readSchema(getDb()), readSources('lib')))
})

test('every table, function, channel and file of the described flows exists', async () => {
  const { tables, functions } = await readSchema(getDb())
  const text = readFileSync(databaseFile, 'utf8')
  const isThere = { table: tables.map(({ name }) => name), function: functions.map(({ name }) => name) }
  const parts = flows.flatMap(({ steps }) => steps.flatMap(({ from, to }) => [from, to]))
  const missing = parts.filter((part) => {
    if ('file' in part) return !existsSync(part.file)
    if ('channel' in part) return !text.includes(`| \`${part.channel}\` |`)
    return 'table' in part ? !isThere.table.includes(part.table) : !isThere.function.includes(part.function)
  })
  expect(missing.map(nameOf)).toEqual([])
})

test('every channel has a sender and a listener', async () => {
  const text = databaseText(await readSchema(getDb()), readSources('lib'))
  const rows = text
    .slice(text.indexOf('## Channels'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThan(5)
  expect(
    rows.filter((row) =>
      row
        .split('|')
        .slice(1, 4)
        .some((cell) => cell.trim() === ''),
    ),
  ).toEqual([])
})
