import { findMake, findModel } from '@/lib/market/catalogue/catalogue.server'
import { findPlace, findPlaceNamed } from '@/lib/market/places/places.server'
import type { Lookups } from './read-search'
import type { SearchPlace } from './search-query'

export const lookups: Lookups = { findMake, findModel, findPlace: findSearchPlace }

/** «015146», «Milano», «milano» or, as the field shows it, «Monza (MB)». */
function findSearchPlace(text: string): SearchPlace | undefined {
  const [, name = text, province] = /^(.*\S)\s*\(([a-z]{2})\)$/i.exec(text) ?? []
  const place = /^\d{6}$/.test(text) ? findPlace(text) : findPlaceNamed(name, province)
  if (!place) return undefined
  const { istat, provinceCode, latitude, longitude } = place
  return { istat, name: place.name, provinceCode, latitude, longitude }
}
