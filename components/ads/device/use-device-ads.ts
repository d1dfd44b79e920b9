import { useSyncExternalStore } from 'react'
import { findDeviceAds, onDeviceAdsChange } from '@/lib/accounts/watchlist/device-watchlist'

const none: readonly number[] = []

/** The ads saved in this browser without an account; none on the server, nor while the page is hydrated. */
export function useDeviceAds(): readonly number[] {
  return useSyncExternalStore(onDeviceAdsChange, findDeviceAds, () => none)
}
