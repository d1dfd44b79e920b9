import { expect, test } from 'vitest'
import { adColumn, adColumnNames } from '@/lib/market/ads/ad-column-lists'
import { columnNamed } from './column'

test.each([
  ['StockNumber', 'externalId'],
  ['AskingPrice', 'price'],
  ['MileageKm', 'mileage'],
  ['FirstRegistration', 'registration'],
  ['BodyType', 'body'],
  ['ExteriorColor', 'colour'],
  ['ImageUrl', 'photos'],
  ['PowerKW', 'powerKw'],
  ['VINNumber', 'vin'],
  ['Cod. Int.', 'externalId'],
  ['Imm.ne', 'registration'],
  ['Alim.', 'fuel'],
  ['Allestim.', 'version'],
  ['Pot. (kW/CV)', 'power'],
  ['Cil. (cc)', 'displacement'],
  ['KM.', 'mileage'],
  ['Km (percorsi)', 'mileage'],
  ['Prezzo (€)', 'price'],
  ['PREZZO_EUR', 'price'],
  ['Price (EUR incl. VAT)', 'price'],
  ['Interne Nummer', 'externalId'],
  ['Marke', 'make'],
  ['Modellbezeichnung', 'version'],
  ['Kilometer', 'mileage'],
  ['EZ', 'registration'],
  ['Kraftstoffart', 'fuel'],
  ['Leistung (kW)', 'powerKw'],
  ['Türen', 'doors'],
  ['image_link', 'photos'],
  ['additional_image_link', 'photos'],
  ['image[0].url', 'photos'],
  ['image[12].url', 'photos'],
  ['mileage.value', 'mileage'],
  ['state_of_vehicle', 'condition'],
  ['store_code', undefined],
  ['Note interne del meccanico', undefined],
  ['Prezzo di acquisto', undefined],
  ['Potenza fiscale', undefined],
  ['x'.repeat(5_000), undefined],
])('the header «%s» names %s', (header, column) => {
  expect(columnNamed(header)).toBe(column)
})

test('no two columns of an ad are called alike in a file', () => {
  const headers = adColumnNames.flatMap((name) => adColumn(name).cell?.headers ?? [])
  expect(headers.filter((header, index) => headers.indexOf(header) !== index)).toEqual([])
})
