import { expect, test } from 'vitest'
import { testTitles } from './read-test-titles'

test.each([
  { source: "test('a title', () => {})", titles: ['a title'] },
  { source: "it('it’s one', () => {})", titles: ['it’s one'] },
  { source: "test.each([1, 2])('of %s', () => {})", titles: ['of %s'] },
  { source: "test.each`a | b\n${1} | ${2}`('as a table', () => {})", titles: ['as a table'] },
  { source: 'for (const path of paths) test(`of ${path}`, () => {})', titles: ['of ${path}'] },
  { source: "describe('a group', () => { test('inside', { tag: '@once' }, async () => {}) })", titles: ['inside'] },
  { source: "// test('in a comment', () => {})\n/* it('in another', f) */", titles: [] },
  { source: 'const text = "test(\'in a text\', f)"', titles: [] },
  { source: "test.skip('left out', f); test.fixme('broken', f); test.todo('to come'); test.each([1]).skip('too', f)", titles: [] },
  { source: "await test.step('a step', f); screen.test('no test', f); latest('nor this', f)", titles: [] },
])('the tests of «$source» are $titles', ({ source, titles }) => {
  expect([...testTitles(source)]).toEqual(titles)
})
