import { expect, test } from 'vitest'
import { labelPrices, nextLabel } from './label-prices'
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
  expect(labelPrices(bandOf(estimate))).toMatchObject({ ordinaryEuro, goodEuro })
})

test('a price set for a label is rated so, and 50 euro more is not, for every estimate and band', () => {
  for (let estimate = 1_000; estimate < 60_000; estimate += 379)
    for (const lowShare of [0.7, 0.85, 0.93, 0.99]) {
      const band = bandOf(estimate, lowShare)
      const { ordinaryEuro, estimateEuro, goodEuro, greatEuro } = labelPrices(band)
      if (estimateEuro !== null) expect(zoneOf(estimateEuro * 100, band)).toBe('Nella media')
      if (greatEuro !== null) expect(ratePrice(greatEuro * 100, band)).toBe('great')
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
  expect(labelPrices({ estimateEuro: 1_000, lowEuro: 940, highEuro: 1_100 })).toMatchObject({ ordinaryEuro: 1_050, goodEuro: 950 })
  expect(labelPrices({ estimateEuro: 310, lowEuro: 306, highEuro: 330 }).goodEuro).toBeNull()
})

test('the next label of a price is the one just below it, and of the best and the doubtful there is none', () => {
  const band = { estimateEuro: 12_000, lowEuro: 10_800, highEuro: 13_900 }
  expect(labelPrices(band)).toEqual({ ordinaryEuro: 12_600, estimateEuro: 12_000, goodEuro: 11_400, greatEuro: 10_550 })
  expect(nextLabel(12_900_00, band)).toEqual({ label: 2, euro: 11_400 })
  expect(nextLabel(11_390_00, band)).toEqual({ label: 1, euro: 10_550 })
  expect(nextLabel(10_000_00, band)).toBeNull()
  expect(nextLabel(5_000_00, band)).toBeNull()
})
