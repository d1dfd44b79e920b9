import type { MouseEvent } from 'react'
import { openLogin } from '@/lib/kernel/browser/site-events'
import { loginForAd } from '@/lib/kernel/routes/routes'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { WatchlistButton } from './WatchlistButton'

type Props = { ad: { id: number; title: string; version: string }; look: 'card' | 'photo' | 'button' }

/** The heart of an ad for visitors who are not logged in: it opens the login. */
export function LoginHeart({ ad: { id, title, version }, look }: Props) {
  const name = `${title} ${version}`.trim()
  const askLogin = (event: MouseEvent) => {
    trackEvent({ name: 'favouritesLoginAsked' })
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openLogin({ adToSave: { id, name } })
  }
  return (
    <WatchlistButton
      label={`Salva nei preferiti: ${name}`}
      isSaved={false}
      placement={look}
      target={{ href: loginForAd(id) }}
      onPress={askLogin}
    />
  )
}
