import { type Db, inTransaction } from './db.server'

/** Runs the work and rolls back whatever it wrote. */
export async function runAndRollBack<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const outcome: { value?: T } = {}
  const undo = new Error('dry run')
  await inTransaction(db, async (db) => {
    outcome.value = await work(db)
    throw undo
  }).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  if (!('value' in outcome)) throw new Error('the dry run ended without a result')
  return outcome.value
}
