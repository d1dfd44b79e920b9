import { expect, test } from 'vitest'
import type { Category } from '@/lib/market/catalogue/category'
import type { Column } from '@/lib/market/stock-import/columns/column'
import type { StatedFacts } from '@/lib/market/stock-import/rows/statement-table'
import { rowOf } from '@/lib/market/stock-import/rows/test-row'
import { readSpecification } from './specification'

type Car = { category?: Category; make?: string; model?: { name: string; body: string | null }; title?: string; stated?: StatedFacts }

function specified(texts: Partial<Record<Column, string>>, { category = 'auto', make = 'audi', model, title = '', stated = {} }: Car = {}) {
  const row = rowOf(texts)
  const known = { priceCents: 1_000_000, powerUnit: undefined, stated }
  return { ...readSpecification(row, { category, make: { slug: make }, model, title }, known).facts, notes: row.notes }
}

test('a row without any cell says nothing', () => {
  const { notes, ...facts } = specified({})
  expect(notes).toEqual([])
  expect(new Set(Object.values(facts))).toEqual(new Set([null]))
})

test.each([
  { texts: { displacement: '299' }, field: 'displacementCc', value: null },
  { texts: { displacement: '300 cc' }, field: 'displacementCc', value: 300 },
  { texts: { displacement: '16500' }, field: 'displacementCc', value: 16_500 },
  { texts: { displacement: '1200 cm3' }, field: 'displacementCc', value: 1_200 },
  { texts: { displacement: '16501' }, field: 'displacementCc', value: null },
  { texts: { co2: '1' }, field: 'co2GKm', value: 1 },
  { texts: { co2: '700 g/km' }, field: 'co2GKm', value: 700 },
  { texts: { co2: '701' }, field: 'co2GKm', value: null },
  { texts: { consumption: '0.3' }, field: 'consumptionL100km', value: 0.3 },
  { texts: { consumption: '0,29' }, field: 'consumptionL100km', value: null },
  { texts: { consumption: '5,4 l/100 km' }, field: 'consumptionL100km', value: 5.4 },
  { texts: { consumption: '40' }, field: 'consumptionL100km', value: 40 },
  { texts: { consumption: '40,1' }, field: 'consumptionL100km', value: null },
  { texts: { gears: '2' }, field: 'gears', value: null },
  { texts: { gears: '3' }, field: 'gears', value: 3 },
  { texts: { gears: '12' }, field: 'gears', value: 12 },
  { texts: { gears: '13' }, field: 'gears', value: null },
  { texts: { gears: '1', fuel: 'elettrica' }, field: 'gears', value: 1 },
  { texts: { gears: '0', fuel: 'elettrica' }, field: 'gears', value: null },
  { texts: { gears: '6', gearbox: 'automatico 8 marce' }, field: 'gears', value: 8 },
  { texts: { owners: 'Unico proprietario' }, field: 'owners', value: 1 },
  { texts: { owners: '0' }, field: 'owners', value: 0 },
  { texts: { owners: '20 proprietari' }, field: 'owners', value: 20 },
  { texts: { owners: '21' }, field: 'owners', value: null },
] as const)('of a car $texts gives $field $value', ({ texts, field, value }) => {
  expect(specified(texts)[field]).toBe(value)
})

test('a motorbike may have 40 cm³', () => {
  const bike = { category: 'moto-e-scooter' } as const
  expect(
    [specified({ displacement: '40' }, bike), specified({ displacement: '39' }, bike)].map(({ displacementCc }) => displacementCc),
  ).toEqual([40, null])
})

test.each(['0', '00', '0,0', '0.00'])('%j stands for «not declared», without a remark', (zero) => {
  const { displacementCc, co2GKm, consumptionL100km, notes } = specified({ displacement: zero, co2: zero, consumption: zero })
  expect([displacementCc, co2GKm, consumptionL100km, notes]).toEqual([null, null, null, []])
})

test('an electric car has no displacement, drinks nothing and emits nothing', () => {
  expect(specified({ fuel: 'elettrica', displacement: '1200', co2: '95', consumption: '5' })).toMatchObject({
    displacementCc: null,
    co2GKm: 0,
    consumptionL100km: null,
    notes: [],
  })
})

test.each([
  { gearbox: 'manuale', title: 'A3 S tronic', expected: ['manuale', null] },
  { gearbox: 'automatico', title: 'A3', expected: ['automatico', null] },
  { gearbox: '', title: 'A3 S tronic', expected: ['automatico', 'doppia-frizione'] },
  { gearbox: 'automatico', title: 'Jazz e-CVT', expected: ['automatico', 'cvt'] },
  { gearbox: 'sequenziale', title: '', expected: ['semiautomatico', 'sequenziale'] },
  { gearbox: '', title: 'A3 2.0', expected: [null, null] },
])('a gearbox written «$gearbox» of a «$title» is $expected', ({ gearbox, title, expected }) => {
  const found = specified({ gearbox }, { title })
  expect([found.gearbox, found.gearboxKind]).toEqual(expected)
})

test.each([
  { drive: 'anteriore', title: 'A3 quattro', expected: 'anteriore' },
  { drive: '', title: 'A3 quattro', expected: 'integrale' },
  { drive: '', title: 'A3', expected: null },
])('the drive «$drive» of a «$title» is $expected', ({ drive, title, expected }) => {
  expect(specified({ drive }, { title }).drive).toBe(expected)
})

