import type { Db } from './db.server'

/** The same text sent again within this time is a double click or a retry. */
const retryMinutes = 10

/** For a `where`: the row is so recent that the same text again is the same message. */
export function isWithinRetryWindow(db: Db) {
  return db`created_at > now() - ${retryMinutes} * interval '1 minute'`
}
