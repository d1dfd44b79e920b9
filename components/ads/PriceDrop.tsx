import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { euroText } from '@/lib/market/catalogue/number-text'
import { color, fontSize } from '@/styles/tokens'

type Props = { card: Pick<AdCard, 'priceCents' | 'previousPriceCents'> }

/** By how much a price was lowered, and what it was. */
export function PriceDrop({ card: { priceCents, previousPriceCents } }: Props) {
  if (priceCents === null || previousPriceCents === null) return null
  return (
    <Drop>
      <Icon name="arrow-down" size={14} />
      <VisuallyHidden>Ribassata di </VisuallyHidden>
      {euroText(previousPriceCents - priceCents)}
      <s>
        <VisuallyHidden>prima </VisuallyHidden>
        {euroText(previousPriceCents)}
      </s>
    </Drop>
  )
}

const Drop = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  color: ${color.accent};
  font-size: ${fontSize.base};
  font-weight: 600;
  white-space: nowrap;
  s { margin-left: 3px; color: ${color.textMuted}; font-weight: 400; }
`
