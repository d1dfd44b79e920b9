import type { User } from '@/lib/accounts/users/user'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { isReason, type Outcome, type Refusal, reasons } from './moderation-case'

/** The last decision against each of these ads, by the number of the ad: against the ad, or against what was changed of one that is online. */
export async function findRefusals(db: Db, chosen: SqlFragment): Promise<Map<number, Refusal>> {
  const rows = await db<
    {
      adId: number
      outcome: Outcome | null
      reason: string | null
      statement: string
      appealedAt: Date | null
      appealDecidedAt: Date | null
      isOfChange: boolean
    }[]
  >`
    select distinct on (ad_id) ad_id, outcome, reason, statement, appealed_at, appeal_decided_at, ad.status <> 'rejected' as is_of_change
    from moderation_case join ad on ad.id = ad_id
    where ${chosen} and outcome <> 'approved' and ${isRefused(db)} order by ad_id, decided_at desc`
  return new Map(
    rows.map(({ adId, outcome, reason, statement, appealedAt, appealDecidedAt, isOfChange }) => {
      const appeal = appealDecidedAt !== null ? 'rejected' : appealedAt !== null ? 'waiting' : 'open'
      const canMend = outcome === 'changes' || outcome === 'refused'
      return [adId, { reason: isReason(reason) ? reasons[reason].label : '', statement, appeal, canMend, isOfChange }]
    }),
  )
}

/** The ad is refused, or what was changed of it. */
export function isRefused(db: Db): SqlFragment {
  return db`(ad.status = 'rejected' or exists (select from ad_revision where ad_revision.ad_id = ad.id and ad_revision.state = 'refused'))`
}

/** What the seller is asked and has not answered, by the number of the ad. */
export async function findQuestions(db: Db, owner: User): Promise<Map<number, string>> {
  const rows = await db<{ adId: number; question: string }[]>`
    select ad_id, question from moderation_case join ad on ad.id = ad_id
    where owner_id = ${owner.id} and decided_at is null and asked_at is not null and answered_at is null`
  return new Map(rows.map(({ adId, question }) => [adId, question]))
}

/** Refuses to change an ad that only a moderator puts back. */
export async function requireMendable(db: Db, adId: number): Promise<void> {
  const [last] = await db<{ outcome: Outcome | null }[]>`
    select outcome from moderation_case join ad on ad.id = ad_id
    where ad_id = ${adId} and ad.status = 'rejected' and outcome is not null order by decided_at desc limit 1`
  if (last?.outcome === 'suspended' || last?.outcome === 'banned')
    throw new AppError('conflict', 'suspended', {
      shownText: 'Questo annuncio è sospeso: puoi fare ricorso, o aspettare che lo rimettiamo online.',
    })
}
