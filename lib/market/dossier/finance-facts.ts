import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { DossierFact, DossierInput } from './dossier'

type Financed = Pick<PublicAdJson, 'priceCents' | 'cashPriceCents'>

/** What a price that needs a loan costs without one. */
export function financeText({ priceCents, cashPriceCents }: Financed): string {
  if (cashPriceCents === null || priceCents === null) return 'Il prezzo vale solo con un finanziamento: chiedi il prezzo in contanti.'
  const more = cashPriceCents - priceCents
  const difference = more > 0 ? `, ${euroText(more)} in più` : ''
  return `${euroText(priceCents)} vale solo con un finanziamento. In contanti: ${euroText(cashPriceCents)}${difference}.`
}

/** Whether the asked price needs a loan; of a dealer only, as private people lend nothing. */
export function financeFacts({ ad }: DossierInput): DossierFact[] {
  if (ad.priceCents === null || ad.offerType === 'noleggio' || (ad.dealerId === null && ad.financeRequired === null)) return []
  const base = { id: 'finanziamento', title: 'Prezzo e finanziamento' }
  if (ad.financeRequired === null)
    return [
      {
        ...base,
        text: 'Non è detto se il prezzo vale anche in contanti.',
        level: 'unsaid',
        question: 'Il prezzo vale anche in contanti, senza finanziamento?',
      },
    ]
  return [{ ...base, text: ad.financeRequired ? financeText(ad) : 'Il prezzo vale anche in contanti, dice chi vende.', level: 'declared' }]
}
