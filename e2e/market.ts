import { test as base } from '@playwright/test'
import { openPool, type Pool } from '@/lib/db/db.server'
import { adPath } from '@/lib/routes/routes'

export { expect, type Page } from '@playwright/test'

/** The pages of the demo market that a test can rely on, by their addresses. */
export type Market = { db: Pool; adHref: string; dealerHref: string; soldHref: string; goneHref: string }

/** Tests that look into the database of the running application, or put an ad of their own into it. */
export const test = base.extend<object, { market: Market }>({
  market: [
    async ({}, use) => {
      const db = openPool(process.env['DATABASE_URL'] ?? '', 2)
      const sold = { status: 'sold', make: 'fiat', model: 'panda', version: 'Venduta', price_cents: 812_000 }
      await use({
        db,
        adHref: await hrefOfAd(db),
        dealerHref: await hrefOfDealer(db),
        soldHref: `/annuncio/fiat-panda-venduta-${await insertAd(db, { ...sold, closed_at: daysAgo(1) })}`,
        goneHref: `/annuncio/fiat-panda-venduta-${await insertAd(db, { ...sold, closed_at: daysAgo(31) })}`,
      })
      await db.end()
    },
    { scope: 'worker' },
  ],
})

/** Adds one car, used and privately sold unless told otherwise, and gives its id. Only an ad that is not published leaves the counts of the lists alone. */
export async function insertAd(db: Pool, columns: Record<string, string | number | Date>): Promise<number> {
  const row = { category: 'auto', status: 'published', offer_type: 'usato', make: 'fiat', published_at: new Date(), ...columns }
  const [ad] = await db<{ id: number }[]>`insert into ad ${db(row)} returning id`
  return ad?.id ?? 0
}

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000)
}

/** A car of a dealer, with a model, a version and enough like it. */
async function hrefOfAd(db: Pool): Promise<string> {
  const [ad] = await db<{ id: number }[]>`
    select id from ad where status = 'published' and category = 'auto' and offer_type = 'usato' and dealer_id is not null and version <> '' and mileage_km > 0
      and model is not null and price_cents is not null and previous_price_cents is not null and cardinality(equipment) > 3 order by id limit 1`
  return adPath({ id: ad?.id ?? 0, make: '', model: null, version: '' })
}

async function hrefOfDealer(db: Pool): Promise<string> {
  const [dealer] = await db<{ slug: string }[]>`
    select slug from dealer join ad on dealer_id = dealer.id where status = 'published' group by dealer.id order by count(*) desc, slug limit 1`
  return `/concessionari/${dealer?.slug ?? ''}`
}
