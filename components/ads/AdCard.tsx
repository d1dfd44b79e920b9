import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Icon, type IconName } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { PriceLabel } from '@/components/ui/PriceLabel'
import { unavailableText } from '@/lib/market/ads/ad'
import type { AdCard as Card, CardFact } from '@/lib/market/ads/ad-card'
import { euroText, measureText } from '@/lib/market/catalogue/number-text'
import { priceLabels } from '@/lib/market/price-rating/price-rating'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, motion, radius, shadow } from '@/styles/tokens'
import { AdPicture } from './AdPicture'
import { AdPrice } from './AdPrice'
import { CardTags } from './CardTags'
import { SellerLine, VersionLine } from './card-lines'
import { sellerIcons } from './seller-icons'

const cardFactIcons: Record<CardFact['kind'], IconName> = {
  registration: 'calendar',
  mileage: 'road',
  fuel: 'fuel',
  gearbox: 'gearbox',
  power: 'power',
  emissions: 'leaf',
  displacement: 'power',
  licence: 'user',
  beds: 'camper',
  length: 'camper',
  payload: 'van',
  construction: 'calendar',
  duration: 'clock',
  yearlyKm: 'road',
  deposit: 'info',
  total: 'chart',
  delivery: 'clock',
  certificate: 'shield',
  restoration: 'check',
}

type Props = {
  card: Card
  eager?: boolean
  /** The heart in the corner of the picture, if any. */
  heart?: ReactNode
  /** False for an ad that has no page any more: the title is then plain text. */
  isLinked?: boolean
  /** Stands above the seller. */
  remark?: ReactNode
  /** Stands below the card. */
  foot?: ReactNode
}

/** One result of a list. The whole card leads to the ad through the link of its title. */
export function AdCard({ card, eager = false, heart, isLinked = true, remark, foot }: Props) {
  return (
    <Box>
      <Photo data-unavailable={isUnavailable(card)} data-slim={card.photo === null || undefined}>
        <CardPicture card={card} eager={eager} />
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

function CardPicture({ card, eager = false }: { card: Card; eager?: boolean }) {
  return (
    <>
      <AdPicture card={card} eager={eager} sizes="(max-width: 583px) 100vw, (max-width: 991px) 208px, 264px" />
      <CardTags card={card} />
    </>
  )
}

function CardText({ card, isLinked, remark }: { card: Card; isLinked: boolean; remark?: ReactNode }) {
  const unavailable = unavailableText(card.status)
  const total = card.facts.find(({ kind }) => kind === 'total')
  const shownFacts = card.facts.filter((fact) => fact !== total)
  return (
    <>
      <h3>{isLinked ? <Link href={card.href}>{card.title}</Link> : card.title}</h3>
      <Version>{card.version}</Version>
      <Price>
        <AdPrice card={card} />
        {total && <Turnkey>{total.text}</Turnkey>}
        {card.turnkeyPriceCents !== undefined && <Turnkey>chiavi in mano senza bollo {euroText(card.turnkeyPriceCents)}</Turnkey>}
        {unavailable !== null && <Unavailable>{unavailable}</Unavailable>}
        {card.priceLabel !== null && <PriceLabel rating={card.priceLabel} label={priceLabels[card.priceLabel]} />}
      </Price>
      <Facts>
        {shownFacts.map((fact) => (
          <li key={fact.kind}>
            <Icon name={cardFactIcons[fact.kind]} size={16} />
            {fact.text}
          </li>
        ))}
      </Facts>
      {remark}
      <Seller>
        <Icon name={sellerIcons[card.seller.kind]} size={16} />
        <span>
          <b>{card.seller.name}</b>
          {card.place !== null && ` · ${card.place}`}
          {card.online !== undefined && ` · online da ${card.online}`}
        </span>
        {card.distanceKm !== null && <Badge>{measureText(card.distanceKm, 'km')}</Badge>}
      </Seller>
    </>
  )
}

const Box = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  overflow: hidden;
  transition: box-shadow ${motion.base} ${motion.ease}, border-color ${motion.base} ${motion.ease};
  &:hover { box-shadow: ${shadow.md}; border-color: ${color.borderStrong}; }
  &:hover h3 a { color: ${color.accent}; text-decoration: underline; }
  h3 { font: 600 ${fontSize.xl}/1.15 ${font.display}; }
  h3 a { color: ${color.text}; text-decoration: none; }
  h3 a::after { content: ''; position: absolute; inset: 0; }
  h3 a:focus-visible { outline: none; }
  &:has(h3 a:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  ${maxWidth(991)} { grid-template-columns: 208px minmax(0, 1fr); }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`
const Photo = styled.div`
  position: relative;
  min-height: 216px;
  background: ${color.surfaceMuted};
  &[data-unavailable] img { filter: grayscale(1) opacity(.55); }
  /* Narrower than its height it would cut off the vehicle. */
  ${maxWidth(991)} { align-self: start; min-height: 0; aspect-ratio: 16 / 10; border-bottom-right-radius: ${radius.lg}; overflow: hidden; }
  ${maxWidth(583)} { border-radius: 0; &[data-slim] { aspect-ratio: 16 / 6; } }
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 16px 16px 14px 20px;
  h3 { padding-right: 40px; }
  ${maxWidth(800)} { padding: 14px 16px 12px; }
  ${maxWidth(583)} { h3 { padding-right: 0; } }
`
const Version = styled(VersionLine)`
  padding-right: 40px;
  ${maxWidth(583)} { padding-right: 0; }
`
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin: 12px 0;
`
const Turnkey = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`
const Unavailable = styled.strong`
  color: ${color.danger};
  font-size: ${fontSize.sm};
`
const Facts = styled.ul`
  display: grid;
  grid-template-columns: minmax(max-content, .85fr) 1fr 1.15fr;
  gap: 6px 12px;
  margin-bottom: 12px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  line-height: 1.35;
  li { display: flex; align-items: center; gap: 7px; min-width: 0; }
  svg { flex: none; color: ${color.textSubtle}; }
  ${maxWidth(991)} { grid-template-columns: 1fr 1.15fr; }
`
const Seller = styled(SellerLine)`
  > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span:last-of-type:not(:first-of-type) { flex: none; margin-left: auto; }
  b { font-weight: 600; color: ${color.text}; }
  > svg { flex: none; }
`
/** Raised over the title’s link, which covers the card, so that it can be pressed. */
const Foot = styled.div`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
  border-top: 1px solid ${color.borderSubtle};
`
