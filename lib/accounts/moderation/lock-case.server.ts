import type { User } from '@/lib/accounts/users/user'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adPath } from '@/lib/kernel/routes/routes'
import type { AdStatus } from '@/lib/market/ads/ad'
import { vehicleNames, vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { holdMinutes, type Outcome, outcomes } from './moderation-case'

/** A case with its ad, locked until the end of the transaction. */
export type DecidedCase = {
  id: number
  adId: number
  status: AdStatus
  category: Category
  make: string
  model: string | null
  version: string
  publishedAt: Date | null
  expiresAt: Date | null
  remindedAt: Date | null
  closedAt: Date | null
  ownerId: number | null
  ownerEmail: string | null
  /** The dealer whose ad it is. */
  dealerSlug: string | null
  outcome: Outcome | null
  decidedAt: Date | null
  decidedBy: number | null
  decider: string | null
  appealedAt: Date | null
  appealDecidedAt: Date | null
  /** Who works on it now. */
  holderId: number | null
  holder: string | null
}

export async function lockCase(db: Db, id: number): Promise<DecidedCase> {
  const [found] = await db<DecidedCase[]>`
    select moderation_case.id, ad_id, ad.status, category, make, model, version, published_at, expires_at, reminded_at, closed_at, owner_id, coalesce(owner.email, (select dealer.email from dealer where dealer.id = ad.dealer_id)) as owner_email, (select dealer.slug from dealer where dealer.id = ad.dealer_id) as dealer_slug, outcome, decided_at, decided_by, decider.display_name as decider,
      appealed_at, appeal_decided_at, holder.id as holder_id, holder.display_name as holder
    from moderation_case join ad on ad.id = ad_id left join app_user owner on owner.id = owner_id left join app_user decider on decider.id = decided_by
      left join app_user holder on ${isHolder(db)}
    where moderation_case.id = ${id} for update of moderation_case, ad`
  if (!found) throw new AppError('notFound', 'no such case')
  return found
}

export function namesOf({ adId, category, version, make: makeKey, model: modelKey, dealerSlug }: DecidedCase): {
  title: string
  href: string
  dealerSlug: string | null
} {
  const ad = { category, make: makeKey, model: modelKey }
  const { make, model } = vehicleNames(ad)
  return { title: vehicleTitle({ ...ad, version }), href: adPath({ id: adId, make, model, version }), dealerSlug }
}

/** Joins who took a case and still has it. */
export function isHolder(db: Db): SqlFragment {
  return db`(holder.id = held_by and held_since > now() - ${holdMinutes} * interval '1 minute')`
}

/** Refuses a case that another moderator holds: two people never work on the same one. */
export function refuseHeld({ holderId, holder }: DecidedCase, moderator: User): void {
  if (holderId !== null && holderId !== moderator.id)
    throw new AppError('conflict', 'held', { shownText: `È in mano a ${holder}. La tua scelta non è stata salvata.` })
}

/** An appeal goes to somebody else. */
export function ownDecision(): AppError {
  return new AppError('forbidden', 'their own decision', {
    shownText: 'Hai deciso tu questo annuncio: il ricorso lo decide un’altra persona.',
  })
}

/** Throws for the second moderator, and says who was first. */
export function refuseDecided({ outcome, decidedAt, decider }: DecidedCase): void {
  if (outcome !== null && decidedAt !== null)
    throw new AppError('conflict', 'decided', {
      shownText: `Già deciso da ${decider ?? 'un collega'}: ${outcomes[outcome].done.toLowerCase()} alle ${timeText(decidedAt)}. La tua scelta non è stata salvata.`,
    })
}

function timeText(moment: Date): string {
  return moment.toLocaleTimeString('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })
}
