import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { euroText } from '@/lib/market/catalogue/number-text'
import { type PriceRating, unratedText } from '@/lib/market/price-rating/price-words'
import { fontSize } from '@/styles/tokens'
import { PriceDifference } from './PriceDifference'
import { PriceScale } from './PriceScale'
import { PriceVerdict } from './PriceVerdict'

type Props = { askedCents: number; rating: PriceRating; href: string }

/** What is said of a price, in short; how it comes about has a page of its own. */
export function PriceSummary({ askedCents, rating, href }: Props) {
  return (
    <OnScreen id="prezzo">
      <h2>Il prezzo, spiegato</h2>
      <Verdict>
        <PriceVerdict verdict={rating.verdict} />
        {rating.verdict === 'unrated' ? (
          <span>{unratedText(rating)}</span>
        ) : (
          <span>
            <PriceDifference askedCents={askedCents} estimateEuro={rating.estimateEuro} />
          </span>
        )}
      </Verdict>
      {rating.verdict !== 'unrated' && <PriceScale askedCents={askedCents} band={rating} />}
      <More>
        <Link href={href} rel={rating.verdict === 'unrated' ? undefined : 'nofollow'}>
          {rating.verdict === 'unrated' ? 'Come valutiamo' : `Come si arriva a ${euroText(rating.estimateEuro * 100)}`}
        </Link>
      </More>
    </OnScreen>
  )
}

/** An ad is printed on one sheet, which has the price and its label already. */
const OnScreen = styled.section`
  @media print { display: none; }
`
const Verdict = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-bottom: 20px;
  font-size: ${fontSize.lg};
  line-height: 1.35;
`
const More = styled.p`
  margin-top: 12px;
`
