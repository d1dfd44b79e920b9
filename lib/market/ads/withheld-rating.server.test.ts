import { expect, test } from 'vitest'
import { alertAd } from '@/lib/accounts/saved-searches/alert-ad.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { saveAd } from '@/lib/accounts/watchlist/save-ad.server'
import { listWatchlist } from '@/lib/accounts/watchlist/watchlist-queries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { adJsonLd } from '@/lib/market/ads/page/ad-json-ld'
import { findAdPrice } from '@/lib/market/ads/page/ad-price-page.server'
import { findAdSharePicture } from '@/lib/market/ads/page/ad-share-picture.server'
import { listComparedAds } from '@/lib/market/comparison/compared-ads.server'
import { fitPriceModels } from '@/lib/market/price-rating/fit-price-models.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { addTestOffers, fittedAt } from '@/lib/market/price-rating/test-offers'
import { findAdsToMatch } from '@/lib/market/search/engine/ads-to-match.server'
import { findNewAds } from '@/lib/market/search/engine/new-ads.server'
import { listSearchResults } from '@/lib/market/search/engine/search-call.server'
import { readGiven } from '@/lib/market/search/engine/test-comparison'
import { listFeed } from '@/lib/market/search/page/list-feed.server'
import { clusterLayout, documentOf, fieldOf } from '@/lib/market/search-cluster/ad-document.server'
import { indexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import { rowsSql } from '@/lib/market/search-index/columns/row-sql.server'
import { findAdCards } from './ad-cards.server'
import { findAdPage, findSellersRatings } from './ad-queries.server'
import { findAdUse } from './ad-use.server'

const now = new Date('2026-03-20T00:00:00Z')
const rare = 'Versione rara: non la confrontiamo con le altre'
const undeclared = { version: '', powerKw: null }

/** An ad at a great price, whose power and version are declared. */
async function openMarket(db: Db): Promise<number> {
  const [offer] = await addTestOffers(db, 300)
  const id = offer?.id ?? 0
  await db`update ad set gearbox = 'manuale' where id = ${id}`
  await fitPriceModels(db, fittedAt)
  await rateDueAds(db)
  await priceAt(db, id, 0.84)
  return id
}

async function priceAt(db: Db, id: number, share: number): Promise<void> {
  await db`update ad set price_cents = 100 * round(${share}::float8 * coalesce(estimate_euro, withheld_estimate_euro)) from price_rating where ad_id = id and id = ${id}`
}

/** All that anybody reads of an ad, as text, without what its seller wrote. */
async function publicTexts(db: Db, id: number): Promise<Record<string, string>> {
  const page = await findAdPage(db, id)
  const [cards, compared] = [await findAdCards(db, db`a.id = ${id}`), await listComparedAds(db, [id], now)]
  const { rating, explanation } = (await findAdPrice(db, id)) ?? {}
  const labelled = readGiven('usate', { etichetta: ['1', '2'] })
  const found = await findNewAds(db, labelled, { since: new Date(0), email: 'anna@esempio.it' }, 500)
  const layout = clusterLayout()
  const lines = await db<{ line: string }[]>`${rowsSql(db, indexLayout())} and a.id = ${id}`
  const [document] = await db<{ line: string }[]>`${rowsSql(db, layout)} and a.id = ${id}`
  const euro = (page?.ad.priceCents ?? 0) / 100
  const priced = `prezzo_da=${euro}&prezzo_a=${euro}`
  const feed = await listFeed(
    db,
    readGiven('usate', { etichetta: ['1', '2'], prezzo_da: [`${euro}`], prezzo_a: [`${euro}`] }),
    'https://esempio.it',
  ) // it has the newest ads only
  const called = await listSearchResults(db, `usate?${priced}&etichetta=1&etichetta=2`)
  const every = (await listSearchResults(db, `usate?${priced}`)).ads.find((card) => card.id === id)
  return {
    page: JSON.stringify(page?.rating),
    structured: page ? JSON.stringify(adJsonLd(page, '', [], 'https://esempio.it')) : '',
    card: JSON.stringify(cards[0]?.priceLabel),
    pricePage: JSON.stringify({ rating, explanation }),
    costs: JSON.stringify((await findAdUse(db, id, {}, now))?.fiveYears.costs.filter(({ kind }) => kind === 'depreciation')),
    comparison: JSON.stringify(compared[0]?.rating),
    filter: JSON.stringify(found?.cards.map((card) => card.id).includes(id)),
    alerts: JSON.stringify((await findAdsToMatch(db, [id]))[0]),
    index: lines[0]?.line ?? '',
    document: JSON.stringify(documentOf(layout, document?.line ?? '')[fieldOf('code', 'priceLabel')] ?? null),
    feed: JSON.stringify(feed.items.some(({ link }) => link.endsWith(cards[0]?.href ?? '?'))),
    call: JSON.stringify(called.ads.some((card) => card.id === id)),
    calledCard: JSON.stringify(every?.priceLabel),
    watchlist: JSON.stringify(await watchedLabel(db, id)),
    mail: cards[0] ? alertAd(cards[0], 'new').text.replace(/https?:\S+/g, '') : '',
    picture: JSON.stringify(await findAdSharePicture(db, id, now)),
  }
}

/** The label of its card on the watchlist of a person. */
async function watchedLabel(db: Db, id: number) {
  const { id: userId } = await addTestUser(db)
  await saveAd(db, userId, id)
  return (await listWatchlist(db, userId, { sort: 'salvati', page: 1 }, now)).entries[0]?.card.priceLabel
}

test(
  'A withheld verdict is nowhere in public: neither its label, nor its estimate, nor a percentage',
  withRollback(async (db) => {
    const id = await openMarket(db)
    const published = await publicTexts(db, id)
    expect(published).toMatchObject({
      card: '1',
      filter: 'true',
      document: '"1"',
      feed: 'true',
      call: 'true',
      calledCard: '1',
      watchlist: '1',
    })
    expect(published['mail']).toContain('Ottimo Prezzo')
    expect(published['page']).toContain('"great"')
    await db`update ad set ${db(undeclared)} where id = ${id}`
    await rateDueAds(db)
    const own = (await findSellersRatings(db, [id])).get(id)
    if (!own || own.verdict === 'unrated') throw new Error('its seller reads no estimate')
    expect(own.withheld).toContain(rare)
    const texts = await publicTexts(db, id)
    for (const [name, text] of Object.entries(texts)) {
      for (const euro of [own.estimateEuro, own.lowEuro, own.highEuro]) expect(text, name).not.toContain(String(euro))
      expect(text, name).not.toMatch(/great|good|doubtful|sotto la stima|sopra la stima|Prezzo|%/)
    }
    expect(texts).toMatchObject({
      card: 'null',
      filter: 'false',
      document: 'null',
      feed: 'false',
      call: 'false',
      calledCard: 'null',
      watchlist: 'null',
    })
    expect(texts['page']).toContain(
      `${rare}, perché le versioni di questo modello hanno prezzi troppo diversi. Per un confronto servono la potenza e la versione.`,
    )
    expect(texts['pricePage']).toContain('"explanation":null')
    expect(texts['index']).not.toBe(published['index'])
  }),
)

test(
  'A price beyond the bounds is compared at once only where power and version are both declared',
  withRollback(async (db) => {
    const id = await openMarket(db)
    const ratingNow = async () => (await findAdPage(db, id))?.rating
    await priceAt(db, id, 3)
    expect(await ratingNow()).toMatchObject({ verdict: 'fair' })
    await priceAt(db, id, 0.3)
    expect(await ratingNow()).toMatchObject({ verdict: 'doubtful' })
    await priceAt(db, id, 1)
    await db`update ad set power_kw = null where id = ${id}`
    await rateDueAds(db)
    expect((await ratingNow())?.verdict).toMatch(/great|good|fair/)
    for (const share of [2.3, 0.3]) {
      await priceAt(db, id, share)
      expect(await ratingNow()).toBeNull()
      expect(await rateDueAds(db)).toBe(1)
      expect(await ratingNow()).toMatchObject({ verdict: 'unrated', isRare: true })
      await priceAt(db, id, 1)
      expect(await ratingNow()).toBeNull()
      expect(await rateDueAds(db)).toBe(1)
      expect(await ratingNow()).toMatchObject({ verdict: 'fair' })
    }
  }),
)
