import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { AdPrice } from '@/components/ads/AdPrice'
import { Panel } from '@/components/ui/Panel'
import { shortDateText } from '@/lib/kernel/italian/date-text'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { rentalTotalText, rentalVatText } from '@/lib/market/ads/page/offer-terms'
import { euroText, measureText } from '@/lib/market/catalogue/number-text'
import { whyText } from '@/lib/market/price-rating/price-words'
import { color, fontSize } from '@/styles/tokens'
import { PriceDifference } from './PriceDifference'
import { PriceVerdict } from './PriceVerdict'

type PricedAd = Pick<
  AdPage['ad'],
  | 'offerType'
  | 'priceCents'
  | 'priceChangedAt'
  | 'rentalFeeCents'
  | 'rentalDepositCents'
  | 'rentalMonths'
  | 'rentalKmYear'
  | 'rentalVatIncluded'
  | 'financeRequired'
  | 'vatDeductible'
>
export type PricedPage = Pick<AdPage, 'previousPriceCents' | 'rating'> & { ad: PricedAd }
type Props = {
  page: PricedPage
  /** The name of the landmark, where a page has several. */
  label?: string
  /** What can be done about it. */
  children?: ReactNode
}

/** The price, its label with the explanation, and the previous price. */
export function PricePanel({ page: { ad, previousPriceCents, rating }, label = 'Prezzo', children }: Props) {
  return (
    <Panel aria-label={label}>
      <div>
        <Words ad={ad} previousPriceCents={previousPriceCents} rating={rating} />
      </div>
      {children}
    </Panel>
  )
}

function Words({ ad, previousPriceCents, rating }: PricedPage) {
  return (
    <>
      <Top>
        <AdPrice card={{ priceCents: ad.priceCents, previousPriceCents: null, rentalFeeCents: ad.rentalFeeCents }} />
        {rating && <PriceVerdict verdict={rating.verdict} />}
      </Top>
      {previousPriceCents !== null && ad.priceCents !== null && (
        <Small>
          <s>{euroText(previousPriceCents)}</s> · ribassato di {euroText(previousPriceCents - ad.priceCents)}
          {ad.priceChangedAt !== null && ` il ${shortDateText(ad.priceChangedAt)}`}
        </Small>
      )}
      {rating && (
        <Small>
          {rating.verdict === 'unrated' ? (
            whyText(rating.why)
          ) : (
            <PriceDifference askedCents={ad.priceCents ?? 0} estimateEuro={rating.estimateEuro} />
          )}{' '}
          <a href="#prezzo">Il prezzo, spiegato</a>
        </Small>
      )}
      {ad.financeRequired === true && <Warning>Il prezzo vale solo con un finanziamento: chiedi il prezzo in contanti.</Warning>}
      {ad.vatDeductible === true && <Small>IVA deducibile</Small>}
      {ad.offerType === 'noleggio' && <RentalTerms ad={ad} />}
    </>
  )
}

/** What the fee is part of. */
function RentalTerms({ ad }: { ad: PricedAd }) {
  const { rentalDepositCents, rentalMonths, rentalKmYear } = ad
  const unknown = 'non indicato'
  const terms = [
    { name: 'Canone', value: rentalVatText(ad.rentalVatIncluded) },
    { name: 'Anticipo', value: rentalDepositCents === null ? unknown : euroText(rentalDepositCents) },
    { name: 'Durata', value: rentalMonths === null ? unknown : `${rentalMonths} mesi` },
    { name: 'Chilometri', value: rentalKmYear === null ? unknown : measureText(rentalKmYear, 'km/anno') },
    { name: 'Totale', value: rentalTotalText(ad).toLowerCase().replace('iva', 'IVA') },
  ]
  return (
    <Terms>
      {terms.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Terms>
  )
}

const Top = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 10px;
  > span:first-of-type { font-size: ${fontSize.xl4}; }
`
const Small = styled.p`
  margin-top: 8px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
const Terms = styled.dl`
  margin-top: 8px;
  font-size: ${fontSize.base};
  div { display: flex; justify-content: space-between; gap: 12px; padding: 4px 0; }
  dt { color: ${color.textMuted}; }
  dd { text-align: right; font-variant-numeric: tabular-nums; }
  div:last-of-type { border-top: 1px solid ${color.border}; font-weight: 600; }
`
const Warning = styled.p`
  margin-top: 12px;
  padding: 8px 12px;
  border-radius: 8px;
  background: ${color.warningSurface};
  color: ${color.warning};
  font-size: ${fontSize.base};
`
