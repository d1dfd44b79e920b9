import { type Region, regions } from '@/lib/kernel/italian/regions'
import { isRegion, provinces } from '@/lib/market/places/place'
import { foldPlaceName } from '@/lib/market/places/place-name'
import { placeEntries } from '@/lib/market/places/places-file.server'
import { isShortened, placesNamed } from '@/lib/market/places/places-named.server'
import { isCapitalPostcode, provinceOfPostcode } from '@/lib/market/places/postcode'
import { capitalOf, provinceOfCode, provinceOfName } from '@/lib/market/places/province-name'
import type { SearchPlace } from '@/lib/market/search/query/search-query'
import { phraseKey } from './phrases'

/** A comune, or the provinces or regions that a filter takes. */
export type NamedPlace = { place: SearchPlace; isBig: boolean } | { param: 'provincia' | 'regione'; values: readonly string[] }

export const maxWordsOfPlace = 5
/** Number of people in a comune that is understood without «a» or «vicino a». */
const bigComune = 20_000

const otherRegions: Readonly<Record<string, readonly Region[]>> = {
  friuli: ['friuli-venezia-giulia'],
  fvg: ['friuli-venezia-giulia'],
  vda: ['valle-d-aosta'],
  taa: ['trentino-alto-adige'],
  trentino: ['trentino-alto-adige'],
  emilia: ['emilia-romagna'],
  romagna: ['emilia-romagna'],
  aosta: ['valle-d-aosta'],
  valdaosta: ['valle-d-aosta'],
  nord: ['emilia-romagna', 'friuli-venezia-giulia', 'liguria', 'lombardia', 'piemonte', 'trentino-alto-adige', 'valle-d-aosta', 'veneto'],
  centro: ['lazio', 'marche', 'toscana', 'umbria'],
  sud: ['abruzzo', 'basilicata', 'calabria', 'campania', 'molise', 'puglia'],
  nordest: ['emilia-romagna', 'friuli-venezia-giulia', 'trentino-alto-adige', 'veneto'],
  triveneto: ['friuli-venezia-giulia', 'trentino-alto-adige', 'veneto'],
  nordovest: ['liguria', 'lombardia', 'piemonte', 'valle-d-aosta'],
}

/** What people call parts of the country, by the provinces they lie in. */
const landscapes: Readonly<Record<string, readonly string[]>> = {
  salento: ['le', 'br', 'ta'],
  sudtirol: ['bz'],
  versilia: ['lu'],
  garfagnana: ['lu'],
  maremma: ['gr'],
  ciociaria: ['fr'],
  langhe: ['cn'],
  roero: ['cn'],
  monferrato: ['al', 'at'],
  lomellina: ['pv'],
  oltrepopavese: ['pv'],
  valtellina: ['so'],
  franciacorta: ['bs'],
  cadore: ['bl'],
  carnia: ['ud'],
  polesine: ['ro'],
  lunigiana: ['ms'],
  mugello: ['fi'],
  chianti: ['fi', 'si'],
  gargano: ['fg'],
  tavoliere: ['fg'],
  capitanata: ['fg'],
  murgia: ['ba', 'bt'],
  cilento: ['sa'],
  sannio: ['bn'],
  irpinia: ['av'],
  locride: ['rc'],
  gallura: ['ss'],
  barbagia: ['nu'],
  canavese: ['to'],
  valsusa: ['to'],
  valdisusa: ['to'],
  valledisusa: ['to'],
  valchisone: ['to'],
  valsesia: ['vc'],
  valdossola: ['vb'],
  ossola: ['vb'],
  lagodigarda: ['bs', 'tn', 'vr'],
  lagomaggiore: ['no', 'va', 'vb'],
  lagodicomo: ['co', 'lc'],
  valcamonica: ['bs'],
  valseriana: ['bg'],
  valbrembana: ['bg'],
  brianzalecchese: ['lc'],
  valpolicella: ['vr'],
  rivieradelbrenta: ['ve'],
  carso: ['go', 'ts'],
  valdinon: ['tn'],
  valdifiemme: ['tn'],
  valsugana: ['tn'],
  valpusteria: ['bz'],
  cinqueterre: ['sp'],
  rivieradeifiori: ['im'],
  rivieradiponente: ['im', 'sv'],
  rivieradilevante: ['ge', 'sp'],
  rivieraromagnola: ['fc', 'ra', 'rn'],
  rivieraromagna: ['fc', 'ra', 'rn'],
  valdarno: ['ar', 'fi', 'pi'],
  valdichiana: ['ar', 'si'],
  valdinievole: ['pt'],
  casentino: ['ar'],
  conero: ['an'],
  montefeltro: ['pu'],
  marsica: ['aq'],
  tuscia: ['vt'],
  sabina: ['ri', 'rm'],
  castelliromani: ['rm'],
  agropontino: ['lt'],
  agronocerino: ['sa'],
  agroaversano: ['ce'],
  terradilavoro: ['ce'],
  penisolasorrentina: ['na'],
  costieraamalfitana: ['sa'],
  costaamalfitana: ['sa'],
  murge: ['ba', 'bt'],
  valleditria: ['ba', 'br', 'ta'],
  daunia: ['fg'],
  sila: ['cs', 'cz', 'kr'],
  madonie: ['pa'],
  etneo: ['ct'],
  valdinoto: ['rg', 'sr'],
}

