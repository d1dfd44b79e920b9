import styled from '@emotion/styled'
import Link from 'next/link'
import { useContext } from 'react'
import { Icon } from '@/components/ui/Icon'
import { routes } from '@/lib/routes/routes'
import { report } from '@/lib/tracking/events'
import { atMost } from '@/styles/media'
import { color, radius } from '@/styles/tokens'
import { VisitorContext } from './visitor'

/** To the favourites, or first to the login that leads there. */
export function FavouritesLink() {
  const { isLogged } = useContext(VisitorContext)
  return (
    <Heart href={isLogged ? routes.favourites : routes.loginForFavourites} aria-label="Preferiti" onClick={() => report({ name: isLogged ? 'favouritesOpened' : 'favouritesLoginAsked' })}>
      <Icon name="heart" size={24} /><span>Preferiti</span>
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
