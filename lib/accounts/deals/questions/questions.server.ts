import { isBuyer } from '@/lib/accounts/contact/confirmed-address.server'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Question } from './question'

/** The questions of a conversation, the oldest first. */
export async function listQuestions(db: Db, replyId: number): Promise<Question[]> {
  return db<Question[]>`
    select id, reply_id, message_id, fact, state, answer, is_private, created_at, moved_at from question where reply_id = ${replyId} order by id`
}

/** Asks; what was asked in the conversation before is left as it is. Gives the facts that are asked now. */
export async function insertQuestions(
  db: Db,
  { replyId, messageId, facts, now }: { replyId: number; messageId: number; facts: readonly string[]; now: Date },
): Promise<string[]> {
  const asked = await db<{ fact: string }[]>`
    insert into question (reply_id, message_id, fact, state, created_at, moved_at)
    select ${replyId}, ${messageId}, fact, 'asked', ${now}, ${now} from unnest(${[...facts]}::text[]) as fact
    on conflict (reply_id, fact) where state <> 'lapsed' do nothing returning fact`
  return asked.map(({ fact }) => fact)
}

type Moved = Pick<Question, 'answer' | 'isPrivate'> & { state: 'answered' | 'unknown' }

/** Moves a question that waits, in a locked conversation. */
export async function answerQuestion(db: Db, id: number, { state, answer, isPrivate }: Moved, now: Date): Promise<void> {
  const moved = await db<{ id: number }[]>`
    update question set state = ${state}, answer = ${answer}, is_private = ${isPrivate}, moved_at = ${now} where id = ${id} and state = 'asked' returning id`
  if (moved.length !== 1) throw new Error('a question of a locked conversation has moved')
}

/** Ends the questions that nobody can answer any more: the vehicle is not for sale, or the two do not write to each other. */
export async function lapseQuestions(db: Db, now: Date): Promise<void> {
  await db`
    update question set state = 'lapsed', moved_at = ${now} where id = any(array(
      select question.id from question join reply on reply.id = reply_id left join ad on ad.id = ad_id
      where state = 'asked' and (ad.status is null or ad.status not in ('published', 'reserved') or blocked_by is not null)))`
}

type ExportedQuestion = { ad: number | null } & Pick<Question, 'fact' | 'state' | 'answer' | 'isPrivate' | 'createdAt' | 'movedAt'>

/** The questions of an account: that it asked as a buyer, and that it was asked as a private seller. */
export async function exportQuestions(db: Db, owner: { id: number; email: string }): Promise<ExportedQuestion[]> {
  return db<ExportedQuestion[]>`
    select ad_id as ad, fact, state, answer, is_private, question.created_at, moved_at
    from question join reply on reply.id = reply_id left join ad on ad.id = ad_id
    where ${isBuyer(db, owner)} or (ad.dealer_id is null and (ad.owner_id = ${owner.id} or lower(ad.contact_email) = lower(${owner.email})))
    order by question.id`
}
