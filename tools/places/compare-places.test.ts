import { expect, it } from 'vitest'
import { findPlaceNamed } from '@/lib/market/places/places.server'
import { comparePlaces, type KnownPlace } from './compare-places'

const known = (name: string, change: Partial<KnownPlace> = {}): KnownPlace => {
  const place = findPlaceNamed(name)
  if (!place) throw new Error(`No comune ${name}`)
  const { istat, provinceCode, latitude, longitude } = place
  return { istat, name, provinceCode, regionName: 'Lazio', latitude, longitude, population: 1000, ...change }
}
const ours = ['Roma', 'Anzio', 'Tivoli'].flatMap((name) => findPlaceNamed(name) ?? [])

it('finds nothing to say about an equal answer key', () => {
  const result = comparePlaces(ours, [known('Roma'), known('Anzio'), known('Tivoli')])
  expect(result).toEqual({ total: 3, near: 3, medianKm: 0, missing: [], far: [], otherName: [], otherProvince: [], otherRegion: [] })
})

it('names what is missing, far away, called or filed otherwise', () => {
  const milano = known('Milano')
  const anzio = known('Anzio')
  const result = comparePlaces(ours, [
    milano,
    known('Roma', { population: 5, latitude: 42.5 }),
    { ...anzio, population: 9, longitude: anzio.longitude + 1, name: 'Antium' },
    known('Tivoli', { provinceCode: 'RI', regionName: 'Valle d’Aosta' }),
  ])
  expect(result.missing).toEqual([milano])
  expect(result.near).toBe(1)
  expect(result.far.map(({ place }) => place.population)).toEqual([9, 5])
  expect(result.otherName).toEqual(['Antium (RM): Anzio (RM)'])
  expect(result.otherProvince).toEqual(['Tivoli (RI): Tivoli (RM)'])
  expect(result.otherRegion).toHaveLength(1)
})

it('counts a comune exactly within five kilometres as near, one a little farther as far', () => {
  const at = (km: number) => known('Roma', { latitude: known('Roma').latitude + km / 111.195 })
  expect(comparePlaces(ours, [at(4.99)]).near).toBe(1)
  expect(comparePlaces(ours, [at(5.01)]).near).toBe(0)
})
