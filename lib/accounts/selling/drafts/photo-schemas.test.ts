import { expect, test } from 'vitest'
import { boxOfPercents, photoChangeSchema, plateFormSchema } from './photo-schemas'

const isPlate = (plate: object) => photoChangeSchema.isValidSync({ plates: [plate] })
const whole = { left: 0, top: 0, width: 1, height: 1 }

test('a part to cover is given in shares of the picture, and is not empty', () => {
  expect([whole, { ...whole, left: 1, top: 1, width: 0.01, height: 0.01 }].map(isPlate)).toEqual([true, true])
  for (const wrong of [{ left: -0.1 }, { top: 1.1 }, { width: 0.009 }, { height: 0 }, { height: 1.1 }, { left: undefined }])
    expect(isPlate({ ...whole, ...wrong }), JSON.stringify(wrong)).toBe(false)
})

test('four parts at most are covered', () => {
  const plates = (count: number) => photoChangeSchema.isValidSync({ plates: Array.from({ length: count }, () => whole) })
  expect([0, 4, 5].map(plates)).toEqual([true, true, false])
})

test('a picture stands in one of forty places, turned by quarters, with a name of the list or none', () => {
  const accepted = (change: object) => photoChangeSchema.isValidSync(change)
  expect([0, 1, 40, 41, 1.5].map((position) => accepted({ position }))).toEqual([false, true, true, false, false])
  expect([0, 90, 270, 45, 360].map((rotation) => accepted({ rotation }))).toEqual([true, true, true, false, false])
  expect(['difetti', null, 'altro', ''].map((shot) => accepted({ shot }))).toEqual([true, true, false, false])
  expect([120, 121].map((length) => accepted({ caption: 'a'.repeat(length) }))).toEqual([true, false])
})

test('percents are typed as people write them', async () => {
  const typed = { sinistra: ' 10,5 ', alto: '0', larghezza: '100', altezza: '1' }
  expect(boxOfPercents(await plateFormSchema.validate(typed))).toEqual({ left: 0.105, top: 0, width: 1, height: 0.01 })
  for (const wrong of [{ sinistra: '' }, { alto: '-1' }, { larghezza: '100,1' }, { altezza: '0,9' }, { sinistra: 'metà' }])
    expect(plateFormSchema.isValidSync({ ...typed, ...wrong }), JSON.stringify(wrong)).toBe(false)
})
