import styled from '@emotion/styled'
import { AdPrice } from '@/components/ads/AdPrice'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { labelOf } from '@/lib/market/price-rating/price-rating'
import { color, fontSize } from '@/styles/tokens'
import { LabelWords } from './LabelWords'

type Props = Pick<AdPage['ad'], 'priceCents' | 'rentalFeeCents'> & Pick<AdPage, 'rating'>

/** The price of an ad beside the buttons of a phone, with its label in words where it has one. */
export function BarPrice({ priceCents, rentalFeeCents, rating }: Props) {
  const label = rating && labelOf(rating.verdict)
  return (
    <>
      <Small>
        <AdPrice card={{ priceCents, previousPriceCents: null, rentalFeeCents }} dense />
      </Small>
      {label && (
        <Label>
          <LabelWords label={label} />
        </Label>
      )}
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
