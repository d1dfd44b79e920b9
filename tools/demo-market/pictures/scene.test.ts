import { expect, test } from 'vitest'
import { demoWords, scenesOf } from './scene'
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

test('a caravan is shown without a dashboard, a camper with its living room, and a motorbike not at all', () => {
  const shots = (body: string, category = 'caravan-e-camper') => scenesOf(testPicturedAd({ category, body })).map(({ subject }) => subject)
  expect(shots('caravan')).not.toContainEqual({ inside: 'abitacolo' })
  expect(shots('mansardato')).toContainEqual({ inside: 'soggiorno' })
  expect(shots('naked', 'moto-e-scooter')).toEqual([])
})
