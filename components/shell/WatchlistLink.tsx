import styled from '@emotion/styled'
import { useContext } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { routes } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { maxWidth } from '@/styles/media'
import { color, radius } from '@/styles/tokens'
import { CurrentUserContext } from './current-user'
import { useWatchlistDot } from './use-watchlist-dot'

/** The link to the watchlist, by way of the login if needed. */
export function WatchlistLink() {
  const { isLogged } = useContext(CurrentUserContext)
  const hasDot = useWatchlistDot()
  return (
    <Heart
      href={isLogged ? routes.watchlist : routes.loginForWatchlist}
      aria-label={hasDot ? 'Preferiti: nuovo elemento nei preferiti' : 'Preferiti'}
      onClick={() => trackEvent({ name: isLogged ? 'favouritesOpened' : 'favouritesLoginAsked' })}
    >
      <Sign>
        <Icon name="heart" size={24} />
        {hasDot && <Dot />}
      </Sign>
      <span>Preferiti</span>
    </Heart>
  )
}

const Heart = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  height: 44px;
  padding: 0 12px;
  border-radius: ${radius.md};
  color: ${color.text};
  text-decoration: none;
  &:hover { background: ${color.surfaceMuted}; color: ${color.text}; }
  ${maxWidth(800)} { padding: 0; span { display: none; } }
`
const Sign = styled.i`
  position: relative;
  display: inline-grid;
`
const Dot = styled.i`
  position: absolute;
  top: -5px;
  right: -6px;
  width: 14px;
  height: 14px;
  border: 2px solid ${color.surface};
  border-radius: 50%;
  background: ${color.watchlist};
`
