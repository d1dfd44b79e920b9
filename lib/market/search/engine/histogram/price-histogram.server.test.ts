import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { readSearch } from '@/lib/market/search/query/read-search'
import { findPrices } from './price-histogram.server'

/** Time until all is counted, however busy the machine is. */
const untilCountedMs = 300_000

function read(search: string, list: 'annunci' | 'noleggio_lungo_termine' = 'annunci') {
  const found = readSearch({ list, segments: [], params: new URLSearchParams(search) }, lookups)
  if (!found) throw new Error('the address was not understood')
  return found.query
}

test(
  'The prices of a list follow all its filters but the price, without ads that have none',
  withRollback(async (db) => {
    for (const [euro, fuel] of [
      [999.99, 'diesel'],
      [1_000, 'diesel'],
      [1_000, 'benzina'],
      [4_900, 'diesel'],
      [null, 'diesel'],
    ] as const) {
      await addTestAd(db, { fuel, priceCents: euro === null ? null : Math.round(euro * 100) })
    }
    const diesel = { euro: 250, bars: [0, 0, 0, 28, 28, ...Array.from({ length: 14 }, () => 0), 28] }
    expect(await findPrices(db, read('carburante=diesel'), untilCountedMs)).toEqual(diesel)
    expect(await findPrices(db, read('carburante=diesel&prezzo_a=1000'), untilCountedMs)).toEqual(diesel)
    expect(await findPrices(db, read('carburante=gpl'), untilCountedMs)).toBeNull()
    expect(await findPrices(db, read('etichetta=1'), untilCountedMs)).toBeNull()
  }),
)

test(
  'The list of rentals, which have a fee and no price, has nothing to plot',
  withRollback(async (db) => {
    await addTestAd(db, { offerType: 'noleggio', priceCents: 900_000 })
    expect(await findPrices(db, read('', 'noleggio_lungo_termine'), untilCountedMs)).toBeNull()
  }),
)
