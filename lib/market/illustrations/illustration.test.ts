import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCategory } from '@/lib/market/catalogue/category'
import { bodiesByCategory, colours } from '@/lib/market/catalogue/vocabulary'
import { heroLandscape } from './hero'
import {
  bodyTileSrc,
  drawingsVersion,
  illustrationAlt,
  illustrationSrc,
  illustrationSrcSet,
  isColour,
  listDrawings,
  seedCount,
  silhouetteOf,
} from './illustration'
import { sceneWithVehicle, vehicleAlone } from './vehicle-drawing'

const everyColour = Object.keys(colours).filter(isColour)
const panda = { category: 'auto', body: 'city-car', colour: 'azzurro', id: 17 }

test('A vehicle and its id always lead to one address, which ids sixteen apart share', () => {
  expect(illustrationSrc(panda, 832)).toBe(`/illustrazioni/city-car-azzurro-01-832-${drawingsVersion}.webp`)
  expect(illustrationSrc({ ...panda, id: 17 + seedCount }, 832)).toBe(illustrationSrc(panda, 832))
  expect(illustrationSrc({ ...panda, id: 18 }, 832)).not.toBe(illustrationSrc(panda, 832))
})

test('the set of sources names each width once', () => {
  expect(illustrationSrcSet(panda).split(', ')).toEqual(
    [320, 832, 1280].map((width) => `/illustrazioni/city-car-azzurro-01-${width}-${drawingsVersion}.webp ${width}w`),
  )
})

test.each([
  { category: 'auto', body: null, expected: 'berlina', why: 'no body is declared' },
  { category: 'auto', body: 'mongolfiera', expected: 'berlina', why: 'the body is unknown' },
  { category: 'auto', body: 'constructor', expected: 'berlina', why: 'a name every object has is no body' },
  { category: 'moto-e-scooter', body: 'suv', expected: 'naked', why: 'the body belongs to another category' },
  { category: 'moto-e-scooter', body: 'maxi-scooter', expected: 'scooter', why: 'look-alikes share a drawing' },
  { category: 'barche', body: 'suv', expected: 'suv', why: 'an unknown category is treated as cars' },
])('$body in $category is drawn as $expected: $why', ({ category, body, expected }) => {
  expect(silhouetteOf(category, body)).toBe(expected)
})

test.each([
  { category: 'auto', body: 'berlina', doors: 5, expected: 'due-volumi', why: 'a tailgate counts as a door' },
  { category: 'auto', body: 'berlina', doors: 3, expected: 'due-volumi', why: 'a tailgate counts as a door' },
  { category: 'auto', body: 'berlina', doors: 4, expected: 'berlina', why: 'it has a boot' },
  { category: 'auto', body: 'berlina', doors: null, expected: 'berlina', why: 'no doors are declared' },
  { category: 'auto', body: 'station-wagon', doors: 5, expected: 'station-wagon', why: 'other bodies say enough' },
  { category: 'veicoli-commerciali', body: 'berlina', doors: 5, expected: 'furgone', why: 'only cars are hatchbacks' },
])('a $body of $doors doors in $category is drawn as $expected: $why', ({ category, body, doors, expected }) => {
  expect(silhouetteOf(category, body, doors)).toBe(expected)
  expect(illustrationSrc({ category, body, doors, colour: 'blu', id: 3 }, 832)).toContain(`/${expected}-blu-03-`)
})

test.each([
  { body: 'cabrio', year: 1938, expected: 'cabrio-anni-cinquanta', why: 'nothing older is drawn' },
  { body: 'coupe', year: 1959, expected: 'coupe-anni-cinquanta', why: 'the decade is not over' },
  { body: 'coupe', year: 1960, expected: 'coupe-anni-sessanta', why: 'a decade begins' },
  { body: 'coupe', year: 1972, expected: 'coupe-anni-settanta', why: 'the year says it' },
  {
    body: 'city-car',
    year: 1972,
    expected: 'city-car-anni-sessanta',
    why: 'without a tailgate it is an older car, such as the 500, built on',
  },
  { body: 'city-car', year: 1980, expected: 'city-car-anni-ottanta', why: 'by then that was over' },
  { body: 'berlina', year: 1994, expected: 'berlina-anni-ottanta', why: 'the fashion went on' },
  { body: 'berlina', year: 1995, expected: 'berlina', why: 'from here on cars look as they do' },
  { body: 'suv', year: 1975, expected: 'fuoristrada-anni-settanta', why: 'it was called off-road then' },
  { body: null, year: 1966, expected: 'berlina-anni-sessanta', why: 'most cars were saloons' },
  { body: 'pick-up', year: 1966, expected: 'pick-up', why: 'this body has no old drawing' },
  { body: 'coupe', year: null, expected: 'coupe', why: 'it is no classic' },
])('a classic $body of $year is drawn as $expected: $why', ({ body, year, expected }) => {
  expect(silhouetteOf('auto', body, 2, year)).toBe(expected)
  expect(illustrationSrc({ category: 'auto', body, doors: 2, classicYear: year, colour: 'blu', id: 3 }, 832)).toContain(
    `/${expected}-blu-03-`,
  )
})

test('a classic hatchback is one in every decade, and old motorbikes stay motorbikes', () => {
  expect(silhouetteOf('auto', 'berlina', 5, 1980)).toBe('due-volumi-anni-ottanta')
  for (const doors of [3, null]) expect(silhouetteOf('auto', 'city-car', doors, 1977)).toBe('city-car-anni-settanta')
  expect(silhouetteOf('moto-e-scooter', 'epoca', null, 1966)).toBe('naked')
})

test.each([null, 'fucsia', 'toString'])('the colour %s is drawn grey', (colour) => {
  expect(illustrationSrc({ ...panda, colour }, 320)).toContain('city-car-grigio-')
})

test.each([
  { make: 'Fiat', model: 'Panda', colour: 'azzurro', expected: 'Fiat Panda, azzurro' },
  { make: 'Fiat', model: null, colour: 'bianco', expected: 'Fiat, bianco' },
  { make: 'Škoda', model: 'Octavia', colour: null, expected: 'Škoda Octavia' },
])('the alternative text names model and colour: $expected', ({ expected, ...pictured }) => {
  expect(illustrationAlt(pictured)).toBe(expected)
})

test('every body of every category has a drawing and a tile', () => {
  const all = Object.keys(bodiesByCategory)
    .filter(isCategory)
    .flatMap((category) => Object.keys(bodiesByCategory[category]).map((body) => ({ category, body })))
  for (const { category, body } of all) {
    expect(listDrawings(), `${category} ${body}`).toContain(silhouetteOf(category, body))
    expect(bodyTileSrc(category, body)).toBe(`/illustrazioni/tipo-${silhouetteOf(category, body)}-${drawingsVersion}.svg`)
  }
  expect(all).toHaveLength(45)
})

test('a changed drawing gets a new address: drawingsVersion is the hash of all drawings', () => {
  const all = createHash('sha256').update(heroLandscape())
  for (const [index, drawing] of listDrawings().entries()) {
    all.update(vehicleAlone(drawing, 'verde'))
    for (let seed = 0; seed < seedCount; seed++)
      all.update(sceneWithVehicle(drawing, everyColour[(index + seed) % everyColour.length] ?? 'verde', seed))
  }
  expect(drawingsVersion).toBe(all.digest('hex').slice(0, 6))
})
