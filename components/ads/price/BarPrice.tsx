import styled from '@emotion/styled'
import { AdPrice } from '@/components/ads/AdPrice'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { labelOf, priceLabels } from '@/lib/market/price-rating/price-rating'
import { color, fontSize } from '@/styles/tokens'

type Props = Pick<AdPage['ad'], 'priceCents' | 'rentalFeeCents'> & Pick<AdPage, 'rating'>

/** The price of an ad beside the buttons of a phone, with its label in words where it has one. */
export function BarPrice({ priceCents, rentalFeeCents, rating }: Props) {
  const label = rating && labelOf(rating.verdict)
  return (
    <>
      <Small>
        <AdPrice card={{ priceCents, previousPriceCents: null, rentalFeeCents }} dense />
      </Small>
      {label && <Label>{priceLabels[label]}</Label>}
    </>
  )
}

const Small = styled.span`
  > span { font-size: ${fontSize.xl}; }
`
const Label = styled.small`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  white-space: nowrap;
`
