import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'

/** Rows of a table whose time is over. */
export type Expiry = { table: string; isOver(db: Db): SqlFragment }

/** A statement that deletes so many is done in far less time than one may take, and locks nobody out for long. */
const defaultBatchSize = 2_000

/** Deletes what is over, so many rows at a time, each time in a transaction of its own. Rows that somebody is working on wait for the next night. Gives how many went. */
export async function purgeRows(db: Db, { table, isOver }: Expiry, batchSize = defaultBatchSize): Promise<number> {
  let total = 0
  for (;;) {
    const { count } = await inTransaction(
      db,
      (db) => db`
        delete from ${db(table)} where ctid = any(array(
          select ctid from ${db(table)} where ${isOver(db)} limit ${batchSize} for update skip locked))`,
    )
    total += count
    if (count < batchSize) return total
  }
}
