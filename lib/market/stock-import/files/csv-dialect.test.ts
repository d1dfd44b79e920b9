import { expect, test } from 'vitest'
import { detectDelimiter, findHeader, isBlankRow, knownHeaders } from './csv-dialect'

const split = (text: string) => async (delimiter: string) => text.split('\n').map((line) => line.split(delimiter))
const delimiterOf = (text: string) => detectDelimiter(text, split(text))

test.each([
  ['sep=;\r\na,b,c', ';'],
  ['\uFEFFSEP=|\na,b,c', '|'],
  ['x sep=;\na,b,c\na,b,c', ','],
  ['marca;modello\nFiat;Panda, 1,2, Easy, bella, rossa', ';'],
  ['a;b\nc;d\ne,f;g', ';'],
  ['a;b;c\nd;e\nf|g|h', ';'],
  ['marca;prezzo,x\nFiat;1;2;3,y', ';'],
  ['a', ','],
])('the columns of %j are separated by %j', async (text, delimiter) => {
  expect(await delimiterOf(text)).toBe(delimiter)
})

test('the header is the first of ten rows with two headers that we or the mapping know', () => {
  const title = ['Il nostro parco']
  const lines = (count: number) => Array.from({ length: count }, () => title)
  expect(findHeader([title, ['Marca', 'boh'], ['Marca', 'Modello']], new Set())).toBe(2)
  expect(findHeader([title, ['Marca', ' BOH '], ['Marca', 'Modello']], new Set(['boh']))).toBe(1)
  expect(findHeader([...lines(9), ['Marca', 'Modello']], new Set())).toBe(9)
  expect(findHeader([...lines(10), ['Marca', 'Modello']], new Set())).toBe(-1)
})

test('two headers of one meaning are one that we know', () => {
  expect([knownHeaders(['Marca', 'make', 'Prezzo']), knownHeaders(['boh'])]).toEqual([2, 0])
})

test('a row of spaces is blank', () => {
  expect([[], ['', ' '], ['', 'x']].map(isBlankRow)).toEqual([true, true, false])
})
