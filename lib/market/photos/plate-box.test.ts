import { expect, test } from 'vitest'
import { boxBetween, isSameBox, turnedBox, withinPicture } from './plate-box'

const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.4 }

test.each([
  [0, box],
  [90, { left: 0.4, top: 0.1, width: 0.4, height: 0.3 }],
  [180, { left: 0.6, top: 0.4, width: 0.3, height: 0.4 }],
  [270, { left: 0.2, top: 0.6, width: 0.4, height: 0.3 }],
  [-90, { left: 0.2, top: 0.6, width: 0.4, height: 0.3 }],
  [360, box],
])('a box turned by %d degrees lies over the same part', (degrees, turned) => {
  expect(turnedBox(box, degrees)).toEqual(turned)
  expect(turnedBox(turned, -degrees)).toEqual(box)
})

test.each([
  ['from corner to corner', { x: 0.5, y: 0.6 }, { x: 0.2, y: 0.4 }, { left: 0.2, top: 0.4, width: 0.3, height: 0.2 }],
  ['beyond the edge', { x: -1, y: 0.9 }, { x: 0.1, y: 7 }, { left: 0, top: 0.9, width: 0.1, height: 0.1 }],
  ['a tap in the lower right corner', { x: 1, y: 1 }, { x: 1, y: 1 }, { left: 0.99, top: 0.99, width: 0.01, height: 0.01 }],
])('%s', (_, one, other, expected) => expect(boxBetween(one, other)).toEqual(expected))

test('A box that is moved or made larger stays in the picture', () => {
  expect(withinPicture({ left: 0.9, top: -0.1, width: 0.3, height: 2 })).toEqual({ left: 0.7, top: 0, width: 0.3, height: 1 })
  expect(withinPicture({ left: 0.5, top: 0.5, width: -1, height: 0 })).toEqual({ left: 0.5, top: 0.5, width: 0.01, height: 0.01 })
})

test('boxes are the same when all four measures are', () => {
  expect(isSameBox(box, { ...box })).toBe(true)
  for (const other of [{ left: 0 }, { top: 0 }, { width: 0.1 }, { height: 0.1 }]) expect(isSameBox(box, { ...box, ...other })).toBe(false)
})
