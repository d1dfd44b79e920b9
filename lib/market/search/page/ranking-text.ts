import { earned, kmPerDay } from '@/lib/market/ads/order/earned-time'
import { priceLabels } from '@/lib/market/price-rating/price-rating'
import type { SearchQuery, Sort } from '@/lib/market/search/query/search-query'

/** Where the explanation stands below a list. */
export const rankingId = 'perche-in-quest-ordine'

const texts: Readonly<Record<Exclude<Sort, 'consigliati'>, string>> = {
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

/** Every reason why the ads of a list stand in this order: sellers can influence nothing else. True as long as `sortOrderOf` and `earned` are. */
export function rankingText({ sort, place }: Pick<SearchQuery, 'sort' | 'place'>): string {
  if (sort === 'consigliati') return recommendedText(place?.name)
  const undeclared = sort === 'recenti' ? '' : ', in fondo chi non dichiara il dato'
  return `${texts[sort]}${undeclared}. Nessuno può pagare per salire.`
}

function recommendedText(place: string | undefined): string {
  const { photoHours, mostPhotos, factHours, labelHours } = earned
  const days = (hours: number) => hours / 24
  const near = place === undefined ? '' : ` Ogni ${kmPerDay} km da ${place} toglie un giorno.`
  return `Prima i più recenti, ma chi dice di più guadagna giorni: fino a ${days(photoHours * mostPhotos)} per le foto, ${days(factHours)} per la scheda completa, ${days(labelHours[2])} per «${priceLabels[2]}», ${days(labelHours[1])} per «${priceLabels[1]}».${near} Mai più di due di fila di un venditore, se ce ne sono altri. Nessuno può pagare per salire.`
}
