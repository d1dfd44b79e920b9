import { useRouter } from 'next/router'
import { useContext } from 'react'
import { FavouriteButton } from '@/components/ads/FavouriteButton'
import { loginForAd, watchlistApi } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/measuring/tracking/analytics-events'
import { CurrentUserContext } from './current-user'
import { WatchlistContext } from './WatchlistProvider'

type Props = { ad: { id: number; title: string; version: string }; look: 'card' | 'photo' | 'button' }

/** The heart of an ad on any page: saves and removes it, or leads to the login first. */
export function FavouriteHeart({ ad: { id, title, version }, look }: Props) {
  const { isLogged, csrf } = useContext(CurrentUserContext)
  const { isSaved, update } = useContext(WatchlistContext)
  const [back = ''] = useRouter().asPath.split('#')
  const saved = isLogged && isSaved(id)
  const fields = { _csrf: csrf, back, ...(saved ? { change: 'remove' } : { ad: String(id) }) }
  return (
    <FavouriteButton
      label={`Salva nei preferiti: ${`${title} ${version}`.trim()}`}
      isSaved={saved}
      placement={look}
      target={isLogged ? { action: saved ? watchlistApi.one(id) : watchlistApi.all, fields } : { href: loginForAd(id) }}
      onPress={() => (isLogged ? update(id, saved ? 'remove' : 'save') : trackEvent({ name: 'favouritesLoginAsked' }))}
    />
  )
}
