import { expect, test } from 'vitest'
import { readCount, readNamed, readPlaceNames } from './api-responses'

test.each([
  { answer: { count: 0 }, expected: 0 },
  { answer: { count: '7' }, expected: null },
  { answer: null, expected: null },
])('the count in $answer is $expected', ({ answer, expected }) => {
  expect(readCount(answer)).toBe(expected)
})

test('models that are not whole are left out', () => {
  expect(readNamed([{ slug: 'panda', name: 'Panda' }, { slug: 'x' }, { name: 'X' }, null, 3])).toEqual([{ slug: 'panda', name: 'Panda' }])
  expect(readNamed({ code: 'invalid' })).toEqual([])
})

test('places are written as the field understands them', () => {
  expect(readPlaceNames([{ name: 'Monza', provinceCode: 'MB' }, {}, { name: 'Monza' }, { provinceCode: 'MB' }])).toEqual(['Monza (MB)'])
})
