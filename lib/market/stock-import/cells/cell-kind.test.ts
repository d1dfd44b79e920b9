import { expect, test } from 'vitest'
import { detectCellKind } from './cell-kind'

test.each([
  { kind: 'link', cell: 'https://a.it/1', spoilt: ['x https://a.it/1', 'https://a.it/1 x'] },
  { kind: 'price', cell: '€ 9.900,-', spoilt: ['da € 9.900', '€ 9.900 al mese'] },
  { kind: 'price', cell: '9.900 €', spoilt: ['da 9.900 €', '9.900 € al mese'] },
  { kind: 'mileage', cell: '43.217 km', spoilt: ['circa 43.217 km', '43.217 km circa'] },
  { kind: 'power', cell: '51 kW (69 CV)', spoilt: ['circa 51 kW', '51 kW turbo'] },
  { kind: 'month', cell: '03/2021', spoilt: ['dal 03/2021', '03/2021 circa', '13/2021'] },
  { kind: 'month', cell: 'marzo 2021', spoilt: ['da marzo 2021', 'marzo 2021 circa'] },
  { kind: 'emission', cell: 'Euro 6d-TEMP', spoilt: ['da Euro 6', 'Euro 6 e oltre', 'Euro 7'] },
  { kind: 'fuel', cell: 'Elettrica/Benzina', spoilt: ['a benzina', 'Benzina verde'] },
  { kind: 'gearbox', cell: 'Manuale', spoilt: ['cambio manuale', 'manuale a 5'] },
  { kind: 'offer', cell: 'Km 0', spoilt: ['auto usata', 'usato garantito'] },
])('«$cell» is a $kind, and only as the whole of its cell', ({ kind, cell, spoilt }) => {
  expect(detectCellKind(` ${cell} `)).toBe(kind)
  for (const text of spoilt) expect(detectCellKind(text), text).not.toBe(kind)
})

test('a text of more than three hundred letters is of no kind', () => {
  const link = `https://a.it/${'x'.repeat(287)}`
  expect(detectCellKind(link)).toBe('link')
  expect(detectCellKind(`${link}x`)).toBeNull()
})
