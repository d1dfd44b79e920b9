import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { copyAds } from '@/lib/market/ads/imported/copy-ads.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { refreshLandingPages } from '@/lib/market/search/page/landing-pages.server'
import { addDays } from '../calendar'
import type { DemoMarket } from '../demo-ad'
import { isDemoAd, isDemoDealer } from '../existing-market.server'
import { Random } from '../random'
import { growReputation } from '../reputation/add-reputation.server'
import { dropOf, type Leaving, leavingOf, loweredCents, type OpenAd, reservedDays, successorAt, successorWithinHours } from './ad-life'
import { marketsByYear, successorOf } from './gone-ads'
import { findMarketState, type MarketState, saveMarketState } from './market-state.server'
import { writePaid } from './seed-past.server'
import { writeMissedMonths, writeMissingRegions } from './write-months.server'
import { writeReach } from './write-reach.server'

/** Days that are written at once: fewer than any ad is online, so that what comes in them also goes after them. */
const daysAtOnce = 7
/** Days after which the lists are counted anew at the start, and not in the next night. */
const followAfterDays = 7
/** Days after which a third of the ads that should have left are still there. */
const overdueDays = 5
/** Days of visits that are written at most: the statistics show no more. */
const reachAtMost = 91

/** What has happened since the market was last looked at. */
export type Growth = { came: number; left: number; fell: number }

/**
 * Lets the invented market live on to a moment, by the laws of its past. Nothing is done when it is there already, or the clock was set back.
 * `plan` gives the market that a state was made from.
 */
export async function growDemoMarket(db: Db, now: Date, plan: (state: MarketState) => DemoMarket): Promise<Growth | undefined> {
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`select pg_advisory_xact_lock(hashtextextended('demo market', 0))`
    const state = await findMarketState(db)
    if (!state || now <= state.grownTo) return undefined
    const market = { ...plan(state), today: state.beganAt }
    const growth: Growth = { came: 0, left: 0, fell: 0 }
    for (let from = state.grownTo; from < now; from = earlier(addDays(from, daysAtOnce), now))
      await growTo(db, { state, market, growth, from, to: earlier(addDays(from, daysAtOnce), now) })
    const dayOf = (date: Date) => Math.floor(date.getTime() / 86_400_000)
    const yesterday = dayOf(now) - 1
    await writeReach(db, { seed: state.seed, from: Math.max(dayOf(state.grownTo), yesterday - reachAtMost + 1), to: yesterday })
    await growReputation(db, market, { from: state.grownTo, to: now })
    await saveMarketState(db, { ...state, grownTo: now })
    await follow(db, state, now)
    return growth
  })
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** The observatory and, after some days, the lists follow at once; prices are learned anew by the job of the night, which a start after a week does not wait for. */
async function follow(db: Db, { grownTo }: MarketState, now: Date): Promise<void> {
  await writeMissedMonths(db, now)
  await writeMissingRegions(db)
  if (now >= addDays(grownTo, followAfterDays)) await refreshLandingPages(db, now)
}

type Step = { state: MarketState; market: DemoMarket; growth: Growth; from: Date; to: Date }

async function growTo(db: Db, step: Step): Promise<void> {
  const { state, growth, from, to } = step
  const ads = (await listOpenAds(db)).map((ad) => ({ ...ad, leaving: leavingNow(ad, state) }))
  const falls = ads.flatMap((ad) => {
    const drop = ad.isReduced || ad.isHeld ? undefined : dropOf(state.seed, ad, ad.leaving.at)
    const isNow = drop && drop.at > from && drop.at <= to && drop.at < ad.leaving.at && ad.priceCents !== null && ad.priceCents > 100_000
    return drop && isNow ? [{ id: ad.id, priceCents: loweredCents(ad.priceCents ?? 0, drop.share), at: drop.at }] : []
  })
  await writeFalls(db, falls)
  const leaving = ads.flatMap((ad) => {
    const at = ad.leaving.at > from ? ad.leaving.at : overdueAt(state.seed, ad.id, from)
    return at <= to ? [{ ...ad, at }] : []
  })
  await writeLeft(db, state.seed, leaving)
  const reserved = ads.filter(
    ({ leaving: { at, isReserved }, isHeld }) => isReserved && !isHeld && at > to && at <= addDays(to, reservedDays),
  )
  await db`
    update ad set status = 'reserved', updated_at = given.at
    from unnest(${reserved.map(({ id }) => id)}::bigint[], ${reserved.map((ad) => addDays(ad.leaving.at, -reservedDays).toISOString())}::timestamptz[])
      as given (id, at) where ad.id = given.id`
  growth.left += leaving.length
  growth.fell += falls.length
  growth.came += await writeSuccessors(db, step)
  await rateDueAds(db)
}

type Open = OpenAd & { priceCents: number | null; isReduced: boolean; isHeld: boolean; updatedAt: Date }

/** When an ad goes that should have gone before, because its estimate has changed: not all of them at once. */
function overdueAt(seed: number, id: number, from: Date): Date {
  return addDays(from, -overdueDays * Math.log(1 - new Random(seed, 115, id, Math.floor(from.getTime() / 60_000)).next()))
}

