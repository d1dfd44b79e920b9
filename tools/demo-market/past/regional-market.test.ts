import { expect, test } from 'vitest'
import { listPlaces } from '@/lib/market/places/places.server'
import { demoAd, planDemoMarket } from '../demo-ad'
import { Random } from '../random'
import { planRegions } from './regional-market'

test('a sample by regions has enough cars in each of the larger ones, sold by people of the place', () => {
  const places = listPlaces()
  const market = planDemoMarket({ seed: 1, today: new Date('2026-11-10'), dealers: 150, places })
  const inRegion = planRegions(places)
  const counts = new Map<string, number>()
  for (let index = 0; index < 2_600; index++) {
    const ad = demoAd(inRegion(new Random(1, 120, index), market), 100_000_000 + index)
    const seller = typeof ad.dealerId === 'number' ? market.dealers[ad.dealerId]?.region : ad.region
    expect(seller).toBe(ad.region)
    if (ad.category === 'auto') counts.set(ad.region ?? '', (counts.get(ad.region ?? '') ?? 0) + 1)
  }
  const cars = [...counts.values()].reduce((sum, count) => sum + count, 0)
  expect([...counts.values()].filter((count) => count > cars * 0.045)).toHaveLength(13)
  expect(counts.get('lombardia')).toBeLessThan(cars * 0.15)
})
