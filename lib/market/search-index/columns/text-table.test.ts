import { expect, test } from 'vitest'
import { TextTable } from './text-table'

test('a text is found when every word is in it, wherever it stands, also beyond the first thousands', () => {
  const table = new TextTable()
  const texts = [
    'fiat panda hybrid',
    'fiat tipo',
    'panda 4x4 fiat',
    ...Array.from({ length: 5_000 }, (_, number) => `altro ${number}`),
    'fiat panda',
  ]
  expect(texts.map((text) => table.codeOf(text))).toEqual(texts.map((_, code) => code))
  const found = (...words: string[]) => [...table.withWords(words).entries()].flatMap(([code, isFound]) => (isFound ? [code] : []))
  expect(found('fiat', 'panda')).toEqual([0, 2, texts.length - 1])
  expect(found('panda')).toEqual(found('fiat', 'panda'))
  expect(found('fiat', 'golf')).toEqual([])
  expect(found()).toHaveLength(texts.length)
})

test('a text stands once, and one that is added after a search is found by the next', () => {
  const table = new TextTable()
  table.restore(['uno', 'due', 'uno'])
  expect([table.all, [...table.withWords(['tre'])]]).toEqual([
    ['uno', 'due'],
    [0, 0],
  ])
  expect([table.codeOf('due'), table.codeOf('tre')]).toEqual([1, 2])
  expect([...table.withWords(['tre'])]).toEqual([0, 0, 1])
})
