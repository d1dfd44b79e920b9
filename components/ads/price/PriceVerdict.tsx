import { PriceLabel } from '@/components/ui/PriceLabel'
import { labelOf } from '@/lib/market/price-rating/price-rating'
import type { PriceRating } from '@/lib/market/price-rating/price-words'
import { LabelWords } from './LabelWords'

/** The label of a price, where it has one. */
export function PriceVerdict({ verdict }: Pick<PriceRating, 'verdict'>) {
  const label = labelOf(verdict)
  if (label !== null) return <PriceLabel rating={label} label={<LabelWords label={label} />} />
  if (verdict === 'doubtful') return <PriceLabel rating="doubtful" label="Prezzo da verificare" />
  return verdict === 'unrated' ? <PriceLabel rating="unrated" label="Non valutabile" /> : null
}
