import { AdPrice } from '@/components/ads/AdPrice'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { PriceVerdict } from './PriceVerdict'

type Props = Pick<AdPage['ad'], 'priceCents' | 'rentalFeeCents'> & Pick<AdPage, 'rating'>

/** The price of an ad beside the button of a phone, with its label where it has one. */
export function BarPrice({ priceCents, rentalFeeCents, rating }: Props) {
  return (
    <>
      <AdPrice card={{ priceCents, previousPriceCents: null, rentalFeeCents }} dense />
      {rating && rating.verdict !== 'unrated' && <PriceVerdict verdict={rating.verdict} />}
    </>
  )
}
