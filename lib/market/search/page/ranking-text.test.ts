import { expect, test } from 'vitest'
import { rankingText } from './ranking-text'

test('the order of a list is explained with what stands last and with what money cannot do', () => {
  expect(rankingText({ sort: 'recenti' })).toBe('Prima i più recenti. Nessuno può pagare per salire.')
  expect(rankingText({ sort: 'km' })).toBe(
    'Prima chi ha meno chilometri, in fondo chi non dichiara il dato. Nessuno può pagare per salire.',
  )
})
