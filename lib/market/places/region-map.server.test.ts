import { expect, test } from 'vitest'
import { listPlaces } from './places.server'
import { mapFrame, mapPoint } from './region-map'
import { landOf, middleOf } from './region-map.server'

test('north is up and west is left, and a kilometre is as long in both directions', () => {
  const [milan, rome, turin] = [
    { latitude: 45.46, longitude: 9.19 },
    { latitude: 41.9, longitude: 12.5 },
    { latitude: 45.07, longitude: 7.69 },
  ].map(mapPoint)
  if (!milan || !rome || !turin) throw new Error('three points')
  expect(milan.y).toBeLessThan(rome.y)
  expect(turin.x).toBeLessThan(milan.x)
  const units = Math.hypot(milan.x - rome.x, milan.y - rome.y)
  expect((units * 111.2) / 50).toBeGreaterThan(477 * 0.97) // 477 km as the crow flies
  expect((units * 111.2) / 50).toBeLessThan(477 * 1.03)
})

test('every comune lies in the frame of its region, and every region in that of the country', () => {
  const country = landOf(null).frame
  const outside = listPlaces().filter((place) => {
    const { x, y } = mapPoint(place)
    return [country, landOf(place.region).frame].some(
      (frame) => x < frame.x || y < frame.y || x > frame.x + frame.width || y > frame.y + frame.height,
    )
  })
  expect(outside).toEqual([])
})

test('the middle of a province lies within it', () => {
  const frame = mapFrame(listPlaces().flatMap((place) => (place.provinceCode === 'PV' ? [mapPoint(place)] : [])))
  const middle = middleOf('PV')
  expect(middle?.x).toBeGreaterThan(frame.x)
  expect(middle?.x).toBeLessThan(frame.x + frame.width)
  expect(middleOf('XX')).toBeUndefined()
})
