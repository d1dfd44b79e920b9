import { expect, test } from 'vitest'
import type { NewAd } from '@/lib/market/ads/ad'
import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { isCategory } from '@/lib/market/catalogue/category'
import { electricModels } from '@/lib/market/catalogue/electric-models'
import type { Column } from '@/lib/market/stock-import/columns/column'
import { impossiblePairs } from './impossible-pairs.server'
import { rowOf } from './test-row'

const now = new Date('2026-11-27T00:00:00Z')
const car: NewAd = { category: 'auto', status: 'published', offerType: 'usato', make: 'fiat' }
type Case = { facts: Partial<NewAd>; title?: string; texts?: Partial<Record<Column, string>>; kw?: number }

function asked({ facts, title = '', texts = {}, kw }: Case): string[] {
  const unlikelyPower = kw === undefined ? undefined : { column: 'powerKw' as const, kw }
  const said = { ad: { ...car, ...facts }, title, modelName: 'il modello', unlikelyPower, now, seenAt: now }
  return impossiblePairs(rowOf(texts), said).map(({ field, what }) => `${field}: ${what.replace(': quale dato è sbagliato?', '')}`)
}
const fuelOf = (fuel: string, title: string): Case => ({ facts: { fuel }, title, texts: { fuel } })

test.each<Case & { question: string }>([
  { facts: { firstRegistration: new Date('2026-10-01'), mileageKm: 250_000 }, question: 'mileage: 250.000 km in 57 giorni' },
  { facts: { fuel: 'elettrica', gearbox: 'manuale' }, question: 'gearbox: elettrica con il cambio manuale' },
  { facts: { make: 'tesla', fuel: 'diesel' }, question: 'fuel: il modello è soltanto elettrica, l’alimentazione è «Diesel»' },
  {
    facts: { make: 'volkswagen', model: 'id-3', fuel: 'plug-in' },
    question: 'fuel: il modello è soltanto elettrica, l’alimentazione è «Ibrida plug-in»',
  },
  {
    facts: { category: 'moto-e-scooter', make: 'zero', fuel: 'benzina' },
    question: 'fuel: il modello è soltanto elettrica, l’alimentazione è «Benzina»',
  },
  { ...fuelOf('benzina', 'Golf 1.6 TDI'), question: 'fuel: il testo dice «TDI», l’alimentazione è «Benzina»' },
  { ...fuelOf('benzina-gpl', 'Corsa 1.3 CDTI 95'), question: 'fuel: il testo dice «CDTI», l’alimentazione è «Benzina/GPL»' },
  { ...fuelOf('elettrica', '208 BlueHDi 100'), question: 'fuel: il testo dice «BlueHDi», l’alimentazione è «Elettrica»' },
  { ...fuelOf('metano', 'Panda 1.3 MJT'), question: 'fuel: il testo dice «MJT», l’alimentazione è «Metano»' },
  { ...fuelOf('diesel', 'Polo 1.0 TSI'), question: 'fuel: il testo dice «TSI», l’alimentazione è «Diesel»' },
  { ...fuelOf('diesel', 'Clio TCe 90'), question: 'fuel: il testo dice «TCe», l’alimentazione è «Diesel»' },
  { ...fuelOf('diesel', 'Panda 1.2 benzina'), question: 'fuel: il testo dice «benzina», l’alimentazione è «Diesel»' },
  { ...fuelOf('diesel', 'Panda GPL'), question: 'fuel: il testo dice «GPL», l’alimentazione è «Diesel»' },
  { ...fuelOf('gpl', 'Panda Natural Power'), question: 'fuel: il testo dice «Natural Power», l’alimentazione è «GPL»' },
  { ...fuelOf('elettrica', 'Yaris 1.5 Hybrid'), question: 'fuel: il testo dice «Hybrid», l’alimentazione è «Elettrica»' },
  { ...fuelOf('benzina', '500 elettrica'), question: 'fuel: il testo dice «elettrica», l’alimentazione è «Benzina»' },
  { ...fuelOf('diesel', '500 Icon 42 kWh'), question: 'fuel: il testo dice «42 kWh», l’alimentazione è «Diesel»' },
  {
    facts: { fuel: 'elettrica' },
    texts: { displacement: '1598' },
    question: 'displacement: elettrica con 1598 di cilindrata',
  },
  {
    facts: { make: 'jeep', model: 'renegade', firstRegistration: new Date('2013-12-01') },
    question: 'registration: il modello si fa dal 2014, l’immatricolazione è del 2013',
  },
  { facts: {}, kw: 2_205, question: 'powerKw: 2.205 kW per un’auto il modello' },
  { facts: { seats: 10 }, question: 'seats: 10 posti per un’auto' },
  { facts: { category: 'moto-e-scooter', seats: 5 }, question: 'seats: 5 posti per una moto' },
  { facts: { category: 'moto-e-scooter', doors: 3 }, question: 'doors: 3 porte per una moto' },
  { facts: { category: 'moto-e-scooter', fuel: 'diesel' }, question: 'fuel: una moto con il motore diesel' },
  { facts: { category: 'moto-e-scooter', priceCents: 30_000_100 }, question: 'price: 300.001 € per una moto' },
  { facts: { offerType: 'nuovo', priceCents: 399_900 }, question: 'price: «Nuovo» a 3.999 €' },
  { facts: { offerType: 'km0', mileageKm: 5_001 }, question: 'mileage: «Km 0» con 5.001 km' },
  { facts: { offerType: 'nuovo', mileageKm: 1_001 }, question: 'mileage: «Nuovo» con 1.001 km' },
  {
    facts: { offerType: 'nuovo', firstRegistration: new Date('2023-06-01') },
    question: 'registration: «Nuovo» con l’immatricolazione del 2023',
  },
  {
    facts: { offerType: 'km0', firstRegistration: new Date('2020-06-01') },
    question: 'registration: «Km 0» con l’immatricolazione del 2020',
  },
])('$question is asked about, and nothing else', ({ question, ...said }) => {
  expect(asked(said)).toEqual([question])
})

