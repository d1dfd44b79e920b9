import { expect, test } from 'vitest'
import { importKey } from './import-key'
import { isRepost, type RepostFacts } from './repost'

const car: RepostFacts = {
  category: 'auto',
  make: 'fiat',
  model: 'panda',
  version: '1.2 Easy',
  firstRegistration: new Date('2021-03-01'),
  mileageKm: 43_217,
  powerKw: 51,
  colour: 'bianco',
  fuel: 'benzina',
  gearbox: 'manuale',
  priceCents: 990_000,
  dealerId: 1,
  placeIstat: '058091',
}

test.each<{ why: string; a?: Partial<RepostFacts>; b: Partial<RepostFacts>; expected: boolean }>([
  { why: 'everything is the same', b: {}, expected: true },
  {
    why: 'an odd count of km is a fingerprint, at every seller',
    b: { dealerId: 2, version: 'Easy 1.2', priceCents: 950_000, colour: null },
    expected: true,
  },
  { why: 'one kilometre more', b: { mileageKm: 43_218 }, expected: false },
  { why: 'another month', b: { firstRegistration: new Date('2021-04-01') }, expected: false },
  { why: 'another power', b: { powerKw: 52 }, expected: false },
  { why: 'another model', b: { model: 'tipo' }, expected: false },
  { why: 'another colour', b: { colour: 'nero' }, expected: false },
  { why: 'diesel against petrol', b: { fuel: 'diesel' }, expected: false },
  { why: 'a price a quarter lower', a: { priceCents: 1_000_000 }, b: { priceCents: 750_000 }, expected: true },
  { why: 'a price a cent lower than that', a: { priceCents: 1_000_000 }, b: { priceCents: 749_999 }, expected: false },
  { why: 'a price a third higher', a: { priceCents: 750_000 }, b: { priceCents: 1_000_000 }, expected: true },
  { why: 'a price a cent higher than that', a: { priceCents: 750_000 }, b: { priceCents: 1_000_001 }, expected: false },
  { why: 'no registration known', a: { firstRegistration: null }, b: { firstRegistration: null }, expected: false },
  { why: 'no km known', a: { mileageKm: null }, b: { mileageKm: null }, expected: false },
  { why: 'round km of one seller, price lowered', a: { mileageKm: 40_000 }, b: { mileageKm: 40_000, priceCents: 950_000 }, expected: true },
  {
    why: 'round km of two sellers at two prices',
    a: { mileageKm: 40_000 },
    b: { mileageKm: 40_000, dealerId: 2, priceCents: 950_000 },
    expected: false,
  },
  { why: 'round km and another version', a: { mileageKm: 40_000 }, b: { mileageKm: 40_000, version: '1.2 Lounge' }, expected: false },
  { why: 'km 0 of one seller, same version and price', a: { mileageKm: 1 }, b: { mileageKm: 1 }, expected: true },
  { why: 'km 0 of one seller at two prices', a: { mileageKm: 10 }, b: { mileageKm: 10, priceCents: 980_000 }, expected: false },
  { why: 'the placeholder 10000 at two sellers', a: { mileageKm: 10_000 }, b: { mileageKm: 10_000, dealerId: 2 }, expected: false },
  { why: 'km of a car hardly driven, at two sellers', a: { mileageKm: 999 }, b: { mileageKm: 999, dealerId: 2 }, expected: false },
  { why: 'a thousand km, at two sellers at one price', a: { mileageKm: 1_000 }, b: { mileageKm: 1_000, dealerId: 2 }, expected: true },
  {
    why: 'a thousand and one km are a fingerprint',
    a: { mileageKm: 1_001 },
    b: { mileageKm: 1_001, dealerId: 2, version: '' },
    expected: true,
  },
  {
    why: 'one digit again and again is typed, not read',
    a: { mileageKm: 77_777 },
    b: { mileageKm: 77_777, dealerId: 2, version: '' },
    expected: false,
  },
  {
    why: 'two digits alike at the end are read',
    a: { mileageKm: 43_233 },
    b: { mileageKm: 43_233, dealerId: 2, version: '' },
    expected: true,
  },
  { why: '123456 is typed, not read', a: { mileageKm: 123_456 }, b: { mileageKm: 123_456, dealerId: 2, version: '' }, expected: false },
  { why: 'half a thousand is round', a: { mileageKm: 43_500 }, b: { mileageKm: 43_500, dealerId: 2, version: '' }, expected: false },
  { why: 'petrol against diesel', b: { fuel: 'diesel' }, a: { fuel: 'gpl' }, expected: false },
  { why: 'few sellers distinguish petrol and gas', b: { fuel: 'gpl' }, expected: true },
  { why: 'another gearbox', b: { gearbox: 'automatico' }, expected: false },
  { why: 'another category', b: { category: 'moto' }, expected: false },
  { why: 'another make', b: { make: 'lancia' }, expected: false },
  { why: 'no model, and another version', a: { model: null }, b: { model: null, version: '1.2 Lounge' }, expected: false },
  { why: 'no model, and the same version', a: { model: null }, b: { model: null, version: '1.2 EASY' }, expected: true },
  {
    why: 'private sellers of one place',
    a: { dealerId: null, mileageKm: 40_000 },
    b: { dealerId: null, mileageKm: 40_000, priceCents: 950_000 },
    expected: true,
  },
  {
    why: 'private sellers of two places',
    a: { dealerId: null, mileageKm: 40_000 },
    b: { dealerId: null, mileageKm: 40_000, priceCents: 950_000, placeIstat: '015146' },
    expected: false,
  },
  {
    why: 'private sellers of unknown places',
    a: { dealerId: null, mileageKm: 40_000, placeIstat: null },
    b: { dealerId: null, mileageKm: 40_000, priceCents: 950_000, placeIstat: null },
    expected: false,
  },
  { why: 'a price on request contradicts none', b: { priceCents: null }, expected: true },
  { why: 'nobody says the power, and the price differs', a: { powerKw: null }, b: { powerKw: null, priceCents: 980_000 }, expected: false },
  { why: 'nobody says the power, but version and price agree', a: { powerKw: null }, b: { powerKw: null, dealerId: 2 }, expected: true },
])('two rows are one vehicle: $expected, when $why', ({ a, b, expected }) => {
  expect(isRepost({ ...car, ...a }, { ...car, ...b })).toBe(expected)
})

