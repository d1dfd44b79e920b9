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

test.each([
  { text: 'Milano', names: ['Milano'], stated: undefined },
  { text: 'IT-31044 Montebelluna - Treviso - Tv', names: ['Montebelluna'], stated: 'TV' },
  { text: 'Parma', names: ['Parma'], stated: undefined },
  { text: 'Parma Pr', names: ['Parma'], stated: 'PR' },
  { text: 'Parma pr', names: ['Parma pr'], stated: undefined },
  { text: 'RE', names: [], stated: 'RE' },
  { text: 'Re', names: ['Re'], stated: undefined },
  { text: 'Monza, Mb', names: ['Monza'], stated: 'MB' },
  { text: 'Monza, Milano, MB', names: ['Monza', 'Milano'], stated: 'MB' },
  { text: '20121 - 7 / ...', names: [], stated: undefined },
])('"$text" names $names in $stated', ({ text, names, stated }) => {
  expect(readPlaceText(text)).toMatchObject({ names, stated })
})

test.each([
  { text: 'IT-31044 Montebelluna', postcode: '31044', byPostcode: 'TV', abroad: false },
  { text: 'I-31044 Montebelluna', postcode: '31044', byPostcode: 'TV', abroad: false },
  { text: 'ITA-31044 Montebelluna', postcode: '31044', byPostcode: 'TV', abroad: false },
  { text: 'D-80331 München', postcode: '80331', abroad: true },
  { text: 'CH-6900 Lugano', postcode: undefined, byPostcode: undefined, abroad: true },
  { text: 'IT-47899 Serravalle', postcode: '47899', abroad: true },
  { text: 'Milano 201210', postcode: undefined, byPostcode: undefined, abroad: false },
  { text: 'Milano', postcode: undefined, byPostcode: undefined, abroad: false },
])('"$text" has the postcode $postcode and lies abroad: $abroad', ({ text, ...expected }) => {
  expect(readPlaceText(text)).toMatchObject(expected)
})
