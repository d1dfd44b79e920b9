import { expect, test } from 'vitest'
import { recipientText, sellerOf } from './ad-seller'

test.each([
  { dealer: 'Auto Rossi S.r.l.', type: null, kind: 'concessionario', name: 'Auto Rossi S.r.l.', to: 'a Auto Rossi S.r.l' },
  { dealer: null, type: 'concessionario', kind: 'concessionario', name: 'Concessionario', to: 'a un concessionario' },
  { dealer: null, type: 'privato', kind: 'privato', name: 'Privato', to: 'a un venditore privato' },
  { dealer: null, type: null, kind: 'non-indicato', name: 'Venditore non indicato', to: 'al venditore' },
])('a seller of whom is known $dealer and $type is $kind, and written to «$to»', ({ dealer, type, kind, name, to }) => {
  const seller = sellerOf(dealer, type)
  expect(seller).toEqual({ kind, name })
  expect(recipientText(seller)).toBe(to)
})
