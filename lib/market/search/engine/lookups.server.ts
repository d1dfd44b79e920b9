import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import type { Place } from '@/lib/market/places/place'
import { findTypedArea, findTypedPlace, nearlyNamedPlaces } from '@/lib/market/places/typed-place.server'
import type { Lookups } from '@/lib/market/search/query/read-search'
import type { SearchPlace } from '@/lib/market/search/query/search-query'

const maxPlaces = 3

export const lookups: Lookups = {
  findMake,
  findModel,
  findPlace(text) {
    const place = findTypedPlace(text)
    return place && toSearchPlace(place)
  },
  findArea(text) {
    const area = findTypedArea(text)
    if (!area) return undefined
    return 'region' in area ? { param: 'regione', value: area.region } : { param: 'provincia', value: area.provinceCode.toLowerCase() }
  },
  nearlyNamedPlaces: (text) => nearlyNamedPlaces(text, maxPlaces).map(toSearchPlace),
}

function toSearchPlace({ istat, name, provinceCode, latitude, longitude }: Place): SearchPlace {
  return { istat, name, provinceCode, latitude, longitude }
}
