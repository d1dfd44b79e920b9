import { expect, test } from 'vitest'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { type ListPageSlug, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { adCountText, pageRangeText, searchHeading, searchTitle } from '@/lib/market/search/page/search-heading'
import { readSearch } from './read-search'
import { clearAllHref, searchChips } from './search-chips'
import type { SearchQuery } from './search-query'

function read(list: ListPageSlug, path: string, search = ''): SearchQuery {
  const found = readSearch({ list, segments: path.split('/').filter(Boolean), params: new URLSearchParams(search) }, lookups)
  if (!found) throw new Error('no such page')
  return found.query
}

test.each([
  { list: 'usate', path: 'fiat/panda', search: 'dove=Milano', heading: 'Fiat Panda usate a Milano e dintorni' },
  { list: 'usate', path: '', search: 'dove=Ancona', heading: 'Auto usate ad Ancona e dintorni' },
  { list: 'usate', path: '', search: 'provincia=mb', heading: 'Auto usate in provincia di Monza e Brianza' },
  { list: 'km0', path: 'fiat', search: 'regione=lazio', heading: 'Fiat km 0 nel Lazio' },
  { list: 'nuove', path: '', search: 'regione=marche', heading: 'Auto nuove nelle Marche' },
  { list: 'nuove', path: '', search: 'regione=marche&regione=lazio', heading: 'Auto nuove' },
  { list: 'noleggio_lungo_termine', path: 'fiat/500', search: '', heading: 'Fiat 500 a noleggio a lungo termine' },
  { list: 'auto_d_epoca', path: 'alfa-romeo', search: '', heading: "Alfa Romeo d'epoca" },
  { list: 'annunci', path: 'fiat/panda', search: '', heading: 'Annunci Fiat Panda' },
  { list: 'moto-e-scooter', path: 'honda', search: 'regione=lombardia', heading: 'Moto Honda in Lombardia' },
  { list: 'usate', path: 'fiat', search: 'dove=Milno', heading: 'Fiat usate in tutta Italia' },
  { list: 'usate', path: '', search: 'dove=Milno&provincia=co', heading: 'Auto usate in provincia di Como' },
  { list: 'usate', path: '', search: 'dove=Milno&regione=lazio&regione=marche', heading: 'Auto usate' },
  { list: 'usate', path: '', search: 'dove=20090', heading: 'Auto usate in provincia di Milano' },
  { list: 'veicoli-commerciali', path: '', search: '', heading: 'Veicoli commerciali' },
] as const)('/$list/$path $search is headed «$heading»', ({ list, path, search, heading }) => {
  expect(searchHeading(read(list, path, search))).toBe(heading)
})

test('no two list pages, and no two pages of one list, have the same title', () => {
  const titles = listPageSlugs.flatMap((list) => ['', 'pagina=2', 'pagina=3'].map((search) => searchTitle(read(list, '', search))))
  expect(new Set(titles).size).toBe(titles.length)
})

test('every active filter is a chip whose address leaves out just that', () => {
  const query = read(
    'annunci',
    'fiat/panda',
    'prezzo_a=10000&anno_da=2018&anno_a=2020&carburante=diesel&carburante=gpl&classe_emissioni=euro5&dove=Monza (MB)&raggio=20&ordina=distanza&porte=2-3&garanzia=si&posti=5&versione=4x4&online_da=7&cv_da=90',
  )
  expect(searchChips(query).map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    'Fiat',
    'Panda',
    'Monza (MB) + 20 km',
    '«4x4»',
    'Fino a 10.000 €',
    'Immatricolazione dal 2018',
    'Immatricolazione fino al 2020',
    'Diesel',
    'GPL',
    'Da 90 CV',
    'Almeno Euro 5',
    '2/3 porte',
    'Posti, almeno 5',
    'Online da 7 giorni',
    'Con garanzia',
  ])
  const hrefs = new Map(searchChips(query).map(({ label, href }) => [label, href]))
  expect(hrefs.get('Fiat')).toMatch(/^\/annunci\?/)
  expect(hrefs.get('Panda')).toMatch(/^\/annunci\/fiat\?/)
  expect(hrefs.get('Diesel')).toContain('carburante=gpl')
  expect(hrefs.get('Diesel')).not.toContain('diesel')
  expect(hrefs.get('Monza (MB) + 20 km')).not.toMatch(/dove|raggio|distanza/)
  expect(clearAllHref(query)).toBe('/annunci')
})

test.each([
  { count: 0, text: '0 annunci' },
  { count: 1, text: '1 annuncio' },
  { count: 62, text: '62 annunci' },
  { count: 4466, text: '4.466 annunci' },
])('$count ads are «$text»', ({ count, text }) => {
  expect(adCountText(count)).toBe(text)
})

test.each([
  { page: 1, total: 1, text: '1 risultato' },
  { page: 1, total: 2, text: 'Risultati 1–2 di 2' },
  { page: 1, total: 1275, text: 'Risultati 1–20 di 1.275' },
  { page: 64, total: 1275, text: 'Risultati 1.261–1.275 di 1.275' },
  { page: 2, total: 21, text: 'Risultato 21 di 21' },
])('page $page of $total results is «$text»', ({ page, total, text }) => {
  expect(pageRangeText(page, total)).toBe(text)
})