/** A reserved ad has no estimate any more: it leaves so long after it was reserved. */
function leavingNow(ad: Open, { seed, beganAt }: MarketState): Leaving {
  return ad.isHeld ? { at: addDays(ad.updatedAt, reservedDays), ending: 'sold', isReserved: true } : leavingOf(seed, ad, beganAt)
}

/** The invented ads on offer that belong to no account. */
async function listOpenAds(db: Db): Promise<Open[]> {
  const rows = await db<(Omit<Open, 'publishedAt'> & { publishedAt: Date | null })[]>`
    select a.id, a.category, a.make, a.model, a.dealer_id is null as is_private, a.published_at, a.price_cents, a.updated_at,
      a.reduced_from_cents is not null as is_reduced, a.status = 'reserved' as is_held,
      coalesce(coalesce(a.reduced_from_cents, a.price_cents) / 100.0 / r.estimate_euro, 1)::float8 as asked_of_estimate
    from (select * from ad where owner_id is null and status in ('published', 'reserved') and ${isDemoAd(db)}) a left join price_rating r on r.ad_id = a.id
    order by a.id`
  return rows.flatMap(({ publishedAt, ...ad }) => (publishedAt === null ? [] : [{ ...ad, publishedAt }]))
}

async function writeFalls(db: Db, falls: readonly { id: number; priceCents: number; at: Date }[]): Promise<void> {
  await db`
    update ad set previous_price_cents = ad.price_cents, price_cents = given.price_cents, price_changed_at = given.at, updated_at = given.at
    from unnest(${falls.map(({ id }) => id)}::bigint[], ${falls.map(({ priceCents }) => priceCents)}::int[],
      ${falls.map(({ at }) => at.toISOString())}::timestamptz[]) as given (id, price_cents, at) where ad.id = given.id`
}

type Left = { id: number; at: Date; leaving: Leaving; priceCents: number | null }

/** Closes ads, with what was said of their prices in the end and what a fifth of the sellers say they got. */
async function writeLeft(db: Db, seed: number, left: readonly Left[]): Promise<void> {
  const ids = left.map(({ id }) => id)
  await db`
    update ad set status = given.status, closed_at = given.at, updated_at = given.at
    from unnest(${ids}::bigint[], ${left.map(({ leaving }) => leaving.ending)}::text[], ${left.map(({ at }) => at.toISOString())}::timestamptz[])
      as given (id, status, at) where ad.id = given.id`
  await db`update closing_estimate c set closed_at = ad.closed_at from ad where ad.id = c.ad_id and ad.id = any(${ids}::bigint[])`
  const sold = await db<{ id: number; asked: number | null; estimateEuro: number | null; lowEuro: number | null }[]>`
    select ad.id, ad.price_cents as asked, c.estimate_euro, c.low_euro from ad left join closing_estimate c on c.ad_id = ad.id
    where ad.id = any(${ids}::bigint[]) and ad.status = 'sold' order by ad.id`
  const said = (estimateEuro: number | null, lowEuro: number | null) =>
    estimateEuro === null || lowEuro === null ? undefined : { estimateEuro, lowEuro }
  await writePaid(
    db,
    seed,
    sold.map(({ id, asked, estimateEuro, lowEuro }) => ({ id, asked, said: said(estimateEuro, lowEuro) })),
  )
}

/** The ads that take the places of those that have left since the market began; answers how many came. */
async function writeSuccessors(db: Db, { state, market, from, to }: Step): Promise<number> {
  const left = await db<{ id: number; closedAt: Date | null }[]>`
    select id, closed_at from (select * from ad where owner_id is null and status in ('sold', 'withdrawn', 'expired') and ${isDemoAd(db)}) a
    where closed_at > ${state.beganAt} and closed_at > ${addDays(from, -successorWithinHours / 24)} and closed_at <= ${to} order by id`
  const coming = left
    .flatMap(({ id, closedAt }) => (closedAt === null ? [] : [{ id, at: successorAt(state.seed, id, closedAt) }]))
    .filter(({ at }) => at > from && at <= to)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id)
  const [marketOf, dealerIds] = [marketsByYear(market), await listDealerIds(db)]
  const ads = coming.map(({ id, at }) => withDealer(successorOf(market, marketOf, id, at), market, dealerIds))
  return copyAds(db, ads)
}

async function listDealerIds(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db<{ id: number; vatNumber: string | null }[]>`select id, vat_number from dealer where ${isDemoDealer(db)}`
  return new Map(rows.flatMap(({ id, vatNumber }) => (vatNumber === null ? [] : [[vatNumber, id] as const])))
}

/** An ad of a dealer who has gone meanwhile is another's of the market: every ad has a seller. */
function withDealer(ad: NewAd, { dealers }: DemoMarket, dealerIds: ReadonlyMap<string, number>): NewAd {
  if (typeof ad.dealerId !== 'number') return ad
  const known = [...dealerIds.values()]
  const dealerId = dealerIds.get(dealers[ad.dealerId]?.vatNumber ?? '') ?? known[ad.dealerId % Math.max(1, known.length)] ?? null
  return { ...ad, dealerId }
}
