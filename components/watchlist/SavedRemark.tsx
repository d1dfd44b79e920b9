import styled from '@emotion/styled'
import { Badge } from '@/components/ui/Badge'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { changeText, closedText, savedText } from '@/lib/accounts/watchlist/saved-texts'
import type { WatchlistEntry } from '@/lib/accounts/watchlist/watchlist'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  entry: WatchlistEntry
  /** The list of others like it. */
  similarHref: string
}

/** What has become of a saved ad: cheaper, dearer or gone, and what it cost when it was saved. */
export function SavedRemark({ entry, similarHref }: Props) {
  const { card, change } = entry
  const isOffered = card.status === 'published'
  const closed = closedText(entry)
  const changed = isOffered ? changeText(change) : null
  const isCheaper = change !== null && change.cents < 0
  return (
    <Lines>
      {entry.isNews && (
        <li>
          <Badge>Novità</Badge>
          {card.status === 'sold' ? 'È stato venduto' : 'Costa meno dell’ultima volta'}
        </li>
      )}
      {closed !== null && <li>{closed}</li>}
      {changed !== null && (
        <li data-good={isCheaper || undefined}>
          <Icon name={isCheaper ? 'arrow-down' : 'arrow-up'} size={16} />
          {changed}
        </li>
      )}
      <li>{savedText(entry)}</li>
      {!isOffered && (
        <li>
          <Icon name="search" size={16} />
          <Link href={similarHref}>Vedi annunci simili</Link>
        </li>
      )}
    </Lines>
  )
}

const Lines = styled.ul`
  display: grid;
  gap: 2px;
  margin-bottom: 10px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  li { display: flex; align-items: center; gap: 6px; min-width: 0; }
  [data-good] { color: ${color.success}; font-weight: 600; }
  /* Above the link that covers the card. */
  a { position: relative; z-index: 1; display: inline-flex; align-items: center; min-height: 24px; font-weight: 600; }
`
