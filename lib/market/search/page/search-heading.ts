import { listText } from '@/lib/kernel/italian/list-text'
import { regions } from '@/lib/kernel/italian/regions'
import { numberText } from '@/lib/market/catalogue/number-text'
import { provinces } from '@/lib/market/places/place'
import { pageSize, type SearchQuery } from '@/lib/market/search/query/search-query'
import { vehicleName } from '@/lib/market/search/query/vehicle-choice'
import { listPageOf } from './list-pages'

/** Most makes and models that stand in a heading. */
const maxNamed = 3

/** «Fiat Panda usate a Milano»: what a list is called, and the beginning of its title. */
export function searchHeading(query: SearchQuery): string {
  return `${subject(query, (text) => text)}${where(query)}`
}

/** The h1 of a list: «38 Fiat Panda usate», which a phone shows, and « a Pisa e dintorni», for which it has no room. */
export function countedHeading(query: SearchQuery, total: number): { counted: string; place: string } {
  const what = subject(query, (text) => text.charAt(0).toLowerCase() + text.slice(1))
  const place = where(query)
  if (total > 1) return { counted: `${numberText(total)} ${what}`, place }
  const ads = total === 1 ? '1 annuncio' : 'Nessun annuncio'
  return { counted: what.startsWith('annunci ') ? what.replace('annunci', ads) : `${ads} di ${what}`, place }
}

/** «Fiat Panda usate». `inText`: how its first word is written, unless that is a name. */
function subject({ list, vehicles }: SearchQuery, inText: (text: string) => string): string {
  const { heading, vehicleHeading } = listPageOf(list)
  const names = vehicles.length > maxNamed ? [] : vehicles.map(vehicleName)
  return names.length === 0 ? inText(heading) : inText(vehicleHeading).replace('{veicolo}', listText(names))
}

/** Title of a search: later pages need one of their own. */
export function searchTitle(query: SearchQuery): string {
  return query.page === 1 ? `${searchHeading(query)} | Ingrana` : `${searchHeading(query)} – pagina ${query.page} | Ingrana`
}

/** Description of a search, with the facts of a page to land on, where there are any. */
export function searchDescription(query: SearchQuery, total: number, facts?: string): string {
  if (facts !== undefined) return `${searchHeading(query)}: ${adCountText(total)} di concessionari e privati su Ingrana. ${facts}`
  return `${searchHeading(query)}: ${adCountText(total)} di concessionari e privati su Ingrana, con il prezzo spiegato, i filtri che contano e nessun obbligo di registrazione.`
}

/** «1.275 annunci». */
export function adCountText(count: number): string {
  return `${numberText(count)} ${count === 1 ? 'annuncio' : 'annunci'}`
}

/** «Risultati 21–40 di 1.275»: where in a list its page is. */
export function pageRangeText(page: number, total: number): string {
  if (total === 1) return '1 risultato'
  const first = (page - 1) * pageSize + 1
  if (first > total) return `Ultimi risultati di ${numberText(total)}` // ads were sold while somebody turned the pages
  const last = Math.min(total, first + pageSize - 1)
  if (first === last) return `Risultato ${numberText(last)} di ${numberText(total)}`
  return `Risultati ${numberText(first)}–${numberText(last)} di ${numberText(total)}`
}

function where({ place, unknownPlace, filters }: SearchQuery): string {
  if (place) return ` ${toward(place.name)} e dintorni`
  const province = onlyOne(filters['provincia'])
  if (province !== undefined) return provinceText(province)
  const region = onlyOne(filters['regione'])
  if (region !== undefined) return regionText(region)
  return unknownPlace && !hasArea(filters) ? ' in tutta Italia' : ''
}

function provinceText(code: string): string {
  const province = Object.entries(provinces).find(([key]) => key === code.toUpperCase())?.[1]
  return province ? ` in provincia di ${province.name}` : ''
}

function regionText(slug: string): string {
  const name = Object.entries(regions).find(([key]) => key === slug)?.[1]
  if (name === undefined) return ''
  if (slug === 'lazio') return ` nel ${name}`
  return slug === 'marche' ? ` nelle ${name}` : ` in ${name}`
}

/** Whether provinces or regions were chosen: then the list is not about all Italy. */
export function hasArea(filters: SearchQuery['filters']): boolean {
  return filters['provincia'] !== undefined || filters['regione'] !== undefined
}

function onlyOne(values: readonly string[] | undefined): string | undefined {
  return values?.length === 1 ? values[0] : undefined
}

/** «ad» before an a, «a» before anything else. */
function toward(name: string): string {
  return /^[aà]/i.test(name) ? `ad ${name}` : `a ${name}`
}
