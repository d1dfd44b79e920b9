import styled from '@emotion/styled'
import { Fragment, type ReactNode } from 'react'
import { Skeleton } from '@/components/ui/Skeleton'
import { usePlace } from '@/lib/experimentation/experiments/places/use-place'
import { readCard, type SentCard } from '@/lib/market/ads/page/sent-card'
import { firstPage, maxWidth } from '@/styles/media'
import { AdCard } from './AdCard'
import { AdCardSmall } from './AdCardSmall'
import { LoginHeart } from './LoginHeart'
import { WhyHere } from './WhyHere'

type Props = {
  cards: readonly SentCard[]
  isLoading: boolean
  /** The hearts of a visitor who is logged in; undefined: hearts lead to the login. */
  heartOf: ((card: SentCard, look: 'card' | 'photo') => ReactNode) | undefined
  /** The tick that picks an ad for the comparison. */
  tickOf?: (card: SentCard) => ReactNode
  /** Stands after the third, or where its place says. */
  among?: ReactNode
  /** When this browser showed an ad before: «Vista ieri». */
  seenOf?: (card: SentCard) => string | undefined
}

/** What a search found: one below the other, or, for whom the experiment says so, side by side. */
export function ResultCards({ cards, isLoading, heartOf, among, tickOf, seenOf }: Props) {
  const { is } = usePlace('srp_layout')
  const promptAt = is('avviso-prima') ? 0 : 3
  const heart = (card: SentCard, look: 'card' | 'photo') => (heartOf ? heartOf(card, look) : <LoginHeart ad={card} look={look} />)
  if (is('griglia')) {
    return (
      <Grid data-layout="griglia">
        {isLoading ? (
          <Skeleton count={cards.length} isGrid />
        ) : (
          cards.map((card, place) => (
            <AdCardSmall key={card.id} card={readCard(card)} eager={place === 0} heart={heart(card, 'photo')} tick={tickOf?.(card)} />
          ))
        )}
      </Grid>
    )
  }
  return (
    <List data-layout="lista">
      {isLoading ? (
        <Skeleton count={cards.length} />
      ) : (
        cards.map((card, place) => (
          <Fragment key={card.id}>
            {place === promptAt && among}
            <AdCard
              card={readCard(card)}
              eager={place === 0}
              heart={heart(card, 'card')}
              tick={tickOf?.(card)}
              seen={seenOf?.(card)}
              remark={card.declaredPercent !== undefined && <WhyHere card={readCard(card)} />}
            />
          </Fragment>
        ))
      )}
    </List>
  )
}

const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`
/** Cards below the first view are laid out when they come near it. Until then they take the height of one that declares all: see docs/decisions/102-deferred-layout.md. */
const List = styled(Found)`
  ${maxWidth(800)} { gap: 12px; }
  @media screen {
    ${firstPage} & > article:nth-of-type(n + 4) { content-visibility: auto; contain-intrinsic-height: auto 192px; }
    ${maxWidth(800)} {
      ${firstPage} & > article:nth-of-type(n + 4) { contain-intrinsic-height: auto 176px; }
      ${firstPage} & > article:not([data-slim]):nth-of-type(n + 4) { contain-intrinsic-height: auto calc((100vw - 32px) / 2 + 174px); }
    }
  }
`
const Grid = styled(Found)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 216px), 1fr));
  ${maxWidth(583)} { grid-template-columns: repeat(auto-fill, minmax(min(100%, 164px), 1fr)); gap: 12px; }
`
