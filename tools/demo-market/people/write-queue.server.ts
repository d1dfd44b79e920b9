import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'

/** A case as the table has it; what is left out is null, or ''. */
export type CaseRow = {
  adId: number
  openedAt: Date
  signals: readonly { kind: string; weight: number; evidence: string }[]
  decidedAt?: Date
  decidedBy?: number
  outcome?: string
  reason?: string | null
  statement?: string
  appeal?: string
  appealedAt?: Date
  appealDecidedAt?: Date
  appealDecidedBy?: number
  appealOutcome?: string
  question?: string
  askedAt?: Date
}
export type LogRow = { happenedAt: Date; moderator: string; action: string; reason?: string }

/** Writes cases with what the register says of each, all in two statements. */
export async function writeCases(db: Db, cases: readonly { row: CaseRow; log: readonly LogRow[] }[]): Promise<void> {
  const rows = cases.map(
    ({ row: { adId, openedAt, decidedAt, decidedBy, appealedAt, appealDecidedAt, appealDecidedBy, appealOutcome, askedAt, ...row } }) => ({
      ...row,
      ...{ ad_id: adId, opened_at: openedAt, decided_at: decidedAt, decided_by: decidedBy, appealed_at: appealedAt, asked_at: askedAt },
      ...{ appeal_decided_at: appealDecidedAt, appeal_decided_by: appealDecidedBy, appeal_outcome: appealOutcome },
    }),
  )
  const written = await db<{ id: number }[]>`
    insert into moderation_case (ad_id, opened_at, signals, decided_at, decided_by, outcome, reason, statement, appeal, appealed_at, appeal_decided_at, appeal_decided_by, appeal_outcome, question, asked_at)
    select ad_id, opened_at, signals, decided_at, decided_by, outcome, reason, coalesce(statement, ''), coalesce(appeal, ''), appealed_at, appeal_decided_at, appeal_decided_by, appeal_outcome, coalesce(question, ''), asked_at
    from jsonb_to_recordset(${jsonText(rows)}::text::jsonb) as given (ad_id bigint, opened_at timestamptz, signals jsonb, decided_at timestamptz, decided_by bigint, outcome text, reason text,
      statement text, appeal text, appealed_at timestamptz, appeal_decided_at timestamptz, appeal_decided_by bigint, appeal_outcome text, question text, asked_at timestamptz)
    returning id`
  const entries = written.flatMap(({ id }, at) =>
    (cases[at]?.log ?? []).map(({ happenedAt, moderator, action, reason = '' }) => ({
      ...{ happenedAt, caseId: id, adId: cases[at]?.row.adId ?? 0, moderator, action, reason },
    })),
  )
  const inOrder = entries.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime())
  if (inOrder.length > 0) await db`insert into moderation_log ${db(inOrder)}`
}

/** Deletes the cases that people of the demo decided or that are about them, in the register too, which nobody else may shorten. */
export async function clearCases(db: Db, moderators: readonly number[], ads: readonly number[]): Promise<void> {
  const cases = await db<{ id: number }[]>`
    select id from moderation_case where decided_by = any(${[...moderators]}::bigint[]) or appeal_decided_by = any(${[...moderators]}::bigint[]) or ad_id = any(${[...ads]}::bigint[])`
  if (cases.length === 0) return
  const ids = cases.map(({ id }) => id)
  await db`alter table moderation_log disable trigger moderation_log_append_only`
  await db`delete from moderation_log where case_id = any(${ids}::bigint[])`
  await db`alter table moderation_log enable trigger moderation_log_append_only`
  await db`delete from moderation_case where id = any(${ids}::bigint[])`
}
