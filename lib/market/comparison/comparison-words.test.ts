import { expect, test } from 'vitest'
import type { Category } from '@/lib/market/catalogue/category'
import { mixText, nounOf } from './comparison-words'

test.each<{ categories: Category[]; mix: string | null; many: string }>([
  { categories: [], mix: null, many: 'veicoli' },
  { categories: ['auto', 'auto'], mix: null, many: 'auto' },
  { categories: ['auto', 'caravan-e-camper'], mix: 'un’auto e un camper', many: 'veicoli' },
  {
    categories: ['auto', 'moto-e-scooter', 'auto', 'veicoli-commerciali'],
    mix: '2 auto, una moto e un veicolo commerciale',
    many: 'veicoli',
  },
])('vehicles of $categories are called «$many», and together «$mix»', ({ categories, mix, many }) => {
  expect(mixText(categories)).toBe(mix)
  expect(nounOf(categories).many).toBe(many)
})
