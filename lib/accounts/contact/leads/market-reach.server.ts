import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { Db } from '@/lib/kernel/db/db.server'
import { leastOfMarket, type MarketReach, type MarketSide, marketDays } from './market-reach'

/** Enough to know the market by; the rest would only take time. */
const most = { models: 40, similar: 3_000 } as const

/** How the published ads of a dealer do beside those of others for the same models. */
export async function getMarketReach(db: Db, { dealerId }: Pick<Dealership, 'dealerId'>): Promise<MarketReach> {
  const first = db`(now() at time zone 'Europe/Rome')::date - ${marketDays - 1}::int`
  const rows = await db<(MarketSide & { isOwn: boolean; sellers: number })[]>`
    with models as (
      select category, make, model from ad where dealer_id = ${dealerId} and status = 'published' and model is not null
      group by category, make, model order by count(*) desc limit ${most.models}),
    chosen as materialized (
      select id, true as is_own, published_at, dealer_id, owner_id from ad where dealer_id = ${dealerId} and status = 'published'
      union all (select ad.id, false, ad.published_at, ad.dealer_id, ad.owner_id from ad join models using (category, make, model)
        where ad.status = 'published' and ad.dealer_id is distinct from ${dealerId} order by ad.id desc limit ${most.similar}))
    select is_own, count(*)::int as ads, count(distinct coalesce('d' || dealer_id, 'p' || owner_id))::int as sellers,
      sum(least(${marketDays}::int, greatest(1, ceil(extract(epoch from now() - published_at) / 86400)::int)))::int as ad_days,
      sum((select coalesce(sum(times), 0) from ad_view where ad_id = chosen.id and day >= ${first}))::int as views,
      sum((select count(*) from reply where ad_id = chosen.id and (created_at at time zone 'Europe/Rome')::date >= ${first})
        + (select coalesce(sum(times), 0) from phone_reveal where subject = 'ad' and subject_id = chosen.id and day >= ${first}))::int as contacts
    from chosen group by is_own`
  const sideOf = ({ ads, adDays, views, contacts }: MarketSide): MarketSide => ({ ads, adDays, views, contacts })
  const [own, similar] = [rows.find(({ isOwn }) => isOwn), rows.find(({ isOwn }) => !isOwn)]
  const isEnough = similar && similar.ads >= leastOfMarket.ads && similar.sellers >= leastOfMarket.sellers
  return { own: own ? sideOf(own) : { ads: 0, adDays: 0, views: 0, contacts: 0 }, similar: isEnough ? sideOf(similar) : null }
}
