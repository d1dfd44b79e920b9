import { useSyncExternalStore } from 'react'
import { findDeviceAds, onDeviceAdsChange } from '@/lib/accounts/watchlist/device-watchlist'
import { adToSaveParam, routes } from '@/lib/kernel/routes/routes'
import { toggleOnDevice } from './device/toggle-on-device'
import { WatchlistButton } from './WatchlistButton'

type Props = { ad: { id: number; title: string; version: string }; look: 'card' | 'photo' | 'button' }

/** The heart of an ad for visitors who are not logged in: it saves the ad in this browser. Without JavaScript it leads to the login. */
export function LoginHeart({ ad: { id, title, version }, look }: Props) {
  const isSaved = useSyncExternalStore(
    onDeviceAdsChange,
    () => findDeviceAds().includes(id),
    () => false,
  )
  const name = `${title} ${version}`.trim()
  return (
    <WatchlistButton
      label={`${look === 'button' && isSaved ? 'Salvato' : 'Salva'} nei preferiti: ${name}`}
      isSaved={isSaved}
      placement={look}
      target={{ method: 'get', action: routes.login, fields: { preferiti: '', [adToSaveParam]: String(id) } }}
      onPress={() => toggleOnDevice({ id, name }, isSaved)}
    />
  )
}
