import { expect, test } from 'vitest'
import { nearestPlaces } from './nearest-places.server'

test('the comune somebody stands in comes first, then its neighbours', () => {
  const near = nearestPlaces({ latitude: 45.4642, longitude: 9.19 }, 3)
  expect(near.map(({ place }) => place.name)[0]).toBe('Milano')
  expect(near).toHaveLength(3)
  expect(near.map(({ distanceKm }) => distanceKm)).toEqual(near.map(({ distanceKm }) => distanceKm).toSorted((a, b) => a - b))
})

test('A position in the sea or abroad has no nearest comune', () => {
  expect(nearestPlaces({ latitude: 40, longitude: 5 }, 3)).toEqual([])
  expect(nearestPlaces({ latitude: -90, longitude: 180 }, 3)).toEqual([])
})
