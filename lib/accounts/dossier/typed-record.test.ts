import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import { mostKm, type NewRecord, readRecord, type TypedRecord } from './typed-record'

const bounds = { registered: '2020-03-01', today: '2026-11-30' }
const typed: TypedRecord = { tipo: 'inspection', giorno: '14/03/2026', km: '48.800', proprietari: '', percento: '', misurata_da: '' }

/** What is wrong, by field. */
function faultsOf(given: Partial<TypedRecord>): Record<string, string> {
  try {
    readRecord({ ...typed, ...given }, bounds)
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]))
  }
}

test('a record is read as people write it', () => {
  expect(readRecord(typed, bounds)).toEqual({
    ...{ kind: 'inspection', on: '2026-03-14', km: 48_800, owners: null, percent: null, measuredBy: null },
  } satisfies NewRecord)
})

test.each(['2026-03-14', '14.3.2026', '14-03-2026', ' 14/03/2026 '])('«%s» is the same day', (giorno) => {
  expect(readRecord({ ...typed, giorno }, bounds).on).toBe('2026-03-14')
})

test.each<{ name: string; given: Partial<TypedRecord>; field: string; says: string }>([
  { name: 'no day', given: { giorno: '' }, field: 'giorno', says: 'per esempio' },
  { name: 'a day that is in no calendar', given: { giorno: '31/02/2024' }, field: 'giorno', says: 'per esempio' },
  { name: 'tomorrow', given: { giorno: '01/12/2026' }, field: 'giorno', says: 'deve ancora venire' },
  { name: 'a day before the registration', given: { giorno: '29/02/2020' }, field: 'giorno', says: '03/2020' },
  { name: 'no kilometres', given: { km: '' }, field: 'km', says: 'si leggono sulla carta' },
  { name: 'negative kilometres', given: { km: '-1' }, field: 'km', says: 'in cifre' },
  { name: 'too many kilometres', given: { km: String(mostKm + 1) }, field: 'km', says: 'al massimo' },
  { name: 'a kind that is none', given: { tipo: 'sogno' }, field: 'tipo', says: 'Scegli' },
  { name: 'a battery without its health', given: { tipo: 'battery', misurata_da: 'Officina' }, field: 'percento', says: 'da 1 a 100' },
  {
    name: 'a battery better than new',
    given: { tipo: 'battery', misurata_da: 'Officina', percento: '101' },
    field: 'percento',
    says: 'da 1 a 100',
  },
  { name: 'a battery that nobody measured', given: { tipo: 'battery', percento: '91' }, field: 'misurata_da', says: 'chi l’ha misurata' },
])('$name is refused with a sentence', ({ given, field, says }) => {
  expect(faultsOf(given)[field]).toContain(says)
})

test.each<{ name: string; given: Partial<TypedRecord> }>([
  { name: 'today', given: { giorno: '30/11/2026' } },
  { name: 'the month of the registration', given: { giorno: '01/03/2020' } },
  { name: 'the most kilometres', given: { km: String(mostKm) } },
  { name: 'a registration paper of before', given: { tipo: 'registration', giorno: '01/01/2019', km: '', proprietari: '2' } },
])('$name is taken', ({ given }) => {
  expect(faultsOf(given)).toEqual({})
})

test('every fault is named at once', () => {
  expect(Object.keys(faultsOf({ giorno: '', km: '' })).sort()).toEqual(['giorno', 'km'])
})
