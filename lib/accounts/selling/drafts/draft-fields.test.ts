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
    'stato',
    undefined,
    undefined,
    'foto',
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
  expect(readAnswers('auto', 'testo', { descrizione: 'x'.repeat(10_000) }, now, true).faults).toEqual({})
  expect(readAnswers('auto', 'testo', { descrizione: 'x'.repeat(10_001) }, now, true).faults).toHaveProperty('descrizione')
})
