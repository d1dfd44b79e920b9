import { type Db, getDb, inTransaction } from './db.server'

const undo = new Error('undo')

/** Runs a test against the real database and leaves no trace of it. */
export function withRollback(check: (db: Db) => Promise<void>) {
  return async () => {
    const outcome: unknown = await inTransaction(getDb(), async (db) => {
      await check(db)
      throw undo
    }).catch((error: unknown) => error)
    if (outcome !== undo) throw outcome
  }
}
