import { expect, test } from 'vitest'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { fieldsOf, needsAnswer, renderedFields } from './draft-fields'
import { draftSteps, isAnsweredStep, stepAfter, stepBefore } from './draft-steps'
import { answersIn, readAnswers } from './read-answers.server'

const now = new Date('2026-11-23T10:00:00Z')
const whole = { marca: 'fiat', modello: 'panda', offerta: 'usato', immatricolazione: '03/2019', km: '45.000', carburante: 'benzina' }
const read = (answers: Record<string, string>) => readAnswers('auto', 'veicolo', { ...whole, ...answers }, now)

test('no page of a draft has a field twice, whatever is sold', () => {
  for (const category of categorySlugs)
    for (const step of draftSteps.filter(isAnsweredStep)) {
      const names = fieldsOf(category, step).map(({ name }) => name)
      expect(new Set(names).size, `${category} ${step}`).toBe(names.length)
    }
})

test('an ad needs vehicle, age, mileage, text, price and place; cars and vans need their fuel', () => {
  const needed = (category: (typeof categorySlugs)[number]) =>
    draftSteps.filter(isAnsweredStep).flatMap((step) => fieldsOf(category, step).filter((field) => needsAnswer(field, {})))
  const always = ['marca', 'modello', 'offerta', 'immatricolazione', 'km', 'descrizione', 'prezzo', 'nome', 'comune']
  for (const category of categorySlugs)
    expect(
      needed(category)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual((category === 'auto' || category === 'veicoli-commerciali' ? [...always, 'carburante'] : always).toSorted())
})

test('typed answers become the values of the ad', () => {
  expect(read({ potenza: '51', classe: 'euro6d', metallizzato: 'true', versione: ' 1.0  Hybrid ' })).toEqual({
    faults: {},
    values: {
      make: 'fiat',
      model: 'panda',
      offerType: 'usato',
      firstRegistration: new Date('2019-03-01'),
      registrationYearOnly: null,
      mileageKm: 45_000,
      fuel: 'benzina',
      powerKw: 51,
      emissionClass: 'euro6d',
      metallic: true,
      version: '1.0 Hybrid',
    },
  })
})

test('a year alone is a registration without its month, and no end of an inspection', () => {
  expect(read({ immatricolazione: '2019' })).toMatchObject({
    faults: {},
    values: { firstRegistration: new Date('2019-01-01'), registrationYearOnly: true },
  })
  expect(readAnswers('auto', 'stato', { ...whole, revisione: '2027' }, now).faults).toHaveProperty('revisione')
})

test('a model that the catalogue does not have is none', () => {
  expect(read({ modello: 'altro' }).values).toMatchObject({ make: 'fiat', model: null })
})

test.each([
  { given: { marca: '' }, field: 'marca' },
  { given: { marca: 'inventata' }, field: 'marca' },
  { given: { modello: 'golf' }, field: 'modello' },
  { given: { immatricolazione: '01/2027' }, field: 'immatricolazione' },
  { given: { immatricolazione: 'ieri' }, field: 'immatricolazione' },
  { given: { km: 'molti' }, field: 'km' },
  { given: { km: '-1' }, field: 'km' },
  { given: { km: '10000000' }, field: 'km' },
  { given: { km: '' }, field: 'km' },
  { given: { potenza: '0' }, field: 'potenza' },
  { given: { carburante: 'acqua' }, field: 'carburante' },
  { given: { carburante: '__proto__' }, field: 'carburante' },
])('$field says what is wrong with $given', ({ given, field }) => {
  const { faults } = read(given)
  expect(Object.keys(faults)).toEqual([field])
  expect(faults[field]).not.toBe('')
})

test('trailers need no kilometres, campers do', () => {
  const km = fieldsOf('caravan-e-camper', 'veicolo').find(({ name }) => name === 'km')
  if (!km) throw new Error('no field')
  expect([needsAnswer(km, { carrozzeria: 'roulotte' }), needsAnswer(km, { carrozzeria: 'mansardato' }), needsAnswer(km, {})]).toEqual([
    false,
    true,
    true,
  ])
})

test('an empty answer stays unknown; equipment is what is ticked', () => {
  const { values, faults } = readAnswers(
    'auto',
    'stato',
    { incidenti: '', tagliandi: 'no', 'dotazione-abs': 'true', 'dotazione-esp': '' },
    now,
  )
  expect({ values, faults }).toEqual({ faults: {}, values: { serviceBook: false, equipment: ['abs'] } })
})

test('prices are whole euro and stored in cents; a place is one that exists', () => {
  expect(readAnswers('auto', 'prezzo', { prezzo: '11.200' }, now).values).toEqual({ priceCents: 1_120_000 })
  expect(readAnswers('auto', 'prezzo', { prezzo: '99' }, now).faults).toHaveProperty('prezzo')
  const seller = { nome: 'Mario', comune: 'Monza (MB)' }
  expect(readAnswers('auto', 'pubblica', seller, now).values).toMatchObject({
    provinceCode: 'MB',
    region: 'lombardia',
    contactName: 'Mario',
  })
  expect(readAnswers('auto', 'pubblica', { ...seller, comune: 'Atlantide' }, now).faults).toHaveProperty('comune')
})

test('a page keeps its own fields and nothing else of what is sent', () => {
  expect(answersIn('auto', 'prezzo', { prezzo: 'boh', _csrf: 'x', status: 'published', owner_id: '1' })).toEqual({
    prezzo: 'boh',
  })
})

test('what only dealers are asked is not taken from a private seller', () => {
  const sent = { prezzo: '9.900', iva: 'si', canone: '299' }
  expect(answersIn('auto', 'prezzo', sent)).toEqual({ prezzo: '9.900' })
  expect(answersIn('auto', 'prezzo', sent, true)).toEqual(sent)
  expect(readAnswers('auto', 'prezzo', sent, now).values).toEqual({ priceCents: 990_000 })
})

test('a dealer’s vehicle needs no text, price or place, and one for rent its fee', () => {
  const lacking = (offerta: string) =>
    draftSteps.filter(isAnsweredStep).flatMap((step) => Object.entries(readAnswers('auto', step, { offerta }, now, true).faults))
  const always = ['marca', 'modello', 'carburante'].map((name) => [name, 'Campo obbligatorio'])
  const also = (...names: string[]) => [...always, ...names.map((name) => [name, 'Campo obbligatorio'])].toSorted()
  expect(lacking('').toSorted()).toEqual(also('offerta', 'immatricolazione', 'km'))
  expect(lacking('km0').toSorted()).toEqual(also('immatricolazione'))
  expect(lacking('nuovo').toSorted()).toEqual(also())
  expect(lacking('noleggio').toSorted()).toEqual(also('canone'))
})

// biome-ignore format: a table
test.each([
  { name: 'km', step: 'veicolo', column: 'mileageKm', least: 0, most: 9_999_999, example: '45.000' },
  { name: 'potenza', step: 'veicolo', column: 'powerKw', least: 1, most: 2_000, example: '51' },
  { name: 'cilindrata', step: 'veicolo', column: 'displacementCc', least: 20, most: 20_000, example: '998' },
  { name: 'posti', step: 'veicolo', column: 'seats', least: 1, most: 22, example: '5' },
  { name: 'porte', step: 'veicolo', column: 'doors', least: 2, most: 6, example: '5' },
  { name: 'posti_letto', step: 'veicolo', column: 'beds', least: 1, most: 10, example: '4', category: 'caravan-e-camper' },
  { name: 'massa', step: 'veicolo', column: 'grossMassKg', least: 300, most: 44_000, example: '3.500', category: 'veicoli-commerciali' },
  { name: 'lunghezza', step: 'veicolo', column: 'lengthMm', least: 100, most: 2_000, factor: 10, example: '699', category: 'caravan-e-camper' },
  { name: 'portata', step: 'veicolo', column: 'payloadKg', least: 50, most: 40_000, example: '1.200', category: 'veicoli-commerciali' },
  { name: 'proprietari', step: 'stato', column: 'owners', least: 1, most: 30, example: '1' },
  { name: 'prezzo', step: 'prezzo', column: 'priceCents', least: 100, most: 20_000_000, factor: 100, example: '11.200' },
  { name: 'prezzo', step: 'prezzo', column: 'priceCents', least: 100, most: 20_000_000, factor: 100, example: '11.200', isDealers: true },
  { name: 'garanzia', step: 'prezzo', column: 'warrantyMonths', least: 1, most: 120, example: '12', isDealers: true },
  { name: 'canone', step: 'prezzo', column: 'rentalFeeCents', least: 10, most: 50_000, factor: 100, example: '299', isDealers: true },
  { name: 'anticipo', step: 'prezzo', column: 'rentalDepositCents', least: 0, most: 1_000_000, factor: 100, example: '3.000', isDealers: true },
  { name: 'durata', step: 'prezzo', column: 'rentalMonths', least: 1, most: 120, example: '48', isDealers: true },
  { name: 'km_anno', step: 'prezzo', column: 'rentalKmYear', least: 1_000, most: 200_000, example: '15.000', isDealers: true },
] as const)('«$name» takes $least to $most and asks for a number beyond', ({ name, step, column, least, most, example, ...more }) => {
  const { category, factor, isDealers } = { category: 'auto' as const, factor: 1, isDealers: false, ...more }
  const readNumber = (number: number) => readAnswers(category, step, { ...whole, [name]: String(number) }, now, isDealers)
  for (const number of [least, most]) {
    const { values, faults } = readNumber(number)
    expect({ value: values[column], fault: faults[name] }, String(number)).toEqual({ value: number * factor, fault: undefined })
  }
  for (const number of [least - 1, most + 1]) {
    const { values, faults } = readNumber(number)
    expect({ value: values[column], fault: faults[name] }, String(number)).toEqual({ value: undefined, fault: `Scrivi un numero, per esempio ${example}` })
  }
})

test.each([
  { name: 'versione', step: 'veicolo', most: 120, isDealers: false },
  { name: 'descrizione', step: 'testo', most: 3_000, isDealers: false },
  { name: 'descrizione', step: 'testo', most: 10_000, isDealers: true },
] as const)('«$name» of a dealer or not ($isDealers) has at most $most characters', ({ name, step, most, isDealers }) => {
  const faultAt = (length: number) => readAnswers('auto', step, { ...whole, [name]: 'x'.repeat(length) }, now, isDealers).faults[name]
  expect([most, most + 1].map(faultAt)).toEqual([undefined, 'Inserire un testo più corto'])
})

test('a text field refuses lists, switches and objects, and a number field what is no number', () => {
  expect(answersIn('auto', 'prezzo', { prezzo: 9_900 })).toEqual({ prezzo: '9900' })
  for (const sent of [{ prezzo: true }, { prezzo: ['1'] }, { prezzo: {} }])
    expect(() => answersIn('auto', 'prezzo', sent)).toThrow('Valore non valido')
  expect(() => answersIn('auto', 'veicolo', { versione: 5 })).toThrow('Valore non valido')
})

test('control characters and letters that turn the reading direction do not reach the ad', () => {
  const { values } = readAnswers('auto', 'testo', { descrizione: 'Bella\u202e auto\u0007\r\nseconda riga' }, now)
  expect(values).toEqual({ description: 'Bella auto\nseconda riga' })
})

test('pages follow each other, the last is the last', () => {
  expect([stepAfter('veicolo'), stepAfter('pubblica'), stepBefore('veicolo'), stepBefore('testo')]).toEqual([
    'foto',
    undefined,
    undefined,
    'stato',
  ])
})

test('a field that only some offers need says which, until the chosen offer decides', () => {
  const rendered = (isDealers: boolean, step: 'veicolo' | 'prezzo', name: string, offer = 'usato') =>
    renderedFields(fieldsOf('auto', step, isDealers), offer).find((field) => field.name === name)
  expect(rendered(false, 'veicolo', 'km')).toMatchObject({ isRequired: true })
  expect(rendered(true, 'veicolo', 'km')).toMatchObject({
    isRequired: false,
    hint: "Per esempio 45.000. Serve per: Usato, Aziendale, Dimostrativo, D'epoca",
  })
  expect(rendered(true, 'veicolo', 'marca')).toMatchObject({ isRequired: true })
  expect(rendered(true, 'prezzo', 'canone')).toMatchObject({ isRequired: false })
  expect(rendered(true, 'prezzo', 'canone', 'noleggio')).toMatchObject({ isRequired: true })
})

test('a name has sixty characters at most, without the signs that nobody sees', () => {
  const readName = (nome: string) => readAnswers('auto', 'pubblica', { nome, comune: 'Monza (MB)' }, now)
  expect(readName('M'.repeat(60))).toMatchObject({ faults: {}, values: { contactName: 'M'.repeat(60) } })
  expect(readName('M'.repeat(61)).faults).toHaveProperty('nome')
  expect(readName('Ma\u200brio\u0007 \u0000Rossi\u0007')).toMatchObject({ faults: {}, values: { contactName: 'Mario Rossi' } })
})

test('a telephone is stored as it was typed, and one that nobody can call is refused', () => {
  const readPhone = (telefono: string) => readAnswers('auto', 'pubblica', { nome: 'Mario', comune: 'Monza (MB)', telefono }, now)
  expect(readPhone('+39 039 555 0101')).toMatchObject({ faults: {}, values: { contactPhone: '+39 039 555 0101' } })
  expect(readPhone('chiamami').faults).toEqual({ telefono: 'Telefono non valido' })
})

test('a description has the soft hyphens that its seller wrote, a version has none', () => {
  expect(readAnswers('auto', 'testo', { descrizione: 'Tagli\u00adandi' }, now).values).toEqual({ description: 'Tagli\u00adandi' })
  expect(read({ versione: '1.0 Hy\u00adbrid' }).values).toMatchObject({ version: '1.0 Hybrid' })
})

test('a vehicle is as old as the first automobile of 1885 at most', () => {
  expect(read({ immatricolazione: '1885' })).toMatchObject({ faults: {}, values: { firstRegistration: new Date('1885-01-01') } })
  expect(read({ immatricolazione: '12/1884' }).faults).toHaveProperty('immatricolazione')
})

test('a text that is too long is stored as typed, so that it can be shortened, up to 11,000 characters', () => {
  const stored = (length: number) => answersIn('auto', 'testo', { descrizione: 'x'.repeat(length) }, true)['descrizione']?.length
  expect([10_000, 10_999, 11_001].map(stored)).toEqual([10_000, 10_999, 11_000])
})
