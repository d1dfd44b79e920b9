import styled from '@emotion/styled'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, font, fontSize } from '@/styles/tokens'

type Props = { card: Pick<AdCard, 'priceCents' | 'previousPriceCents' | 'rentalFeeCents'>; dense?: boolean; isBare?: boolean }

/** The price first, and what it was before unless that stands elsewhere (`isBare`); a rental shows its fee, and a missing price says so. */
export function AdPrice({ card, dense = false, isBare = false }: Props) {
  if (card.rentalFeeCents !== null)
    return (
      <Figure data-dense={dense || undefined}>
        {euroText(card.rentalFeeCents)}
        <small> al mese</small>
      </Figure>
    )
  if (card.priceCents === null) return <OnRequest>Prezzo su richiesta</OnRequest>
  return (
    <Figure data-dense={dense || undefined}>
      {euroText(card.priceCents)}
      {card.previousPriceCents !== null && !isBare && (
        <s>
          <VisuallyHidden>prima </VisuallyHidden>
          {euroText(card.previousPriceCents)}
        </s>
      )}
    </Figure>
  )
}

const Figure = styled.span`
  font: 700 ${fontSize.xl3}/1 ${font.display};
  letter-spacing: -.01em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-dense] { font-size: ${fontSize.xl2}; }
  s { margin-left: 6px; font-size: .6em; font-weight: 600; color: ${color.textMuted}; letter-spacing: 0; }
  small { font: 400 ${fontSize.base}/1 ${font.body}; color: ${color.textMuted}; letter-spacing: 0; }
`
const OnRequest = styled.span`
  font: 700 ${fontSize.xl}/1.4 ${font.display};
`
