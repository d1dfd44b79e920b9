import { randomUUID } from 'node:crypto'
import type { Db, SqlFragment } from './db.server'

/** The driver writes and reads bytes as text, all of a statement at once. */
const pieceBytes = 1024 * 1024

/** Hands bytes to the statement that stores them without holding the thread for long. Within a transaction. */
export async function withBytes<T>(db: Db, bytes: Uint8Array, store: (bytes: SqlFragment) => Promise<T>): Promise<T> {
  if (bytes.length <= pieceBytes) return store(db`${bytes}::bytea`)
  const file = randomUUID()
  for (let at = 0; at < bytes.length; at += pieceBytes)
    await db`insert into file_piece (file, position, bytes) values (${file}, ${at}, ${bytes.subarray(at, at + pieceBytes)})`
  const stored = await store(db`(select string_agg(bytes, ''::bytea order by position) from file_piece where file = ${file}::uuid)`)
  await db`delete from file_piece where file = ${file}`
  return stored
}

/** The bytes of a column in pieces; none where it is empty. `of`: the table with the condition that leaves one row. */
export async function* readBytes(db: Db, column: string, of: SqlFragment): AsyncGenerator<Uint8Array, undefined> {
  for (let at = 1; ; at += pieceBytes) {
    const [row] = await db<{ piece: Uint8Array | null }[]>`select substring(${db(column)} from ${at} for ${pieceBytes}) as piece from ${of}`
    if (!row?.piece || row.piece.length === 0) return undefined
    yield row.piece
    if (row.piece.length < pieceBytes) return undefined
  }
}
