import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { stateText } from '@/lib/market/ads/page/state-words'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'
import { priceText } from './AdLine'
import { AdPicture } from './AdPicture'

/** The vehicle of an ad at the head of a page that is about it: picture, name, facts, price, how it stands. */
export function AdHeading({ card }: { card: AdCard }) {
  const facts = card.facts.filter(({ kind }) => kind === 'registration' || kind === 'mileage' || kind === 'construction')
  return (
    <Row href={card.href}>
      <Photo>
        <AdPicture card={card} sizes="128px" />
      </Photo>
      <span className="name">
        <b>{card.title}</b>
        <small>{[card.version, ...facts.map(({ text }) => text)].filter(Boolean).join(' · ')}</small>
      </span>
      <span className="price">
        <b>{priceText(card)}</b>
        <small data-status={card.status}>{stateText(card) ?? 'Online'}</small>
      </span>
    </Row>
  )
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 128px minmax(0, 1fr) auto;
  gap: 8px 16px;
  align-items: center;
  color: ${color.text};
  text-decoration: none;
  line-height: 1.3;
  overflow-wrap: anywhere;
  b { display: block; font: 600 ${fontSize.xl}/1.2 ${font.display}; }
  .price b { font-size: ${fontSize.xl2}; font-weight: 700; white-space: nowrap; }
  .price { display: grid; gap: 6px; justify-items: end; }
  .name small { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  .price small { padding: 3px 10px; border-radius: ${radius.sm}; background: ${color.accentSurfaceStrong}; color: ${color.accentStrong}; font: 600 ${fontSize.base}/1.3 ${font.display}; }
  .price [data-status='reserved'] { background: ${color.warningSurface}; color: ${color.warning}; }
  .price [data-status='sold'], .price [data-status='withdrawn'], .price [data-status='expired'] { background: ${color.surfaceMuted}; color: ${color.textSecondary}; }
  &:hover .name b { color: ${color.accent}; text-decoration: underline; }
  ${maxWidth(583)} {
    grid-template-columns: 96px minmax(0, 1fr);
    > :first-of-type { grid-row: span 2; }
    .price { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
  }
`
const Photo = styled.span`
  position: relative;
  height: 88px;
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surfaceMuted};
  ${maxWidth(583)} { height: 72px; }
`
