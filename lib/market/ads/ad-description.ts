import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { keyFacts } from '@/lib/market/ads/page/key-facts'
import { euroText } from '@/lib/market/catalogue/number-text'

/** «Fiat Panda 1.2 69 CV Lounge». */
export function fullTitleOf({ title, ad }: Pick<AdPage, 'title' | 'ad'>): string {
  return [title, ad.version].filter(Boolean).join(' ')
}

/** Meta description made of facts; the seller's text is not used, because it may be missing or unsuitable. */
export function adDescription(page: AdPage): string {
  const { ad, title, place } = page
  const facts = keyFacts(ad)
    .filter((fact) => fact.value !== 'Non indicato')
    .slice(0, 4)
    .map((fact) => fact.value)
  return [
    `${title} ${ad.version}`.trim(),
    ...facts,
    ...(place === null ? [] : [place]),
    priceText(ad) ?? 'prezzo su richiesta',
    numberOf(ad),
  ].join(', ')
}

/** Length of a version beyond which it would push the price out of a tab or a search result. */
const maxVersionLength = 32

/** «Fiat Panda 1.0 Hybrid, 9.900 €, Monza (MB), n. 10000001»: the title of the page. */
export function adTitle({ ad, title, place }: AdPage): string {
  const words = ad.version.slice(0, maxVersionLength + 1)
  const cut = (words.includes(' ') ? words.slice(0, words.lastIndexOf(' ')) : words.slice(0, maxVersionLength)).trimEnd()
  const version = ad.version.length > maxVersionLength ? `${cut}…` : ad.version
  return [`${title} ${version}`.trim(), priceText(ad), place, numberOf(ad)].filter((part) => part !== null).join(', ')
}

/** «9.900 €», «199 € al mese»; null: on request. */
export function priceText({ priceCents, rentalFeeCents }: Pick<AdPage['ad'], 'priceCents' | 'rentalFeeCents'>): string | null {
  if (rentalFeeCents !== null) return `${euroText(rentalFeeCents)} al mese`
  return priceCents === null ? null : euroText(priceCents)
}

/** Number of an ad: two new cars of one dealer differ in nothing else, and search engines take pages of one title for one. */
function numberOf({ id }: Pick<AdPage['ad'], 'id'>): string {
  return `n. ${id}`
}
