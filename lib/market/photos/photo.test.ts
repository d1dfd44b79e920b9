import { expect, test } from 'vitest'
import { isShot, parsePictureFile, parsePictureSize, pictureFile, pictureSrcSet } from './photo'

const id = '0b9d3c1e-5a7f-4e2b-8c6d-123456789abc'

test('a set of pictures is named by its photograph and its revision, and found by that name', () => {
  for (const revision of [1, 9, 9_999]) expect(parsePictureFile(pictureFile(id, revision))).toEqual({ id, revision })
})

test.each([`${id}-0`, `${id}-01`, `${id}-10000`, id, `x${id}-1`, `${id}-1x`, `../${id}-1`, `${id.toUpperCase()}-1`, ''])(
  '«%s» names no pictures',
  (text) => {
    expect(parsePictureFile(text)).toBeUndefined()
  },
)

test('Pictures are made in four widths and two formats, and no others are requested', () => {
  expect(['320.webp', '832.avif', '1280.webp', '1920.avif'].map(parsePictureSize)).toEqual([
    { width: 320, format: 'webp' },
    { width: 832, format: 'avif' },
    { width: 1280, format: 'webp' },
    { width: 1920, format: 'avif' },
  ])
  for (const text of ['833.webp', '0832.webp', '832.png', '832.webp.bak', 'x832.webp', '832', ''])
    expect(parsePictureSize(text)).toBeUndefined()
})

test('a browser chooses among the widths that its place can need', () => {
  expect(pictureSrcSet(`${id}-2`, 'avif', [320, 832])).toBe(`/foto/${id}-2/320.avif 320w, /foto/${id}-2/832.avif 832w`)
})

test('Only the pictures of the list are requested by name', () => {
  expect(['difetti', 'toString', ''].map(isShot)).toEqual([true, false, false])
})
