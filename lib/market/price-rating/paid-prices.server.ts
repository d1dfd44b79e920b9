import type { Db } from '@/lib/kernel/db/db.server'
import type { PaidPrices } from './price-errors'

/** Least number of answers of which something is said. */
const answersNeeded = 30

/** Writes down what an ad was sold for, in whole euro, without a word about the ad. */
export async function recordPaidPrice(
  db: Db,
  adId: number,
  { paidEuro, foundHere }: { paidEuro: number; foundHere: boolean | null },
): Promise<void> {
  await db`
    insert into paid_price (month, category, make, model, found_here, asked_euro, paid_euro, estimate_euro, age_years)
    select date_trunc('month', now() at time zone 'Europe/Rome'), category, make, model, ${foundHere}, price_cents / 100, ${paidEuro}, estimate_euro, (current_date - first_registration) / 365.0
    from ad left join closing_estimate on ad_id = id where id = ${adId} and price_cents >= 100`
}

/** How far below the last price that was asked half of the vehicles went, in a year; null while too few sellers have said so. */
export async function findPaidPrices(db: Db): Promise<PaidPrices | null> {
  const [row] = await db<{ answers: number; below: number | null }[]>`
    select count(*)::int as answers, percentile_cont(0.5) within group (order by 1 - paid_euro::float8 / asked_euro) as below
    from paid_price where month > now() - interval '1 year'`
  return row && row.answers >= answersNeeded && row.below !== null ? { answers: row.answers, below: row.below } : null
}
