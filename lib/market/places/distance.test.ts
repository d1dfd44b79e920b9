import { describe, expect, it } from 'vitest'
import { distanceKm } from './distance'

const roma = { latitude: 41.9028, longitude: 12.4964 }
const milano = { latitude: 45.4642, longitude: 9.19 }
const torino = { latitude: 45.0705, longitude: 7.6868 }

describe('distanceKm', () => {
  it.each([
    { from: roma, to: roma, km: 0, of: 'nothing from a place to itself' },
    { from: roma, to: milano, km: 477, of: '477 km from Roma to Milano' },
    { from: milano, to: torino, km: 126, of: '126 km from Milano to Torino' },
    { from: { latitude: 0, longitude: 0 }, to: { latitude: 0, longitude: 1 }, km: 111.2, of: 'a degree of longitude on the equator' },
    { from: { latitude: 0, longitude: 0 }, to: { latitude: 0, longitude: 180 }, km: 20_015, of: 'half round the world' },
  ])('measures $of', ({ from, to, km }) => {
    expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(1)
  })

  it('is the same there and back', () => {
    expect(distanceKm(milano, torino)).toBe(distanceKm(torino, milano))
  })
})
