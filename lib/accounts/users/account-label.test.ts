import { expect, test } from 'vitest'
import { accountLabel, accountLabelLength } from './account-label'

test.each([
  { name: '', shown: 'Il mio account', why: 'nobody has no name: the default label' },
  { name: '  \u00a0 ', shown: 'Il mio account', why: 'blanks are no name' },
  { name: 'Anna', shown: 'Anna', why: 'a short name stays whole' },
  { name: 'Alessandra', shown: 'Alessandra', why: 'ten characters stay whole' },
  { name: 'Alessandro1', shown: 'Alessandro', why: 'the eleventh is cut' },
  { name: 'Francesca Colombo', shown: 'Francesca', why: 'no blank is left at the end' },
  { name: 'Niccolo\u0300 Rossi Bianchi', shown: 'Niccolo\u0300 Ro', why: 'a letter and its accent are one character' },
  { name: '👩‍👩‍👧‍👦'.repeat(11), shown: '👩‍👩‍👧‍👦'.repeat(10), why: 'a family is one character' },
  { name: '🇮🇹'.repeat(11), shown: '🇮🇹'.repeat(10), why: 'a flag is one character' },
])('on a desktop «$name» is shown as «$shown»: $why', ({ name, shown }) => {
  expect(accountLabel(name, accountLabelLength.desktop)).toBe(shown)
})

test.each([
  { name: 'à'.repeat(35), shown: 'à'.repeat(35), why: 'thirty-five stay whole' },
  { name: 'à'.repeat(36), shown: 'à'.repeat(35), why: 'the thirty-sixth is cut' },
])('on a phone the name is cut to 35 characters: $why', ({ name, shown }) => {
  expect(accountLabel(name, accountLabelLength.mobile)).toBe(shown)
})
