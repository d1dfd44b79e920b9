import { expect, test } from 'vitest'
import { fuelOf } from './fuel-rule'

test.each([
  { label: 'benzina', title: '1.2 Lounge', make: 'fiat', fuel: 'benzina' },
  { label: 'benzina', title: '1.2 Lounge anche GPL', make: 'fiat', fuel: 'benzina-gpl' },
  { label: 'ibrida-benzina', title: '1.5 TGDI (gpl)', make: 'evo', fuel: 'benzina-gpl' },
  { label: 'benzina', title: '1.4 Natural Power', make: 'fiat', fuel: 'benzina-metano' },
  { label: 'gpl', title: 'Eco-G 100', make: 'dacia', fuel: 'gpl' },
  { label: 'ibrida-benzina', title: '1.6 Plug-in Hybrid', make: 'kia', fuel: 'plug-in' },
  { label: 'ibrida-benzina', title: '1.4 eHybrid', make: 'volkswagen', fuel: 'plug-in' },
  { label: 'ibrida-benzina', title: '1.5 e-Hybrid Limited', make: 'jeep', fuel: 'mild-hybrid' },
  { label: 'ibrida-benzina', title: 'MHEV 4xe Upland', make: 'jeep', fuel: 'mild-hybrid' },
  { label: 'ibrida-benzina', title: '1.0 Hybrid City Life', make: 'fiat', fuel: 'mild-hybrid' },
  { label: 'ibrida-benzina', title: '1.8 Active', make: 'toyota', fuel: 'ibrida-benzina' },
  { label: 'ibrida-benzina', title: '40 TDI quattro', make: 'audi', fuel: 'ibrida-diesel' },
  { label: 'diesel', title: '320d 48V Touring', make: 'bmw', fuel: 'diesel' },
  { label: 'elettrica', title: '55 quattro', make: 'audi', fuel: 'elettrica' },
  { label: null, title: '320d Touring', make: 'bmw', fuel: 'diesel' },
  { label: null, title: '1.0 TSI Life', make: 'volkswagen', fuel: 'benzina' },
  { label: 'altro', title: '2.0 tdi s line', make: 'audi', fuel: 'diesel' },
  { label: 'altro', title: 'Style', make: 'audi', fuel: 'altro' },
  { label: null, title: 'Style', make: 'audi', fuel: null },
])('a $make labelled $label whose title says "$title" runs on $fuel', ({ label, title, make, fuel }) => {
  expect(fuelOf(label, title, make)).toBe(fuel)
})

test.each(['diesel', 'gpl', 'metano', 'benzina-gpl', 'benzina-metano', 'plug-in', 'idrogeno', 'etanolo'])(
  'a label that says %s is believed, whatever the title says',
  (label) => {
    expect(fuelOf(label, 'Plug-in hybrid benzina tdi', 'audi')).toBe(label)
  },
)

test.each([
  { label: 'elettrica', title: 'Plug-in Hybrid', make: 'audi', fuel: 'plug-in' },
  { label: 'ibrida-diesel', title: '2.0 MHEV', make: 'audi', fuel: 'mild-hybrid' },
  { label: 'ibrida-benzina', title: '2.0 TDI e TSI', make: 'audi', fuel: 'ibrida-benzina' },
  { label: 'benzina', title: '40 TDI', make: 'audi', fuel: 'benzina' },
  { label: 'benzina', title: '1.0 Hybrid', make: 'fiat', fuel: 'benzina' },
  { label: 'benzina', title: 'Hybrid 225', make: 'peugeot', fuel: 'benzina' },
  { label: 'ibrida-benzina', title: 'Hybrid 225', make: 'peugeot', fuel: 'plug-in' },
  { label: 'ibrida-benzina', title: 'Hybrid 225', make: 'toyota', fuel: 'ibrida-benzina' },
  { label: 'ibrida-benzina', title: 'Hybrid 136', make: 'peugeot', fuel: 'ibrida-benzina' },
  { label: 'ibrida-benzina', title: '4xe', make: 'jeep', fuel: 'plug-in' },
  { label: null, title: '1.5 eHybrid', make: 'hyundai', fuel: 'ibrida-benzina' },
  { label: null, title: '1.8 Hybrid', make: 'toyota', fuel: 'ibrida-benzina' },
  { label: null, title: '1.0 Hybrid', make: 'fiat', fuel: 'mild-hybrid' },
  { label: null, title: '2.0 TDI Hybrid', make: 'audi', fuel: 'ibrida-diesel' },
  { label: null, title: 'e-tron 55', make: 'audi', fuel: 'elettrica' },
  { label: null, title: '1.2 GPL', make: 'fiat', fuel: 'benzina-gpl' },
])('a $make labelled $label, «$title», runs on $fuel', ({ label, title, make, fuel }) => {
  expect(fuelOf(label, title, make)).toBe(fuel)
})
