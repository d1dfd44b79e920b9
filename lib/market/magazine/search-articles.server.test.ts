import { expect, test } from 'vitest'
import { searchArticles } from './search-articles.server'

const slugsFor = (typed: string) => searchArticles(typed).articles.map(({ slug }) => slug)

test.each([
  ['bollo', 'bollo-e-superbollo'],
  ['BOLLO e superbollo', 'bollo-e-superbollo'],
  ['passaggio di proprietà', 'passaggio-di-proprieta'],
  ['proprieta passaggio', 'passaggio-di-proprieta'],
  ['patente a2', 'patenti-moto-a1-a2-a'],
  ['l’auto d’epoca', 'auto-d-epoca'],
  ['quanto costa il noleggio a lungo termine', 'noleggio-a-lungo-termine'],
])('«%s» finds %s before all others', (typed, slug) => {
  expect(slugsFor(typed)[0]).toBe(slug)
})

test('an article is found by a word of its text alone, after those that have it in their title', () => {
  const found = slugsFor('truffa')
  expect(found[0]).toBe('comprare-da-privato-senza-truffe')
  expect(found.length).toBeGreaterThan(1)
})

test('every word has to be there', () => {
  expect(slugsFor('bollo patente caparra mongolfiera')).toEqual([])
  expect(slugsFor('bollo').length).toBeGreaterThan(slugsFor('bollo camper').length)
})

test.each(['', ' ', 'il di la', '«»', '\0', '__proto__', '(((', 'x'.repeat(5_000), '🚗'])(
  '«%s» finds nothing, and breaks nothing',
  (typed) => {
    expect(searchArticles(typed)).toEqual({ articles: [], meant: null })
  },
)

test('A misspelt word gives its probable correction, with the number of articles that has', () => {
  expect(searchArticles('garnzia usato')).toEqual({
    articles: [],
    meant: { text: 'garanzia usato', count: slugsFor('garanzia usato').length },
  })
  expect(searchArticles('costo del neopatentato mongolfiera').meant).toBeNull()
})