const source = { scope: '', externalId: '', link: '', sellerReference: '', content: ['fiat', 'Panda'] }
test('the mark of an ad is its id, else its link, else its content', () => {
  expect(importKey({ ...source, externalId: '12', link: 'https://a.it/1' })).toBe('|id|12')
  expect(importKey({ ...source, link: 'https://www.a.it/1/?utm_source=x' })).toBe('|link|a.it/1')
  expect(importKey({ ...source, link: 'https://a.it/auto?id=7' })).not.toBe(importKey({ ...source, link: 'https://a.it/auto?id=8' }))
  expect(importKey(source)).toBe(importKey({ ...source, content: ['fiat', ' PANDA '] }))
  expect(importKey(source)).not.toBe(importKey({ ...source, content: ['fiat', 'Tipo'] }))
})

test('the ids of two dealers never meet', () => {
  const row = { ...source, externalId: '12' }
  expect(importKey({ ...row, scope: 'd1' })).not.toBe(importKey({ ...row, scope: 'd2' }))
  expect(importKey({ ...row, sellerReference: 'D1' })).not.toBe(importKey({ ...row, sellerReference: 'D2' }))
  const uuid = { ...source, externalId: '0b1e7c52-77aa-4d2e-9a10-5c1c3ff00001' }
  expect(importKey({ ...uuid, sellerReference: 'D1' })).toBe(importKey({ ...uuid, sellerReference: 'D2' }))
})

test.each<{ why: string; a: Partial<RepostFacts>; b?: Partial<RepostFacts>; expected: boolean }>([
  { why: 'nobody says the power, km round, one seller', a: { powerKw: null, mileageKm: 40_000 }, expected: true },
  { why: 'nobody says the power, km round, two sellers', a: { powerKw: null, mileageKm: 40_000 }, b: { dealerId: 2 }, expected: false },
  { why: 'nobody says the power, another version', a: { powerKw: null }, b: { version: '1.2 Lounge' }, expected: false },
  { why: 'nobody says power or price', a: { powerKw: null, priceCents: null }, expected: false },
  { why: 'km 0 of one seller, without a price', a: { mileageKm: 1, priceCents: null }, expected: false },
  { why: 'km 0 of one seller, two versions', a: { mileageKm: 1 }, b: { version: '1.2 Lounge' }, expected: false },
  { why: 'the placeholder 10000 of one seller at two prices', a: { mileageKm: 10_000 }, b: { priceCents: 980_000 }, expected: false },
  { why: '1000 km of one seller at two prices', a: { mileageKm: 1_000 }, b: { priceCents: 980_000 }, expected: true },
  {
    why: 'round km, a dealer and a private seller of one place',
    a: { mileageKm: 40_000, dealerId: null },
    b: { dealerId: 1, priceCents: 980_000 },
    expected: false,
  },
  {
    why: 'one says no colour and no gearbox',
    a: { colour: null, gearbox: null, fuel: null },
    b: { colour: 'nero', gearbox: 'manuale', fuel: 'diesel' },
    expected: true,
  },
  { why: 'one has no price', a: { priceCents: null }, b: { priceCents: 1 }, expected: true },
  { why: 'the registration of only one is known', a: {}, b: { firstRegistration: null }, expected: false },
])('two rows are one vehicle: $expected, when $why', ({ a, b, expected }) => {
  expect(isRepost({ ...car, ...a }, { ...car, ...a, ...b })).toBe(expected)
})

test('of a link, what changes from visit to visit does not count; the rest is the page', () => {
  const keyOf = (link: string) => importKey({ ...source, link })
  expect(keyOf('http://a.it/1?x=2&utm_source=b&fbclid=3&ref=4#top')).toBe('|link|a.it/1?x=2')
  expect(keyOf(' https://a.it/1//')).toBe('|link|a.it/1')
  expect(keyOf('https://a.it/1?x=2&search=fiat')).toBe('|link|a.it/1')
  expect(keyOf('https://a.it/1?search=fiat&x=2')).toBe('|link|a.it/1')
  expect(keyOf('https://a.it/1?research=fiat')).toBe('|link|a.it/1?research=fiat')
})

test('a mark of more than 200 characters is stored as its hash', () => {
  const keyOf = (externalId: string) => importKey({ ...source, externalId })
  expect(keyOf('1'.repeat(200))).toBe(`|id|${'1'.repeat(200)}`)
  expect(keyOf('1'.repeat(201))).toMatch(/^\|id\|[\w-]{32}$/)
})

test('a long mark identifies a vehicle across sellers only with both letters and digits', () => {
  const keyOf = (externalId: string) => importKey({ ...source, externalId, sellerReference: 'D1' })
  expect(keyOf('abcdefgh12345678')).toBe('|id|abcdefgh12345678')
  for (const id of ['abcdefgh1234567', '1234567890123456', 'abcdefghabcdefgh', 'abcdefgh 12345678']) expect(keyOf(id)).toBe(`d1|id|${id}`)
})
