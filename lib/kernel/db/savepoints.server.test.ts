import { expect, test } from 'vitest'
import { inTransaction } from './db.server'
import { withRollback } from './test-db.server'

test(
  'overlapping parts of a transaction end in any order, and a failed part takes back its own rows',
  withRollback(async (db) => {
    await db`create temporary table note (text text) on commit drop`
    const ends = new Map<string, () => void>()
    const part = (text: string) =>
      inTransaction(db, async (db) => {
        await db`insert into note values (${text})`
        await new Promise<void>((resolve) => ends.set(text, resolve))
        return db`select from note`
      })
    const [older, newer] = [part('older'), part('newer')]
    await expect.poll(() => ends.size).toBe(2)
    ends.get('older')?.()
    await older
    ends.get('newer')?.()
    await newer
    const failing = inTransaction(db, async (db) => {
      await db`insert into note values ('failed')`
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db`select text from note order by text`).toEqual([{ text: 'newer' }, { text: 'older' }])
  }),
)

test(
  'a part that succeeds leaves no savepoint open, however many there are',
  withRollback(async (db) => {
    for (let count = 0; count < 3; count += 1) await inTransaction(db, (db) => db`select 1`)
    await expect(inTransaction(db, (db) => db.unsafe('release s1'))).rejects.toThrow('savepoint "s1" does not exist')
  }),
)
