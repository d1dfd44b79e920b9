import { expect, test } from 'vitest'
import { byFileName, inOrder, withMoved } from './photo-order'

const ids = ['a', 'b', 'c', 'd']

test.each([
  ['c', 0, 'cabd'],
  ['a', 3, 'bcda'],
  ['b', 1, 'abcd'],
  ['a', -5, 'abcd'],
  ['a', 99, 'bcda'],
  ['x', 0, 'abcd'],
])('%s at place %i: %s', (id, place, expected) => {
  expect(withMoved(ids, id, place).join('')).toBe(expected)
})

test.each([
  [['d', 'c', 'b', 'a'], 'dcba'],
  [['c'], 'cabd'],
  [['c', 'x', 'c', 'a'], 'cabd'],
  [[], 'abcd'],
])('the order %j gives %s', (wanted, expected) => {
  expect(inOrder(ids, wanted).join('')).toBe(expected)
})

test('files stand in the natural order of their names', () => {
  const names = ['IMG_10.jpg', 'IMG_9.jpg', 'img_1.JPG', 'à.jpg']
  expect(byFileName(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual(['à.jpg', 'img_1.JPG', 'IMG_9.jpg', 'IMG_10.jpg'])
})
