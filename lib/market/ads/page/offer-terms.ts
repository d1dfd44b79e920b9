import type { Ad } from '@/lib/market/ads/ad'
import { euroText } from '@/lib/market/catalogue/number-text'
import { yesNoText } from '@/lib/market/catalogue/vocabulary'

type RentalTerms = Pick<Ad, 'rentalFeeCents' | 'rentalDepositCents' | 'rentalMonths' | 'rentalVatIncluded'>

/** What a rental costs over its term: the down payment and every fee. Null while one of them is not known. */
export function rentalTotalCents({
  rentalFeeCents,
  rentalDepositCents,
  rentalMonths,
}: Omit<RentalTerms, 'rentalVatIncluded'>): number | null {
  if (rentalFeeCents === null || rentalDepositCents === null || rentalMonths === null) return null
  return rentalDepositCents + rentalMonths * rentalFeeCents
}

export function rentalVatText(isIncluded: boolean | null): string {
  if (isIncluded === null) return 'IVA non indicata'
  return isIncluded ? 'IVA inclusa' : 'IVA esclusa'
}

/** «14.364 €, IVA inclusa», or that it is not known. */
export function rentalTotalText(terms: RentalTerms): string {
  const total = rentalTotalCents(terms)
  return total === null ? yesNoText(null) : `${euroText(total)}, ${rentalVatText(terms.rentalVatIncluded)}`
}
