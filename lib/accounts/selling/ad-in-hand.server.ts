import { rolesThatMay } from '@/lib/accounts/dealerships/dealership'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import type { AdInHand } from './ad-in-hand'
import { isOpenStatus } from './own-ad'

/** How an ad does, for its owner and for staff who change the stock it is in; null for everybody else. */
export async function findAdInHand(db: Db, { id: userId }: Pick<User, 'id'>, adId: number): Promise<AdInHand | null> {
  const dealerSlug = db`(
    select slug from dealer_member join dealer on dealer.id = dealer_member.dealer_id
    where dealer_member.dealer_id = ad.dealer_id and user_id = ${userId} and role = any(${rolesThatMay('changeStock')}::text[]))`
  const [ad] = await db<(Omit<AdInHand, 'isOpen' | 'reserve'> & { status: AdStatus })[]>`
    select id as ad_id, status, ${dealerSlug} as dealer_slug, coalesce((select sum(times)::int from ad_view where ad_id = ad.id), 0) as views,
      (select count(*)::int from saved_ad where ad_id = ad.id and removed_at is null) as saves,
      (select count(*)::int from reply where ad_id = ad.id) as contacts
    from ad where id = ${adId} and (owner_id = ${userId} or ${dealerSlug} is not null)`
  if (!ad) return null
  const { status, ...figures } = ad
  const reserve = status === 'published' ? 'riserva' : status === 'reserved' ? 'libera' : null
  return { ...figures, isOpen: isOpenStatus(status), reserve }
}
