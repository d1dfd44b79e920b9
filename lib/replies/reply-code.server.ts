import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@/lib/db/db.server'
import { linkDays, type Party } from './reply'

/** A code for the link of a mail. Only its hash is kept. */
export async function issueCode(db: Db, replyId: number, holder: Party): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await db`insert into reply_code (code_hash, reply_id, holder, expires_at) values (${hashOf(code)}, ${replyId}, ${holder}, now() + ${linkDays} * interval '1 day')`
  return code
}

export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
