import styled from '@emotion/styled'
import type { Ref } from 'react'
import type { WatchlistEntry, WatchlistPage } from '@/lib/accounts/watchlist/watchlist'
import { numberText } from '@/lib/market/catalogue/number-text'
import { maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'
import { WatchlistSortForm } from './WatchlistSortForm'

type Props = {
  ref: Ref<HTMLHeadingElement>
  list: WatchlistPage
  /** The entries that are still on it. */
  shown: readonly WatchlistEntry[]
  total: number
}

/** How many ads are saved, how many of them got cheaper, and in which order they stand. */
export function WatchlistHead({ ref, list, shown, total }: Props) {
  const cheaper = list.cheaper - list.entries.filter((entry) => isCheaper(entry) && !shown.includes(entry)).length
  return (
    <Row>
      <div>
        <h1 ref={ref} tabIndex={-1}>
          I tuoi preferiti
        </h1>
        {total > 0 && (
          <p>
            {total === 1 ? '1 annuncio' : `${numberText(total)} annunci`}
            {cheaper > 0 && ` · ${cheaperText(cheaper, total)}`}
          </p>
        )}
      </div>
      {total > 1 && <WatchlistSortForm sort={list.sort} />}
    </Row>
  )
}

function isCheaper({ card, change }: WatchlistEntry): boolean {
  return card.status === 'published' && change !== null && change.cents < 0
}

function cheaperText(count: number, total: number): string {
  if (total === 1) return 'ribassato da quando l’hai salvato'
  return count === 1 ? '1 ribassato da quando l’hai salvato' : `${numberText(count)} ribassati da quando li hai salvati`
}

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: 16px;
  margin-bottom: 24px;
  h1:focus-visible { outline: none; } /* the focus comes here when an ad has left the list */
  p { color: ${color.textMuted}; }
  ${maxWidth(800)} { flex-direction: column; align-items: stretch; }
`
