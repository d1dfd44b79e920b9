import { mostWaiting } from '@/lib/accounts/moderation/waiting-queue'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { adPath } from '@/lib/kernel/routes/routes'
import { conversationSignalTexts, enoughAlone, isConversationSignal, type SignalledConversation } from './conversation-signals'
import type { Party } from './reply'
import { titleSql } from './write-message.server'

type Row = { id: number; title: string; side: Party; kinds: string[]; at: Date; adId: number | null }

/** Conversations that look like a fraud and that nobody has looked at yet, the latest first. */
export async function listSignalledConversations(db: Db, moderator: User): Promise<SignalledConversation[]> {
  requireModerator(moderator)
  const rows = await db<Row[]>`
    select * from (
      select reply.id, ${titleSql(db)} as title, ad_id, side, max(conversation_signal.created_at) as at,
        (select array_agg(every.kind order by every.created_at) from conversation_signal every
          where every.reply_id = reply.id and every.side = conversation_signal.side and every.kind = any(${Object.keys(conversationSignalTexts)})) as kinds
      from conversation_signal join reply on reply.id = reply_id where seen_at is null group by reply.id, side
    ) unseen where cardinality(kinds) >= 2 or kinds && ${[...enoughAlone]}::text[] order by at desc limit ${mostWaiting}`
  return rows.map(({ id, title, side, kinds, at, adId }) => ({
    ...{ id, title, side },
    reasons: kinds.filter(isConversationSignal).map((kind) => conversationSignalTexts[kind]),
    at: at.toISOString(),
    href: adId === null ? null : adPath({ id: adId, make: '', model: null, version: '' }),
  }))
}

/** Takes a conversation off the list; another sign brings it back. */
export async function markSignalsSeen(db: Db, moderator: User, replyId: number): Promise<void> {
  requireModerator(moderator)
  await db`update conversation_signal set seen_at = now() where reply_id = ${replyId} and seen_at is null`
}
