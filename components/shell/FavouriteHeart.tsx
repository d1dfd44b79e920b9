import { useRouter } from 'next/router'
import { useContext } from 'react'
import { FavouriteButton } from '@/components/ads/FavouriteButton'
import { loginForAd, watchlistApi } from '@/lib/kernel/routes/routes'
import { report } from '@/lib/measuring/tracking/events'
import { VisitorContext } from './visitor'
import { WatchlistContext } from './WatchlistProvider'

type Props = { ad: { id: number; title: string; version: string }; look: 'card' | 'photo' | 'button' }

/** The heart of an ad on any page: saves and removes it, or leads to the login first. */
export function FavouriteHeart({ ad: { id, title, version }, look }: Props) {
  const { isLogged, csrf } = useContext(VisitorContext)
  const { isSaved, wish } = useContext(WatchlistContext)
  const [back = ''] = useRouter().asPath.split('#')
  const saved = isLogged && isSaved(id)
  const fields = { _csrf: csrf, back, ...(saved ? { change: 'remove' } : { ad: String(id) }) }
  return (
    <FavouriteButton
      label={`Salva nei preferiti: ${`${title} ${version}`.trim()}`}
      isSaved={saved}
      look={look}
      target={isLogged ? { action: saved ? watchlistApi.one(id) : watchlistApi.all, fields } : { href: loginForAd(id) }}
      onPress={() => (isLogged ? wish(id, saved ? 'remove' : 'save') : report({ name: 'favouritesLoginAsked' }))}
    />
  )
}
