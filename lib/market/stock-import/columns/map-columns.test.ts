import { expect, test } from 'vitest'
import { AppError } from '@/lib/kernel/errors/app-error'
import { mapColumns } from './map-columns'
import { refuseDuplicateHeaders, unreadColumns } from './unread-columns'

const rows = (...columns: string[][]) => (columns[0] ?? []).map((_, row) => columns.map((cells) => cells[row] ?? ''))

test.each([
  { cells: ['10 km', '20 km', '30 km', 'a', 'b'], taken: true, why: 'three of five look like one' },
  { cells: ['10 km', '20 km', 'a', 'b'], taken: false, why: 'only half of them do' },
  { cells: ['10 km', '', ''], taken: false, why: 'a single cell is filled' },
  { cells: ['10 km', '20 km', '', ''], taken: true, why: 'both that are filled look like one' },
])('a column without a known name is taken for a mileage: $taken, for $why', ({ cells, taken }) => {
  expect(mapColumns(['foo'], rows(cells))).toEqual([taken ? 'mileage' : null])
})

test('a column is not taken for what another one already says', () => {
  expect(mapColumns(['chilometri', 'foo'], rows(['10 km', '20 km'], ['30 km', '40 km']))).toEqual(['mileage', null])
  for (const header of ['potenza kw', 'potenza cv'])
    expect(mapColumns([header, 'foo'], rows(['51', '62'], ['51 kW', '62 kW']))[1], header).toBeNull()
  expect(mapColumns(['condition', 'foo'], rows(['used', 'new'], ['usato', 'nuovo']))).toEqual(['condition', null])
  expect(mapColumns(['marca', 'foo'], rows(['Fiat', 'Opel'], ['51 kW', '62 kW']))).toEqual(['make', 'power'])
  expect(mapColumns(['marca', 'foo'], rows(['Fiat', 'Opel'], ['usato', 'nuovo']))).toEqual(['make', 'offerType'])
})

test('of two columns with one meaning the fuller one is read, else the first', () => {
  const header = ['prezzo', 'price']
  expect(mapColumns(header, rows(['9.000', ''], ['9.000', '8.000']))).toEqual([null, 'price'])
  expect(mapColumns(header, rows(['9.000', '8.000'], ['9.000', ' ']))).toEqual(['price', null])
  expect(mapColumns(header, rows(['9.000'], ['9.000']))).toEqual(['price', null])
  expect(mapColumns(['foto 1', 'foto 2'], rows(['http://a.it/1'], ['http://a.it/2']))).toEqual(['photos', 'photos'])
})

test('what a person chose stands, whatever its cells hold', () => {
  const sample = rows(['10 km', '20 km'], ['Fiat', 'Opel'])
  expect(mapColumns(['foo', 'bar'], sample, { ' FOO ': null, bar: 'model' })).toEqual([null, 'model'])
})

test('what was not understood is named with an example and a reason', () => {
  const header = ['Prezzo', ' Boh ', '', 'price', 'marca', '', 'Note interne']
  const sample = [
    ['9.000', ' ', ' x ', '9.000', '10 km', '', 'z'],
    ['8.000', ' y ', '', '8.000', '20 km', ' ', ''],
  ]
  expect(unreadColumns(header, ['price', null, null, null, null, null, null], sample, { ' NOTE interne': null })).toEqual([
    { name: 'Boh', example: 'y', reason: 'intestazione non riconosciuta' },
    { name: 'colonna 3', example: 'x', reason: 'intestazione non riconosciuta' },
    { name: 'price', example: '9.000', reason: 'vale la colonna «Prezzo», che dice la stessa cosa' },
    { name: 'marca', example: '10 km', reason: 'il contenuto non è quello che l’intestazione promette' },
  ])
})

test.each([
  { header: ['Prezzo', 'prezzo '], cells: ['9.000', '8.000'], refused: true },
  { header: ['Prezzo', 'prezzo '], cells: ['9.000', ' 9.000 '], refused: false },
  { header: ['Prezzo', 'prezzo '], cells: ['9.000', ' '], refused: false },
  { header: ['Prezzo', 'prezzo '], cells: [' ', '9.000'], refused: false },
  { header: ['Prezzo', 'prezzo '], cells: ['9.000'], refused: false },
  { header: ['Prezzo', 'price'], cells: ['9.000', '8.000'], refused: false },
  { header: ['Foto', 'foto'], cells: ['a', 'b'], refused: false },
  { header: ['Boh', 'boh'], cells: ['a', 'b'], refused: false },
])('the headers $header above $cells are refused: $refused', ({ header, cells, refused }) => {
  const refuse = () => refuseDuplicateHeaders(header, [cells])
  if (refused)
    expect(refuse).toThrow(
      new AppError('invalid', 'l’intestazione «prezzo» c’è due volte, nelle colonne 1 e 2, con valori diversi: togline o rinominane una'),
    )
  else expect(refuse).not.toThrow()
})
