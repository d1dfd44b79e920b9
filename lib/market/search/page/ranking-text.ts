import type { SearchQuery, Sort } from '@/lib/market/search/query/search-query'

const texts: Readonly<Record<Sort, string>> = {
  recenti: 'Prima i più recenti',
  prezzo_crescente: 'Prima i prezzi più bassi',
  prezzo_decrescente: 'Prima i prezzi più alti',
  km: 'Prima chi ha meno chilometri',
  anno_decrescente: 'Prima le immatricolazioni più recenti',
  anno_crescente: 'Prima le immatricolazioni più lontane',
  potenza: 'Prima i più potenti',
  distanza: 'Prima i più vicini',
  chiavi_in_mano: 'Prima i prezzi chiavi in mano più bassi',
}

/** Every reason why the ads of a list stand in this order: sellers can influence nothing else. True as long as `sortOrderOf` is. */
export function rankingText({ sort }: Pick<SearchQuery, 'sort'>): string {
  const undeclared = sort === 'recenti' ? '' : ', in fondo chi non dichiara il dato'
  return `${texts[sort]}${undeclared}. Nessuno può pagare per salire.`
}
