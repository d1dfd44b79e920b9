import { expect, test } from 'vitest'
import { resolvePlace } from './places.server'
import { placesNamed } from './places-named.server'
import { findTypedPlace, nearlyNamedPlaces } from './typed-place.server'

test.each([
  ['Sesto S. Giovanni', 'Sesto San Giovanni'],
  ['S. Benedetto del Tronto', 'San Benedetto del Tronto'],
  ['Quartu S.Elena', "Quartu Sant'Elena"],
  ['Sta Maria Capua Vetere', 'Santa Maria Capua Vetere'],
  ['S.Giovanni in Persiceto', 'San Giovanni in Persiceto'],
  ['Reggio E.', "Reggio nell'Emilia"],
  ['Reggio C.', 'Reggio di Calabria'],
  ['Lampedusa', 'Lampedusa e Linosa'],
  ['Cava dei Tirreni', "Cava de' Tirreni"],
  ['Iesi', 'Jesi'],
  ['Cassano allo Jonio', "Cassano all'Ionio"],
  ['San Donà', 'San Donà di Piave'],
  ['Bozen', 'Bolzano'],
])('«%s» is %s, for who types it and for a file', (text, name) => {
  expect(findTypedPlace(text)?.name).toBe(name)
  expect(resolvePlace(text)?.name).toBe(name)
})

test.each(['Castro', 'San Teodoro', 'Samone', 'Livo', 'Peglio', 'San Giovanni', 'Santo Stefano'])(
  'none of the comuni that «%s» may be is chosen: all are offered',
  (text) => {
    expect(findTypedPlace(text)).toBeUndefined()
    expect(resolvePlace(text)).toBeUndefined()
    expect(nearlyNamedPlaces(text, 5).length).toBeGreaterThan(1)
    expect(new Set(placesNamed(text).map(({ istat }) => istat)).size).toBeGreaterThan(1)
  },
)

test('the province decides between comuni of one name', () => {
  expect(findTypedPlace('San Teodoro (SS)')?.provinceCode).toBe('SS')
  expect(resolvePlace('San Teodoro (ME)')?.provinceCode).toBe('ME')
  expect(resolvePlace('Castro - BG')?.provinceCode).toBe('BG')
  expect(placesNamed('Castro', 'le').map(({ provinceCode }) => provinceCode)).toEqual(['LE'])
})
