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

test.each([
  { place: 'Forlì-Cesena', asked: 'Forlì (FC), Cesena (FC)' },
  { place: 'Brianza', asked: 'Monza (MB)' },
  { place: 'Monza e Brianza', asked: 'Monza (MB)' },
  { place: 'Monza e Brianza (MB)', asked: 'Monza (MB)' },
  { place: 'Pesaro e Urbino', asked: 'Pesaro (PU), Urbino (PU)' },
  { place: 'Massa-Carrara', asked: 'Massa (MS), Carrara (MS)' },
  { place: 'Barletta-Andria-Trani', asked: 'Barletta (BT), Andria (BT), Trani (BT)' },
  { place: 'Alto Adige', asked: 'Bolzano (BZ)' },
  { place: 'Ogliastra', asked: 'Nuoro (NU)' },
])('a province where a comune should stand is asked about, not taken for its chief town: «$place»', ({ place, asked }) => {
  const row = rowOf({ place })
  const found = placeOf(row, null)
  expect(found.place).toBeUndefined()
  expect(placeToChoose(row, found)).toEqual([{ field: 'place', what: `quale comune è? ${asked}` }])
})

test.each(['Reggio Emilia', 'Monza', 'Trani', 'Pesaro', '47121 Forlì-Cesena', 'Cesena (FC)', 'Roma'])(
  '«%s» names a comune, also where a province is called alike',
  (place) => {
    expect(placeOf(rowOf({ place }), null).homonyms).toEqual([])
  },
)

test('a postcode that a spreadsheet took for a number has its noughts again', () => {
  expect(placeOf(rowOf({ postcode: '148', place: 'Roma' }), null).place?.name).toBe('Roma')
  expect(placeOf(rowOf({ postcode: '9016.0' }), null).place?.provinceCode).toBe(
    placeOf(rowOf({ postcode: '09016' }), null).place?.provinceCode,
  )
})
