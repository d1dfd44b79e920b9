import { describe, expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { searchHref } from '@/lib/market/search/query/search-href'
import { readSentence } from '@/lib/market/search/sentence/read-sentence.server'
import { maxTypingSuggestions } from './suggestion'
import { suggestionsFor, suggestWhileTyping, vehicleEntries } from './typing-suggestions.server'

const stock = vehicleEntries([
  {
    category: 'auto',
    entries: [
      {
        slug: 'fiat',
        name: 'Fiat',
        count: 9,
        models: [
          { slug: 'panda', name: 'Panda', count: 5 },
          { slug: 'punto', name: 'Punto', count: 4 },
        ],
      },
      { slug: 'skoda', name: 'Škoda', count: 2, models: [] },
    ],
  },
  {
    category: 'moto-e-scooter',
    entries: [{ slug: 'piaggio', name: 'Piaggio', count: 3, models: [{ slug: 'pulsar', name: 'Pulsar', count: 3 }] }],
  },
])
const texts = (text: string) => suggestionsFor(text, stock, 'auto').map((one) => one.text)

describe('what is suggested while somebody types', () => {
  test('a make with its number of ads', () => {
    expect(suggestionsFor('fia', stock, 'auto')).toContainEqual({ kind: 'make', label: 'Fiat', text: 'Fiat', count: 9 })
  })

  test('the models of a make that stands before, those with most ads first', () => {
    expect(texts('fiat p').slice(0, 2)).toEqual(['Fiat Panda', 'Fiat Punto'])
  })

  test('a model by its name alone; those of the list on which somebody types come first', () => {
    expect(texts('pu').filter((text) => /Punto|Pulsar/.test(text))).toEqual(['Fiat Punto', 'Piaggio Pulsar'])
  })

  test('names without their accents, blanks and hyphens', () => {
    expect(texts('skod')[0]).toBe('Škoda')
  })

  test('a phrase that the parser reads, after the words that stand before it', () => {
    expect(texts('panda autom')).toContain('panda automatico')
    expect(suggestionsFor('panda autom', stock, 'auto').find(({ kind }) => kind === 'phrase')?.count).toBeNull()
  })

  test('a place, the biggest first', () => {
    expect(texts('panda vicino a mila')).toContain('panda vicino a Milano (MI)')
  })

  test('a few at most, and none twice', () => {
    for (const text of ['a', 'p', 's', 'fiat', 'fiat ', 'san', 'panda gpl b']) {
      const found = texts(text)
      expect(found.length).toBeLessThanOrEqual(maxTypingSuggestions)
      expect(new Set(found).size).toBe(found.length)
    }
  })

  test.each(['', '   ', '???', '🚗', 'xqzjk'])('nothing for «%s»', (text) => {
    expect(texts(text)).toEqual([])
  })

  test('whatever is chosen is understood whole', () => {
    for (const text of ['fiat p', 'panda autom', 'panda vicino a mila', 'sta', 'neo']) {
      for (const chosen of texts(text)) expect(readSentence(chosen, { list: null, thisYear: 2026 }).words, chosen).toEqual([])
    }
  })
})

test(
  'makes and models are counted from the ads that are for sale',
  withRollback(async (db) => {
    await addTestAd(db, { make: 'fiat', model: 'panda', publishedAt: new Date() })
    const [panda] = await suggestWhileTyping(db, 'fiat pand', 'auto', Date.now())
    expect(panda).toMatchObject({ kind: 'model', text: 'Fiat Panda' })
    expect(panda?.count).toBeGreaterThan(0)
    const { query } = readSentence(panda?.text ?? '', { list: null, thisYear: 2026 })
    expect(searchHref(query)).toBe('/annunci/fiat/panda')
  }),
)
