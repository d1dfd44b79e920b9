import { expect, test } from 'vitest'
import { type LicensedVehicle, licencesFor } from './licences'

const nothing: LicensedVehicle = {
  category: 'auto',
  body: null,
  powerKw: null,
  displacementCc: null,
  kerbMassKg: null,
  grossMassKg: null,
  lengthMm: null,
  seats: null,
  fuel: null,
  licenceLimitedA2: null,
}
const answersOf = (vehicle: Partial<LicensedVehicle>) =>
  (licencesFor({ ...nothing, ...vehicle }, '2026-11-22')?.answers ?? []).map(({ licence, answer }) => `${licence} ${answer}`)
const whyOf = (licence: string, vehicle: Partial<LicensedVehicle>) =>
  licencesFor({ ...nothing, ...vehicle }, '2026-11-22')?.answers.find((one) => one.licence === licence)?.why

test.each([
  { displacementCc: 125, powerKw: 11, kerbMassKg: 110, answers: ['A1 yes', 'A2 yes', 'A yes'] },
  { displacementCc: 125, powerKw: 11, kerbMassKg: 109, answers: ['A1 no', 'A2 yes', 'A yes'] },
  { displacementCc: 126, powerKw: 11, kerbMassKg: 110, answers: ['A1 no', 'A2 yes', 'A yes'] },
  { displacementCc: 125, powerKw: 12, kerbMassKg: 200, answers: ['A1 no', 'A2 yes', 'A yes'] },
  { displacementCc: 500, powerKw: 35, kerbMassKg: 175, answers: ['A1 no', 'A2 yes', 'A yes'] },
  { displacementCc: 500, powerKw: 35, kerbMassKg: 174, answers: ['A1 no', 'A2 no', 'A yes'] },
  { displacementCc: 500, powerKw: 36, kerbMassKg: 200, answers: ['A1 no', 'A2 no', 'A yes'] },
  { displacementCc: 500, powerKw: 35, kerbMassKg: null, answers: ['A1 no', 'A2 unknown', 'A yes'] },
  { displacementCc: 125, powerKw: null, kerbMassKg: 110, answers: ['A1 unknown', 'A2 unknown', 'A yes'] },
  { displacementCc: null, powerKw: null, kerbMassKg: null, answers: ['A1 unknown', 'A2 unknown', 'A yes'] },
])('a motorbike of $displacementCc cm³, $powerKw kW and $kerbMassKg kg: $answers', ({ answers, ...facts }) => {
  expect(answersOf({ category: 'moto-e-scooter', ...facts })).toEqual(answers)
})

test.each([
  { powerKw: 70, kerbMassKg: 175, answer: 'A2 yes' },
  { powerKw: 71, kerbMassKg: 200, answer: 'A2 no' },
  { powerKw: 70, kerbMassKg: 174, answer: 'A2 no' },
  { powerKw: 36, kerbMassKg: 175, answer: 'A2 yes' },
  { powerKw: 35, kerbMassKg: 180, answer: 'A2 unknown' },
])('a motorbike limited for A2, of $powerKw kW and $kerbMassKg kg: $answer', ({ answer, ...facts }) => {
  expect(answersOf({ category: 'moto-e-scooter', displacementCc: 650, licenceLimitedA2: true, ...facts })).toContain(answer)
})

test('where nobody says whether a motorbike has been limited, the condition stands beside the yes', () => {
  const bike = { category: 'moto-e-scooter', displacementCc: 500, powerKw: 35, kerbMassKg: 190 } as const
  expect(whyOf('A2', bike)).toContain('Non deve derivare da una moto di oltre 70\u00a0kW')
  expect(whyOf('A2', { ...bike, licenceLimitedA2: false })).not.toContain('derivare')
})

test('an electric motorbike passes every limit of displacement', () => {
  expect(answersOf({ category: 'moto-e-scooter', fuel: 'elettrica', powerKw: 11, kerbMassKg: 130 })).toEqual(['A1 yes', 'A2 yes', 'A yes'])
  expect(answersOf({ category: 'moto-e-scooter', body: 'ciclomotore', displacementCc: 50, powerKw: 3, kerbMassKg: 90 })[0]).toBe('AM yes')
  expect(answersOf({ category: 'moto-e-scooter', body: 'ciclomotore', displacementCc: 51 })[0]).toBe('AM no')
  expect(answersOf({ category: 'moto-e-scooter', body: 'quad', powerKw: 30 })).toEqual(['B unknown'])
})

