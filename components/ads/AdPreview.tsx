import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { AdPicture } from './AdPicture'
import { AdPrice } from './AdPrice'
import { SmallCardTags } from './CardTags'

type Props = { card: AdCard /** What the seller has to know of it. */; note: ReactNode }

/** The small card of an ad that is not published: it leads nowhere. */
export function AdPreview({ card, note }: Props) {
  return (
    <Box>
      <Photo>
        <AdPicture card={card} sizes="(max-width: 450px) 112px, 236px" />
        <SmallCardTags card={card} />
      </Photo>
      <Body>
        <h3>{card.title}</h3>
        <Version>{card.version}</Version>
        <p>
          <AdPrice card={card} dense />
        </p>
        <ul>
          {card.facts.slice(0, 4).map((fact) => (
            <li key={fact.kind}>{fact.text}</li>
          ))}
        </ul>
        <Note>{note}</Note>
      </Body>
    </Box>
  )
}

const Box = styled.article`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${maxWidth(450)} { grid-template: auto / 124px minmax(0, 1fr); align-items: start; }
  h3 { overflow-wrap: anywhere; font: 600 ${fontSize.lg}/1.15 ${font.display}; }
`
const Photo = styled.div`
  position: relative;
  aspect-ratio: 16 / 11;
  background: ${color.surfaceMuted};
  ${maxWidth(450)} { overflow: hidden; margin: 12px 0 0 12px; border-radius: ${radius.md}; aspect-ratio: 4 / 3; }
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: 14px 14px 12px;
  ul { display: flex; flex-wrap: wrap; gap: 0 12px; overflow: hidden; color: ${color.textSecondary}; font-size: ${fontSize.sm}; }
  li + li::before { content: '·'; margin-left: -8px; margin-right: 5px; }
`
const Version = styled.p`
  display: -webkit-box;
  overflow: hidden;
  min-height: 21px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
const Note = styled.p`
  margin-top: auto;
  padding-top: 8px;
  border-top: 1px solid ${color.borderSubtle};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
