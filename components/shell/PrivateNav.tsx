import styled from '@emotion/styled'
import { useContext, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { CurrentUserContext } from './current-user'

type Props = {
  current: 'news' | 'watchlist' | 'savedSearches' | 'savedValuations' | 'ownAds' | 'conversations' | 'profile'
  /** How many ads are saved. */
  savedCount: number
  /** How many messages wait to be read. */
  unread: number
}

/** The pages of the private area. */
export function PrivateNav({ current, savedCount, unread }: Props) {
  const { news = 0 } = useContext(CurrentUserContext)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && shown) row.current.scrollLeft = shown.offsetLeft - row.current.offsetLeft - 16
  }, [])
  return (
    <Row ref={row} aria-label="Area privata">
      <Link href={routes.ownAds} aria-current={current === 'ownAds' ? 'page' : undefined}>
        <Icon name="car" />I tuoi annunci
      </Link>
      <Link href={routes.conversations} aria-current={current === 'conversations' ? 'page' : undefined}>
        <Icon name="mail" />
        Messaggi
        {unread > 0 && (
          <span>
            <strong>{numberText(unread)}</strong>
            <VisuallyHidden> {unread === 1 ? 'nuovo' : 'nuovi'}</VisuallyHidden>
          </span>
        )}
      </Link>
      <Link href={routes.news} aria-current={current === 'news' ? 'page' : undefined}>
        <Icon name="info" />
        Novità
        {news > 0 && (
          <span>
            <strong>{numberText(news)}</strong>
            <VisuallyHidden> {news === 1 ? 'nuova' : 'nuove'}</VisuallyHidden>
          </span>
        )}
      </Link>
      <Link href={routes.watchlist} aria-current={current === 'watchlist' ? 'page' : undefined}>
        <Icon name="heart" />
        Preferiti
        <span>
          {numberText(savedCount)}
          <VisuallyHidden> {savedCount === 1 ? 'annuncio' : 'annunci'}</VisuallyHidden>
        </span>
      </Link>
      <Link href={routes.savedSearches} aria-current={current === 'savedSearches' ? 'page' : undefined}>
        <Icon name="search" />
        Ricerche salvate
      </Link>
      <Link href={routes.savedValuations} aria-current={current === 'savedValuations' ? 'page' : undefined}>
        <Icon name="chart" />
        Valutazioni salvate
      </Link>
      <Link href={routes.profile} aria-current={current === 'profile' ? 'page' : undefined}>
        <Icon name="user" />
        Il mio profilo
      </Link>
    </Row>
  )
}

const Row = styled.nav`
  display: grid;
  gap: 4px;
  align-content: start;
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding: 0 14px;
    border-radius: ${radius.md};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover { background: ${color.surfaceAlt}; }
  a > span { position: relative; margin-left: auto; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  [aria-current], a[aria-current]:hover {
    background: ${color.accent};
    color: ${color.textInverse};
    font-weight: 600;
    box-shadow: inset 0 0 0 2px ${color.accent}, inset 0 0 0 3.5px ${color.textInverse};
  }
  [aria-current] > span { color: ${color.textInverse}; }
  ${maxWidth(800)} {
    display: flex;
    margin: -6px -16px;
    padding: 6px 16px;
    overflow-x: auto;
    scrollbar-width: none;
    a { flex: none; min-height: 44px; border: 1px solid ${color.border}; }
  }
`
