import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { ownAdApi } from '@/lib/kernel/routes/routes'

/** An ad on its own page, for those who may change it. JSON-serialisable. */
export type AdInHand = {
  adId: number
  /** The dealer whose stock it is in; null: a private seller's. */
  dealerSlug: string | null
  /** Whether its status lets it be changed and sold. */
  isOpen: boolean
  /** What reserves it, or frees it again; null where its status allows neither. */
  reserve: 'riserva' | 'libera' | null
  views: number
  saves: number
  contacts: number
}

/** The form that begins a change of it. */
export function editForm({ adId, dealerSlug }: Pick<AdInHand, 'adId' | 'dealerSlug'>): { action: string; fields: Record<string, string> } {
  return dealerSlug === null
    ? { action: ownAdApi.one(adId), fields: { azione: 'modifica' } }
    : { action: dealershipApi.drafts, fields: { concessionaria: dealerSlug, annuncio: String(adId) } }
}
