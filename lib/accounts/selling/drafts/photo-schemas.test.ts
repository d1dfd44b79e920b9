import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { boxOfPercents, photoChangeSchema, photoFormSchema, photoOrderSchema, plateFormSchema, revealSchema } from './photo-schemas'

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

test('a caption that is too long is refused with a sentence that says how long it may be', () => {
  expect(() => photoChangeSchema.validateSync({ caption: 'a'.repeat(121) })).toThrow('La didascalia ha al massimo 120 caratteri.')
})

test('an order names forty photographs at most, and nothing that is none', () => {
  const accepted = (order: unknown) => photoOrderSchema.isValidSync({ order })
  const photos = (count: number) => Array.from({ length: count }, () => randomUUID())
  expect([0, 1, 40, 41].map((count) => accepted(photos(count)))).toEqual([true, true, true, false])
  for (const wrong of [undefined, ['x'], [`${randomUUID()}x`], [`x${randomUUID()}`]]) expect(accepted(wrong), String(wrong)).toBe(false)
})

test('a covered part is seen again by its place among four', () => {
  const accepted = (riquadro: unknown) => revealSchema.isValidSync({ riquadro })
  expect([0, 1, '3', 4, -1, 1.5, undefined].map(accepted)).toEqual([true, true, true, false, false, false, false])
})

test('a form of the page of photographs requests one change that there is, with a name of the list or none', () => {
  const accepted = (form: object) => photoFormSchema.isValidSync(form)
  expect(['turn', 'burn', '', undefined].map((change) => accepted({ change }))).toEqual([true, false, false, false])
  expect(['difetti', '', undefined, 'altro'].map((shot) => accepted({ change: 'describe', shot }))).toEqual([true, true, true, false])
})

test('percents are typed as people write them', async () => {
  const typed = { sinistra: ' 10,5 ', alto: '0', larghezza: '100', altezza: '1' }
  expect(boxOfPercents(await plateFormSchema.validate(typed))).toEqual({ left: 0.105, top: 0, width: 1, height: 0.01 })
  for (const wrong of [{ sinistra: '' }, { alto: '-1' }, { larghezza: '100,1' }, { altezza: '0,9' }, { sinistra: 'metà' }])
    expect(plateFormSchema.isValidSync({ ...typed, ...wrong }), JSON.stringify(wrong)).toBe(false)
})

test.each([
  { field: 'sinistra', least: '0', below: '-0,1', says: 'Scrivi un numero da 0 a 100' },
  { field: 'alto', least: '0', below: '-0,1', says: 'Scrivi un numero da 0 a 100' },
  { field: 'larghezza', least: '1', below: '0,9', says: 'Scrivi un numero da 1 a 100' },
  { field: 'altezza', least: '1', below: '0,9', says: 'Scrivi un numero da 1 a 100' },
])('a part to cover has at «$field» $least to 100 percent', ({ field, least, below, says }) => {
  const typed = { sinistra: '0', alto: '0', larghezza: '50', altezza: '50' }
  for (const right of [least, '100']) expect(plateFormSchema.isValidSync({ ...typed, [field]: right }), right).toBe(true)
  for (const wrong of [below, '100,1']) expect(() => plateFormSchema.validateSync({ ...typed, [field]: wrong }), wrong).toThrow(says)
})