test.each<Case>([
  { facts: { firstRegistration: new Date('2026-10-01'), mileageKm: 20_000 } },
  { facts: { firstRegistration: new Date('2016-10-01'), mileageKm: 900_000 } },
  { facts: { fuel: 'benzina', gearbox: 'manuale' } },
  ...['elettrica', 'altro', null].map((fuel) => ({ facts: { make: 'tesla', fuel } })),
  { facts: { make: 'bmw', model: 'i3', fuel: 'plug-in' } },
  { facts: { make: 'hyundai', model: 'ioniq', fuel: 'ibrida-benzina' } },
  fuelOf('plug-in', 'A3 40 TFSI e'),
  fuelOf('plug-in', 'E 300 de CDI plug-in'),
  fuelOf('mild-hybrid', 'A4 40 TDI mHEV'),
  fuelOf('diesel', 'Kona CRDi 48V Hybrid'),
  fuelOf('ibrida-diesel', 'Qashqai dCi Hybrid'),
  fuelOf('benzina-gpl', 'Sandero TCe ECO-G'),
  fuelOf('benzina-metano', 'Golf 1.4 TGI'),
  fuelOf('gpl', 'Panda benzina GPL metano'),
  fuelOf('benzina', 'TSI o TDI, a scelta'),
  fuelOf('benzina', '124 Spider con capote elettrica'),
  fuelOf('diesel', 'Tiguan con ribalta posteriore elettrica'),
  fuelOf('elettrica', '500e 42 kWh'),
  { facts: { fuel: 'benzina' }, title: 'Golf 1.6 TDI' }, // the file has no fuel: there are no two facts
  ...['', '0', '1', '0,0'].map((displacement) => ({ facts: { fuel: 'elettrica' }, texts: { displacement } })),
  { facts: { fuel: 'elettrica' }, title: '500e 42 kWh', texts: { displacement: '43' } }, // the words are clear, the number is the battery's
  { facts: { make: 'jeep', model: 'renegade', firstRegistration: new Date('2014-01-01') } },
  { facts: { seats: 9, doors: 5 } },
  { facts: { category: 'veicoli-commerciali', seats: 17, priceCents: 9_000_000 } },
  { facts: { category: 'moto-e-scooter', seats: 4, priceCents: 30_000_000 } },
  { facts: { category: 'moto-e-scooter', fuel: 'diesel', body: 'quad' } },
  { facts: { offerType: 'nuovo', priceCents: 400_000, mileageKm: 1_000, firstRegistration: new Date('2024-01-01') } },
  { facts: { offerType: 'km0', mileageKm: 5_000, firstRegistration: new Date('2021-01-01') } },
  { facts: { offerType: 'usato', mileageKm: 250_000, priceCents: 50_000, firstRegistration: new Date('2001-01-01') } },
])('$facts.fuel $title $facts $texts goes together', (said) => {
  expect(asked(said)).toEqual([])
})

test('every model that is said to be electric alone is in the catalogue', () => {
  const unknown = Object.entries(electricModels).flatMap(([category, makes]) =>
    Object.entries(makes).flatMap(([make, models]) =>
      isCategory(category) && findMake(category, make)
        ? models === true
          ? []
          : models.filter((model) => !findModel(category, make, model))
        : [make],
    ),
  )
  expect(unknown).toEqual([])
})
