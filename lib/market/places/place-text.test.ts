import { expect, test } from 'vitest'
import { readPlaceText } from './place-text'

test.each([
  { text: 'Corigliano-Rossano (CS)', names: ['Corigliano-Rossano'], stated: 'CS' },
  { text: 'Chivasso -Torino', names: ['Chivasso'], stated: 'TO' },
  { text: 'La Loggia- Torino', names: ['La Loggia'], stated: 'TO' },
  { text: 'Roma-Rm', names: ['Roma'], stated: 'RM' },
  { text: 'Novara-', names: ['Novara'], stated: undefined },
])('"$text" names $names: a hyphen within a word parts nothing but a sigla', ({ text, names, stated }) => {
  expect(readPlaceText(text)).toMatchObject({ names, stated })
})
