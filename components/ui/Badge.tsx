import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { enlargedPhone } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = { tone?: 'verde' | 'epoca' | 'blu'; children: ReactNode }

/** A small road sign: distance, kind of offer, status code. Brown is for classics and blue for rental, as on Italian roads. */
export function Badge({ tone = 'verde', children }: Props) {
  return <Sign data-tone={tone}>{children}</Sign>
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 22px;
  padding: 0 8px;
  border-radius: ${radius.xs};
  background: ${color.accent};
  box-shadow: inset 0 0 0 1px ${color.accent}, inset 0 0 0 2px rgba(255, 255, 255, .75);
  color: ${color.textInverse};
  font: 600 ${fontSize.sm}/1 ${font.display};
  letter-spacing: .02em;
  white-space: nowrap;
  ${enlargedPhone} { white-space: normal; }
  &[data-tone='epoca'] { background: ${color.classic}; box-shadow: inset 0 0 0 1px ${color.classic}, inset 0 0 0 2px rgba(255, 255, 255, .75); }
  &[data-tone='blu'] { background: ${color.rental}; box-shadow: inset 0 0 0 1px ${color.rental}, inset 0 0 0 2px rgba(255, 255, 255, .75); }
`
