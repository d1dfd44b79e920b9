import type { Db } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import { listModelCounts } from '@/lib/market/observatory/market-queries.server'
import { recordMonths } from '@/lib/market/observatory/record-months.server'
import { listPlaces } from '@/lib/market/places/places.server'
import { recordProof } from '@/lib/market/price-rating/proof/record-proof.server'
import { addDays, addMonths } from '../calendar'
import type { DemoMarket } from '../demo-ad'
import { Random } from '../random'
import { paidEuro } from './ad-life'
import { type GoneAd, goneAds, pastMonths } from './gone-ads'
import { saveMarketState } from './market-state.server'
import { addShoppers } from './shoppers.server'
import { withoutCheckOfViews } from './without-check.server'
import { readWorth } from './worth.server'
import { writeMissingRegions, writeMonthsBefore } from './write-months.server'
import { writeReach } from './write-reach.server'

/** Number of models that are most on offer, of which more has gone. */
const frequentModels = 10
/** Days of which visits, calls and saves are counted: twelve weeks and the one that has begun. */
const reachDays = 91
/** A fifth of those who sold say for how much. */
const answerShare = 0.2

/** `isUnread`: no site reads the database yet. */
type Past = { market: DemoMarket; ads: number; dealerIds: readonly number[]; isUnread: boolean }

/** Gives the market the two years before the day on which it is seen: what is gone, what was asked and paid, who looked. */
export async function seedPast(db: Db, { market, ads, dealerIds, isUnread }: Past): Promise<void> {
  const { seed, today } = market
  const [row] = await db<{ last: number }[]>`select coalesce(max(id), 0) as last from ad`
  const frequent = (await listModelCounts(db)).toSorted((a, b) => b.ads - a.ads).slice(0, frequentModels)
  const keys = new Set(frequent.map(({ make, model }) => `${make}/${model}`))
  const gone: GoneAd[] = []
  const source = goneAds({ market, ads, worth: await readWorth(db), frequent: keys, places: listPlaces() })
  await copyAds(db, withDealers(source, dealerIds, gone))
  await writeEnds(db, row?.last ?? 0, gone, market)
  await db`analyze ad, ad_price`
  await recordMonths(db)
  await writeMonthsBefore(db, addMonths(today, 0), pastMonths)
  await writeMissingRegions(db)
  await addShoppers(db, ads, addDays(today, -reachDays - 30))
  const yesterday = Math.floor(today.getTime() / 86_400_000) - 1
  const reach = () => writeReach(db, { seed, from: yesterday - reachDays + 1, to: yesterday, isFirst: true })
  await (isUnread ? withoutCheckOfViews(db, reach) : reach())
  await recordProof(db, today)
  await saveMarketState(db, { seed, ads, beganAt: today, grownTo: today })
}

function* withDealers(source: Iterable<GoneAd>, dealerIds: readonly number[], collected: GoneAd[]): Generator<NewAd> {
  for (const gone of source) {
    collected.push(gone)
    const dealerId = typeof gone.ad.dealerId === 'number' ? (dealerIds[gone.ad.dealerId] ?? null) : null
    yield { ...gone.ad, dealerId }
  }
}

type Ended = { id: number; status: string; closedAt: Date | null; asked: number | null; said: GoneAd['said'] }

/** What was said of the price in the end, and what a fifth of the sellers say they got. */
async function writeEnds(db: Db, after: number, gone: readonly GoneAd[], { seed, today }: DemoMarket): Promise<void> {
  const rows = await db<{ id: number; status: string; closedAt: Date | null; priceCents: number | null }[]>`
    select id, status, closed_at, price_cents from ad where id > ${after} and closed_at is not null order by id`
  if (rows.length !== gone.length) throw new Error('somebody has added ads to the market while its past was written')
  const ended: Ended[] = rows.map(({ priceCents, ...row }, index) => ({ ...row, asked: priceCents, said: gone[index]?.said }))
  const aYearAgo = addDays(today, -365)
  const closed = ended.flatMap(({ id, status, closedAt, said }) =>
    said && status !== 'expired' && closedAt !== null && closedAt > aYearAgo ? [{ adId: id, ...said, closedAt }] : [],
  )
  await insertChunks(closed, (part) => db`insert into closing_estimate ${db(part)} on conflict (ad_id) do nothing`)
  await writePaid(
    db,
    seed,
    ended.filter(({ status }) => status === 'sold'),
  )
}

/** Answers of sellers, as the product stores them: nothing leads back to the ad. */
export async function writePaid(db: Db, seed: number, sold: readonly Omit<Ended, 'status' | 'closedAt'>[]): Promise<void> {
  const answers = sold.flatMap(({ id, asked, said }) => {
    const random = new Random(seed, 113, id)
    if (asked === null || asked < 10_000 || !random.chance(answerShare)) return []
    const foundHere = random.chance(0.85) ? random.chance(0.8) : null
    return [{ id, paid: paidEuro(random, asked), foundHere, estimate: said?.estimateEuro ?? null }]
  })
  await insertChunks(
    answers,
    (part) => db`
      insert into paid_price (month, category, make, model, found_here, asked_euro, paid_euro, estimate_euro, age_years, is_demo)
      select date_trunc('month', a.closed_at at time zone 'Europe/Rome'), a.category, a.make, a.model, given.found_here = 1, a.price_cents / 100, given.paid,
        given.estimate, (a.closed_at::date - a.first_registration) / 365.0, true
      from unnest(${part.map(({ id }) => id)}::bigint[], ${part.map(({ paid }) => paid)}::int[],
        ${part.map(({ estimate }) => estimate)}::int[], ${part.map(({ foundHere }) => (foundHere === null ? null : Number(foundHere)))}::int[]) as given (id, paid, estimate, found_here)
        join ad a on a.id = given.id order by a.id`,
  )
}

async function insertChunks<Row>(rows: readonly Row[], insert: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += 2_000) await insert(rows.slice(from, from + 2_000))
}
