import { expect, test } from 'vitest'
import { findMake } from '@/lib/market/catalogue/catalogue.server'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { readChassis } from './chassis'
import { makersByCode } from './maker-codes'

test.each([
  { typed: 'zfa 31200001234567', year: 2019, read: { form: 'iso', makers: ['fiat', 'abarth'] } },
  { typed: 'QQQ31200001234567', year: 2019, read: { fault: 'Il carattere 1 è «Q», che in un telaio non c’è mai: forse è 0' } },
  { typed: 'ZFA3120000I234567', year: 2019, read: { fault: 'Il carattere 11 è «I», che in un telaio non c’è mai: forse è 1' } },
  { typed: 'ZFA3120000è234567', year: 2019, read: { fault: 'Il carattere 11 è «È»: un telaio ha solo lettere e cifre' } },
  { typed: 'ZFA312', year: 2019, read: { fault: 'Un telaio ha 17 caratteri, qui ce ne sono 6' } },
  {
    typed: '11111111111111111',
    year: 2019,
    read: { fault: 'Un telaio non è sempre lo stesso carattere: lo trovi al punto E del libretto' },
  },
  { typed: 'XXX31200001234567', year: null, read: { form: 'iso', makers: null } },
  { typed: '110F 1234567', year: 1969, read: { form: 'old', makers: null } },
])('a chassis typed as $typed, first registered in $year', ({ typed, year, read }) => {
  expect(readChassis(typed, year)).toMatchObject(read)
})

test('every make of the table of chassis is one of the catalogue', () => {
  const makes = new Set(Object.values(makersByCode).flat())
  expect([...makes].filter((slug) => !categorySlugs.some((category) => findMake(category, slug)))).toEqual([])
})
