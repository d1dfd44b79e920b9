import type { Place } from '@/lib/market/places/place'
import { resolvePlace } from '@/lib/market/places/places.server'
import type { RowReader } from './row-reader'

const places = new Map<string, Place | undefined>()

/** Where the vehicle stands, as far as the row says so. */
export function placeOf(row: RowReader): Place | undefined {
  const [place, province, postcode] = (['place', 'province', 'postcode'] as const).map((column) => row.text(column).trim())
  const text = [postcode, place, province === '' || place?.includes('(') ? '' : `(${province})`].filter((part) => part !== '').join(' ')
  if (text === '') return undefined
  if (!places.has(text)) {
    if (places.size > 50_000) places.clear()
    places.set(text, resolvePlace(text))
  }
  const found = places.get(text)
  if (!found) row.note('place', 'la località non è stata riconosciuta')
  return found
}

/** The columns of an ad that follow from its place. */
export function placeFields(place: Place | undefined) {
  return {
    placeIstat: place?.istat ?? null,
    provinceCode: place?.provinceCode ?? null,
    region: place?.region ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  }
}