/** The provinces of an area that is no province. */
export function landscapeNamed(key: string): readonly string[] | undefined {
  return Object.hasOwn(landscapes, key) ? landscapes[key] : undefined
}

const shortNames: Readonly<Record<string, string>> = {
  ascoli: 'ascolipiceno',
  lamezia: 'lameziaterme',
  vibo: 'vibovalentia',
  bassano: 'bassanodelgrappa',
  montecatini: 'montecatiniterme',
}

let comuni: ReadonlyMap<string, readonly SearchPlace[]> | undefined
let weights: ReadonlyMap<string, number> | undefined
let areas: ReadonlyMap<string, readonly Region[]> | undefined

/** A comune by its name without blanks; of several the biggest, or that of the province. */
export function comuneNamed(key: string, provinceCode?: string): { place: SearchPlace; isBig: boolean } | undefined {
  const named = allComuni().get(shortNames[key] ?? key) ?? []
  const place = provinceCode === undefined ? named[0] : named.find((one) => one.provinceCode === provinceCode)
  return place && { place, isBig: (weights?.get(place.istat) ?? 0) >= bigComune || isCapital(place) }
}

/** «S. Benedetto del Tronto», «Reggio E.»: the comune that a shortened name means, where it is one alone. */
export function comuneShortened(text: string): { place: SearchPlace; isBig: boolean } | undefined {
  if (!isShortened(text)) return undefined
  const [only, ...others] = placesNamed(text)
  return only && others.length === 0 ? comuneNamed(phraseKey(only.name), only.provinceCode) : undefined
}

/** «Iesi», «Cava dei Tirreni», «Lampedusa»: the comune that people call so, where it is one alone. Of a single word no village is meant. */
export function comuneCalled(text: string): { place: SearchPlace; isBig: boolean } | undefined {
  const [only, ...others] = placesNamed(text)
  if (!only || others.length > 0) return undefined
  const name = foldPlaceName(only.name)
  const isOwn = name.replaceAll('j', 'i') === foldPlaceName(text).replaceAll('j', 'i') || name.startsWith(`${foldPlaceName(text)} e `)
  return isOwn || text.includes(' ') ? comuneNamed(phraseKey(only.name), only.provinceCode) : undefined
}

/** Other comuni with the very name of this one. */
export function homonymsOf({ istat, name }: SearchPlace): readonly SearchPlace[] {
  return (allComuni().get(phraseKey(name)) ?? []).filter((other) => other.istat !== istat && other.name === name)
}

export function regionsNamed(key: string): readonly Region[] | undefined {
  areas ??= new Map([
    ...Object.entries(regions).flatMap(([slug, name]): [string, readonly Region[]][] =>
      isRegion(slug) ? [[phraseKey(name), [slug]]] : [],
    ),
    ...Object.entries(otherRegions).flatMap(([name, slugs]): [string, readonly Region[]][] => [
      [name, slugs],
      [`${name}italia`, slugs],
    ]),
  ])
  return areas.get(key)
}

/** The province of a name or sigla, in the words that follow «provincia di». */
export function provinceNamed(text: string): string | undefined {
  return provinceOfName(text) ?? (/^[a-z]{2}$/.test(text) ? provinceOfCode(text) : undefined)
}

/** The chief town whose postcode this is, else the province it lies in. */
export function placeOfPostcode(postcode: string): NamedPlace | undefined {
  const code = provinceOfPostcode(postcode)
  if (code === undefined) return undefined
  const capital = isCapitalPostcode(postcode) ? comuneNamed(phraseKey(capitalOf(code)), code) : undefined
  return capital ?? { param: 'provincia', values: [code.toLowerCase()] }
}

/** The names of the chief towns and of the regions, for the correction of slips. */
export function wordsOfPlaces(): string[] {
  return [...Object.keys(provinces).map(capitalOf), ...Object.values(regions)].flatMap((name) => name.split(/[\s'-]+/).map(phraseKey))
}

/** Every word that stands in the name of a comune: none of them is a slip for something else. */
export function isWordOfComune(word: string): boolean {
  comuneWords ??= new Set(placeEntries().flatMap(({ folded, otherNames }) => [folded, ...otherNames].flatMap((name) => name.split(' '))))
  return comuneWords.has(word)
}

let comuneWords: ReadonlySet<string> | undefined

function isCapital({ name, provinceCode }: SearchPlace): boolean {
  return capitalOf(provinceCode) === name
}

function allComuni(): ReadonlyMap<string, readonly SearchPlace[]> {
  if (comuni) return comuni
  const byWeight = [...placeEntries()].sort((a, b) => b.place.weight - a.place.weight)
  const found = new Map<string, SearchPlace[]>()
  const add = (name: string, { istat, name: shown, provinceCode, latitude, longitude }: SearchPlace) => {
    const key = phraseKey(name)
    found.set(key, [...(found.get(key) ?? []), { istat, name: shown, provinceCode, latitude, longitude }])
  }
  for (const { place, folded } of byWeight) add(folded, place)
  // A village is not meant where comuni have longer names that begin so: «San Giovanni».
  for (const { place, otherNames } of byWeight) for (const name of otherNames) if (placesNamed(name).includes(place)) add(name, place)
  weights = new Map(byWeight.map(({ place }) => [place.istat, place.weight]))
  comuni = found
  return found
}
