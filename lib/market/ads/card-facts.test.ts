import { expect, test } from 'vitest'
import { cardFacts, type FactSource } from './card-facts'

const none: FactSource = {
  category: 'auto',
  offerType: 'usato',
  firstRegistration: null,
  registrationYearOnly: null,
  mileageKm: null,
  fuel: null,
  gearbox: null,
  powerKw: null,
  emissionClass: null,
  displacementCc: null,
  licence: null,
  beds: null,
  lengthMm: null,
  payloadKg: null,
  constructionYear: null,
  rentalMonths: null,
  rentalKmYear: null,
  rentalFeeCents: null,
  rentalDepositCents: null,
  rentalVatIncluded: null,
  deliveryWeeks: null,
  certificate: null,
  restoration: null,
}
const full: FactSource = {
  ...none,
  firstRegistration: new Date('2021-03-01'),
  mileageKm: 31_400,
  fuel: 'benzina',
  gearbox: 'manuale',
  powerKw: 51,
  emissionClass: 'euro6',
  displacementCc: 1_242,
  licence: 'a2',
  beds: 4,
  lengthMm: 7_410,
  payloadKg: 1_200,
  constructionYear: 1969,
  rentalMonths: 36,
  rentalKmYear: 15_000,
  rentalFeeCents: 29_900,
  rentalDepositCents: 300_000,
  rentalVatIncluded: true,
  deliveryWeeks: 8,
  certificate: 'asi',
  restoration: 'restaurata',
}
const textsOf = (ad: FactSource) => cardFacts(ad).map(({ text }) => text.replace(/\s/g, ' '))

test.each<{ of: Partial<FactSource>; shown: string[] }>([
  { of: {}, shown: ['03/2021', '31.400 km', 'Benzina', 'Manuale', '51 kW (69 CV)', 'Euro 6'] },
  { of: { registrationYearOnly: true }, shown: ['2021', '31.400 km', 'Benzina', 'Manuale', '51 kW (69 CV)', 'Euro 6'] },
  { of: { category: 'moto-e-scooter' }, shown: ['03/2021', '31.400 km', '1.242 cm³', '51 kW (69 CV)', 'Patente A2', 'Benzina'] },
  { of: { category: 'caravan-e-camper' }, shown: ['03/2021', '31.400 km', '4 posti letto', '7,41 m', 'Benzina', '51 kW (69 CV)'] },
  { of: { category: 'caravan-e-camper', beds: 1 }, shown: ['03/2021', '31.400 km', '1 posto letto', '7,41 m', 'Benzina', '51 kW (69 CV)'] },
  { of: { category: 'veicoli-commerciali' }, shown: ['03/2021', '31.400 km', 'Benzina', 'Manuale', '51 kW (69 CV)', 'Portata 1.200 kg'] },
  {
    of: { offerType: 'noleggio' },
    shown: ['36 mesi', '15.000 km/anno', 'Anticipo 3.000 €', 'Totale 13.764 €, IVA inclusa', 'Benzina', 'Manuale'],
  },
  {
    of: { offerType: 'noleggio', rentalDepositCents: 0, rentalVatIncluded: null },
    shown: ['36 mesi', '15.000 km/anno', 'Anticipo 0 €', 'Totale 10.764 €, IVA non indicata', 'Benzina', 'Manuale'],
  },
  {
    of: { offerType: 'noleggio', rentalDepositCents: null, rentalMonths: null },
    shown: ['15.000 km/anno', 'Anticipo non indicato', 'Totale non indicato', 'Benzina', 'Manuale'],
  },
  { of: { offerType: 'nuovo' }, shown: ['Consegna in 8 settimane', '31.400 km', 'Benzina', 'Manuale', '51 kW (69 CV)', 'Euro 6'] },
  {
    of: { offerType: 'nuovo', deliveryWeeks: 0 },
    shown: ['Pronta consegna', '31.400 km', 'Benzina', 'Manuale', '51 kW (69 CV)', 'Euro 6'],
  },
  {
    of: { offerType: 'nuovo', deliveryWeeks: 1 },
    shown: ['Consegna in 1 settimana', '31.400 km', 'Benzina', 'Manuale', '51 kW (69 CV)', 'Euro 6'],
  },
  { of: { offerType: 'epoca' }, shown: ['1969', '31.400 km', 'Certificato ASI', 'Restaurata', 'Benzina', '51 kW (69 CV)'] },
  {
    of: { offerType: 'epoca', constructionYear: null },
    shown: ['2021', '31.400 km', 'Certificato ASI', 'Restaurata', 'Benzina', '51 kW (69 CV)'],
  },
])('a card of $of shows $shown', ({ of, shown }) => {
  expect(textsOf({ ...full, ...of })).toEqual(shown)
})

test('A card leaves out undeclared facts but the key ones, and shows zeros', () => {
  expect(textsOf(none)).toEqual([])
  expect(textsOf({ ...none, offerType: 'epoca' })).toEqual(['Certificato non indicato'])
  expect(textsOf({ ...none, offerType: 'nuovo' })).toEqual(['Consegna non indicata'])
  expect(textsOf({ ...none, offerType: 'noleggio' })).toEqual(['Anticipo non indicato', 'Totale non indicato'])
  expect(textsOf({ ...none, mileageKm: 0 })).toEqual(['0 km'])
})
