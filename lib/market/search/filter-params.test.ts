import { expect, test } from 'vitest'
import { isPriced } from './filter-params'
import { listPageSlugs } from './list-pages'

test('every list has a price to choose by, but that of rentals', () => {
  expect(listPageSlugs.filter((list) => !isPriced(list))).toEqual(['noleggio_lungo_termine'])
})
