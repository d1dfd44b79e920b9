import { expect, test } from 'vitest'
import { trackOf } from './price-track'

test('the track of a price has the product’s own limits, and ends where no label changes any more', () => {
  const { from, to, step, zones, placeOf } = trackOf({ estimateEuro: 12_000, lowEuro: 10_800, highEuro: 13_900 })
  expect([from, to, step]).toEqual([9_600, 14_450, 50])
  expect(zones.map(({ name, limit }) => `${name} ${limit}`)).toEqual([
    'Ottimo fino a 10.560',
    'Buono fino a 11.400',
    'Nella media fino a 12.600',
    'Sopra la media oltre',
  ])
  expect([5_000, 9_600, 14_450, 90_000].map(placeOf)).toEqual([0, 0, 100, 100])
  expect(zones.find(({ isIn }) => isIn(11_400))?.name).toBe('Buono')
})
