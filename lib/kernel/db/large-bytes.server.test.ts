import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readBytes, withBytes } from './large-bytes.server'
import { withRollback } from './test-db.server'

const piece = 1024 * 1024

test.each([0, 1, piece - 1, piece, piece + 1, 2 * piece, 3 * piece + 17])(
  '%d bytes are stored and read unchanged, and are deleted whole',
  (length) =>
    withRollback(async (db) => {
      const bytes = randomBytes(length)
      const token = `large ${length}`
      await withBytes(
        db,
        bytes,
        (content) =>
          db`insert into file_trial (token_hash, file_name, content, columns, expires_at) values (${token}, 'a.csv', ${content}, '[]', now())`,
      )
      const read: Uint8Array[] = []
      for await (const part of readBytes(db, 'content', db`file_trial where token_hash = ${token}`)) read.push(part)
      expect(Buffer.concat(read).equals(bytes)).toBe(true)
      expect(await db`select 1 from file_piece`).toEqual([])
    })(),
)
