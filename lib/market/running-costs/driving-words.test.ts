import { expect, test } from 'vitest'
import { drivingWords } from './driving-words'
import type { LicensedVehicle } from './licences'

const car: LicensedVehicle = {
  category: 'auto',
  body: 'suv',
  fuel: 'benzina',
  powerKw: 51,
  displacementCc: 1_242,
  kerbMassKg: 1_000,
  grossMassKg: null,
  lengthMm: null,
  seats: 5,
  licenceLimitedA2: null,
}

test.each([
  { vehicle: {}, words: 'Si guida con la patente B · Adatta ai neopatentati' },
  { vehicle: { powerKw: 130 }, words: 'Si guida con la patente B · Non adatta ai neopatentati' },
  { vehicle: { kerbMassKg: null }, words: 'Si guida con la patente B · Neopatentati: da verificare' },
  {
    vehicle: { category: 'moto-e-scooter' as const, powerKw: 35, displacementCc: 500, kerbMassKg: 175 },
    words: 'Si guida con la patente A2 o A',
  },
  {
    vehicle: { category: 'moto-e-scooter' as const, powerKw: 35, displacementCc: 500, kerbMassKg: null },
    words: 'Si guida con la patente A, forse con la A2',
  },
  { vehicle: { category: 'veicoli-commerciali' as const }, words: 'Forse basta la patente B' },
])('who may drive it, in one line: $words', ({ vehicle, words }) => {
  expect(drivingWords({ ...car, ...vehicle }, '2026-11-22')).toBe(words)
})
