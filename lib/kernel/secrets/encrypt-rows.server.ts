import type { Db } from '@/lib/kernel/db/db.server'
import { decryptSecret, encryptedMark, encryptSecret, type SecretColumn } from './secret-box.server'
import { secretKeys } from './secret-keys.server'

const batchSize = 500

type Row = { key: string; stored: string }

/** Brings what a release before this one, or another key, has left in a column to the first key. A row that somebody changes meanwhile stays for the next time. Gives how many. */
export async function encryptRows(db: Db, column: SecretColumn): Promise<number> {
  const [{ id }] = secretKeys()
  return rewriteRows(db, column, ({ key, stored }) =>
    stored.startsWith(`${encryptedMark}${id}.`) ? stored : encryptSecret(column, key, decryptSecret(column, key, stored)),
  )
}

/** Decrypts for a release that does not know the keys. */
export async function decryptRows(db: Db, column: SecretColumn): Promise<number> {
  return rewriteRows(db, column, ({ key, stored }) => decryptSecret(column, key, stored))
}

async function rewriteRows(db: Db, { table, column, key }: SecretColumn, rewrite: (row: Row) => string): Promise<number> {
  let [last, total] = ['', 0]
  for (;;) {
    const rows = await db<Row[]>`
      select ${db(key)}::text as key, ${db(column)} as stored from ${db(table)}
      where ${db(column)} is not null and ${db(key)}::text > ${last} order by 1 limit ${batchSize}`
    const changed = rows.map((row) => ({ ...row, text: rewrite(row) })).filter(({ stored, text }) => stored !== text)
    if (changed.length > 0) {
      const { count } = await db`
        update ${db(table)} set ${db(column)} = changed.text
        from unnest(${changed.map((row) => row.key)}::text[], ${changed.map((row) => row.stored)}::text[], ${changed.map((row) => row.text)}::text[]) as changed (row, stored, text)
        where ${db(key)}::text = changed.row and ${db(column)} = changed.stored`
      total += count
    }
    last = rows.at(-1)?.key ?? last
    if (rows.length < batchSize) return total
  }
}

/** How many texts of a column each key has encrypted; those of no key are as they were. */
export async function countByKey(db: Db, { table, column }: SecretColumn): Promise<{ keyId: string | null; count: number }[]> {
  return db<{ keyId: string | null; count: number }[]>`
    select case when ${db(column)} like ${`${encryptedMark}%`} then split_part(${db(column)}, '.', 2) end as key_id, count(*)::int as count
    from ${db(table)} where ${db(column)} is not null group by 1 order by 1`
}

/** Gives up what only a lost key could decrypt: the row goes, or has another text. */
export async function forgetUnreadable(db: Db, { table, column, key, replacement }: SecretColumn): Promise<number> {
  const ours = secretKeys().map(({ id }) => id)
  const isUnreadable = db`${db(column)} like ${`${encryptedMark}%`} and split_part(${db(column)}, '.', 2) <> all(${ours})`
  if (!replacement) return (await db`delete from ${db(table)} where ${isUnreadable}`).count
  const rows = await db<{ key: string }[]>`select ${db(key)}::text as key from ${db(table)} where ${isUnreadable}`
  for (const row of rows)
    await db`
      update ${db(table)} set ${db(column)} = ${encryptSecret({ table, column, key }, row.key, replacement())}
      where ${db(key)}::text = ${row.key} and ${isUnreadable}`
  return rows.length
}
