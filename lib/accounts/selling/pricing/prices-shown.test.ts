import { expect, test } from 'vitest'
import { pricesShown, readPricesShown } from './prices-shown'

const preview = {
  prices: [
    { id: 7, title: 'Audi Q3', beforeCents: 2_780_000, afterCents: 2_425_000, rating: null },
    { id: 8, title: 'Fiat Panda', beforeCents: null, afterCents: null, rating: null },
  ],
  ...{ found: 2, changing: 1, differenceCents: -355_000, seenAt: 5 },
}

test('a preview of prices is read again as it was said, and anything else is none', () => {
  const shown = pricesShown(preview, true)
  expect(shown.rows.map(({ cells }) => cells.slice(0, 3).map((cell) => cell.replaceAll('\u00a0', ' ')))).toEqual([
    ['Audi Q3', '27.800 €', '24.250 €'],
    ['Fiat Panda', 'su richiesta', 'resta com’è'],
  ])
  expect(readPricesShown(JSON.parse(JSON.stringify(shown)))).toEqual(shown)
  for (const answer of [null, {}, { rows: [] }, 'x', { ...shown, found: '2' }]) expect(readPricesShown(answer)).toBeUndefined()
})
