import { expect, test } from 'vitest'
import { phrasesOf, versionWords } from './version-words'

test.each([
  ['2.0TDI S-Line 150 CV', ['2.0', 'tdi', 'sline']],
  ['1,6 Multijet  16v Lounge', ['1.6', 'multijet', '16v', 'lounge']],
  ['1.0 EcoBoost S&S 92kW', ['1.0', 'ecoboost', 'ss']],
  ['1.0 EcoBoost s & s', ['1.0', 'ecoboost', 'ss']],
  ['Città con tetto, 5p.', ['citta', 'tetto', '5p']],
  ['  *** ', []],
])('«%s» says %j', (version, words) => {
  expect(versionWords(version)).toEqual(words)
})

test('a word counts once, alone and with the one that follows it', () => {
  expect([...phrasesOf(['s', 'line', 's', 'line'])]).toEqual(['s', 's line', 'line', 'line s'])
})
