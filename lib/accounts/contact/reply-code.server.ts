import type { Db } from '@/lib/kernel/db/db.server'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { linkDays, type Party } from './reply'

/** A code for the link of a mail. Only its hash is stored. */
export async function issueCode(db: Db, replyId: number, holder: Party): Promise<string> {
  const code = randomToken()
  await db`insert into reply_code (code_hash, reply_id, holder, expires_at) values (${hashToken(code)}, ${replyId}, ${holder}, now() + ${linkDays} * interval '1 day')`
  return code
}
