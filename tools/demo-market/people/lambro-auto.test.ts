import { expect, test } from 'vitest'
import { listPlaces } from '@/lib/market/places/places.server'
import { demoAd, planDemoMarket } from '../demo-ad'
import { lambroAutoEmail, withLambroAuto } from './lambro-auto'

const places = listPlaces()
const market = planDemoMarket({ seed: 1, today: new Date('2026-11-21T10:00:00Z'), dealers: 150, places })

test('one dealer becomes Lambro Auto with over a hundred vehicles, and no other ad changes', () => {
  const changed = withLambroAuto(market, places)
  const number = changed.dealers.findIndex(({ email }) => email === lambroAutoEmail)
  expect(changed.dealers.filter((dealer, index) => dealer !== market.dealers[index])).toHaveLength(1)
  const numbers = Array.from({ length: 6_000 }, (_, index) => index)
  const own = numbers.filter((index) => demoAd(changed, index).dealerId === number)
  expect(own.length).toBeGreaterThan(100)
  expect(demoAd(changed, own[0] ?? 0).provinceCode).toBe('MB')
  for (const index of numbers.slice(0, 500).filter((index) => !own.includes(index)))
    expect(demoAd(changed, index)).toEqual(demoAd(market, index))
})
