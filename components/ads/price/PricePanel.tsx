import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { AdPrice } from '@/components/ads/AdPrice'
import { Icon } from '@/components/ui/icons/Icon'
import { Panel } from '@/components/ui/Panel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { usePlace } from '@/lib/experimentation/experiments/places/use-place'
import type { AdPage } from '@/lib/market/ads/page/ad-page'
import { rentalTotalCents, rentalTotalText, rentalVatText } from '@/lib/market/ads/page/offer-terms'
import { euroText, measureText } from '@/lib/market/catalogue/number-text'
import { financeText } from '@/lib/market/dossier/finance-facts'
import { type PriceRating, whyText } from '@/lib/market/price-rating/price-words'
import { mobileScreen } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { PriceDifference } from './PriceDifference'
import { PriceVerdict } from './PriceVerdict'

type PricedAd = Pick<
  AdPage['ad'],
  | 'offerType'
  | 'priceCents'
  | 'rentalFeeCents'
  | 'rentalDepositCents'
  | 'rentalMonths'
  | 'rentalKmYear'
  | 'rentalVatIncluded'
  | 'financeRequired'
  | 'cashPriceCents'
  | 'vatDeductible'
>
export type PricedPage = Pick<AdPage, 'previousPriceCents' | 'rating'> & { ad: PricedAd }
type Props = {
  page: PricedPage
  /** The name of the landmark, where a page has several. */
  label?: string
  /** What stands before the price: that the vehicle cannot be had. */
  notice?: ReactNode
  /** The price is one of the past. */
  isOver?: boolean
  /** What can be done about it. */
  children?: ReactNode
}

/** The price, its label with the explanation, and the previous price. */
export function PricePanel({ page: { ad, previousPriceCents, rating }, label = 'Prezzo', notice, isOver = false, children }: Props) {
  return (
    <Flat aria-label={label} data-over={isOver || undefined}>
      {notice}
      <div>
        <Words ad={ad} previousPriceCents={isOver ? null : previousPriceCents} rating={rating} />
      </div>
      {children}
    </Flat>
  )
}

function Words({ ad, previousPriceCents, rating }: PricedPage) {
  return (
    <>
      <Top>
        <AdPrice card={{ priceCents: ad.priceCents, previousPriceCents: null, rentalFeeCents: ad.rentalFeeCents }} />
        {rating && <PriceVerdict verdict={rating.verdict} />}
      </Top>
      {(rating || previousPriceCents !== null) && (
        <Small>
          <Drop from={previousPriceCents} to={ad.priceCents} />
          {rating && <Why rating={rating} askedCents={ad.priceCents ?? 0} />}
        </Small>
      )}
      {ad.financeRequired === true && <Warning>{financeText(ad)}</Warning>}
      {ad.vatDeductible === true && <Small>IVA deducibile</Small>}
      {ad.offerType === 'noleggio' && <RentalTerms ad={ad} />}
    </>
  )
}

/** «↓ 1.000 € 25.900 €»: by how much, and from what. */
function Drop({ from, to }: { from: number | null; to: number | null }) {
  if (from === null || to === null) return null
  return (
    <Down>
      <Icon name="arrow-down" size={14} />
      <VisuallyHidden>Ribassata di </VisuallyHidden>
      {euroText(from - to)}{' '}
      <s>
        <VisuallyHidden>prima </VisuallyHidden>
        {euroText(from)}
      </s>
    </Down>
  )
}

type Reason = { rating: PriceRating; askedCents: number }

function Why(reason: Reason) {
  return (
    <span>
      <ExperimentsProvider at="price_panel">
        <Reason {...reason} />
      </ExperimentsProvider>
    </span>
  )
}

function Reason({ rating, askedCents }: Reason) {
  const { is, text } = usePlace('price_panel')
  return (
    <>
      {rating.verdict === 'unrated' && whyText(rating.why)}
      {rating.verdict !== 'unrated' && !is('etichetta') && <PriceDifference askedCents={askedCents} estimateEuro={rating.estimateEuro} />}{' '}
      <a href="#prezzo">{text('why', 'Perché')}</a>
    </>
  )
}

/** What the fee is part of, as far as it is declared. */
function RentalTerms({ ad }: { ad: PricedAd }) {
  const { rentalDepositCents, rentalMonths, rentalKmYear } = ad
  const terms = [
    { name: 'Canone', value: rentalVatText(ad.rentalVatIncluded) },
    { name: 'Anticipo', value: rentalDepositCents === null ? null : euroText(rentalDepositCents) },
    { name: 'Durata', value: rentalMonths === null ? null : `${rentalMonths} mesi` },
    { name: 'Chilometri', value: rentalKmYear === null ? null : measureText(rentalKmYear, 'km/anno') },
    { name: 'Totale', value: rentalTotalCents(ad) === null ? null : rentalTotalText(ad) },
  ]
  return (
    <Terms>
      {terms.map(
        ({ name, value }) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Terms>
  )
}

const Flat = styled(Panel)`
  display: grid;
  gap: 12px;
  padding: 18px 20px;
  &[data-over] > div > p:first-of-type { color: ${color.textMuted}; }
  ${mobileScreen} { gap: 8px; padding: 0; border: 0; border-radius: 0; }
`
const Top = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  > span:first-of-type { font-size: ${fontSize.xl4}; }
  ${mobileScreen} { > span:first-of-type { font-size: 2rem; } }
`
const Down = styled.span`
  display: inline-flex;
  gap: 3px;
  align-items: center;
  color: ${color.accent};
  font-weight: 600;
  white-space: nowrap;
  s { color: ${color.textMuted}; font-weight: 400; }
`
const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
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
