import styled from '@emotion/styled'
import type { PublicAdJson } from '@/lib/market/ads/page/ad-page'
import { stateText } from '@/lib/market/ads/page/state-words'
import { mobileScreen } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

/** «Venduta», on the pictures of an ad; the words beside the price say it to screen readers. */
export function StateBadge({ ad }: { ad: Pick<PublicAdJson, 'status' | 'category'> }) {
  const text = stateText(ad)
  if (text === null) return null
  return (
    <Sign aria-hidden="true" data-reserved={ad.status === 'reserved' || undefined}>
      {text}
    </Sign>
  )
}

const Sign = styled.span`
  position: absolute;
  top: 12px;
  left: 12px;
  padding: 6px 12px;
  border-radius: ${radius.sm};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.danger};
  color: ${color.danger};
  font: 600 ${fontSize.md}/1.15 ${font.display};
  ${mobileScreen} { left: -4px; }
  &[data-reserved] { background: ${color.warningSurface}; box-shadow: none; color: ${color.warning}; }
`