test.each([
  { body: 'SUV/Fuoristrada/Pick-up', usual: 'crossover', title: '', expected: 'crossover' },
  { body: 'SUV/Fuoristrada/Pick-up', usual: 'berlina', title: '', expected: 'suv' },
  { body: 'SUV/Fuoristrada/Pick-up', usual: null, title: '', expected: 'suv' },
  { body: 'SUV', usual: 'crossover', title: '', expected: 'suv' },
  { body: 'cabrio', usual: 'berlina', title: '', expected: 'cabrio' },
  { body: 'Altro', usual: 'berlina', title: '', expected: 'berlina' },
  { body: 'trabiccolo', usual: 'berlina', title: '', expected: 'berlina' },
  { body: '', usual: 'berlina', title: '', expected: 'berlina' },
  { body: '', usual: 'berlina', title: 'A4 Avant', expected: null },
  { body: '', usual: null, title: '', expected: null },
])('a car called «$body», of a model that is a $usual, «$title», is a $expected', ({ body, usual, title, expected }) => {
  expect(specified({ body }, { title, model: { name: 'a', body: usual } }).body).toBe(expected)
})

test('only of a car the title names another body', () => {
  const van = { category: 'veicoli-commerciali', title: 'Tourneo Touring', model: { name: 'Tourneo', body: 'combi' } } as const
  expect(specified({}, van).body).toBe('combi')
})

test.each([
  { texts: { power: '150' }, kw: 150 },
  { texts: { power: '150 CV' }, kw: 110 },
  { texts: { powerKw: '110', powerCv: '150' }, kw: 110 },
  { texts: { powerKw: '110', power: '90' }, kw: 110 },
  { texts: { powerKw: '110', powerCv: '110' }, kw: null },
  { texts: { powerKw: '110', powerCv: 'tanti' }, kw: 110 },
  { texts: { powerKw: 'tanti', powerCv: '150' }, kw: null },
  { texts: { powerCv: '150', power: '90' }, kw: 110 },
  { texts: { powerKw: '1000' }, kw: null },
])('the power of $texts is $kw kW', ({ texts, kw }) => {
  const { powerKw, notes } = specified(texts)
  expect(powerKw).toBe(kw)
  expect(notes.length, 'a power left out is noted').toBe(kw === null ? 1 : 0)
})

test('a bare power of a motorbike is meant in CV', () => {
  expect(specified({ power: '150' }, { category: 'moto-e-scooter', model: { name: 'CBR 1000', body: null } }).powerKw).toBe(110)
})

test.each([
  { colour: 'Tipo di verniceMetallizzata', expected: [null, true, null] },
  { colour: 'Tipo di verniceAltro', expected: [null, null, null] },
  { colour: 'nero metallizzato', expected: ['nero', true, null] },
  { colour: 'MaterialePelle totale', expected: [null, null, 'pelle'] },
  { colour: 'MaterialeAlcantara', expected: [null, null, 'alcantara'] },
])('the colour «$colour» says $expected', ({ colour, expected }) => {
  const found = specified({ colour })
  expect([found.colour, found.metallic, found.interiorMaterial]).toEqual(expected)
  expect(found.notes).toEqual([])
})

test('what the seller says of VAT stands above the column, what he says of owners below it', () => {
  const stated = { vatDeductible: false, owners: 2 }
  expect(specified({ vatDeductible: 'esposta', owners: '3' }, { stated })).toMatchObject({ vatDeductible: false, owners: 3 })
  expect(specified({ vatDeductible: 'esposta' }, { stated: { owners: 2 } })).toMatchObject({ vatDeductible: true, owners: 2 })
  expect(specified({ vatDeductible: 'no' }).vatDeductible).toBe(false)
})

test.each([
  { fuel: 'benzina', title: 'Panda GPL', expected: 'benzina-gpl', notes: 1 },
  { fuel: 'benzina', title: 'Panda', expected: 'benzina', notes: 0 },
  { fuel: '', title: 'Panda GPL', expected: 'benzina-gpl', notes: 0 },
  { fuel: 'ibrida', title: 'Kia PHEV', expected: 'plug-in', notes: 0 },
  { fuel: 'ibrida', title: 'Ford MHEV', expected: 'mild-hybrid', notes: 0 },
  { fuel: 'ibrida', title: 'A6 40 TDI', expected: 'ibrida-diesel', notes: 0 },
  { fuel: 'ibrida', title: 'Kia GPL', expected: 'benzina-gpl', notes: 1 },
])('a title that corrects the fuel «$fuel» to $expected is remarked upon, one that is finer is not', ({ fuel, title, expected, notes }) => {
  const found = specified({ fuel }, { title })
  expect([found.fuel, found.notes.length]).toEqual([expected, notes])
})

test('the path of the address of an ad names the fuel where nothing else does', () => {
  expect(specified({ link: 'https://a.it/audi-a3-2.0-tdi' }).fuel).toBe('diesel')
  expect(specified({ link: 'https://a.it/audi-a3?q=2.0-tdi' }).fuel).toBeNull()
})

test('the Euro class stands in its column, else beside the fuel', () => {
  expect(specified({ emission: 'Euro 6', fuel: 'Diesel - Euro 5' }).emissionClass).toBe('euro6')
  expect(specified({ fuel: 'Diesel - Euro 5' }).emissionClass).toBe('euro5')
})
