import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adPath } from '@/lib/kernel/routes/routes'
import type { AdStatus } from '@/lib/market/ads/ad'
import { vehicleNames, vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import type { Outcome } from './moderation-case'

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
  outcome: Outcome | null
  decidedAt: Date | null
  decidedBy: number | null
  decider: string | null
  appealedAt: Date | null
  appealDecidedAt: Date | null
}

export async function lockCase(db: Db, id: number): Promise<DecidedCase> {
  const [found] = await db<DecidedCase[]>`
    select moderation_case.id, ad_id, ad.status, category, make, model, version, published_at, expires_at, reminded_at, closed_at, owner_id, owner.email as owner_email, outcome, decided_at, decided_by, decider.display_name as decider,
      appealed_at, appeal_decided_at
    from moderation_case join ad on ad.id = ad_id left join app_user owner on owner.id = owner_id left join app_user decider on decider.id = decided_by
    where moderation_case.id = ${id} for update of moderation_case, ad`
  if (!found) throw new AppError('notFound', 'no such case')
  return found
}

export function namesOf({ adId, category, version, make: makeKey, model: modelKey }: DecidedCase): { title: string; href: string } {
  const ad = { category, make: makeKey, model: modelKey }
  const { make, model } = vehicleNames(ad)
  return { title: vehicleTitle({ ...ad, version }), href: adPath({ id: adId, make, model, version }) }
}

/** Whoever comes second is told who was first. */
export function refuseDecided({ outcome, decider }: DecidedCase): void {
  if (outcome !== null)
    throw new AppError('conflict', 'decided', {
      shownText: `Già deciso da ${decider ?? 'un collega'}. La tua scelta non è stata salvata.`,
    })
}
