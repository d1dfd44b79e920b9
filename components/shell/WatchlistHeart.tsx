import { useRouter } from 'next/router'
import { type ComponentProps, useContext } from 'react'
import { LoginHeart } from '@/components/ads/LoginHeart'
import { WatchlistButton } from '@/components/ads/WatchlistButton'
import { watchlistApi } from '@/lib/kernel/routes/routes'
import { CurrentUserContext } from './current-user'
import { WatchlistContext } from './WatchlistProvider'

type Props = ComponentProps<typeof LoginHeart>

/** The heart of an ad on any page: saves and removes it, or opens the login first. */
export function WatchlistHeart(props: Props) {
  const { isLogged } = useContext(CurrentUserContext)
  return isLogged ? <OwnHeart {...props} /> : <LoginHeart {...props} />
}

function OwnHeart({ ad: { id, title, version }, look }: Props) {
  const { csrf } = useContext(CurrentUserContext)
  const { isSaved, update } = useContext(WatchlistContext)
  const [back = ''] = useRouter().asPath.split('#')
  const saved = isSaved(id)
  const fields = { _csrf: csrf, back, ...(saved ? { change: 'remove' } : { ad: String(id) }) }
  const name = `${title} ${version}`.trim()
  return (
    <WatchlistButton
      label={`${look === 'button' && saved ? 'Salvato' : 'Salva'} nei preferiti: ${name}`}
      isSaved={saved}
      placement={look}
      target={{ action: saved ? watchlistApi.one(id) : watchlistApi.all, fields }}
      onPress={() => update(id, saved ? 'remove' : 'save')}
    />
  )
}
