import type { Db } from '@/lib/kernel/db/db.server'
import { eraseRevisions } from '@/lib/market/review/revisions.server'

type ExportedDecision = {
  ad: number
  outcome: string | null
  reason: string | null
  statement: string
  decidedAt: Date | null
  appeal: string
  appealedAt: Date | null
  appealStatement: string
  question: string
  askedAt: Date | null
  answer: string
  answeredAt: Date | null
  bannedAt: Date | null
  banLiftedAt: Date | null
}

/** What was decided about the ads of an account, for the copy of their data. */
export async function exportDecisions(db: Db, userId: number): Promise<ExportedDecision[]> {
  return db<ExportedDecision[]>`
    select ad_id as ad, outcome, case when outcome is not null then reason end as reason, case when outcome is null then '' else statement end as statement, decided_at, appeal, appealed_at, appeal_statement, question, asked_at, answer, answered_at,
      banned_at, lifted_at as ban_lifted_at
    from moderation_case join ad on ad.id = ad_id left join account_ban on case_id = moderation_case.id where owner_id = ${userId} order by moderation_case.id`
}

/** Erases, with the account, what was written about its ads; the log keeps that something was decided. */
export async function eraseDecisions(db: Db, userId: number): Promise<void> {
  await db`delete from moderation_case where ad_id in (select id from ad where owner_id = ${userId})`
  await eraseRevisions(db, userId)
}
