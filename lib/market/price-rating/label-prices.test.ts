import { expect, test } from 'vitest'
import { labelPrices } from './label-prices'
import { ratePrice } from './price-rating'
import { zoneOf } from './price-words'

const bandOf = (estimateEuro: number, lowShare = 0.9) => ({
  estimateEuro,
  lowEuro: Math.round(estimateEuro * lowShare),
  highEuro: Math.round(estimateEuro * 1.1),
})

test.each([
  { estimate: 25_544, ordinaryEuro: 26_800, goodEuro: 24_250 },
  { estimate: 23_427, ordinaryEuro: 24_550, goodEuro: 22_250 },
  { estimate: 22_580, ordinaryEuro: 23_700, goodEuro: 21_450 },
])('prices that reach the average and the label end in 50 or 00: estimate $estimate', ({ estimate, ordinaryEuro, goodEuro }) => {
  expect(labelPrices(bandOf(estimate))).toEqual({ ordinaryEuro, goodEuro })
})

test('a price set for a label is rated so, and 50 euro more is not, for every estimate and band', () => {
  for (let estimate = 1_000; estimate < 60_000; estimate += 379)
    for (const lowShare of [0.7, 0.85, 0.93, 0.99]) {
      const band = bandOf(estimate, lowShare)
      const { ordinaryEuro, goodEuro } = labelPrices(band)
      if (ordinaryEuro !== null) {
        expect(zoneOf(ordinaryEuro * 100, band)).toBe('Nella media')
        expect(zoneOf((ordinaryEuro + 50) * 100, band)).toBe('Sopra la media')
      }
      if (goodEuro !== null) {
        expect(ratePrice(goodEuro * 100, band)).toBe('good')
        expect(ratePrice((goodEuro + 50) * 100, band)).toBe('fair')
      }
    }
})

test('where the band leaves no round price for the label, none is offered', () => {
  expect(labelPrices({ estimateEuro: 1_000, lowEuro: 940, highEuro: 1_100 })).toEqual({ ordinaryEuro: 1_050, goodEuro: 950 })
  expect(labelPrices({ estimateEuro: 310, lowEuro: 306, highEuro: 330 }).goodEuro).toBeNull()
})
