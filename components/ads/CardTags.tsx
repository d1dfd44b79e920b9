import styled from '@emotion/styled'
import { Badge } from '@/components/ui/Badge'
import type { AdCard } from '@/lib/market/ads/ad-card'

type Props = { card: Pick<AdCard, 'offerType' | 'offerLabel' | 'previousPriceCents'> }

/** The badges on a picture: the kind of offer unless it is an ordinary used vehicle, and a lowered price. */
export function CardTags({ card }: Props) {
  if (card.offerType === 'usato' && card.previousPriceCents === null) return null
  return (
    <Corner>
      {card.offerType !== 'usato' && <Badge tone={tones[card.offerType] ?? 'verde'}>{card.offerLabel}</Badge>}
      {card.previousPriceCents !== null && <Badge>Ribassata</Badge>}
    </Corner>
  )
}

const tones: Readonly<Record<string, 'epoca' | 'blu'>> = { epoca: 'epoca', noleggio: 'blu' }

const Corner = styled.span`
  position: absolute;
  left: 10px;
  top: 10px;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`
