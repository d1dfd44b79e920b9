import { expect, test } from 'vitest'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { readSentence } from './read-sentence.server'
import { suggestedPhrases } from './suggested-phrases'

test('every phrase that is suggested is understood whole', () => {
  const left = suggestedPhrases().filter((phrase) =>
    listPageSlugs.every((list) => {
      const { query, words } = readSentence(phrase, { list, thisYear: 2026 })
      return words.length > 0 || (Object.keys(query.filters).length === 0 && query.list === list)
    }),
  )
  expect(left).toEqual([])
})
