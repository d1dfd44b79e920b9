import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { loadTestMarket } from '@/lib/market/search/engine/test-market'
import { readAdPage, sendAdPage } from './sent-ad-page'

test(
  'the page of an ad is the same after it was sent as before, and nothing undeclared is sent',
  withRollback(async (db) => {
    await loadTestMarket(db, 300)
    const ids = await db<{ id: number }[]>`select id from ad where status = 'published' order by id limit 40`
    expect(ids).toHaveLength(40)
    for (const { id } of ids) {
      const page = await findAdPage(db, id)
      if (!page) throw new Error(`no page of ${id}`)
      const sent = sendAdPage(page)
      expect(readAdPage(structuredClone(sent))).toEqual(page)
      expect(Object.values(sent.ad)).not.toContain(null)
      expect(JSON.parse(JSON.stringify(sent))).toEqual(sent)
    }
  }),
)

test('an ad that lacks its number is not taken for a whole one', () =>
  withRollback(async (db) => {
    await loadTestMarket(db, 10)
    const [first] = await db<{ id: number }[]>`select id from ad where status = 'published' limit 1`
    const page = await findAdPage(db, first?.id ?? 0)
    if (!page) throw new Error('no page')
    const { id: _, ...ad } = sendAdPage(page).ad
    expect(() => readAdPage({ ...sendAdPage(page), ad })).toThrow('not sent whole')
  })())
