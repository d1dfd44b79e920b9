import styled from '@emotion/styled'
import { Badge } from '@/components/ui/Badge'
import { Icon } from '@/components/ui/icons/Icon'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { card: Pick<AdCard, 'category' | 'offerType' | 'offerLabel' | 'online'>; seen: string | undefined }

/** What a card of a list says on its picture: the kind of offer unless it is an ordinary used vehicle, that it came today, that it was seen. */
export function CardTags({ card, seen }: Props) {
  const arrival = arrivalText(card)
  if (card.offerType === 'usato' && arrival === null && seen === undefined) return null
  return (
    <Corner>
      <OfferBadge card={card} />
      {arrival !== null && <Badge>{arrival}</Badge>}
      {seen !== undefined && (
        <Seen>
          <Icon name="eye" size={16} />
          {seen}
        </Seen>
      )}
    </Corner>
  )
}

/** The badges on the picture of a small card, which has no room for a reduced price beside the price. */
export function SmallCardTags({ card }: { card: Pick<AdCard, 'offerType' | 'offerLabel' | 'previousPriceCents'> }) {
  if (card.offerType === 'usato' && card.previousPriceCents === null) return null
  return (
    <Corner>
      <OfferBadge card={card} />
      {card.previousPriceCents !== null && <Badge>Ribassata</Badge>}
    </Corner>
  )
}

function OfferBadge({ card: { offerType, offerLabel } }: { card: Pick<AdCard, 'offerType' | 'offerLabel'> }) {
  return offerType !== 'usato' && <Badge tone={tones[offerType] ?? 'verde'}>{offerLabel}</Badge>
}

const tones: Readonly<Record<string, 'epoca' | 'blu'>> = { epoca: 'epoca', noleggio: 'blu' }

/** «Nuova oggi» would be a kind of offer beside «Nuovo». */
function arrivalText({ category, offerType, online }: Props['card']): string | null {
  if (online !== 'oggi' || offerType === 'nuovo') return null
  return category === 'auto' || category === 'moto-e-scooter' ? 'Nuova oggi' : 'Nuovo oggi'
}

const Corner = styled.span`
  position: absolute;
  left: 8px;
  top: 8px;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`
const Seen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding: 0 8px;
  border-radius: ${radius.xs};
  background: rgba(255, 255, 255, .96);
  color: ${color.textSecondary};
  font: 600 ${fontSize.sm}/1 ${font.display};
  letter-spacing: .02em;
`
