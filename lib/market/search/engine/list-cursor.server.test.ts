import { describe, expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { emptySearch, pageSize, type SearchQuery, type Sort, sorts } from '@/lib/market/search/query/search-query'
import { cursorText, readCursor } from './list-cursor'
import { postgresEngine } from './postgres-engine.server'
import { findAds } from './search-ads.server'
import { turnkeyPriceSql } from './search-conditions.server'
import type { ListPosition } from './search-engine'
import { countAds, findAdIds, readGiven } from './test-comparison'
import { loadTestMarket } from './test-market'

describe('the word for a position', () => {
  const query: SearchQuery = { ...emptySearch('annunci'), filters: { residenza: ['mi'] }, page: 2 }
  const read = (text: string, sort: Sort = 'prezzo_crescente', page = 2) =>
    readCursor(new URLSearchParams({ dopo: text }), { ...query, sort, page })

  test.each([
    { sort: 'recenti', key: 1_795_000_000_123_456 },
    { sort: 'prezzo_crescente', key: 990_000 },
    { sort: 'anno_crescente', key: -3_650 },
    { sort: 'km', key: 0 },
    { sort: 'potenza', key: null },
    { sort: 'distanza', key: 123_456_789 },
    { sort: 'chiavi_in_mano', key: 1_029_725 },
  ] as const)('is short, and says the same again: $sort, $key', ({ sort, key }) => {
    const position: ListPosition = { key, id: 4_466 }
    const text = cursorText({ ...query, sort }, position)
    expect(text).toMatch(/^[a-z0-9.~-]{4,23}$/)
    expect(read(text, sort)).toEqual(position)
  })

  test.each([{ run: 1 }, { run: 0, last: { key: 1_795_000_000_654_321, id: 7 } }])(
    'of the order «Consigliati» says whose turn it is: $run',
    (spread) => {
      const position: ListPosition = { key: 1_795_000_000_123_456, id: 4_466, spread }
      const text = cursorText({ ...query, sort: 'consigliati' }, { ...position, spread: { ...spread, seller: 4_711 } })
      expect(read(text, 'consigliati')).toEqual(position)
      expect(read(text.replace(/^a/, 'c'))).toBeNull()
    },
  )

  test.each([
    { why: 'nothing', text: '' },
    { why: 'anything', text: "' or 1=1" },
    { why: 'no id', text: 'c2a' },
    { why: 'a price no ad can have', text: cursorText({ ...query, sort: 'prezzo_crescente' }, { key: 2 ** 40, id: 1 }) },
    { why: 'an id that is no whole number', text: 'c2a.zzzzzzzzzzz' },
    { why: 'too long', text: `c${'9'.repeat(200)}.1` },
    { why: 'of another order', text: cursorText({ ...query, sort: 'km' }, { key: 1, id: 1 }) },
  ])('counts as none when it is malformed: $why', ({ text }) => {
    expect(read(text)).toBeNull()
  })

  test('of a price for the buyers of another province is none', () => {
    const text = cursorText({ ...query, sort: 'chiavi_in_mano' }, { key: 1_029_725, id: 1 })
    expect(read(text.replace('.mi', '.ao'), 'chiavi_in_mano')).toBeNull()
    expect(read(text.replace('.mi', ''), 'chiavi_in_mano')).toBeNull()
    expect(read(`${cursorText({ ...query, sort: 'km' }, { key: 1, id: 1 })}.mi`, 'km')).toBeNull()
  })

  test('is none on a first page', () => {
    const text = cursorText({ ...query, sort: 'km' }, { key: 1, id: 1 })
    expect([read(text, 'km', 1), read(text, 'km', 2)]).toEqual([null, { key: 1, id: 1 }])
  })

  test(
    'however far from what ads have, is answered on every list in every order',
    withRollback(async (db) => {
      await loadTestMarket(db, 60)
      const answered: number[] = []
      for (const list of listPageSlugs) {
        for (const sort of Object.keys(sorts)) {
          const second = { ...readGiven(list, { dove: ['015146', '500'], residenza: ['mi'] }, sort), page: 2 }
          for (const key of ['zzzzzzzzzzz', '-zzzzzzzzzzz', '2gosa7pa2gv', '1z141z3', '-1z141z3', 'f1z', 'pa7', '0', '~']) {
            const after = readCursor(new URLSearchParams({ dopo: cursorText(second, { key: null, id: 1 }).replace('~', key) }), second)
            if (after) answered.push((await findAds(postgresEngine(db), second, { limit: pageSize, params: [], after })).total)
          }
        }
      }
      expect(answered.length).toBeGreaterThan(300)
    }),
  )
})

test(
  'page by page, «Consigliati» shows each ad once, though most are of one seller',
  withRollback(async (db) => {
    await loadTestMarket(db, 60)
    await db`update ad set dealer_id = (select min(id) from dealer) where id % 3 <> 0`
    const query = readGiven('annunci', {})
    const shown: number[] = []
    let after: ListPosition | null = null
    do {
      const page: { ids: readonly number[]; next: ListPosition | null } = await findAds(postgresEngine(db), query, {
        limit: 5,
        params: [],
        after,
      })
      shown.push(...page.ids)
      after = page.next
    } while (after)
    expect(shown).toEqual(await findAdIds(db, query, 60))
    expect(shown.length).toBe(await countAds(db, query))
  }),
)

test(
  'on a day without a tariff no turnkey price is known',
  withRollback(async (db) => {
    expect(await db`select ${turnkeyPriceSql(db, 'MI', new Date('1990-01-01'))} as price`).toEqual([{ price: null }])
  }),
)
