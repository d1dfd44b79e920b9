import type { Db } from '@/lib/kernel/db/db.server'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import { type PriceTip, priceTip, type TipFigures, tipDays } from './price-tip'

/** Number of other ads of the model that are looked at, the latest: they meet the same buyers. */
const othersAtMost = 200

type Row = { id: number; priceCents: number | null; views: number; contacts: number; days: number; ads: number } & {
  othersViews: number
  othersContacts: number
}

/** What a lower price would do for ads that many look at and few ask about; ads without such advice are left out. Who asks may see the ads. */
export async function findPriceTips(
  db: Db,
  adIds: readonly number[],
  ratings: ReadonlyMap<number, PriceRating>,
  now: Date,
): Promise<Map<number, PriceTip>> {
  const day = db`(${now}::timestamptz at time zone 'Europe/Rome')::date - ${tipDays}::int`
  const viewsOf = db`coalesce(sum((select sum(times) from ad_view where ad_id = one.id and day >= ${day})), 0)::int`
  const contactsOf = db`coalesce(sum((select count(*) from reply where ad_id = one.id and created_at >= ${day})), 0)::int`
  const rows = await db<Row[]>`
    select ad.id, ad.price_cents, own.views, own.contacts, others.ads, others.views as others_views, others.contacts as others_contacts,
      least(${tipDays}, extract(epoch from ${now}::timestamptz - ad.published_at) / 86400)::int as days
    from ad
    cross join lateral (select ${viewsOf} as views, ${contactsOf} as contacts from (select ad.id) one) own
    cross join lateral (
      select count(*)::int as ads, ${viewsOf} as views, ${contactsOf} as contacts
      from (select id from ad a where a.status = 'published' and a.category = ad.category and a.make = ad.make and a.model = ad.model
        and a.id <> ad.id order by a.published_at desc limit ${othersAtMost}) one) others
    where ad.id = any(${[...adIds]}::bigint[]) and ad.status = 'published' and ad.published_at is not null`
  return new Map(
    rows.flatMap(({ id, priceCents, ads, othersViews, othersContacts, ...own }) => {
      const figures: TipFigures = { ...own, others: { ads, views: othersViews, contacts: othersContacts } }
      const tip = priceTip(figures, priceCents, ratings.get(id) ?? null)
      return tip ? [[id, tip] as const] : []
    }),
  )
}
