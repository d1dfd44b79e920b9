import { describe, expect, it } from 'vitest'
import { distanceKm } from './distance'
import { provinces } from './place'
import { findPlace, findPlaceNamed, listPlaces } from './places.server'

const above100Thousand = [
  ...[
    'Roma RM',
    'Milano MI',
    'Napoli NA',
    'Torino TO',
    'Palermo PA',
    'Genova GE',
    'Bologna BO',
    'Firenze FI',
    'Bari BA',
    'Catania CT',
    'Verona VR',
  ],
  ...[
    'Venezia VE',
    'Messina ME',
    'Padova PD',
    'Trieste TS',
    'Brescia BS',
    'Parma PR',
    'Prato PO',
    'Taranto TA',
    'Modena MO',
    "Reggio nell'Emilia RE",
  ],
  ...[
    'Reggio di Calabria RC',
    'Perugia PG',
    'Ravenna RA',
    'Livorno LI',
    'Rimini RN',
    'Cagliari CA',
    'Foggia FG',
    'Ferrara FE',
    'Latina LT',
    'Salerno SA',
  ],
  ...[
    'Giugliano in Campania NA',
    'Monza MB',
    'Sassari SS',
    'Bergamo BG',
    'Pescara PE',
    'Trento TN',
    'Forlì FC',
    'Siracusa SR',
    'Vicenza VI',
    'Bolzano BZ',
  ],
  ...['Terni TR', 'Piacenza PC', 'Novara NO'],
]

describe('listPlaces', () => {
  const places = listPlaces()

  it('holds each of the 7,896 comuni once', () => {
    expect(places).toHaveLength(7896)
    expect(new Set(places.map((place) => place.istat)).size).toBe(7896)
    expect(new Set(places.map((place) => place.slug)).size).toBe(7896)
  })

  it('gives every comune a province, its region, a position in Italy and a weight', () => {
    for (const place of places) {
      expect(place.istat).toMatch(/^\d{6}$/)
      expect(place.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(provinces[place.provinceCode]).toEqual({ name: place.province, region: place.region })
      expect(place.latitude > 35.4 && place.latitude < 47.2, `${place.name} ${place.latitude}`).toBe(true)
      expect(place.longitude > 6.5 && place.longitude < 18.6, `${place.name} ${place.longitude}`).toBe(true)
      expect(place.weight, place.name).toBeGreaterThanOrEqual(300)
    }
  })

  it('guesses the position of less than one comune in a hundred', () => {
    expect(places.filter((place) => place.approximate).length).toBeLessThan(79)
  })

  it('weighs like the people of Italy: 59 million, about a sixth of them in Lombardia', () => {
    const inhabitants = (list: typeof places) => list.reduce((sum, place) => sum + place.weight, 0)
    expect(inhabitants(places)).toBeGreaterThan(57e6)
    expect(inhabitants(places)).toBeLessThan(61e6)
    const lombardia = inhabitants(places.filter((place) => place.region === 'lombardia')) / inhabitants(places)
    expect(lombardia).toBeGreaterThan(1 / 6.5)
    expect(lombardia).toBeLessThan(1 / 5.5)
  })
})

describe('findPlace', () => {
  it('finds a comune by its ISTAT code', () => {
    expect(findPlace('058091')).toMatchObject({ name: 'Roma', slug: 'roma', provinceCode: 'RM', region: 'lazio' })
    expect(findPlace('999999')).toBeUndefined()
  })
})

describe('findPlaceNamed', () => {
  it.each(above100Thousand)('knows %s, which has more than 100,000 inhabitants, and where it lies', (text) => {
    const place = findPlaceNamed(text.slice(0, -3), text.slice(-2))
    expect(place).toMatchObject({ name: text.slice(0, -3), approximate: false })
    expect(place?.weight).toBeGreaterThan(100_000)
  })

  it.each([
    { name: 'Roma', latitude: 41.893, longitude: 12.483 },
    { name: 'Milano', latitude: 45.464, longitude: 9.19 },
    { name: 'Napoli', latitude: 40.836, longitude: 14.249 },
    { name: 'Venezia', latitude: 45.437, longitude: 12.333 },
    { name: 'Reggio di Calabria', latitude: 38.11, longitude: 15.65 },
    { name: 'Valsamoggia', latitude: 44.5, longitude: 11.085 },
    { name: 'Corigliano-Rossano', latitude: 39.59, longitude: 16.58 },
    { name: 'Jesolo', latitude: 45.53, longitude: 12.64 },
    { name: 'Lampedusa e Linosa', latitude: 35.5, longitude: 12.6 },
  ])('puts $name within 5 km of where it is', ({ name, latitude, longitude }) => {
    const place = findPlaceNamed(name)
    expect(place && distanceKm(place, { latitude, longitude })).toBeLessThan(5)
  })

  it.each([
    ['FORLI', 'Forlì'],
    ["l'aquila", "L'Aquila"],
    ['l-aquila', "L'Aquila"],
    ['Bozen', 'Bolzano'],
    ['reggio emilia', "Reggio nell'Emilia"],
    ['Corigliano Calabro', 'Corigliano-Rossano'],
    ['Bazzano', 'Valsamoggia'],
  ])('finds %s as %s', (written, name) => {
    expect(findPlaceNamed(written)?.name).toBe(name)
  })

  it('tells comuni of one name apart by province', () => {
    expect(findPlaceNamed('Castro', 'LE')?.slug).toBe('castro-le')
    expect(findPlaceNamed('Castro', 'bg')?.slug).toBe('castro-bg')
    expect(findPlaceNamed('Castro', 'MI')).toBeUndefined()
  })

  it('finds every comune by its slug', () => {
    expect(listPlaces().filter((place) => findPlaceNamed(place.slug) !== place)).toEqual([])
  })
})
