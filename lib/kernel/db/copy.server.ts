import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from './db.server'

/**
 * The rows of a table, `name (columns)`, in the text format of COPY. The driver pauses its socket when they come faster than they are read, and goes on at the next
 * read. Of a stream that has ended nobody reads more: the answer that the command is over would never be read. A reader that leaves before the end loses the transaction, with its connection.
 */
export async function copyOut(db: Db, target: string): Promise<Readable> {
  const rows = await db.unsafe(`copy ${target} to stdout`).readable()
  return rows.once('close', () => rows._read(0))
}

/**
 * Writes rows in the text format of COPY. `writable()` alone never settles when the database refuses a row after the last was sent: no rollback, a lost connection
 * (github.com/porsager/postgres/issues/1173, mended in its pull request 1183). The query itself is notified of the refusal, but
 * only through its own `reject`. Inserting from JSON needs no such thing and takes 1.7 times as long.
 */
export async function copyInto(db: Db, target: string, rows: Readable): Promise<void> {
  const copy = db.unsafe(`copy ${target} from stdin`)
  const refused = new Promise<never>((_, reject) => {
    Reflect.set(copy, 'reject', reject)
  })
  await Promise.race([copy.writable().then((sink) => pipeline(rows, sink)), refused])
}
