import type { sellerTypes } from '@/lib/market/catalogue/vocabulary'

export type SellerKind = keyof typeof sellerTypes
export type AdSeller = { kind: SellerKind; name: string }

const names = { concessionario: 'Concessionario', privato: 'Privato', 'non-indicato': 'Venditore non indicato' } as const satisfies Record<
  SellerKind,
  string
>

/** Who sells: the dealer, or what the seller says to be. It is never guessed, because buyers have other rights with a dealer. */
export function sellerOf(dealerName: string | null, sellerType: string | null): AdSeller {
  if (dealerName !== null) return { kind: 'concessionario', name: dealerName }
  const kind = sellerType === 'concessionario' || sellerType === 'privato' ? sellerType : 'non-indicato'
  return sellerNamed(kind, undefined)
}

/** A seller without a name of its own is called by its kind. */
export function sellerNamed(kind: SellerKind, name: string | undefined): AdSeller {
  return { kind, name: name ?? names[kind] }
}

/** «a un venditore privato», for the sentence that says who is written to. */
export function recipientText({ kind, name }: AdSeller): string {
  if (name !== names[kind]) return `a ${name.replace(/\.$/, '')}`
  return { concessionario: 'a un concessionario', privato: 'a un venditore privato', 'non-indicato': 'al venditore' }[kind]
}
