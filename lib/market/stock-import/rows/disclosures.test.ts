import { expect, test } from 'vitest'
import { columnSaying, columnsOf, Disclosures } from './disclosures'
import { rowOf } from './test-row'

test('an ad repeats a statement when its fields say all of it', () => {
  const disclosures = new Disclosures({ accident: 'no', running: true, owners: null }, false)
  expect(disclosures.has({})).toBe(true)
  expect(disclosures.has({ accident: 'no' })).toBe(true)
  expect(disclosures.has({ accident: 'no', running: false })).toBe(false)
  expect(disclosures.has({ owners: 1 })).toBe(false)
  expect(disclosures.has({ vatToAdd: 22 })).toBe(false)
  expect(new Disclosures({}, true).has({ vatToAdd: 22, netEuro: 5_700 })).toBe(true)
})

test('of a statement the facts are named that the ad has, and a net amount is none', () => {
  const disclosures = new Disclosures({ accident: 'no', running: true }, true)
  expect(disclosures.namesIn({ accident: 'no', running: false, vatToAdd: 22, netEuro: 5_700 })).toEqual(['accident', 'vatToAdd'])
})

test('an ad discloses no fact that was not stated', () => {
  expect(new Set(Object.values(columnsOf({})))).toEqual(new Set([null]))
  const stated = {
    financeRequired: false,
    accident: 'no',
    running: false,
    previousUse: 'noleggio',
    serviceBook: false,
    warrantyMonths: 12,
    negotiable: false,
    tradeIn: false,
  } as const
  expect(columnsOf(stated)).toEqual(stated)
})

test('words stand in the first column that has them, else in the title', () => {
  const row = rowOf({ title: 'Panda', version: '1.2 KM0', price: '9.000 + IVA' })
  expect([columnSaying(row, 'KM0'), columnSaying(row, '+ IVA'), columnSaying(row, 'boh')]).toEqual(['version', 'price', 'title'])
})
