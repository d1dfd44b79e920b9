import { expect, test } from 'vitest'
import { savedText } from './saved-text'

test.each([
  { frequency: 'daily', isNew: true, text: 'Ricerca salvata: «Fiat usate», ti scriviamo ogni giorno.' },
  { frequency: 'at_once', isNew: true, text: 'Ricerca salvata: «Fiat usate», ti scriviamo subito.' },
  { frequency: 'never', isNew: true, text: 'Ricerca salvata: «Fiat usate», senza e-mail.' },
  { frequency: 'weekly', isNew: false, text: 'Questa ricerca c’è già: «Fiat usate», ti scriviamo ogni settimana.' },
] as const)('a saved search says whether it is new and when mails are sent: $text', ({ text, ...state }) => {
  expect(savedText({ name: 'Fiat usate', ...state })).toBe(text)
})
