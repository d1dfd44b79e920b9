import { expect, test } from 'vitest'
import { roadTaxTariffOn, transferTariffOn } from '@/lib/market/running-costs/tariffs'
import { roadTaxExample, transferExample } from './tariff-figures'

const day = '2026-11-25'

test('The road tax of an example is the national one, with its computation, sources and check date', () => {
  const { table, basis } = roadTaxExample(51, 6, day)
  expect(table?.rows).toEqual([['Bollo, 12 mesi', '51 kW × 2,58 €, tariffa nazionale.', '131,58\u00a0€']])
  expect(basis).toMatchObject({ checkedOn: roadTaxTariffOn(day)?.checkedOn })
  expect('sources' in basis && basis.sources.length).toBeGreaterThan(0)
})

test('a strong car pays the surcharge too, and the sum stands below', () => {
  const rows = roadTaxExample(200, 6, day).table?.rows ?? []
  expect(rows.map(([label, , amount]) => [label, amount])).toEqual([
    ['Bollo, 12 mesi', '645,00\u00a0€'],
    ['Superbollo, 12 mesi', '300,00\u00a0€'],
    ['Totale', '945,00\u00a0€'],
  ])
})

test('the transfer of an example is that of the province of the buyer', () => {
  const totals = ['MI', 'TN'].map((province) => transferExample(81, province, day).table?.rows.at(-1))
  expect(totals).toEqual([
    ['Totale', '', '471,00\u00a0€'],
    ['Totale', '', '385,66\u00a0€'],
  ])
  expect(transferExample(81, 'MI', day)).toMatchObject({
    title: 'Passaggio di proprietà di un’auto da 81\u00a0kW, Milano',
    basis: { checkedOn: transferTariffOn(day)?.checkedOn },
  })
})

test('A day without a tariff has no amount', () => {
  for (const figure of [roadTaxExample(51, 6, '2001-01-01'), transferExample(51, 'MI', '2001-01-01')])
    expect(figure).toMatchObject({ table: null, finding: 'Non abbiamo tariffe verificate per questa data.' })
})
