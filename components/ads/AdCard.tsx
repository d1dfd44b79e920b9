import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { PriceLabel } from '@/components/ui/PriceLabel'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { unavailableText } from '@/lib/market/ads/ad'
import type { AdCard as Card } from '@/lib/market/ads/ad-card'
import { euroText, measureText } from '@/lib/market/catalogue/number-text'
import { enlargedPhone, maxWidth } from '@/styles/media'
import { color, font, fontSize, motion, radius, shadow } from '@/styles/tokens'
import { AdPicture } from './AdPicture'
import { AdPrice } from './AdPrice'
import { CardTags } from './CardTags'
import { SellerLine, VersionLine } from './card-lines'
import { PriceDrop } from './PriceDrop'
import { LabelWords } from './price/LabelWords'
import { sellerIcons } from './seller-icons'

type Props = {
  card: Card
  eager?: boolean
  /** The heart in the corner of the card, if any. */
  heart?: ReactNode
  /** A `label` on the corner of the picture: the tick that picks the ad for the comparison. */
  tick?: ReactNode
  /** When this browser showed the ad before: «Vista ieri». */
  seen?: string | undefined
  /** False for an ad that has no page any more: the title is then plain text. */
  isLinked?: boolean
  /** Stands above the seller. */
  remark?: ReactNode
  /** Stands below the card. */
  foot?: ReactNode
}

/** One result of a list. The whole card leads to the ad through the link of its title. Without photographs it is a slim one on a phone. */
export function AdCard({ card, eager = false, heart, tick, seen, isLinked = true, remark, foot }: Props) {
  return (
    <Box data-slim={card.photo === null || undefined} data-seen={seen === undefined ? undefined : true}>
      <Photo data-unavailable={isUnavailable(card)}>
        <CardPicture card={card} eager={eager} seen={seen} />
        {tick}
      </Photo>
      <Body>
        <CardText card={card} isLinked={isLinked} remark={remark} />
      </Body>
      {heart}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Box>
  )
}

/** True or undefined: React leaves out an attribute that is undefined. */
const isUnavailable = ({ status }: Card) => unavailableText(status) !== null || undefined

/** A phone with fine dots is sharp enough with two for each px: two cards stand on its first screen, and 832 px weigh half of 1280. */
const pictureSizes =
  '(max-width: 430px) and (min-resolution: 2dppx) 270px, (max-width: 800px) calc(100vw - 32px), (max-width: 991px) 216px, 248px'

function CardPicture({ card, eager, seen }: { card: Card; eager: boolean; seen: string | undefined }) {
  return (
    <>
      <AdPicture card={card} eager={eager} sizes={pictureSizes} />
      <CardTags card={card} seen={seen} />
      {card.photo === null ? <span>Nessuna foto</span> : <PhotoCount count={card.photoCount} />}
    </>
  )
}

function PhotoCount({ count }: { count: number | undefined }) {
  return (
    count !== undefined && (
      <Count>
        <Icon name="camera" size={16} />
        <VisuallyHidden>Foto: </VisuallyHidden>
        {count}
      </Count>
    )
  )
}

function CardText({ card, isLinked, remark }: { card: Card; isLinked: boolean; remark: ReactNode }) {
  const unavailable = unavailableText(card.status)
  const total = card.facts.find(({ kind }) => kind === 'total')
  const shownFacts = card.facts.filter((fact) => fact !== total)
  return (
    <>
      <h3>{isLinked ? <Link href={card.href}>{card.title}</Link> : card.title}</h3>
      <VersionLine>{card.version}</VersionLine>
      <Price>
        <AdPrice card={card} isBare />
        {total && <small>{total.text}</small>}
        {card.turnkeyPriceCents !== undefined && <small>chiavi in mano senza bollo {euroText(card.turnkeyPriceCents)}</small>}
        {unavailable !== null && <strong>{unavailable}</strong>}
        {card.priceLabel !== null && <PriceLabel rating={card.priceLabel} label={<LabelWords label={card.priceLabel} />} />}
        <PriceDrop card={card} />
      </Price>
      <Facts>
        {shownFacts.map((fact) => (
          <li key={fact.kind}>{fact.text}</li>
        ))}
      </Facts>
      {remark}
      <Seller card={card} />
    </>
  )
}

function Seller({ card: { seller, place, online, distanceKm } }: { card: Card }) {
  return (
    <SellerRow>
      <Icon name={sellerIcons[seller.kind]} size={16} />
      <span>
        <b>{seller.name}</b>
        {place !== null && ` · ${place}`}
        {online !== undefined && online !== 'oggi' && <i>{` · online da ${online}`}</i>}
      </span>
      {distanceKm !== null && <Badge>{measureText(distanceKm, 'km')}</Badge>}
    </SellerRow>
  )
}

