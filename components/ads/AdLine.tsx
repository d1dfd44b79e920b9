import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { AdPicture } from './AdPicture'

/** A short card for places that have already named make and model: picture, price, age and kilometres, place. */
export function AdLine({ card }: { card: AdCard }) {
  const facts = card.facts.filter(({ kind }) => kind === 'registration' || kind === 'mileage' || kind === 'construction')
  return (
    <Line
      href={card.href}
      aria-label={[card.title, priceText(card), ...facts.map(({ text }) => text), card.place].filter(Boolean).join(', ')}
    >
      <Photo>
        <AdPicture card={card} sizes="80px" />
      </Photo>
      <span>
        <b>{priceText(card)}</b>
        <small>{facts.map(({ text }) => text).join(' · ') || card.title}</small>
        {card.place !== null && <small>{card.place}</small>}
      </span>
    </Line>
  )
}

/** The price of a vehicle, or of its hire, where only one fits. */
export function priceText({ rentalFeeCents, priceCents }: AdCard): string {
  if (rentalFeeCents !== null) return `${euroText(rentalFeeCents)} al mese`
  return priceCents === null ? 'Prezzo su richiesta' : euroText(priceCents)
}

const Line = styled(Link)`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  min-height: 44px;
  border-radius: ${radius.md};
  color: ${color.text};
  text-decoration: none;
  line-height: 1.3;
  b { display: block; font: 700 ${fontSize.lg}/1.2 ${font.display}; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  &:hover b { color: ${color.accent}; text-decoration: underline; }
`
const Photo = styled.span`
  position: relative;
  height: 60px;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${color.surfaceMuted};
`
