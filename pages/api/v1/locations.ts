import { number, object } from 'yup'
import { trimmedField } from '@/lib/kernel/validation/fields'
import { nearestPlaces } from '@/lib/market/places/nearest-places.server'
import type { Place } from '@/lib/market/places/place'
import { searchPlaces } from '@/lib/market/places/places.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({ query: trimmedField().max(80).required() })
const positionSchema = object({
  latitude: number().min(-90).max(90).required(),
  longitude: number().min(-180).max(180).required(),
})
const maxPlaces = 8
const metresPerKm = 1_000

export default api({
  async GET({ readQuery, request, response }) {
    const asksNear = request.query['latitude'] !== undefined || request.query['longitude'] !== undefined
    const places = asksNear
      ? near(await readQuery(positionSchema))
      : searchPlaces((await readQuery(querySchema)).query, maxPlaces).map(named)
    // Places change once a year. Where somebody stands is nobody else's to keep.
    response.setHeader('Cache-Control', asksNear ? 'private, no-store' : 'public, max-age=3600')
    return places
  },
})

function near(position: { latitude: number; longitude: number }) {
  return nearestPlaces(position, maxPlaces).map(({ place, distanceKm }) => ({
    ...named(place),
    distanceKm: Math.round(distanceKm * metresPerKm) / metresPerKm,
  }))
}

function named({ istat, name, provinceCode, province, region }: Place) {
  return { istat, name, provinceCode, province, region }
}
