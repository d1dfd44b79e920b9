// reads: components/ lib/ pages/
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canShow, controlOf, expiredPlaces, findPlace, nextRunKey, placeKeyOf, whyTextsDoNotFit } from './find-place'
import { type Place, places } from './place-catalogue'

const all: [string, Place][] = Object.entries(places)
const contact: Place = places.contact_wording

test('there are at least eight places, each with a control, an owner and a day', () => {
  expect(all.length).toBeGreaterThanOrEqual(8)
  for (const [key, { name, where, owner, expires, variations, units }] of all) {
    expect(key).toMatch(/^[a-z_]{3,40}$/)
    expect([name, where, owner].every((text) => text !== '')).toBe(true)
    expect(expires).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
    expect(Object.keys(variations).length).toBeGreaterThan(0)
    expect(units).toContain('visitor')
  }
})

test.each(all)('something varies at %s, and the texts of now fit its slots', (_, place) => {
  expect(Object.keys(place.variations).length + Object.keys(place.slots).length).toBeGreaterThan(1)
  for (const { control, maxLength } of Object.values(place.slots)) expect(control.length).toBeLessThanOrEqual(maxLength)
})

test('each place is read by a page, and pages read places only', () => {
  const sources = ['components', 'pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  )
  const read = new Set(sources.flatMap((source) => [...source.matchAll(/usePlace\('([a-z_]+)'\)/g)].map(([, key]) => key)))
  expect([...read].sort()).toEqual(Object.keys(places).sort())
  expect(sources.filter((source) => source.includes('useExperiment('))).toEqual([])
})

test('names and owners stay out of visitors’ scripts: what pages load takes types of the catalogue only', () => {
  for (const file of [
    'places/use-place.ts',
    'experiments-provider.tsx',
    'use-experiment.ts',
    'growthbook-reader.tsx',
    'assigned-experiment.ts',
  ])
    expect(readFileSync(`lib/experimentation/experiments/${file}`, 'utf8'), file).not.toMatch(
      /^import (?!type ).*place-catalogue|find-place/m,
    )
})

test('a run after the first has a number, and its place again', () => {
  expect(nextRunKey('srp_layout', [])).toBe('srp_layout')
  expect(nextRunKey('srp_layout', ['srp_layout', 'srp_layout.2', 'contact_wording'])).toBe('srp_layout.3')
  for (const key of ['srp_layout', 'srp_layout.2', 'srp_layout.9999']) expect(placeKeyOf(key)).toBe('srp_layout')
  for (const key of ['srp_layout.', 'srp_layout.01', 'srp_layout.b', '.2']) expect(placeKeyOf(key)).toBe(key)
  expect([findPlace('constructor'), findPlace('')]).toEqual([undefined, undefined])
})

test('a place shows what it has, and what is written for all its slots', () => {
  expect(controlOf(contact)).toBe('contatta')
  const fits = { long: 'Scrivici ora', short: 'Scrivici' }
  expect([canShow(contact, { key: 'scrivi' }), canShow(contact, { key: 'scrivii' }), canShow(undefined, { key: 'scrivi' })]).toEqual([
    true,
    false,
    false,
  ])
  expect(canShow(contact, { key: 'scrivii', texts: fits })).toBe(true)
  expect(canShow(places.srp_layout, { key: 'scrivii', texts: fits })).toBe(false)
})

test.each([
  { texts: { long: 'x'.repeat(27), short: 'a' }, fault: { slot: 'long', text: 'Al massimo 26 caratteri, ora 27' } },
  { texts: { long: '🚗'.repeat(26), short: 'a' }, fault: undefined },
  { texts: { long: 'Scrivi', short: '' }, fault: { slot: 'short', text: 'Scrivi questo testo' } },
  { texts: { long: 'Scrivi <i>', short: 'a' }, fault: { slot: 'long', text: 'Solo testo, su una riga: niente < e >' } },
  { texts: { long: 'Scrivi\u202e', short: 'a' }, fault: { slot: 'long', text: 'Solo testo, su una riga: niente < e >' } },
  { texts: { long: 'a', short: 'b', other: 'c' }, fault: { slot: 'other', text: 'Questo posto non ha un testo così' } },
])('a text is plain, of one line and not too long: $texts', ({ texts, fault }) => {
  expect(whyTextsDoNotFit(contact, texts)).toEqual(fault)
})

test('a place is expired on the day after its own', () => {
  const place = { ...contact, expires: '2027-01-31' }
  expect(expiredPlaces('2027-01-31', { here: place })).toEqual([])
  expect(expiredPlaces('2027-02-01', { here: place })).toEqual([{ key: 'here', place }])
})
