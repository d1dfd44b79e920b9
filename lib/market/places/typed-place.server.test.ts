import { expect, test } from 'vitest'
import { findTypedArea, findTypedPlace, nearlyNamedPlaces } from './typed-place.server'

test.each([
  ['015146', 'Milano'],
  ['milano', 'Milano'],
  ['Monza (MB)', 'Monza'],
  ['Monza MB', 'Monza'],
  ['Castro (LE)', 'Castro'],
  ['20121', 'Milano'],
  ['20900', 'Monza'],
  ['00118', 'Roma'],
  ['09123', 'Cagliari'],
  ['20121 Milano', 'Milano'],
  ['Milano 20121', 'Milano'],
  ['20821 Meda', 'Meda'],
  ['Bozen', 'Bolzano'],
])('«%s» is the comune %s', (text, name) => {
  expect(findTypedPlace(text)?.name).toBe(name)
})

test.each([
  '',
  'Milno',
  'Atlantide',
  '20090',
  '99999',
  '2012',
  '201211',
  '47890',
  'Milano (RM)',
  'Castelmella (BS)',
  '20121 Atlantide',
  '999999',
  'D-80331 München',
])('«%s» is taken for no comune', (text) => {
  expect(findTypedPlace(text)).toBeUndefined()
})

test.each([
  ['20090', { provinceCode: 'MI' }],
  ['47011', { provinceCode: 'FC' }],
  ['provincia di Milano', { provinceCode: 'MI' }],
  ['Brianza', { provinceCode: 'MB' }],
  ['Lombardia', { region: 'lombardia' }],
  ['regione valle d’aosta', { provinceCode: 'AO' }],
  ['EMILIA ROMAGNA', { region: 'emilia-romagna' }],
  ['99999', undefined],
  ['47890', undefined],
  ['Atlantide', undefined],
  ['', undefined],
])('«%s» names the area %o', (text, area) => {
  expect(findTypedArea(text)).toEqual(area)
})

test.each([
  ['Milno', 'Milano'],
  ['Miilano', 'Milano'],
  ['Tornio', 'Torino'],
  ['Bolonia', 'Bologna'],
  ['firense', 'Firenze'],
  ['Reggio Emila', "Reggio nell'Emilia"],
  ['Castelmella (BS)', 'Castel Mella'],
  ['20121 Milno', 'Milano'],
  ['Rma', 'Roma'],
])('a person who types «%s» is offered %s first', (text, name) => {
  expect(nearlyNamedPlaces(text, 3)[0]?.name).toBe(name)
})

test.each(['', 'xx', '99999', 'Atlantide', 'qzxwvk', 'x'.repeat(60)])('nothing is like «%s»', (text) => {
  expect(nearlyNamedPlaces(text, 3)).toEqual([])
})

test('No more places are offered than requested, and each comune once', () => {
  const found = nearlyNamedPlaces('Castr', 3).map(({ istat }) => istat)
  expect(new Set(found).size).toBe(3)
})
