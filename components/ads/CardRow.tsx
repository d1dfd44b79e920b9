import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { maxWidth } from '@/styles/media'
import { AdCardSmall } from './AdCardSmall'
import { LoginHeart } from './LoginHeart'

type Props = {
  cards: readonly AdCard[]
  /** The hearts of a visitor who is logged in; undefined: hearts lead to the login. */
  heartOf: ((card: AdCard) => ReactNode) | undefined
  /** The tick that picks an ad for the comparison. */
  tickOf?: (card: AdCard) => ReactNode
}

/** Four cards in a row; three where four would be too narrow; on a phone a row to swipe, its last card visibly cut. */
export function CardRow({ cards, heartOf, tickOf }: Props) {
  return (
    <Row>
      {cards.slice(0, 4).map((card) => (
        <li key={card.id}>
          <AdCardSmall card={card} heart={heartOf ? heartOf(card) : <LoginHeart ad={card} look="photo" />} tick={tickOf?.(card)} />
        </li>
      ))}
    </Row>
  )
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  > li { display: grid; min-width: 0; }
  ${maxWidth(991)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li:nth-of-type(4) { display: none; }
  }
  ${maxWidth(800)} {
    display: flex;
    gap: 12px;
    margin: 0 -16px;
    padding: 4px 16px;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scroll-padding: 16px;
    scrollbar-width: none;
    > li { flex: 0 0 256px; scroll-snap-align: start; }
    > li:nth-of-type(4) { display: grid; }
  }
`
