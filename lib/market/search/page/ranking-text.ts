import type { SearchQuery, Sort } from '@/lib/market/search/query/search-query'

const texts: Readonly<Record<Sort, string>> = {
  recenti: 'prima i più recenti',
  prezzo_crescente: 'prima i prezzi più bassi',
  prezzo_decrescente: 'prima i prezzi più alti',
  km: 'prima chi ha meno chilometri',
  anno_decrescente: 'prima le immatricolazioni più recenti',
  anno_crescente: 'prima le immatricolazioni più lontane',
  potenza: 'prima i più potenti',
  distanza: 'prima i più vicini',
  chiavi_in_mano: 'prima i prezzi chiavi in mano più bassi',
}

/** Every reason why the ads of a list stand in this order: sellers can influence nothing else. True as long as `sortOrderOf` is. */
export function rankingText({ sort }: Pick<SearchQuery, 'sort'>): string {
  const undeclared = sort === 'recenti' ? '' : ', in fondo chi non dichiara il dato'
  return `Perché in quest’ordine: ${texts[sort]}${undeclared}. Nessuno paga per salire.`
}
