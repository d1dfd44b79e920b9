import { expect, test } from 'vitest'
import { readGiven } from '@/lib/market/search/engine/test-comparison'
import { relaxQuery } from './relax-query'

const said = (given: Record<string, string[]>) => relaxQuery(readGiven('annunci', given)).map(({ label, insteadOf }) => [label, insteadOf])

test('Each limit of place, price, year and mileage is relaxed by itself', () => {
  expect(
    said({ dove: ['015146', '50'], prezzo_da: ['5000'], prezzo_a: ['9900'], anno_da: ['2018'], anno_a: ['2020-06'], km_a: ['60000'] }),
  ).toEqual([
    ['Milano (MI) + 100 km', 'Milano (MI) + 50 km'],
    ['Fino a 12.000 €', 'Fino a 9.900 €'],
    ['Da 4.000 €', 'Da 5.000 €'],
    ['Immatricolazione dal 2016', 'Immatricolazione dal 2018'],
    ['Immatricolazione fino a giugno 2022', 'Immatricolazione fino a giugno 2020'],
    ['Fino a 75.000 km', 'Fino a 60.000 km'],
  ])
})

test('the limit of the price «chiavi in mano» is moved where the province of the buyer is known', () => {
  expect(said({ chiavi_a: ['10000'], residenza: ['mi'] })).toEqual([['Chiavi in mano fino a 12.000 €', 'Chiavi in mano fino a 10.000 €']])
  expect(said({ chiavi_a: ['10000'] })).toEqual([])
})

test('Other filters, and limits at their widest, are not relaxed', () => {
  expect(said({ carburante: ['diesel'], dove: ['015146', '200'], prezzo_a: ['20000000'], prezzo_da: ['0'] })).toEqual([])
})
