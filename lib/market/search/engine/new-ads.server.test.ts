import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'
import { findNewAds } from './new-ads.server'
import { countAds, readGiven } from './test-comparison'
import { loadTestMarket } from './test-market'

const reader = { since: new Date(0), email: 'anna@esempio.it' }

test(
  'a search finds as many ads as its list shows, and all that were published since are new',
  withRollback(async (db) => {
    await loadTestMarket(db, 1_000)
    for (const query of [readGiven('usate', {}), readGiven('annunci', { dove: ['001272', '50'] })]) {
      const total = await countAds(db, query)
      expect(total).toBeGreaterThan(3)
      expect(await findNewAds(db, query, reader, 3)).toMatchObject({ total, fresh: total, cards: [{}, {}, {}] })
    }
  }),
)

test(
  'a price label is looked for too',
  withRollback(async (db) => {
    const ad = await addTestAd(db, { priceCents: 850_000, publishedAt: new Date() })
    await rateTestAd(db, ad, 10_000)
    const query = readGiven('usate', { etichetta: ['1'] })
    expect(await findNewAds(db, query, reader, 3)).toMatchObject({ total: await countAds(db, query), cards: [{ id: ad, priceLabel: 1 }] })
  }),
)

test(
  'a search that takes too long to count is not counted',
  withRollback(async (db) => {
    await loadTestMarket(db, 3_000)
    await db`set local statement_timeout = 1`
    expect(await findNewAds(db, readGiven('annunci', { versione: ['e o a i'], dove: ['001272', '500'] }), reader, 3)).toBeNull()
  }),
)
