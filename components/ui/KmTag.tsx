import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, font, radius, size } from '@/styles/tokens'

type Props = { tone?: 'verde' | 'epoca' | 'blu'; children: ReactNode }

/** A small road sign: distance, kind of offer, status code. Brown is for classics and blue for rental, as on Italian roads. */
export function KmTag({ tone = 'verde', children }: Props) {
  return <Sign data-tone={tone}>{children}</Sign>
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 22px;
  padding: 0 8px;
  border-radius: ${radius.xs};
  background: ${color.verde700};
  box-shadow: inset 0 0 0 1px ${color.verde700}, inset 0 0 0 2px rgba(255, 255, 255, .75);
  color: ${color.bianco};
  font: 600 ${size.sm}/1 ${font.display};
  letter-spacing: .02em;
  white-space: nowrap;
  &[data-tone='epoca'] { background: ${color.marrone700}; box-shadow: inset 0 0 0 1px ${color.marrone700}, inset 0 0 0 2px rgba(255, 255, 255, .75); }
  &[data-tone='blu'] { background: ${color.blu700}; box-shadow: inset 0 0 0 1px ${color.blu700}, inset 0 0 0 2px rgba(255, 255, 255, .75); }
`
