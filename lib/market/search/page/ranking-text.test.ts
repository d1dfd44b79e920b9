import { expect, test } from 'vitest'
import { rankingText } from './ranking-text'

test('the order of a list is explained with what stands last and with what money cannot do', () => {
  expect(rankingText({ sort: 'recenti' })).toBe('Perché in quest’ordine: prima i più recenti. Nessuno paga per salire.')
  expect(rankingText({ sort: 'km' })).toBe(
    'Perché in quest’ordine: prima chi ha meno chilometri, in fondo chi non dichiara il dato. Nessuno paga per salire.',
  )
})
