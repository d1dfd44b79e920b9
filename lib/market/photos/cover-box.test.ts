import { expect, test } from 'vitest'
import { coverBox } from './cover-box'

/** Two channels: the place of the pixel, and a hundred more. */
function covered(box: { left: number; top: number; width: number; height: number }): number[] {
  const pixels = Buffer.from(Array.from({ length: 16 }, (_, place) => [place, place + 100]).flat())
  coverBox(pixels, { width: 4, height: 4, channels: 2 }, box)
  expect([...pixels].filter((_, at) => at % 2 === 1)).toEqual([...pixels].filter((_, at) => at % 2 === 0).map((value) => value + 100))
  return [...pixels].filter((_, at) => at % 2 === 0)
}

test('a part has one colour, the mean of what it covers, and everything around it stays', () => {
  expect(covered({ left: 0.25, top: 0.25, width: 0.5, height: 0.5 })).toEqual([0, 1, 2, 3, 4, 8, 8, 7, 8, 8, 8, 11, 12, 13, 14, 15])
})

test('a pixel that is touched is covered whole', () => {
  expect(covered({ left: 0.3, top: 0.3, width: 0.4, height: 0.4 })).toEqual(covered({ left: 0.25, top: 0.25, width: 0.5, height: 0.5 }))
})

test('A cover that reaches over the edge ends at the edge', () => {
  expect(covered({ left: 0.75, top: 0.5, width: 0.25, height: 0.5 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 12, 13, 14, 13])
  expect(covered({ left: 0, top: 0, width: 1, height: 1 })).toEqual(Array.from({ length: 16 }, () => 8))
})
