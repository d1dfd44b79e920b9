import { findAskedFact } from '@/lib/accounts/deals/questions/asked-facts'
import type { Db } from '@/lib/kernel/db/db.server'
import { linesShown, type QuestionLine, type Waiting } from './morning'

/** What buyers ask of a dealer's ads and nobody has answered, by conversation, the oldest first; counted are the questions. */
export async function findWaitingQuestions(db: Db, dealerId: number): Promise<Waiting<QuestionLine>> {
  const rows = await db<(QuestionLine & { count: number })[]>`
    select reply.id as reply_id, reply.name as buyer, coalesce(reply.ad_title, '') as title, array_agg(fact order by question.id) as facts,
      (sum(count(*)) over ())::int as count
    from question join reply on reply.id = reply_id join ad on ad.id = reply.ad_id
    where ad.dealer_id = ${dealerId} and question.state = 'asked'
    group by reply.id order by min(question.id) limit ${linesShown}`
  const lines = rows.map(({ count: _count, facts, ...row }) => ({ ...row, facts: facts.map((name) => findAskedFact(name)?.title ?? name) }))
  return { count: rows[0]?.count ?? 0, lines }
}
