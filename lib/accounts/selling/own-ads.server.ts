import { findQuestions, findRefusals } from '@/lib/accounts/moderation/find-refusals.server'
import { findDrops } from '@/lib/accounts/selling/planned-drops/find-drops.server'
import { findPriceTips } from '@/lib/accounts/selling/pricing/price-tips.server'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { findAdCards } from '@/lib/market/ads/ad-cards.server'
import { findSellersRatings } from '@/lib/market/ads/ad-queries.server'
import { findRevised } from '@/lib/market/review/revisions.server'
import { findNextFacts } from '@/lib/market/valuation/next-facts.server'
import { actionsFor, isOpenStatus, type OwnAd } from './own-ad'

const dayMs = 24 * 3_600_000
type Figures = {
  id: number
  expiresAt: Date | null
  saves: number
  contacts: number
  lowestCents: number | null
  views: number | null
  viewsToday: number | null
  viewsSince: string | null
}

/** The ads of an account, what waits for something first, with what has come of them. */
export async function listOwnAds(db: Db, user: User, now: Date): Promise<OwnAd[]> {
  const cards = await findAdCards(db, db`a.owner_id = ${user.id} and a.status <> 'deleted' order by a.updated_at desc, a.id desc`)
  const ids = cards.map(({ id }) => id)
  const rows = await db<Figures[]>`
    select id, expires_at, (select count(*)::int from saved_ad where ad_id = ad.id and removed_at is null) as saves,
      (select count(*)::int from reply where ad_id = ad.id) as contacts,
      lowest_price_before(id, ${now}, 9223372036854775807) as lowest_cents,
      (select sum(times)::int from ad_view where ad_id = ad.id) as views,
      (select times from ad_view where ad_id = ad.id and day = (now() at time zone 'Europe/Rome')::date) as views_today,
      (select min(day)::text from ad_view where ad_id = ad.id) as views_since
    from ad where id = any(${ids}::bigint[])`
  const [refusals, questions] = [await findRefusals(db, db`owner_id = ${user.id}`), await findQuestions(db, user)]
  const figures = new Map(rows.map((row) => [row.id, row]))
  const [ratings, nextFacts, revised] = [await findSellersRatings(db, ids), await findNextFacts(db, ids), await findRevised(db, ids)]
  const [tips, drops] = [await findPriceTips(db, ids, ratings, now), await findDrops(db, ids)]
  return cards.flatMap((card) => {
    const found = figures.get(card.id)
    if (!found) return [] // its account is just being removed
    const { expiresAt, saves, contacts, lowestCents } = found
    const { status } = card
    const daysLeft = status === 'published' || status === 'reserved' ? daysUntil(expiresAt, now) : null
    const refusal = refusals.get(card.id) ?? null
    return {
      ...{ card, status, daysLeft, saves, contacts, lowestCents, refusal },
      actions: actionsFor(status, daysLeft),
      isOpen: isOpenStatus(status) && refusal?.canMend !== false,
      isRevised: revised.has(card.id),
      question: questions.get(card.id) ?? null,
      rating: ratings.get(card.id) ?? null,
      tip: drops.has(card.id) ? null : (tips.get(card.id) ?? null),
      drop: drops.get(card.id) ?? null,
      next: nextFacts.get(card.id) ?? null,
      views: found.views && found.viewsSince ? { times: found.views, today: found.viewsToday ?? 0, since: found.viewsSince } : null,
    }
  })
}

/** Whole days left, none after the end. */
export function daysUntil(end: Date | null, now: Date): number | null {
  return end === null ? null : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMs))
}
