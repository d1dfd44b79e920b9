import { recordResponseTimes } from '@/lib/accounts/contact/leads/lead-reminders.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { NewAd } from '@/lib/market/ads/ad'
import { loadAds } from '@/lib/market/ads/load-ads.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { recordMonths } from '@/lib/market/observatory/record-months.server'
import { listPlaces } from '@/lib/market/places/places.server'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { forgetPrices } from '@/lib/market/price-rating/forget-prices.server'
import { rateAllAds } from '@/lib/market/price-rating/rate-ads.server'
import { refreshLandingPages } from '@/lib/market/search/page/landing-pages.server'
import { type DemoMarket, demoAd, planDemoMarket } from './demo-ad'
import { writeDemoVersions } from './demo-versions.server'
import { hasAds } from './existing-market.server'
import { addExperiments } from './experiments/add-experiments.server'
import { simulatedDays } from './experiments/bring-visitors.server'
import type { MarketState } from './past/market-state.server'
import { type LaterPrice, withDrop, writeLaterPrices } from './past/present-drops.server'
import { seedPast } from './past/seed-past.server'
import { findPeople } from './people/add-people.server'
import { withLambroAuto } from './people/lambro-auto'
import { seedPeople } from './people/seed-people.server'
import { addReputation, introduceDealers } from './reputation/add-reputation.server'
import { clearDemoMarket, restartIds } from './reset-demo-market.server'

export const defaultAds = 6_000
/** The largest market that is given a past: a larger one is for measurements of its present. */
const largestWithPast = 60_000
/** The largest market whose prices are rated while it is loaded: a larger one takes minutes, which the first nightly work spends beside an open site. */
const largestRated = 100_000
/** A market of fewer ads, as tests have it, has the visitors of one day in place of four weeks. */
const [smallMarket, daysOfSmallMarket] = [1_000, 1]
/** Enough that every trade has at least one dealer. */
const minDealers = 40

export type SeedStep = 'dealers' | 'ads' | 'indexes' | 'prices' | 'past' | 'people' | 'visitors'
export type SeedOptions = {
  ads?: number
  seed?: number
  /** The day the market is looked at: ads are as old as they are on that day. */
  today: Date
  /** Deletes what was generated before, in the same transaction; what was not stays. */
  reset?: boolean
  /** Adds the past of the market, its reviews, its people and its experiments. */
  past?: boolean
  onProgress?: (step: SeedStep, done: number, of: number) => void
}

/** One dealer for forty ads in a small market, for a hundred and fifty more ads in a large one. */
export function dealersFor(ads: number): number {
  return Math.max(minDealers, Math.round(Math.min(ads, 6_000) / 40 + Math.max(0, ads - 6_000) / 150))
}

/** Whether a market of such a size is given a past. */
export function hasPast({ ads = defaultAds, past = false }: Pick<SeedOptions, 'ads' | 'past'>): boolean {
  return past && ads <= largestWithPast
}

/** Whether the prices of such a market are rated when it is loaded; otherwise the jobs of the site do so once it has started. */
export function isRated({ ads = defaultAds }: Pick<SeedOptions, 'ads'>): boolean {
  return ads <= largestRated
}

/** Fills a database without ads, or after a reset what was generated before, wholly or not at all. */
export async function seedDemoMarket(
  db: Db,
  { ads = defaultAds, seed = 1, today, reset = false, past = false, onProgress }: SeedOptions,
): Promise<{ ads: number; dealers: number }> {
  const isLived = hasPast({ ads, past })
  const market = planned({ ads, seed, today, past: isLived })
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`select pg_advisory_xact_lock(hashtextextended('demo market', 0))` // two machines that start on a new database would both fill it
    if (!reset && (await hasAds(db))) throw new AppError('conflict', 'the database has ads already')
    if (reset) {
      await clearDemoMarket(db)
      await restartIds(db)
    }
    await db`delete from demo_removal` // somebody wants a demo market again
    onProgress?.('dealers', 0, market.dealers.length)
    const dealerIds = await addDealers(db, isLived ? await introduceDealers(db, market) : market.dealers)
    onProgress?.('dealers', market.dealers.length, market.dealers.length)
    const [row] = await db<{ last: number }[]>`select coalesce(max(id), 0) as last from ad`
    const later: LaterPrice[] = []
    const written = await loadAds(db, demoAds(market, ads, dealerIds, isLived ? later : undefined), ads, {
      onWritten: (done) => onProgress?.('ads', done, ads),
      onIndex: (done, of) => onProgress?.('indexes', done, of),
    })
    if (isLived) await writeLaterPrices(db, row?.last ?? 0, later)
    await db`analyze ad, ad_price, dealer`
    if (isRated({ ads })) await ratePrices(db, today, isLived, onProgress)
    else await forgetPrices(db)
    await writeDemoVersions(db, today)
    await refreshLandingPages(db)
    if (isLived) {
      onProgress?.('past', 0, 2)
      await seedPast(db, { market, ads, dealerIds, isUnread: !reset })
      onProgress?.('past', 1, 2)
      await addReputation(db, market, dealerIds)
      onProgress?.('past', 2, 2)
      onProgress?.('people', 0, 1)
      await seedPeople(db, { today, seed })
      await recordResponseTimes(db)
      onProgress?.('people', 1, 1)
      const days = ads < smallMarket ? daysOfSmallMarket : simulatedDays
      onProgress?.('visitors', 0, days)
      await addExperiments(db, await findPeople(db), today, days)
      onProgress?.('visitors', days, days)
    }
    return { ads: written, dealers: dealerIds.length }
  })
}

async function ratePrices(db: Db, today: Date, isLived: boolean, onProgress: SeedOptions['onProgress']): Promise<void> {
  onProgress?.('prices', 0, 2)
  await fitPriceModels(db, today)
  onProgress?.('prices', 1, 2)
  await rateAllAds(db)
  if (!isLived) await recordMonths(db) // a past begins with it
  onProgress?.('prices', 2, 2)
}

/** The market that a database with a past was filled with. */
export function planStored({ seed, ads, beganAt }: MarketState): DemoMarket {
  return planned({ seed, ads, today: beganAt, past: true })
}

function planned({ ads, seed, today, past }: Required<Pick<SeedOptions, 'ads' | 'seed' | 'today' | 'past'>>): DemoMarket {
  const places = listPlaces()
  const market = planDemoMarket({ seed, today, dealers: dealersFor(ads), places })
  return hasPast({ ads, past }) ? withLambroAuto(market, places) : market
}

/** The ads on offer; with `later` they have a history of prices, of which it takes what comes after the ads are written. */
function* demoAds(market: DemoMarket, count: number, dealerIds: readonly number[], later?: LaterPrice[]): Generator<NewAd> {
  for (let index = 0; index < count; index++) {
    const sampled = demoAd(market, index)
    const ad = later ? withDrop(market, index, sampled, later) : sampled
    const dealerId = typeof ad.dealerId === 'number' ? (dealerIds[ad.dealerId] ?? null) : null
    yield { ...ad, dealerId }
  }
}
