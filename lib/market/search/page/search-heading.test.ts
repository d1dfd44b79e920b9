import { expect, test } from 'vitest'
import { emptySearch, type SearchQuery, sortsOf } from '@/lib/market/search/query/search-query'
import { adCountText, countedHeading, hasArea, pageRangeText, searchDescription, searchHeading, searchTitle } from './search-heading'

const fiat = { make: { slug: 'fiat', name: 'Fiat' }, model: null }
const panda = { ...fiat, model: { slug: 'panda', name: 'Panda' } }
const toyota = { make: { slug: 'toyota', name: 'Toyota' }, model: null }
const bmw = { make: { slug: 'bmw', name: 'BMW' }, model: null }
const kia = { make: { slug: 'kia', name: 'Kia' }, model: null }
const placeNamed = (name: string) => ({ istat: '015146', name, provinceCode: 'MI', latitude: 45.46, longitude: 9.19 })
const unknownPlace = { text: 'Atlantide', meant: [] }

test.each<{ of: Partial<SearchQuery>; heading: string }>([
  { of: {}, heading: 'Auto usate' },
  { of: { vehicles: [fiat] }, heading: 'Fiat usate' },
  { of: { vehicles: [panda] }, heading: 'Fiat Panda usate' },
  { of: { vehicles: [panda, toyota] }, heading: 'Fiat Panda e Toyota usate' },
  { of: { vehicles: [bmw, panda, toyota] }, heading: 'BMW, Fiat Panda e Toyota usate' },
  { of: { vehicles: [bmw, panda, kia, toyota] }, heading: 'Auto usate' },
  { of: { vehicles: [fiat], excluded: [panda] }, heading: 'Fiat usate' },
  { of: { place: placeNamed('Milano') }, heading: 'Auto usate a Milano e dintorni' },
  { of: { place: placeNamed('Ancona') }, heading: 'Auto usate ad Ancona e dintorni' },
  { of: { filters: { provincia: ['mi'] } }, heading: 'Auto usate in provincia di Milano' },
  { of: { filters: { provincia: ['zz'] } }, heading: 'Auto usate' },
  { of: { filters: { provincia: ['mi', 'co'] } }, heading: 'Auto usate' },
  { of: { filters: { provincia: ['mi', 'co'], regione: ['lazio'] } }, heading: 'Auto usate nel Lazio' },
  { of: { filters: { regione: ['marche'] } }, heading: 'Auto usate nelle Marche' },
  { of: { filters: { regione: ['lombardia'] } }, heading: 'Auto usate in Lombardia' },
  { of: { filters: { regione: ['atlantide'] } }, heading: 'Auto usate' },
  { of: { filters: { regione: ['lombardia', 'lazio'] } }, heading: 'Auto usate' },
  { of: { unknownPlace }, heading: 'Auto usate in tutta Italia' },
  { of: { unknownPlace, filters: { regione: ['lombardia', 'lazio'] } }, heading: 'Auto usate' },
  { of: { unknownPlace, filters: { provincia: ['mi', 'co'] } }, heading: 'Auto usate' },
])('the list of $of is called «$heading»', ({ of, heading }) => {
  expect(searchHeading({ ...emptySearch('usate'), ...of })).toBe(heading)
})

test.each<{ of: Partial<SearchQuery>; total: number; heading: string }>([
  { of: {}, total: 1_275, heading: '1.275 auto usate' },
  { of: { vehicles: [panda], place: placeNamed('Milano') }, total: 38, heading: '38 Fiat Panda usate a Milano e dintorni' },
  { of: { vehicles: [panda] }, total: 1, heading: '1 annuncio di Fiat Panda usate' },
  { of: { list: 'annunci', vehicles: [panda] }, total: 546, heading: '546 annunci Fiat Panda' },
  { of: { list: 'annunci', vehicles: [panda] }, total: 0, heading: 'Nessun annuncio Fiat Panda' },
])('$total ads of a list are «$heading»', ({ of, total, heading }) => {
  const { counted, place } = countedHeading({ ...emptySearch('usate'), ...of }, total)
  expect(counted + place).toBe(heading)
})

test('later pages have a title of their own, and the description says how many ads there are', () => {
  expect(searchTitle(emptySearch('usate'))).toBe('Auto usate | Ingrana')
  expect(searchTitle({ ...emptySearch('usate'), page: 2 })).toBe('Auto usate – pagina 2 | Ingrana')
  expect(searchDescription(emptySearch('usate'), 1_275)).toMatch(/^Auto usate: 1\.275 annunci /)
})

test('A single ad is counted as «annuncio»', () => {
  expect([0, 1, 2].map(adCountText)).toEqual(['0 annunci', '1 annuncio', '2 annunci'])
})

test.each([
  { page: 1, total: 1, text: '1 risultato' },
  { page: 1, total: 2, text: 'Risultati 1–2 di 2' },
  { page: 1, total: 20, text: 'Risultati 1–20 di 20' },
  { page: 2, total: 21, text: 'Risultato 21 di 21' },
  { page: 2, total: 1_275, text: 'Risultati 21–40 di 1.275' },
  { page: 64, total: 1_275, text: 'Risultati 1.261–1.275 di 1.275' },
])('page $page of $total is «$text»', ({ page, total, text }) => {
  expect(pageRangeText(page, total)).toBe(text)
})

test('provinces and regions are areas, and nothing else is', () => {
  expect([{ provincia: ['mi'] }, { regione: ['lazio'] }, { cambio: ['manuale'] }].map(hasArea)).toEqual([true, true, false])
})

test('A list can be sorted by distance only around a place', () => {
  expect(sortsOf(emptySearch('usate'))).toEqual([
    'consigliati',
    'recenti',
    'prezzo_crescente',
    'prezzo_decrescente',
    'km',
    'anno_decrescente',
    'anno_crescente',
    'potenza',
  ])
  expect(sortsOf({ ...emptySearch('usate'), place: placeNamed('Milano') })).toContain('distanza')
})

test('A list can be sorted by the price «chiavi in mano» only for a province of the buyer', () => {
  expect(sortsOf({ ...emptySearch('usate'), filters: { residenza: ['mi'] } })).toContain('chiavi_in_mano')
})
