import { expect, it } from 'vitest'
import { type GeoName, joinCoordinates } from './join-coordinates'

const geo = (name: string, lat: number, admin2: string): GeoName => ({ name, lat: String(lat), lng: '10', country: 'IT', admin2 })
const geoNames = [
  geo('Turin', 45, 'TO'),
  geo('San Giorio', 46, 'TO'),
  geo('Cellio', 44, 'VC'),
  geo('Breia', 42, 'VC'),
  geo('Funes - Villnoess', 40, 'BZ'),
  geo('Lucino-Rodano', 41, 'MI'),
  geo('Castro', 38, 'BG'),
  geo('Stroppo', 43, 'CN'),
  geo('Alba', 39, 'CN'),
]
const join = (name: string, provinceCode: string) =>
  joinCoordinates([{ istat: '1', name, provinceCode, regionName: '', otherNames: [] }], geoNames).map(({ latitude, approximate }) => ({
    latitude,
    approximate,
  }))[0]

it.each([
  { name: 'Torino', provinceCode: 'TO', latitude: 45, how: 'its English name' },
  { name: 'San Giorio di Susa', provinceCode: 'TO', latitude: 46, how: 'the beginning of its name' },
  { name: 'Cellio con Breia', provinceCode: 'VC', latitude: 43, how: 'the middle of the comuni merged into it' },
  { name: 'Funes', provinceCode: 'BZ', latitude: 40, how: 'one of two languages' },
  { name: 'Rodano', provinceCode: 'MI', latitude: 41, how: 'the end of its village’s name' },
])('finds $name by $how', ({ name, provinceCode, latitude }) => {
  expect(join(name, provinceCode)).toEqual({ latitude, approximate: false })
})

it('never takes a namesake of another province', () => {
  expect(join('Castro', 'VC')).toEqual({ latitude: 43, approximate: true })
})

it('puts a comune nobody knows at its neighbours’ and says so', () => {
  expect(join('Elva', 'CN')).toEqual({ latitude: 43, approximate: true })
  expect(join('Nessuno', 'CN')).toEqual({ latitude: 41, approximate: true })
})
