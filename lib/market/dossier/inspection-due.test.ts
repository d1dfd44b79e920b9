import { expect, test } from 'vitest'
import { monthOf } from '@/lib/market/vehicle-identity/month'
import { isPast, monthOfText, nextInspection } from './inspection-due'

const car = { category: 'auto', grossMassKg: null, registration: monthOf(2020, 3), lastInspection: null } as const

test.each([
  { name: 'a car four years after its first registration', vehicle: car, due: monthOf(2024, 3) },
  { name: 'a car two years after its last one', vehicle: { ...car, lastInspection: monthOf(2026, 3) }, due: monthOf(2028, 3) },
  {
    name: 'a lorry of 3.501 kg every year',
    vehicle: { ...car, category: 'veicoli-commerciali', grossMassKg: 3_501 } as const,
    due: monthOf(2021, 3),
  },
  {
    name: 'a van of 3.500 kg as a car',
    vehicle: { ...car, category: 'veicoli-commerciali', grossMassKg: 3_500 } as const,
    due: monthOf(2024, 3),
  },
  { name: 'a motorbike as a car', vehicle: { ...car, category: 'moto-e-scooter', grossMassKg: 9_000 } as const, due: monthOf(2024, 3) },
  { name: 'nothing without a month', vehicle: { ...car, registration: null }, due: null },
])('the inspection is due for $name', ({ vehicle, due }) => {
  expect(nextInspection(vehicle)).toBe(due)
})

test('a month has ended on the first day of the next one', () => {
  expect(isPast(monthOf(2026, 11), '2026-11-30')).toBe(false)
  expect(isPast(monthOf(2026, 11), '2026-12-01')).toBe(true)
  expect(monthOfText('2026-11-30')).toBe(monthOf(2026, 11))
})