const Box = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  overflow: hidden;
  transition: box-shadow ${motion.base} ${motion.ease}, border-color ${motion.base} ${motion.ease};
  &:hover { box-shadow: ${shadow.md}; border-color: ${color.borderStrong}; }
  &:hover h3 a { color: ${color.accent}; text-decoration: underline; }
  h3 { padding-right: 44px; font: 600 ${fontSize.xl}/1.2 ${font.display}; }
  h3 + p { padding-right: 44px; margin-top: 0; }
  h3 a { padding: 2px 0; color: ${color.text}; text-decoration: none; } /* a target is 24 px high, beside a heart too */
  h3 a::after { content: ''; position: absolute; inset: 0; }
  h3 a:focus-visible { outline: none; }
  &:has(h3 a:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  &[data-seen]:not(:hover) h3 a { color: ${color.textMuted}; }
  ${maxWidth(991)} { grid-template-columns: 216px minmax(0, 1fr); }
  ${maxWidth(800)} {
    grid-template-columns: minmax(0, 1fr);
    h3 { padding-right: 0; font-size: ${fontSize.lg}; }
    h3 + p { padding-right: 0; }
    &[data-slim] { grid-template-columns: 112px minmax(0, 1fr); h3, h3 + p { padding-right: 38px; } }
    &[data-slim] > a:not(:hover), &[data-slim] > form button:not(:hover) { background: none; }
    &:not([data-slim]) > a:not(:hover), &:not([data-slim]) > form button:not(:hover) { background: rgba(255, 255, 255, .94); }
  }
  ${enlargedPhone} { &[data-slim] { grid-template-columns: minmax(0, 1fr); } }
  @media print { break-inside: avoid; > a, > form, label { display: none; } }
`
/** What stands on it without a place of its own is the tick, and the words that stand for photographs. */
const Photo = styled.div`
  position: relative;
  min-height: 176px;
  background: ${color.surfaceMuted};
  &[data-unavailable] img { filter: grayscale(1) opacity(.55); }
  > label { position: absolute; z-index: 1; right: 8px; bottom: 8px; }
  [data-slim] > & {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 4px;
    padding-bottom: 24px;
    background: ${color.surfaceAlt};
    > img { position: static; width: 76%; height: auto; padding: 0; background: none; }
    > img ~ span:last-of-type { position: absolute; left: 12px; bottom: 12px; color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  }
  /* Narrower than its height it would cut off the vehicle. */
  ${maxWidth(991)} { align-self: start; min-height: 0; aspect-ratio: 1.22; [data-slim] > & { align-self: stretch; aspect-ratio: auto; } }
  ${maxWidth(800)} {
    aspect-ratio: 2;
    [data-slim] > & {
      aspect-ratio: auto;
      padding-bottom: 4px;
      > img { width: 88%; }
      > img ~ span:last-of-type { position: static; }
      > label { position: relative; right: auto; bottom: auto; }
    }
  }
  ${enlargedPhone} { [data-slim] > & > img { max-width: 180px; } }
`
const Count = styled.span`
  position: absolute;
  left: 8px;
  bottom: 8px;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 26px;
  padding: 0 8px;
  border-radius: ${radius.sm};
  background: rgba(20, 24, 25, .82);
  color: ${color.textInverse};
  font-size: ${fontSize.sm};
  font-weight: 500;
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 12px 16px 10px 18px;
  ${maxWidth(800)} { padding: 10px 14px 8px; [data-slim] > & { padding-left: 12px; } }
`
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  margin: 8px 0 6px;
  > small { color: ${color.textMuted}; font-size: ${fontSize.sm}; }
  > strong { color: ${color.danger}; font-size: ${fontSize.sm}; }
  ${maxWidth(800)} { margin: 6px 0 4px; > span:first-of-type { font-size: ${fontSize.xl2}; } }
`
/** One line: a fact that does not fit drops as a whole. */
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 0;
  height: 1.4em;
  margin: 0 0 8px -19px;
  overflow: hidden;
  clip-path: inset(0 0 0 19px);
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  line-height: 1.4;
  li { display: flex; align-items: center; white-space: nowrap; }
  li::before { content: ''; width: 3px; height: 3px; margin: 0 8px; border-radius: 50%; background: ${color.borderControl}; }
  ${maxWidth(800)} { margin-bottom: 6px; }
`
const SellerRow = styled(SellerLine)`
  gap: 7px;
  padding-top: 8px;
  > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span:last-of-type:not(:first-of-type) { flex: none; margin-left: auto; }
  b { font-weight: 600; color: ${color.text}; }
  i { font-style: normal; }
  > svg { flex: none; }
  ${maxWidth(800)} { padding-top: 6px; i { display: none; } }
`
/** Raised over the title’s link, which covers the card, so that it can be pressed. */
const Foot = styled.div`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
  border-top: 1px solid ${color.borderSubtle};
`
