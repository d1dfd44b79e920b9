import { expect, test } from 'vitest'
import { builtPieces, builtWithout, pieceNames, readRenderer } from './renderer.mjs'

test.each([
  { text: undefined, off: [] },
  { text: '', off: [] },
  { text: 'own', off: [] },
  { text: 'next', off: pieceNames },
  { text: 'own -whole-pages', off: ['whole-pages'] },
  { text: 'own -late-scripts, -whole-pages', off: ['late-scripts', 'whole-pages'] },
])('RENDERER «$text» switches off $off', ({ text, off }) => {
  expect([...(readRenderer(text)?.off ?? ['refused'])]).toEqual([...off])
})

test.each(['react', 'own -nothing', 'next -whole-pages', 'own whole-pages', '-whole-pages'])('RENDERER «%s» is refused', (text) => {
  expect(readRenderer(text)).toBeUndefined()
})

test('a build leaves out pieces by the settings and by the notes of the attempt before', () => {
  expect(builtWithout({ RENDERER: 'own -whole-pages' })).toEqual([])
  expect(builtWithout({ RENDERER: 'next' })).toEqual([...builtPieces])
  expect(builtWithout({ RENDERER: 'own -late-scripts', INGRANA_PIECES_OFF: 'one-stylesheet' })).toEqual(['late-scripts', 'one-stylesheet'])
})
