import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Skeleton } from '@/components/ui/Skeleton'
import type { AdCard as Card } from '@/lib/market/ads/ad-card'
import { useExperiment } from '@/lib/measuring/experiments/use-experiment'
import { maxWidth } from '@/styles/media'
import { AdCard } from './AdCard'
import { AdCardSmall } from './AdCardSmall'

type Props = { cards: readonly Card[]; isLoading: boolean; heartOf(card: Card, look: 'card' | 'photo'): ReactNode }

/** What a search found: one below the other, or, for whom the experiment says so, side by side. */
export function ResultCards({ cards, isLoading, heartOf }: Props) {
  const { variation } = useExperiment('srp_layout')
  if (variation === 'griglia') {
    return (
      <Grid data-layout="griglia">
        {isLoading ? (
          <Skeleton count={cards.length} isGrid />
        ) : (
          cards.map((card, place) => <AdCardSmall key={card.id} card={card} eager={place === 0} heart={heartOf(card, 'photo')} />)
        )}
      </Grid>
    )
  }
  return (
    <List data-layout="lista">
      {isLoading ? (
        <Skeleton count={cards.length} />
      ) : (
        cards.map((card, place) => <AdCard key={card.id} card={card} eager={place === 0} heart={heartOf(card, 'card')} />)
      )}
    </List>
  )
}

const List = styled.div`
  display: grid;
  gap: 16px;
`
const Grid = styled(List)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 216px), 1fr));
  ${maxWidth(583)} { grid-template-columns: repeat(auto-fill, minmax(min(100%, 164px), 1fr)); gap: 12px; }
`
