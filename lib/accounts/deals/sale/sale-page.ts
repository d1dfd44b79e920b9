import type { Party } from '@/lib/accounts/contact/reply'
import type { AdCard } from '@/lib/market/ads/ad-card'
import type { PurchaseCosts } from '@/lib/market/running-costs/purchase-costs'
import type { Contract } from './contract/contract'
import type { ContractCar } from './contract/contract-text'
import type { SaleState } from './sale'

/** What stands on the page of a sale, for one of its two sides. JSON-serialisable. */
export type SalePage = {
  replyId: number
  car: AdCard
  side: Party
  buyer: string
  seller: string
  isDealer: boolean
  /** Where a dealer sold: the page of its reviews. */
  dealerSlug: string | null
  sale: { id: number; state: SaleState; price: string | null; agreedOn: string }
  /** Null where a dealer sells, or its time is over. */
  contract: { data: Contract; car: ContractCar; eraseOn: string | null; missing: { buyer: number; seller: number } } | null
  costs: Pick<PurchaseCosts, 'transfer' | 'province' | 'checkedOn'> | null
  /** The last day for the transfer; null: no delivery is named yet. */
  transferBy: string | null
  delivery: string | null
}

/** The steps from the agreement to the keys. */
export const saleSteps = ['Accordo', 'Carte', 'Firma', 'Consegna', 'Venduta'] as const

/** Which step is now, counted from 0. */
export function stepNow({ sale, contract }: SalePage): number {
  if (sale.state === 'sold') return 4
  if (sale.state !== 'agreed') return 0
  return contract !== null && contract.missing.buyer + contract.missing.seller === 0 ? 2 : 1
}

/** What each brings to the signature. */
export const sellerBrings = [
  { what: 'Documento Unico, o libretto e certificato di proprietà', note: 'Originale. Senza, non si firma.' },
  { what: 'Certificato di proprietà digitale (CdP)', note: 'Solo per le auto di prima del Documento Unico: basta il codice.' },
  { what: 'Ricevuta dell’ultima revisione', note: 'Se è già dovuta.' },
  { what: 'Tutte le chiavi', note: 'Anche la seconda: provatela.' },
  { what: 'Tagliandi e fatture', note: 'Se ci sono.' },
  { what: 'Carta d’identità e codice fiscale', note: 'Validi.' },
] as const
export const buyerBrings = [
  { what: 'Carta d’identità e codice fiscale', note: 'Validi.' },
  { what: 'Assicurazione già attiva', note: 'Serve per portarla via: attivala sulla targa prima della firma.' },
  { what: 'Il pagamento pronto', note: 'Bonifico istantaneo: controlla il limite con la tua banca.' },
] as const

/** Where a seller's signature is authenticated. */
export const signingPlaces = [
  {
    name: 'Agenzia STA',
    text: 'Sportello telematico dell’automobilista: autentica la firma e fa il passaggio nello stesso momento. È la strada più semplice.',
    note: 'Chiedi il compenso prima: lo decide l’agenzia.',
    link: { href: 'https://www.aci.it/', text: 'Cerca uno sportello sul sito dell’ACI' },
  },
  {
    name: 'Comune',
    text: 'L’ufficio anagrafe autentica la firma di chi vende. Poi chi compra ha 60 giorni per il passaggio allo STA.',
    note: 'Di solito serve l’appuntamento. Porta una marca da bollo da 16 €.',
    link: null,
  },
] as const
