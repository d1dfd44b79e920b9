import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import { copyInto, copyOut } from './copy.server'
import { type Db, inTransaction, openPool } from './db.server'

/** A transaction of its own with a table of so many rows of a hundred characters. */
async function withRows(count: number, work: (db: Db) => Promise<void>): Promise<void> {
  const pool = openPool(env().databaseUrl, 1)
  onTestFinished(() => pool.end())
  await inTransaction(pool, async (db) => {
    await db`create temporary table copied (id integer, words text) on commit drop`
    await db`insert into copied select id, repeat('x', 100) from generate_series(1, ${count}) as id`
    await work(db)
  })
}

async function lengthOf(rows: Readable): Promise<number> {
  let length = 0
  for await (const part of rows) length += Buffer.from(part).length
  return length
}

test.each([0, 1, 1_000, 100_000])('all %i rows of a table are read, and the connection goes on', async (count) => {
  await withRows(count, async (db) => {
    const digits = Array.from({ length: count }, (_, place) => String(place + 1).length).reduce((sum, length) => sum + length, 0)
    for (let turn = 0; turn < 3; turn += 1) expect(await lengthOf(await copyOut(db, 'copied'))).toBe(digits + count * 102)
    expect(await db`select count(*)::int as count from copied`).toEqual([{ count }])
  })
})

test('a reader that leaves in the middle of the rows loses the transaction, and the pool goes on', async () => {
  const pool = openPool(env().databaseUrl, 1)
  onTestFinished(() => pool.end())
  const leaving = inTransaction(pool, async (db) => {
    for await (const part of await copyOut(db, "(select repeat('x', 100) from generate_series(1, 100000))")) {
      expect(Buffer.from(part).length).toBeGreaterThan(0)
      throw new Error('enough')
    }
  })
  await expect(leaving).rejects.toThrow('enough')
  expect(await pool`select 1 as one`).toEqual([{ one: 1 }])
})

test('rows that were read can be written again, and invalid rows are refused', async () => {
  await withRows(0, async (db) => {
    await copyInto(db, 'copied (id, words)', Readable.from(['1\ta\\tb\n', '2\t\\N\n']))
    expect(await db`select id, words from copied order by id`).toEqual([
      { id: 1, words: 'a\tb' },
      { id: 2, words: null },
    ])
  })
  await expect(withRows(0, (db) => copyInto(db, 'copied (id, words)', Readable.from(['eins\ta\n'])))).rejects.toThrow(
    'invalid input syntax',
  )
})
