import { expect, test } from 'vitest'
import { belongingsText } from './belongings'

test.each([
  { has: {}, text: '' },
  { has: { ads: 1, conversations: 2 }, text: '1 annuncio, 2 conversazioni' },
  { has: { ads: 3, conversations: 1, savedAds: 1, savedSearches: 1 }, text: '3 annunci, 1 conversazione, 1 preferito, 1 ricerca salvata' },
  { has: { dealerAds: 30, savedAds: 1 }, text: '30 annunci della tua concessionaria, 1 preferito' },
  { has: { savedAds: 12, savedSearches: 4 }, text: '12 preferiti, 4 ricerche salvate' },
])('the belongings of an account are listed as «$text»', ({ has, text }) =>
  expect(belongingsText({ ads: 0, dealerAds: 0, conversations: 0, savedAds: 0, savedSearches: 0, ...has })).toBe(text),
)
