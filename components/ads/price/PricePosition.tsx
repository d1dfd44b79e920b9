import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { adPricePath } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { euroText } from '@/lib/market/catalogue/number-text'
import { differenceWords, type PriceRating, whyText } from '@/lib/market/price-rating/price-words'
import { PriceVerdict } from './PriceVerdict'

type Props = { card: AdCard; rating: PriceRating | null }

/** The place of the price beside the estimate, as buyers see it; null while it is being looked at. */
export function PricePosition({ card, rating }: Props) {
  if (card.status !== 'published') return null
  if (rating === null) return card.priceCents === null ? null : <p>Prezzo in valutazione.</p>
  if (rating.verdict === 'unrated')
    return (
      <p>
        <PriceVerdict verdict="unrated" /> {whyText(rating.why)}
      </p>
    )
  const { euro, percent } = differenceWords(card.priceCents ?? 0, rating.estimateEuro)
  return (
    <p>
      <PriceVerdict verdict={rating.verdict} /> {euro} di {euroText(rating.estimateEuro * 100)} ({percent}).{' '}
      {rating.withheld === undefined ? (
        <Link href={adPricePath(card.href)}>
          Come ci si arriva<VisuallyHidden> per {card.title}</VisuallyHidden>
        </Link>
      ) : (
        `In pubblico non compare. ${rating.withheld}`
      )}
    </p>
  )
}
