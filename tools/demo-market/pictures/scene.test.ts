import { expect, test } from 'vitest'
import { seededRandom } from '@/lib/market/illustrations/seeded-random'
import { paintOutside } from './exterior'
import { demoWords, scenesOf } from './scene'
import { modelOf, subjectOf } from './subject'
import { testPicturedAd } from './test-pictured-ad'

const ids = Array.from({ length: 60 }, (_, at) => 10_000_001 + at)

test('a set has 6 to 14 pictures, the cover three quarters from the front', () => {
  for (const id of ids) {
    const [cover, ...others] = scenesOf(testPicturedAd({ id }))
    expect(cover?.shot).toBe('davanti-tre-quarti')
    expect(others.length).toBeGreaterThanOrEqual(5)
    expect(others.length).toBeLessThanOrEqual(13)
  }
})

test('every painted picture says so, and its instruments show the kilometres of the ad', () => {
  const scenes = scenesOf(testPicturedAd({ mileageKm: 64_200 }))
  expect(scenes.every(({ words }) => words[0] === demoWords)).toBe(true)
  expect(scenes.find(({ shot }) => shot === 'contachilometri')?.words).toEqual([demoWords, '64.200 km'])
})

test('where no kilometres are known no instruments are painted', () => {
  expect(scenesOf(testPicturedAd({ mileageKm: null })).map(({ shot }) => shot)).not.toContain('contachilometri')
})

test('an ad has the same scenes every time, and no two ads have the same', () => {
  const [one = 0] = ids
  expect(scenesOf(testPicturedAd({ id: one }))).toEqual(scenesOf(testPicturedAd({ id: one })))
  expect(new Set(ids.map((id) => JSON.stringify(scenesOf(testPicturedAd({ id }))))).size).toBe(ids.length)
})

const subjects = (body: string, category: string) => scenesOf(testPicturedAd({ category, body })).map(({ subject }) => subject)

test('a caravan is shown without a dashboard, campers with living room and kitchen, vans with their hold', () => {
  expect(subjects('caravan', 'caravan-e-camper')).not.toContainEqual({ inside: 'abitacolo' })
  for (const part of ['soggiorno', 'cucina']) expect(subjects('mansardato', 'caravan-e-camper')).toContainEqual({ inside: part })
  for (const body of ['furgone', 'telonato']) expect(subjects(body, 'veicoli-commerciali')).toContainEqual({ inside: 'vano di carico' })
})

test('a motorbike is shown with its engine and the kilometres of the ad, and so is a quad', () => {
  for (const body of ['naked', 'quad']) {
    const scenes = scenesOf(testPicturedAd({ category: 'moto-e-scooter', body, mileageKm: 24_300 }))
    expect(scenes.map(({ shot }) => shot)).toEqual(expect.arrayContaining(['davanti-tre-quarti', 'fianco', 'motore', 'gomme']))
    expect(scenes.find(({ shot }) => shot === 'contachilometri')?.words).toEqual([demoWords, '24.300 km'])
  }
})

test('two-wheelers and lorries of every body stand at their place with all their parts', () => {
  const bikes = ['naked', 'sportiva', 'touring', 'adventure', 'cross', 'custom', 'scooter', 'maxi-scooter', 'quad']
  const lorries = ['autocarro', 'telonato', 'cassonato', 'trattore']
  const ads = [
    ...bikes.map((body) => testPicturedAd({ category: 'moto-e-scooter', body })),
    ...lorries.map((body) => testPicturedAd({ category: 'veicoli-commerciali', body })),
  ]
  for (const ad of ads) {
    const subject = subjectOf(ad)
    if (!subject) throw new Error(`nothing for ${ad.body}`)
    const model = modelOf(ad, subject, { colour: 'rosso', rim: 'copricerchio' })
    const { near, plate } = paintOutside({
      model,
      view: 'tre quarti dietro, destra',
      place: 'collina',
      hour: 'giorno',
      setting: 1,
      random: seededRandom('prova'),
    })
    expect(near.includes('NaN'), ad.body ?? '').toBe(false)
    expect(near.length, ad.body ?? '').toBeGreaterThan(50_000)
    expect(plate === undefined, ad.body ?? '').toBe(ad.body === 'cassonato' || ad.body === 'trattore')
  }
})
