import { expect, test } from 'vitest'
import { addPlainCells } from '@/lib/market/stock-import/cells/plain-cells'
import { readYesNo } from '@/lib/market/stock-import/cells/yes-no'
import type { Column } from '@/lib/market/stock-import/columns/column'
import { type ColumnMap, mapColumns } from '@/lib/market/stock-import/columns/map-columns'
import { assignCells } from './row-cells'
import { rowOf } from './test-row'

function assigned(map: ColumnMap, cells: string[]) {
  const header = map.map((column) => (column === null ? '' : ` ${column.toUpperCase()} `))
  const { texts, notes, nameOf } = assignCells(map, header, cells)
  return { texts: Object.fromEntries(texts), notes: notes.map(({ kind, field, value }) => `${kind} ${field} ${value}`), nameOf }
}

test('each cell stands in its column; empty ones and columns that are not used say nothing', () => {
  const { texts, notes } = assigned(['make', null, 'model', 'mileage'], ['Fiat', 'x', ' ', '10 km'])
  expect([texts, notes]).toEqual([{ make: 'Fiat', mileage: '10 km' }, []])
})

test('several columns of photographs are one', () => {
  expect(assigned(['photos', 'photos'], ['http://a.it/1', 'http://a.it/2']).texts['photos']?.trim()).toBe('http://a.it/1\nhttp://a.it/2')
})

test('«Foto 10» comes behind «Foto 2», the main photograph first, and others behind them', () => {
  const header = ['foto10', 'Foto 2', 'altre foto', 'foto1', 'Foto principale']
  const { texts } = assignCells(['photos', 'photos', 'photos', 'photos', 'photos'], header, ['10', '2', 'altre', '1', 'prima'])
  expect(texts.get('photos')?.trim().split('\n')).toEqual(['prima', '1', '2', '10', 'altre'])
})

test('«0» and «false» are no texts for people', () => {
  expect(assigned(['version', 'description', 'owners'], ['0', 'false', '0']).texts).toEqual({ owners: '0' })
})

test('a file has its own names for columns, and those it does not have keep ours', () => {
  const { nameOf } = assigned(['make'], ['Fiat'])
  expect([nameOf('make'), nameOf('fuel')]).toEqual(['MAKE', 'fuel'])
})

test.each<{ map: Column[]; cells: string[]; texts: Partial<Record<Column, string>>; notes: string[]; why: string }>([
  {
    map: ['gearbox', 'fuel'],
    cells: ['diesel', ''],
    texts: { fuel: 'diesel' },
    notes: ['corrected GEARBOX diesel'],
    why: 'its own column is free',
  },
  {
    map: ['gearbox', 'fuel'],
    cells: ['diesel', 'n.d.'],
    texts: { fuel: 'diesel' },
    notes: ['corrected GEARBOX diesel'],
    why: 'its own column says nothing',
  },
  {
    map: ['gearbox', 'fuel'],
    cells: ['diesel', 'benzina'],
    texts: { fuel: 'benzina' },
    notes: ['ignored GEARBOX diesel'],
    why: 'its own column is taken',
  },
  {
    map: ['gearbox', 'registration'],
    cells: ['02/2020', ''],
    texts: {},
    notes: ['ignored GEARBOX 02/2020'],
    why: 'a month alone may mean anything',
  },
  {
    map: ['gearbox', 'registration'],
    cells: ['02/2020', 'manuale'],
    texts: { registration: '02/2020', gearbox: 'manuale' },
    notes: ['corrected GEARBOX 02/2020', 'corrected REGISTRATION manuale'],
    why: 'both changed places',
  },
  {
    map: ['gearbox', 'price'],
    cells: ['9.000 €', ''],
    texts: {},
    notes: ['ignored GEARBOX 9.000 €'],
    why: 'a price alone may mean anything',
  },
  {
    map: ['gearbox', 'place'],
    cells: ['Monza (MB)', ''],
    texts: {},
    notes: ['ignored GEARBOX Monza (MB)'],
    why: 'a place alone may mean anything',
  },
  {
    map: ['gearbox', 'powerKw'],
    cells: ['51 kW', '51'],
    texts: { powerKw: '51' },
    notes: ['ignored GEARBOX 51 kW'],
    why: 'kW stand in their own column',
  },
  {
    map: ['gearbox', 'powerCv'],
    cells: ['51 kW', '69'],
    texts: { powerCv: '69' },
    notes: ['ignored GEARBOX 51 kW'],
    why: 'CV stand in their own column',
  },
  {
    map: ['gearbox', 'make'],
    cells: ['51 kW', 'Fiat'],
    texts: { power: '51 kW', make: 'Fiat' },
    notes: ['corrected GEARBOX 51 kW'],
    why: 'nothing tells the power',
  },
  {
    map: ['gearbox', 'condition'],
    cells: ['usato', 'new'],
    texts: { condition: 'new' },
    notes: ['ignored GEARBOX usato'],
    why: 'the condition tells the offer',
  },
  {
    map: ['gearbox', 'make'],
    cells: ['usato', 'Fiat'],
    texts: { offerType: 'usato', make: 'Fiat' },
    notes: ['corrected GEARBOX usato'],
    why: 'nothing tells the offer',
  },
])('in a row shifted to $cells a cell goes where it belongs or nowhere: $why', ({ map, cells, texts, notes }) => {
  expect(assigned(map, cells)).toMatchObject({ texts, notes })
  expect(Object.keys(assigned(map, cells).texts).sort()).toEqual(Object.keys(texts).sort())
})

test('a header is read without its spaces', () => {
  expect(mapColumns([' Marca '], [['Fiat']])).toEqual(['make'])
})

test.each([
  ['true', true],
  ['Sì', true],
  ['si', true],
  ['x', true],
  ['1', true],
  ['no', false],
  ['0', false],
  ['FALSE', false],
  ['sicuro', null],
  ['non so', null],
  ['11', null],
  ['piano', null],
])('«%s» is %s', (text, value) => {
  expect(readYesNo(text)).toBe(value)
})

test.each([
  { field: 'doors', min: 2, max: 6 },
  { field: 'seats', min: 1, max: 22 },
  { field: 'beds', min: 1, max: 10 },
  { field: 'grossMass', min: 300, max: 44_000 },
  { field: 'payload', min: 50, max: 40_000 },
] as const)('a vehicle has $field from $min to $max', ({ field, min, max }) => {
  const faults = [min - 1, min, max, max + 1].map((value) => {
    const row = rowOf({ [field]: String(value) })
    addPlainCells({}, row)
    return row.notes.length
  })
  expect(faults).toEqual([1, 0, 0, 1])
})

test.each([
  { column: 'power', most: 300 },
  { column: 'mileage', most: 300 },
  { column: 'price', most: 2_000 },
  { column: 'version', most: 2_000 },
  { column: 'description', most: 100_000 },
] as const)('a cell of $column is read up to $most signs; a longer one is left out and said', ({ column, most }) => {
  expect(assigned([column], ['1'.repeat(most)])).toMatchObject({ texts: { [column]: '1'.repeat(most) }, notes: [] })
  const { texts, notes } = assigned([column], ['1'.repeat(most + 1)])
  expect(texts).toEqual({})
  expect(notes).toEqual([`ignored ${column.toUpperCase()} ${'1'.repeat(60)}`])
})
