import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { type Category, categorySlugs } from '@/lib/market/catalogue/category'
import { type CurrentPriceModel, currentPriceModel } from '../current-price-model.server'
import { modelKey } from '../model/valued-vehicle'
import { labelOf, ratePrice } from '../price-rating'
import { ratedOffers, type ValuedAd, vehicleOf } from '../published-vehicle'
import { valueAd } from '../value-ad'
import { valuedColumns } from '../valued-columns.server'
import { type ClosedCase, labelsOf, nearnessOf, type ProofRow } from './proof'

/** Number of cases of each category, the latest: the memory of a night has an end. */
const casesAtMost = 20_000

/** Works out anew what estimates were worth in the end; answers how many rows can be said. */
export async function recordProof(db: Db, now = new Date()): Promise<number> {
  let recorded = 0
  for (const category of categorySlugs) {
    const asked = await listClosed(db, category, await currentPriceModel(db, category))
    const bases = { asked: nearnessOf(asked), paid: nearnessOf(await listPaid(db, category)), label: labelsOf(asked) }
    recorded += await inTransaction(db, async (db) => {
      await db`delete from price_proof where category = ${category}`
      const rows = Object.entries(bases).flatMap(([basis, own]) =>
        own.map((row) => ({ category, basis, ...columnsOf(row), workedOutAt: now })),
      )
      if (rows.length > 0) await db`insert into price_proof ${db(rows)}`
      return rows.length
    })
  }
  await db`delete from closing_estimate where closed_at < now() - interval '1 year' or not exists (select from ad where id = ad_id)`
  return recorded
}

function columnsOf({ from, to, ...row }: ProofRow) {
  return { ...row, fromValue: from, toValue: to }
}

type Closed = ValuedAd & { estimateEuro: number | null; lowEuro: number | null }

/** What was asked at the end for what was sold or withdrawn in a year, beside what was said of it then, or what tonight's model, which has not seen it, says. */
async function listClosed(db: Db, category: Category, current: CurrentPriceModel | null): Promise<ClosedCase[]> {
  const ads = await inTransaction(db, async (db) => {
    await allowLongWork(db)
    return db<Closed[]>`
      select ${valuedColumns(db)}, c.estimate_euro, c.low_euro from ad a left join closing_estimate c on c.ad_id = a.id
      where a.category = ${category} and a.status in ('sold', 'withdrawn') and a.closed_at > now() - interval '1 year'
        and a.offer_type in ${db([...ratedOffers])} and a.price_cents >= 100 and a.model is not null
        and a.accident is distinct from 'si' and a.running is not false and a.finance_required is not true
      order by a.closed_at desc limit ${casesAtMost}`
  })
  return ads.flatMap((ad) => {
    const said =
      ad.estimateEuro !== null && ad.lowEuro !== null
        ? { estimateEuro: ad.estimateEuro, lowEuro: ad.lowEuro }
        : saysNow(current, category, ad)
    if (!said || ad.priceCents === null) return []
    const ageYears = current ? (vehicleOf(ad, category, current.fittedAt).ageYears ?? 0) : 0
    const label = labelOf(ratePrice(ad.priceCents, said))
    return [{ model: modelKey(ad), ageYears, estimateEuro: said.estimateEuro, endEuro: ad.priceCents / 100, label }]
  })
}

function saysNow(
  current: CurrentPriceModel | null,
  category: Category,
  ad: ValuedAd,
): { estimateEuro: number; lowEuro: number } | undefined {
  if (!current) return undefined
  const { valuation } = valueAd(current, ad, vehicleOf(ad, category, current.fittedAt))
  return 'why' in valuation ? undefined : { estimateEuro: Math.round(valuation.euro), lowEuro: Math.round(valuation.lowEuro) }
}

async function listPaid(db: Db, category: Category): Promise<ClosedCase[]> {
  const rows = await db<{ make: string; model: string | null; ageYears: number | null; estimateEuro: number | null; paidEuro: number }[]>`
    select make, model, age_years, estimate_euro, paid_euro from paid_price
    where category = ${category} and estimate_euro is not null and month > now() - interval '1 year' order by id desc limit ${casesAtMost}`
  return rows.flatMap(({ make, model, ageYears, estimateEuro, paidEuro }) =>
    estimateEuro === null
      ? []
      : [{ model: modelKey({ make, model }), ageYears: ageYears ?? 0, estimateEuro, endEuro: paidEuro, label: null }],
  )
}
