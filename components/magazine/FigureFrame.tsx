import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { dayText } from '@/lib/kernel/italian/date-text'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { Figure } from '@/lib/market/magazine/figure'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

type Props = {
  figure: Figure
  /** «2026-11-25». */
  day: string
  /** The tariffs behind a calculation. */
  sources?: ReactNode
  /** Its bars and its table. */
  children?: ReactNode
}

/** A figure from our own market: what it says, from how many ads, on which day. */
export function FigureFrame({ figure: { title, finding, basis, more }, day, sources, children }: Props) {
  return (
    <Frame>
      <figcaption>{title}</figcaption>
      {finding !== null && <p>{finding}</p>}
      {children}
      <Foot>
        {'ads' in basis ? `Dati Ingrana, ${dayText(day)}: ${adsText(basis.ads)}.` : `Calcolo Ingrana, ${dayText(day)}. `}
        {sources}
        {more && (
          <>
            {' '}
            <Link href={more.href}>{more.label}</Link>
          </>
        )}
      </Foot>
    </Frame>
  )
}

function adsText(ads: number): string {
  return ads === 1 ? '1 annuncio' : `${numberText(ads)} annunci`
}

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 24px 0;
  padding: 20px 24px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  --ground: ${color.surfaceAlt};
  background: var(--ground);
  figcaption { font: 600 ${fontSize.lg}/1.25 ${font.display}; }
  caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } /* the same words as the title above */
  ${maxWidth(800)} { padding: 16px; }
`
const Foot = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
  a { font-weight: 600; }
`
