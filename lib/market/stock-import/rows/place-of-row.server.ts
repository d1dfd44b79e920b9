import type { Place } from '@/lib/market/places/place'
import { readPlaceText } from '@/lib/market/places/place-text'
import { placesNamed, resolvePlace } from '@/lib/market/places/places.server'
import { isCapitalPostcode } from '@/lib/market/places/postcode'
import { capitalOf, provinceOfName } from '@/lib/market/places/province-name'
import { isAreaToo, placeBesideCode } from '@/lib/market/places/typed-place.server'
import { comuneQuestion, type MissingFact } from './mandatory-facts'
import type { RowReader } from './row-reader'

/** `homonyms`: the comuni of which one is meant, where the row does not say which. */
export type RowPlace = { place: Place | undefined; homonyms: readonly Place[] }

const mostRemembered = 50_000
const remembered = new Map<string, RowPlace>()

/** Place of the vehicle, as far as the row says so. Of comuni with one name it is that of the dealer's own province. */
export function placeOf(row: RowReader, dealerProvince: string | null): RowPlace {
  const [cell = '', province = '', ownPostcode = ''] = (['place', 'province', 'postcode'] as const).map((column) => row.text(column).trim())
  const address = addressIn(cell)
  const place = address?.city ?? cell
  const postcode = ownPostcode || (address?.postcode ?? '')
  const text = [fullPostcode(postcode), place, province === '' || place.includes('(') ? '' : `(${province})`]
    .filter((part) => part !== '')
    .join(' ')
  if (text === '') return { place: undefined, homonyms: [] }
  const key = `${dealerProvince ?? ''}|${text}`
  const found = remembered.get(key) ?? resolve(text, dealerProvince)
  if (remembered.size > mostRemembered) remembered.clear()
  remembered.set(key, found)
  if (!found.place && found.homonyms.length === 0) row.note('place', 'la località non è stata riconosciuta')
  return found
}

/** Meta's address in a cell: `{"addr1":"Via Roma 1","city":"Pavia","postal_code":"27100"}`. */
function addressIn(cell: string): { city: string; postcode: string } | undefined {
  if (!cell.startsWith('{') || cell.length > 2_000) return undefined
  const [city = '', postcode = ''] = ['city', 'postal_code'].map(
    (name) => new RegExp(`["']${name}["']\\s*:\\s*["']([^"']*)["']`).exec(cell)?.[1] ?? '',
  )
  return { city, postcode }
}

/** A spreadsheet that takes postcodes for numbers drops the noughts before them: «148» is 00148. */
function fullPostcode(text: string): string {
  return /^\d{3,4}(?:[.,]0+)?$/.test(text) ? text.replace(/[.,]0+$/, '').padStart(5, '0') : text.replace(/^(\d{5})[.,]0+$/, '$1')
}

function resolve(text: string, dealerProvince: string | null): RowPlace {
  const ofProvince = comuniOfProvince(text)
  if (ofProvince.length > 0) return { place: undefined, homonyms: ofProvince }
  const place = resolvePlace(text) ?? placeBesideCode(text)
  if (place && isAreaToo(text)) return { place: undefined, homonyms: [place] }
  if (place) return { place, homonyms: [] }
  const { names, stated, byPostcode, abroad } = readPlaceText(text)
  if (abroad || stated !== undefined || byPostcode !== undefined) return { place: undefined, homonyms: [] }
  const homonyms = placesNamed(names[0] ?? '')
  const own = homonyms.filter(({ provinceCode }) => provinceCode === dealerProvince)
  return own.length === 1 ? { place: own[0], homonyms: [] } : { place: undefined, homonyms }
}

/** «Forlì-Cesena», «Brianza», where a comune should stand: those that its province is named after, the chief town first. Nobody said that it is one of them. */
function comuniOfProvince(text: string): readonly Place[] {
  const { names, stated, byPostcode, abroad } = readPlaceText(text)
  const [name = '', ...others] = names
  const isPlaceCell = !text.startsWith('(')
  const code = isPlaceCell && others.length === 0 && !abroad ? provinceOfName(name) : undefined
  if (code === undefined || placesNamed(name).length > 0) return []
  if ((stated !== undefined && stated !== code) || (byPostcode !== undefined && isCapitalPostcode(text.slice(0, 5)))) return []
  const words = [capitalOf(code), ...name.split(/[\s/-]+/)]
  return [...new Set(words.flatMap((word) => placesNamed(word, code).slice(0, 1)))]
}

/** A place that several comuni may be keeps an ad a draft: who sells it has to say which. */
export function placeToChoose(row: RowReader, { homonyms }: RowPlace): MissingFact[] {
  if (homonyms.length === 0) return []
  const choices = homonyms.slice(0, 6).map(({ name, provinceCode }) => `${name} (${provinceCode})`)
  return [{ field: row.nameOf('place'), what: `${comuneQuestion} ${choices.join(', ')}` }]
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
