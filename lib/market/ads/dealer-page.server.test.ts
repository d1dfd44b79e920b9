import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { findDealerPage } from './dealer-page.server'
import { addTestAd } from './test-ad'

async function dealerWith(db: Db, stock: readonly { category?: 'auto' | 'veicoli-commerciali'; offerType: string }[]): Promise<string> {
  const [dealerId = 0] = await addDealers(db, [{ name: 'Salone delle prove' }])
  for (const ad of stock) await addTestAd(db, { dealerId, ...ad })
  return 'salone-delle-prove'
}

test(
  'the stock of a dealer is sorted as the lists of the site are, and each kind is a list of its own',
  withRollback(async (db) => {
    const slug = await dealerWith(db, [
      { offerType: 'usato' },
      { offerType: 'aziendale' },
      { offerType: 'km0' },
      { category: 'veicoli-commerciali', offerType: 'usato' },
    ])
    const all = await findDealerPage(db, slug, {})
    expect(all).toMatchObject({ kind: null, dealer: { stock: 4 } })
    expect(all?.cards).toHaveLength(4)
    expect(all?.kinds).toEqual([
      { kind: 'usate', count: 2 },
      { kind: 'km0', count: 1 },
      { kind: 'commerciali', count: 1 },
    ])
    for (const { kind, count } of all?.kinds ?? []) {
      const page = await findDealerPage(db, slug, { tipo: kind })
      expect([page?.kind, page?.cards.length, page?.dealer.stock, page?.kinds], kind).toEqual([kind, count, 4, all?.kinds])
    }
    const used = await findDealerPage(db, slug, { tipo: 'usate' })
    expect(used?.cards.map(({ category, offerType }) => `${category} ${offerType}`).sort()).toEqual(['auto aziendale', 'auto usato'])
  }),
)

test(
  'each kind has its own pages; a kind or a page that a dealer does not have is not found',
  withRollback(async (db) => {
    const slug = await dealerWith(db, [...Array.from({ length: 19 }, () => ({ offerType: 'usato' })), { offerType: 'nuovo' }])
    expect(await findDealerPage(db, slug, { tipo: 'usate', pagina: '2' })).toMatchObject({
      page: 2,
      pages: 2,
      cards: [{ offerType: 'usato' }],
    })
    for (const asked of [
      { tipo: 'nuove', pagina: '2' },
      { tipo: 'km0' },
      { tipo: 'constructor' },
      { tipo: ['usate', 'nuove'] },
      { pagina: '3' },
    ])
      expect(await findDealerPage(db, slug, asked), JSON.stringify(asked)).toBeUndefined()
  }),
)

test(
  'a dealer without ads has a page, without kinds',
  withRollback(async (db) => {
    expect(await findDealerPage(db, await dealerWith(db, []), {})).toMatchObject({ kinds: [], kind: null, cards: [], page: 1, pages: 1 })
  }),
)
