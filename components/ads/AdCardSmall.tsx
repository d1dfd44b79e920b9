import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { PriceLabel } from '@/components/ui/PriceLabel'
import type { AdCard as Card } from '@/lib/market/ads/ad-card'
import { euroText, measureText } from '@/lib/market/catalogue/number-text'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, motion, radius, shadow } from '@/styles/tokens'
import { AdPicture } from './AdPicture'
import { AdPrice } from './AdPrice'
import { SmallCardTags } from './CardTags'
import { SellerLine, VersionLine } from './card-lines'
import { LabelWords } from './price/LabelWords'
import { sellerIcons } from './seller-icons'

type Props = {
  card: Card
  eager?: boolean
  /** Stands on the picture's corner. */
  heart?: ReactNode
  /** A `label`: the tick that picks the ad for the comparison, on the corner of the picture, below it on a phone. */
  tick?: ReactNode
  /** Makes the picture on a phone a small one beside the words; two facts are enough beside each other. */
  isCompact?: boolean
}

/** An ad among others side by side: a row of suggestions, a dealer's stock, a grid of results. */
export function AdCardSmall({ card, eager = false, heart, tick, isCompact = false }: Props) {
  return (
    <Box data-compact={isCompact || undefined}>
      <Photo>
        <CardPicture card={card} eager={eager} />
      </Photo>
      <Body>
        <CardText card={card} isCompact={isCompact} />
      </Body>
      {heart}
      {tick}
    </Box>
  )
}

function CardPicture({ card, eager = false }: { card: Card; eager?: boolean }) {
  return (
    <>
      <AdPicture card={card} eager={eager} sizes="(max-width: 800px) 256px, 236px" />
      <SmallCardTags card={card} />
    </>
  )
}

function CardText({ card, isCompact }: { card: Card; isCompact: boolean }) {
  return (
    <>
      <h3>
        <Link href={card.href}>{card.title}</Link>
      </h3>
      <Version>{card.version}</Version>
      <Price>
        <AdPrice card={card} dense />
        {card.turnkeyPriceCents !== undefined && <Turnkey>chiavi in mano senza bollo {euroText(card.turnkeyPriceCents)}</Turnkey>}
        {card.priceLabel === null ? <NoLabel /> : <PriceLabel rating={card.priceLabel} label={<LabelWords label={card.priceLabel} />} />}
      </Price>
      <Facts>
        {card.facts.slice(0, isCompact ? 2 : 3).map((fact) => (
          <li key={fact.kind}>{fact.text}</li>
        ))}
      </Facts>
      {card.place !== null && (
        <SellerLine>
          <Icon name={sellerIcons[card.seller.kind]} size={16} />
          <Place>{card.online === undefined ? card.place : `${card.place} · online da ${card.online}`}</Place>
          {card.distanceKm !== null && <Badge>{measureText(card.distanceKm, 'km')}</Badge>}
        </SellerLine>
      )}
    </>
  )
}

const Box = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  overflow: hidden;
  transition: box-shadow ${motion.base} ${motion.ease};
  &:hover { box-shadow: ${shadow.md}; border-color: ${color.borderStrong}; }
  h3 { font: 600 ${fontSize.lg}/1.15 ${font.display}; }
  h3 a { padding: 2px 0; color: ${color.text}; text-decoration: none; } /* a target is 24 px high, beside a heart too */
  h3 a::after { content: ''; position: absolute; inset: 0; }
  h3 a:focus-visible { outline: none; }
  &:has(h3 a:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: -3px; }
  > label { position: relative; z-index: 1; grid-area: 1 / 1; place-self: end; margin: 0 8px 8px 0; }
  ${maxWidth(583)} {
    > label { grid-area: 3 / 1; place-self: start; margin: 0 0 8px 6px; box-shadow: none; }
    &[data-compact] { grid-template: auto 1fr / 136px minmax(0, 1fr); align-items: start; }
    &[data-compact] > label { grid-row: 2; margin: 6px 0 0 4px; }
    &[data-compact] > div:last-of-type { grid-area: 1 / 2 / 3; }
    &[data-compact] > div:first-of-type { aspect-ratio: 4 / 3; margin: 12px 0 0 12px; border-radius: ${radius.md}; overflow: hidden; }
    &[data-compact] h3, &[data-compact] h3 + p { padding-right: 36px; }
    &[data-compact] p > span:empty { display: none; }
  }
  @media print { > label { display: none; } }
`
const Photo = styled.div`
  position: relative;
  grid-area: 1 / 1;
  aspect-ratio: 16 / 11;
  background: ${color.surfaceMuted};
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 14px 14px 12px;
`
const Version = styled(VersionLine)`
  min-height: 21px;
`
const Price = styled.p`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  margin: 10px 0;
`
const Turnkey = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
/** Keeps the rows of a grid aligned. */
const NoLabel = styled.span`
  height: 26px;
`
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  margin-bottom: 10px;
  overflow: hidden; /* of the dot before the first fact of a line */
  color: ${color.textSecondary};
  font-size: ${fontSize.sm};
  li + li::before { content: '·'; margin-left: -8px; margin-right: 5px; }
`
const Place = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
