import type { Pool } from '@/lib/kernel/db/db.server'
import { adPath, observatoryPath } from '@/lib/kernel/routes/routes'

/** The pages of the demo market that a test can rely on, by their addresses. */
export type Market = { db: Pool; adHref: string; dealerHref: string; soldHref: string; goneHref: string; observedHref: string }

export async function findMarket(db: Pool): Promise<Market> {
  const sold = { status: 'sold', make: 'fiat', model: 'panda', version: 'Venduta', price_cents: 812_000 }
  return {
    db,
    adHref: await hrefOfAd(db),
    observedHref: await hrefOfObserved(db),
    dealerHref: await hrefOfDealer(db),
    soldHref: `/annuncio/fiat-panda-venduta-${await insertAd(db, { ...sold, closed_at: daysAgo(1) })}`,
    goneHref: `/annuncio/fiat-panda-venduta-${await insertAd(db, { ...sold, closed_at: daysAgo(31) })}`,
  }
}

/** Adds one car, by default used and privately sold, and returns its id. Only unpublished ads leave the counts of the lists alone. */
export async function insertAd(db: Pool, columns: Record<string, string | number | Date>): Promise<number> {
  const row = {
    category: 'auto',
    status: 'published',
    offer_type: 'usato',
    make: 'fiat',
    published_at: new Date(),
    ...('dealer_id' in columns ? {} : { seller_type: 'privato' }),
    ...columns,
  }
  const [ad] = await db<{ id: number }[]>`insert into ad ${db(row)} returning id`
  return ad?.id ?? 0
}

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 86_400_000)
}

/** The observatory of the model with the most young cars: of a small market the one that has enough, once its prices have been learned. */
async function hrefOfObserved(db: Pool): Promise<string> {
  const [most] = await db<{ make: string; model: string }[]>`
    select make, model from ad
    where status = 'published' and category = 'auto' and model is not null and offer_type <> 'noleggio' and first_registration > now() - interval '7 years'
    group by make, model order by count(*) desc, make, model limit 1`
  return observatoryPath(most?.make ?? '', most?.model ?? '')
}

/** A car of a dealer, with a model, a version and enough like it. */
async function hrefOfAd(db: Pool): Promise<string> {
  const [ad] = await db<{ id: number }[]>`
    select id from ad where status = 'published' and category = 'auto' and offer_type = 'usato' and dealer_id is not null and version <> '' and mileage_km > 0
      and model is not null and price_cents is not null and reduced_from_cents is not null and cardinality(equipment) > 3 order by id limit 1`
  return adPath({ id: ad?.id ?? 0, make: '', model: null, version: '' })
}

async function hrefOfDealer(db: Pool): Promise<string> {
  const [dealer] = await db<{ slug: string }[]>`
    select slug from dealer join ad on dealer_id = dealer.id where status = 'published' group by dealer.id order by count(*) desc, slug limit 1`
  return `/concessionari/${dealer?.slug ?? ''}`
}