test.each([
  { grossMassKg: 3_500, answers: ['B yes'] },
  { grossMassKg: 3_501, answers: ['B no', 'C1 yes'] },
  { grossMassKg: 7_500, answers: ['B no', 'C1 yes'] },
  { grossMassKg: 7_501, answers: ['B no', 'C1 no', 'C yes'] },
  { grossMassKg: null, answers: ['B unknown'] },
  { grossMassKg: null, kerbMassKg: 3_500, answers: ['B unknown'] },
  { grossMassKg: null, kerbMassKg: 3_501, answers: ['B no', 'C1 unknown'] },
])('a camper of $grossMassKg kg in all: $answers', ({ answers, ...facts }) => {
  expect(answersOf({ category: 'caravan-e-camper', body: 'mansardato', ...facts })).toEqual(answers)
  expect(answersOf({ category: 'veicoli-commerciali', body: 'furgone', ...facts })).toEqual(answers)
})

test('a car needs a B unless its mass or its seats say otherwise', () => {
  expect(answersOf({})).toEqual(['B yes'])
  expect(answersOf({ grossMassKg: 3_600 })).toEqual(['B no', 'C1 yes'])
  expect(answersOf({ seats: 9 })).toEqual(['B yes'])
})

test.each([
  { seats: 10, lengthMm: 8_000, answers: ['B no', 'D1 yes'] },
  { seats: 17, lengthMm: 8_001, answers: ['B no', 'D1 no', 'D yes'] },
  { seats: 18, lengthMm: 7_000, answers: ['B no', 'D1 no', 'D yes'] },
  { seats: 17, lengthMm: null, answers: ['B no', 'D1 unknown', 'D yes'] },
])('a minibus of $seats seats and $lengthMm mm: $answers', ({ answers, ...facts }) => {
  expect(answersOf({ category: 'veicoli-commerciali', body: 'minibus', ...facts })).toEqual(answers)
})

test('up to 4,250 kg an alternative fuel may be an exception, which is not said to be a yes', () => {
  expect(answersOf({ category: 'veicoli-commerciali', fuel: 'elettrica', grossMassKg: 4_250 })).toEqual(['B unknown', 'C1 yes'])
  expect(answersOf({ category: 'veicoli-commerciali', fuel: 'elettrica', grossMassKg: 4_251 })).toEqual(['B no', 'C1 yes'])
  expect(answersOf({ category: 'veicoli-commerciali', fuel: 'diesel', grossMassKg: 4_250 })).toEqual(['B no', 'C1 yes'])
})

test.each([
  { grossMassKg: null, answers: ['B unknown'] },
  { grossMassKg: 750, answers: ['B yes'] },
  { grossMassKg: 751, answers: ['B unknown', 'B96 unknown', 'BE yes'] },
  { grossMassKg: 3_500, answers: ['B no', 'B96 unknown', 'BE yes'] },
  { grossMassKg: 4_250, answers: ['B no', 'B96 no', 'BE no'] },
])('a caravan of $grossMassKg kg: $answers', ({ answers, ...facts }) => {
  expect(answersOf({ category: 'caravan-e-camper', body: 'caravan', ...facts })).toEqual(answers)
})

test('of a limited motorbike the power left says nothing of the full one', () => {
  const limited = { category: 'moto-e-scooter', powerKw: 35, kerbMassKg: 180, licenceLimitedA2: true } as const
  expect(whyOf('A2', limited)).toContain('Il venditore non ha indicato la potenza piena.')
  expect(whyOf('A1', limited)).toBe('Supera 11\u00a0kW e 0,1\u00a0kW per kg.')
})

test('what is missing is named, and a day before the rules has none', () => {
  expect(whyOf('A2', { category: 'moto-e-scooter', powerKw: 30 })).toContain('Il venditore non ha indicato la massa a vuoto')
  expect(whyOf('B', { category: 'caravan-e-camper' })).toContain('Il venditore non ha indicato la massa complessiva')
  expect(licencesFor(nothing, '2013-01-18')).toBeNull()
})
