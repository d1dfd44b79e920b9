import { expect, test } from 'vitest'
import { textWarnings } from './text-warnings'

const kindsIn = (text: string) => textWarnings(text).map(({ kind }) => kind)

test.each([
  'Per informazioni 333 4821907',
  'chiamare il 3334821907 ore pasti',
  'Tel. +39 333.482.19.07',
  'tel 0039 3334821907',
  'whatsapp 333-482-1907',
  'fisso 02 48219075',
  'cell 347/1234567.',
])('a telephone number is found: «%s»', (text) => expect(kindsIn(text)).toEqual(['phone']))

test.each(['scrivimi a mario.rossi@esempio.it', 'mail: mario (at) esempio punto it', 'Mario.Rossi [at] esempio.com'])(
  'an e-mail address is found: «%s»',
  (text) => expect(kindsIn(text)).toContain('email'),
)

test.each(['altre foto su www.altrosito.it', 'vedi https://altrosito.it/a?b', 'la trovi su altrosito.com'])(
  'the address of a site is found: «%s»',
  (text) => expect(kindsIn(text)).toEqual(['link']),
)

test.each([
  'Prezzo 11.200 €, trattabili. Bollo pagato fino al 31/12/2026.',
  'Tagliando fatto a 145.000 km il 03/05/2024, gomme nuove a 150.300 km.',
  'Motore 1.6 da 120 CV, cambio a 6 marce, 5 porte, euro 6.',
  'Immatricolata il 12.03.2019. Revisione nel 2027.',
  'Codice telaio non visibile, numero motore 0123456.',
  'Fiat 500 1.2 Lounge 69CV unico proprietario. BMW e Mercedes non interessano.',
  'Pneumatici 205/55 R16 del 2023.',
])('an honest text causes no warning: «%s»', (text) => expect(textWarnings(text)).toEqual([]))

test('capitals are shouting from a sentence on; names of versions are not', () => {
  expect(kindsIn('VENDO PERFETTA UNICO PROPRIETARIO SEMPRE TENUTA IN BOX')).toEqual(['shouting'])
  expect(kindsIn('GOLF GTD DSG')).toEqual([])
  expect(['A'.repeat(29), 'A'.repeat(30), 'A'.repeat(30) + 'b'.repeat(29), 'A'.repeat(30) + 'b'.repeat(30)].map(kindsIn)).toEqual([
    [],
    ['shouting'],
    ['shouting'],
    [],
  ])
})
