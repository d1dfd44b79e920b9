import { expect, test } from 'vitest'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { isPriced } from './filter-params'

test('every list has a price to choose by, but that of rentals', () => {
  expect(listPageSlugs.filter((list) => !isPriced(list))).toEqual(['noleggio_lungo_termine'])
})
