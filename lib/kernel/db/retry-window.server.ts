import type { Db } from './db.server'

/** The time within which the same text sent again is a double click or a retry. */
const retryMinutes = 10

/** The condition, for a `where`, that the row is so recent that the same text again is the same message. */
export function isWithinRetryWindow(db: Db) {
  return db`created_at > now() - ${retryMinutes} * interval '1 minute'`
}
