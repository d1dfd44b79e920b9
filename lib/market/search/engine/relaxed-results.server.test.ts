import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { listPlaces } from '@/lib/market/places/places.server'
import { searchAds } from './search-ads.server'
import { readGiven } from './test-comparison'

const euro = (amount: number) => amount * 100

test(
  'A list of few ads shows ads just beyond its limits apart, nearest first, with the limit of each',
  withRollback(async (db) => {
    for (const price of [9_000, 11_900, 10_500, 12_001]) await addTestAd(db, { priceCents: euro(price), make: 'fiat', fuel: 'gpl' })
    await addTestAd(db, { priceCents: euro(10_100), make: 'fiat', fuel: 'diesel' })
    const { total, near, suggestions } = await searchAds(db, readGiven('annunci', { carburante: ['gpl'], prezzo_a: ['10000'] }))
    expect([total, suggestions]).toEqual([1, []])
    expect(near.map(({ card, ...difference }) => [card.priceCents, difference])).toEqual(
      [10_500, 11_900].map((price) => [euro(price), { label: 'Fino a 12.000 €', insteadOf: 'Fino a 10.000 €' }]),
    )
  }),
)

test(
  'beyond several limits each has its turn, and no ad stands there twice or among the results too',
  withRollback(async (db) => {
    const [here, there] = [listPlaces().find(({ istat }) => istat === '015146'), listPlaces().find(({ istat }) => istat === '108033')]
    const at = (place = here) => ({
      placeIstat: place?.istat ?? null,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
    })
    await addTestAd(db, { ...at(), priceCents: euro(9_000) })
    for (const price of [9_100, 9_200, 9_300]) await addTestAd(db, { ...at(there), priceCents: euro(price) })
    for (const price of [10_300, 10_400]) await addTestAd(db, { ...at(), priceCents: euro(price) })
    const { total, near, cards } = await searchAds(db, readGiven('annunci', { dove: ['015146', '10'], prezzo_a: ['10000'] }))
    expect(total).toBe(1)
    expect(near.map(({ label }) => label)).toEqual(['Milano (MI) + 20 km', 'Fino a 12.000 €', 'Milano (MI) + 20 km', 'Fino a 12.000 €'])
    expect(new Set([...near, ...cards.map((card) => ({ card }))].map(({ card }) => card.id)).size).toBe(5)
  }),
)

test(
  'A search that finds nothing says which limit to move, and how many ads that gives',
  withRollback(async (db) => {
    for (const price of [10_500, 10_600, 11_000, 11_500, 11_900]) await addTestAd(db, { priceCents: euro(price), fuel: 'gpl' })
    const none = await searchAds(db, readGiven('annunci', { carburante: ['gpl'], prezzo_a: ['10000'] }))
    expect(none.suggestions).toEqual([
      { labels: ['Fino a 12.000 €'], insteadOf: 'Fino a 10.000 €', href: '/annunci?carburante=gpl&prezzo_a=12000', count: 5 },
      { labels: ['Fino a 10.000 €'], href: '/annunci?carburante=gpl', count: 5 },
    ])
    expect(none.near).toHaveLength(4)
    expect((await searchAds(db, readGiven('annunci', { carburante: ['gpl'], prezzo_a: ['12000'] }))).near).toEqual([])
  }),
)
