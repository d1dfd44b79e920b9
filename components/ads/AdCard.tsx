import styled from '@emotion/styled'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cardFactIcons } from '@/components/ads/card-fact-icons'
import { Icon } from '@/components/ui/Icon'
import { KmTag } from '@/components/ui/KmTag'
import { PriceLabel } from '@/components/ui/PriceLabel'
import { unavailableText } from '@/lib/market/ads/ad'
import type { AdCard as Card } from '@/lib/market/ads/ad-card'
import { measureText } from '@/lib/market/catalogue/number-text'
import { priceLabels } from '@/lib/market/price-rating/price-rating'
import { atMost } from '@/styles/media'
import { color, font, motion, radius, shadow, size } from '@/styles/tokens'
import { AdPicture } from './AdPicture'
import { AdPrice } from './AdPrice'
import { CardTags } from './CardTags'

type Props = {
  card: Card
  eager?: boolean
  /** Stands in the corner. */
  heart?: ReactNode
  /** An ad without a page of its own leads nowhere. */
  isLinked?: boolean
  /** More about it, above the seller and below everything. */
  remark?: ReactNode
  foot?: ReactNode
}

/** One result of a list. The whole card leads to the ad through the link of its title. */
export function AdCard({ card, eager = false, heart, isLinked = true, remark, foot }: Props) {
  const unavailable = unavailableText(card.status)
  return (
    <Box>
      <Photo data-unavailable={unavailable !== null || undefined}>
        <AdPicture card={card} eager={eager} sizes="(max-width: 583px) 100vw, (max-width: 991px) 208px, 264px" />
        <CardTags card={card} />
      </Photo>
      <Body>
        <h3>{isLinked ? <Link href={card.href}>{card.title}</Link> : card.title}</h3>
        <Version>{card.version}</Version>
        <Price>
          <AdPrice card={card} />
          {unavailable !== null && <Unavailable>{unavailable}</Unavailable>}
          {card.priceLabel !== null && <PriceLabel rating={card.priceLabel} label={priceLabels[card.priceLabel]} />}
        </Price>
        <Facts>
          {card.facts.map((fact) => (
            <li key={fact.kind}>
              <Icon name={cardFactIcons[fact.kind]} size={16} />
              {fact.text}
            </li>
          ))}
        </Facts>
        {remark}
        <Seller>
          <Icon name={card.seller.kind === 'privato' ? 'user' : 'shop'} size={16} />
          <span>
            <b>{card.seller.name}</b>
            {card.place !== null && ` · ${card.place}`}
          </span>
          {card.distanceKm !== null && <KmTag>{measureText(card.distanceKm, 'km')}</KmTag>}
        </Seller>
      </Body>
      {heart}
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Box>
  )
}

const Box = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  background: ${color.bianco};
  border: 1px solid ${color.asfalto200};
  border-radius: ${radius.lg};
  overflow: hidden;
  transition: box-shadow ${motion.base} ${motion.ease}, border-color ${motion.base} ${motion.ease};
  &:hover { box-shadow: ${shadow.md}; border-color: ${color.asfalto300}; }
  &:hover h3 a { color: ${color.verde700}; text-decoration: underline; }
  h3 { font: 600 ${size.xl}/1.15 ${font.display}; }
  h3 a { color: ${color.asfalto900}; text-decoration: none; }
  h3 a::after { content: ''; position: absolute; inset: 0; }
  h3 a:focus-visible { outline: none; }
  &:has(h3 a:focus-visible) { outline: 3px solid ${color.blu700}; outline-offset: 2px; }
  ${atMost(991)} { grid-template-columns: 208px minmax(0, 1fr); }
  ${atMost(583)} { grid-template-columns: minmax(0, 1fr); }
`
const Photo = styled.div`
  position: relative;
  min-height: 216px;
  background: ${color.asfalto100};
  &[data-unavailable] img { filter: grayscale(1) opacity(.55); }
  ${atMost(583)} { min-height: 0; aspect-ratio: 16 / 10; }
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 16px 16px 14px 20px;
  h3 { padding-right: 40px; }
  ${atMost(800)} { padding: 14px 16px 12px; }
  ${atMost(583)} { h3 { padding-right: 0; } }
`
const Version = styled.p`
  margin-top: 2px;
  padding-right: 40px;
  overflow: hidden;
  color: ${color.asfalto600};
  font-size: ${size.base};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${atMost(583)} { padding-right: 0; }
`
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin: 12px 0;
`
const Unavailable = styled.strong`
  color: ${color.rosso700};
  font-size: ${size.sm};
`
const Facts = styled.ul`
  display: grid;
  grid-template-columns: .85fr 1fr 1.15fr;
  gap: 6px 12px;
  margin-bottom: 12px;
  color: ${color.asfalto700};
  font-size: ${size.base};
  line-height: 1.35;
  li { display: flex; align-items: center; gap: 7px; min-width: 0; }
  svg { flex: none; color: ${color.asfalto500}; }
  ${atMost(991)} { grid-template-columns: 1fr 1.15fr; }
`
const Seller = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: auto;
  padding-top: 10px;
  border-top: 1px solid ${color.asfalto100};
  color: ${color.asfalto600};
  font-size: ${size.sm};
  > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span:last-of-type:not(:first-of-type) { flex: none; margin-left: auto; }
  b { font-weight: 600; color: ${color.asfalto900}; }
  > svg { flex: none; }
`
/** Above the link that covers the card. */
const Foot = styled.div`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
  border-top: 1px solid ${color.asfalto100};
`
