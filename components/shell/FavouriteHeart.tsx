import { useRouter } from 'next/router'
import { type MouseEvent, useContext } from 'react'
import { FavouriteButton } from '@/components/ads/FavouriteButton'
import { openLogin } from '@/lib/kernel/browser/site-events'
import { loginForAd, watchlistApi } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/measuring/tracking/analytics-events'
import { CurrentUserContext } from './current-user'
import { WatchlistContext } from './WatchlistProvider'

type Props = { ad: { id: number; title: string; version: string }; look: 'card' | 'photo' | 'button' }

/** The heart of an ad on any page: saves and removes it, or opens the login first. */
export function FavouriteHeart({ ad: { id, title, version }, look }: Props) {
  const { isLogged, csrf } = useContext(CurrentUserContext)
  const { isSaved, update } = useContext(WatchlistContext)
  const [back = ''] = useRouter().asPath.split('#')
  const saved = isLogged && isSaved(id)
  const fields = { _csrf: csrf, back, ...(saved ? { change: 'remove' } : { ad: String(id) }) }
  const name = `${title} ${version}`.trim()
  const askLogin = (event: MouseEvent) => {
    trackEvent({ name: 'favouritesLoginAsked' })
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openLogin({ adToSave: { id, name } })
  }
  return (
    <FavouriteButton
      label={`${look === 'button' && saved ? 'Salvato' : 'Salva'} nei preferiti: ${name}`}
      isSaved={saved}
      placement={look}
      target={isLogged ? { action: saved ? watchlistApi.one(id) : watchlistApi.all, fields } : { href: loginForAd(id) }}
      onPress={(event) => (isLogged ? update(id, saved ? 'remove' : 'save') : askLogin(event))}
    />
  )
}
