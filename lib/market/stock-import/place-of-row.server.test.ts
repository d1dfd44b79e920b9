import { expect, test } from 'vitest'
import { placeOf, placeToChoose } from './place-of-row.server'
import { rowOf } from './test-row'

test('of comuni with one name it is that of the dealer’s province; without one somebody has to say which', () => {
  expect(placeOf(rowOf({ place: 'San Teodoro' }), 'SS').place?.provinceCode).toBe('SS')
  const row = rowOf({ place: 'San Teodoro' })
  const found = placeOf(row, 'PV')
  expect(found.place).toBeUndefined()
  expect(placeToChoose(row, found)).toEqual([{ field: 'place', what: 'quale comune è? San Teodoro (ME), San Teodoro (SS)' }])
  expect(placeOf(rowOf({ place: 'San Teodoro', province: 'SS' }), null).place?.provinceCode).toBe('SS')
})

test('a postcode that a spreadsheet took for a number has its noughts again', () => {
  expect(placeOf(rowOf({ postcode: '148', place: 'Roma' }), null).place?.name).toBe('Roma')
  expect(placeOf(rowOf({ postcode: '9016.0' }), null).place?.provinceCode).toBe(
    placeOf(rowOf({ postcode: '09016' }), null).place?.provinceCode,
  )
})
