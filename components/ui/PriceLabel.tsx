import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon, symbolHref } from '@/components/ui/icons/Icon'
import { color, font, radius } from '@/styles/tokens'

type Props = { rating: 1 | 2 | 'doubtful' | 'unrated'; label: ReactNode }

/** The rating is in the text and the bars too, not in the colour alone (WCAG 1.4.1). */
export function PriceLabel({ rating, label }: Props) {
  return (
    <Tag data-rating={rating}>
      {rating === 1 || rating === 2 ? (
        <Bars width={13} height={12} aria-hidden="true">
          <use href={symbolHref(`rating-${rating}`)} />
        </Bars>
      ) : (
        <Icon name={rating === 'doubtful' ? 'warning' : 'info'} size={16} />
      )}
      {label}
    </Tag>
  )
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  padding: 0 10px 0 8px;
  border-radius: ${radius.sm};
  font: 600 .9375rem/1 ${font.display};
  white-space: nowrap;
  &[data-rating='1'] { background: ${color.accent}; color: ${color.textInverse}; }
  &[data-rating='2'] { background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; }
  &[data-rating='doubtful'] { background: ${color.warningSurface}; color: ${color.warning}; }
  &[data-rating='unrated'] { background: ${color.surface}; color: ${color.textSecondary}; box-shadow: inset 0 0 0 1.5px ${color.borderControl}; }
`
const Bars = styled.svg`
  flex: none;
  fill: currentColor;
`
