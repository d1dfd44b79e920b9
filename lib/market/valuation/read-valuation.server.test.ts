import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { readValuation, requireAskedModel, requireAskedVehicle } from './read-valuation.server'
import { valuationParamsOf } from './valuation-form'

const now = new Date('2026-11-23T12:00:00Z')
const panda = { marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000' }
const faultsOf = (given: Record<string, unknown>) => {
  try {
    requireAskedVehicle(given, now)
    return []
  } catch (error) {
    return error instanceof ValidationError ? error.inner.map(({ path }) => path) : [String(error)]
  }
}
const read = (given: Record<string, unknown>) => readValuation(given, now)

test('a vehicle is read as people write it, and its address says the same again', () => {
  const found = read({ ...panda, versione: ' 1.0 Hybrid ', carburante: 'gpl', cambio: 'manuale', potenza: '51 kW', provincia: 'milano' })
  expect(found.errors).toEqual({})
  expect(found.vehicle).toEqual({
    category: 'auto',
    make: 'fiat',
    model: 'panda',
    version: '1.0 Hybrid',
    fuel: 'gpl',
    gearbox: 'manuale',
    powerKw: 51,
    mileageKm: 45_000,
    firstRegistration: new Date('2019-03-01T00:00:00Z'),
    province: 'MI',
  })
  expect(read(Object.fromEntries(new URLSearchParams(valuationParamsOf(found)))).vehicle).toEqual(found.vehicle)
})

test('an empty form has no faults; a sent one says what is missing', () => {
  expect(read({})).toMatchObject({ category: 'auto', errors: {}, vehicle: null })
  expect(read({ marca: '' }).errors).toEqual({ marca: 'Campo obbligatorio' })
  expect(read({ marca: 'fiat' })).toMatchObject({ errors: {}, vehicle: null })
  expect(Object.keys(read({ marca: 'fiat', modello: '', immatricolazione: '', km: '' }).errors)).toEqual([
    'modello',
    'immatricolazione',
    'km',
  ])
})

test.each([
  ['marca', 'nessuna', 'Questa marca non è nell’elenco'],
  ['modello', 'testarossa-diesel', 'Questo modello non è nell’elenco'],
  ['immatricolazione', '12/2026', 'La prima immatricolazione è nel futuro'],
  ['immatricolazione', '13/2019', 'Scrivi mese e anno, per esempio 03/2019'],
  ['immatricolazione', 'ieri', 'Scrivi mese e anno, per esempio 03/2019'],
  ['immatricolazione', '1899', 'Scrivi mese e anno, per esempio 03/2019'],
  ['km', 'tanti', 'Scrivi i chilometri in cifre, per esempio 45.000'],
  ['km', '-5', 'Scrivi i chilometri in cifre, per esempio 45.000'],
  ['km', '10000000', 'Scrivi i chilometri in cifre, per esempio 45.000'],
  ['potenza', '0', 'Scrivi i kW in cifre, per esempio 51'],
  ['carburante', 'vapore', 'Valore non valido'],
  ['cambio', 'constructor', 'Valore non valido'],
  ['provincia', 'Atlantide', 'Questa provincia non esiste'],
])('«%s: %s» gives an error and preserves the typed text', (name, typed, message) => {
  const found = read({ ...panda, [name]: typed })
  expect(found.vehicle).toBeNull()
  expect(found.errors).toEqual({ [name]: message })
  expect(found.values).toMatchObject({ [name]: typed })
})

test('a year alone is read as its middle, this year as its beginning', () => {
  const registered = (immatricolazione: string) =>
    read({ ...panda, immatricolazione })
      .vehicle?.firstRegistration.toISOString()
      .slice(0, 7)
  expect(['11/2026', '2019', '2026', 'marzo 2019', '1990'].map(registered)).toEqual(['2026-11', '2019-07', '2026-01', '2019-03', '1990-07'])
})

test('whatever is sent, nothing but text is read, and no more than a line of it', () => {
  for (const value of [null, 7, ['fiat'], { toString: 'fiat' }, undefined])
    expect(read({ ...panda, marca: value }).vehicle, JSON.stringify(value)).toBeNull()
  expect(read({ ...panda, versione: 'x'.repeat(100_000) }).vehicle?.version).toHaveLength(120)
  expect(read({ ...panda, categoria: 'barche' }).category).toBe('auto')
  expect(read({ ...panda, categoria: 'moto-e-scooter' }).errors).toHaveProperty('marca')
})

test('a call is refused with every fault of its fields', () => {
  expect(requireAskedVehicle(panda, now)).toMatchObject({ make: 'fiat', mileageKm: 45_000 })
  expect(faultsOf({ ...panda, km: '', immatricolazione: '1/2030' })).toEqual(['km', 'immatricolazione'])
  expect(faultsOf({})).toEqual(['marca'])
  expect(() => requireAskedModel({ marca: 'fiat' })).toThrow('Questo modello non è nell’elenco')
})

test('a call may give numbers as such, and gets the same vehicle', () => {
  const typed = requireAskedVehicle({ ...panda, immatricolazione: '2019', km: '45000', potenza: '51' }, now)
  expect(requireAskedVehicle({ ...panda, immatricolazione: 2019, km: 45_000, potenza: 51 }, now)).toEqual(typed)
})

test.each([
  [{ cv: 69 }, ['cv']],
  [{ anno: '2019', cambio: 'manuale' }, ['anno']],
  [{ marca: 5, versione: false }, ['marca', 'versione']],
  [{ km: ['45000'] }, ['km']],
  [{ provincia: { sigla: 'MI' } }, ['provincia']],
  [{ categoria: 'barche' }, ['categoria']],
  [{ offerta: 'prestito' }, ['offerta']],
  [{ toString: 'x' }, ['toString']],
])('a call that sends %j is refused with the names of its fields', (given, names) => {
  expect(faultsOf({ ...panda, ...given })).toEqual(names)
})

test('a call for make and model alone takes nothing else', () => {
  expect(() => requireAskedModel({ ...panda })).toThrow(ValidationError)
  expect(requireAskedModel({ marca: 'fiat', modello: 'panda', _csrf: 'x', categoria: null })).toEqual({
    category: 'auto',
    make: 'fiat',
    model: 'panda',
  })
})

test.each([
  [
    { marca: 'fiat', modello: '500e', carburante: 'diesel' },
    'carburante',
    'Fiat 500e è soltanto elettrica, hai scelto «Diesel»: quale dato è sbagliato?',
  ],
  [{ carburante: 'elettrica', cambio: 'manuale' }, 'cambio', 'Elettrica con il cambio manuale: quale dato è sbagliato?'],
  [{ immatricolazione: '1950' }, 'immatricolazione', 'Fiat Panda si fa dal 1980, hai scritto 1950: quale dato è sbagliato?'],
  [{ immatricolazione: '10/2026', km: '400000' }, 'km', '400.000 km in 54 giorni: quale dato è sbagliato?'],
])('%o cannot be: it is asked about and not valued', (typed, name, message) => {
  const found = read({ ...panda, ...typed })
  expect(found.vehicle).toBeNull()
  expect(found.errors).toEqual({ [name]: message })
})
