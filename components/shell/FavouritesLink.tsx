import styled from '@emotion/styled'
import Link from 'next/link'
import { useContext } from 'react'
import { Icon } from '@/components/ui/Icon'
import { routes } from '@/lib/kernel/routes/routes'
import { report } from '@/lib/measuring/tracking/events'
import { atMost } from '@/styles/media'
import { color, radius } from '@/styles/tokens'
import { useWatchlistDot } from './use-watchlist-dot'
import { VisitorContext } from './visitor'

/** To the favourites, or first to the login that leads there. */
export function FavouritesLink() {
  const { isLogged } = useContext(VisitorContext)
  const hasDot = useWatchlistDot()
  return (
    <Heart
      href={isLogged ? routes.favourites : routes.loginForFavourites}
      aria-label={hasDot ? 'Preferiti: nuovo elemento nei preferiti' : 'Preferiti'}
      onClick={() => report({ name: isLogged ? 'favouritesOpened' : 'favouritesLoginAsked' })}
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
  color: ${color.asfalto900};
  text-decoration: none;
  &:hover { background: ${color.asfalto100}; color: ${color.asfalto900}; }
  ${atMost(800)} { padding: 0; span { display: none; } }
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
  border: 2px solid ${color.bianco};
  border-radius: 50%;
  background: ${color.rosso700};
`
