import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import { findPriceTips } from './price-tips.server'

const now = new Date('2026-12-10T10:00:00Z')
const publishedAt = new Date('2026-11-01T10:00:00Z')
const rating: PriceRating = { verdict: 'fair', estimateEuro: 12_000, lowEuro: 10_800, highEuro: 13_900, comparables: 30 }

async function addSeen(db: Db, views: number, contacts: number): Promise<number> {
  const id = await addTestAd(db, { model: '500x', priceCents: 12_900_00, publishedAt })
  await db`insert into ad_view (ad_id, day, times) values (${id}, '2026-12-01', ${views}), (${id}, '2026-11-02', 900)`
  await db`
    insert into reply (ad_id, ad_title, name, email, created_at)
    select ${id}, 'Fiat 500X', 'Anna', 'anna@posta.example', '2026-12-01' from generate_series(1, ${contacts}::int)`
  return id
}

test(
  'the advice counts the last thirty days of an ad and of the others of its model',
  withRollback(async (db) => {
    const id = await addSeen(db, 200, 0)
    const tipOf = async () => (await findPriceTips(db, [id], new Map([[id, rating]]), now)).get(id)?.text.replaceAll('\u00a0', ' ')
    expect(await tipOf()).toBe('200 visite e nessun contatto in 30 giorni. A 11.400 € avresti l’etichetta Buon Prezzo.')
    for (let other = 0; other < 8; other++) await addSeen(db, 100, 2)
    expect(await tipOf()).toContain('gli annunci di questo modello ne ricevono circa 4.')
    expect((await findPriceTips(db, [id], new Map(), now)).size, 'without a rating').toBe(0)
  }),
)
