import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { onConsentChange } from '@/lib/accounts/consent/vendor-consent'
import { isFeminine, type RememberedAd } from '@/lib/market/ads/page/remembered-ad'
import type { Category } from '@/lib/market/catalogue/category'
import { findSeenAds, noSeenAds, onSeenAdsChange, rememberSeen, type SeenAd, seenDay } from './seen-ads'

/** The ads opened in this browser; none on the server, nor while the page is hydrated. */
export function useSeenAds(): readonly SeenAd[] {
  return useSyncExternalStore(onSeenAdsChange, findSeenAds, noSeenAds)
}

/** «Vista ieri» for the ads that were opened in this browser within the last 30 days. */
export function useSeenText(): (ad: { id: number; category?: Category }) => string | undefined {
  const seen = useSeenAds()
  return ({ id, category = 'auto' }) => {
    const at = seen.find((one) => one.id === id)?.at
    return at === undefined ? undefined : seenText(at, category)
  }
}

export function seenText(at: number, category: Category): string | undefined {
  const day = seenDay(at, Date.now())
  return day === null ? undefined : `${isFeminine(category) ? 'Vista' : 'Visto'} ${day}`
}

/** Remembers in this browser that the ad was opened: now, or as soon as its visitor allows it. One’s own ad is null. */
export function useRememberSeen(ad: RememberedAd | null): void {
  const remember = useEffectEvent(() => ad && rememberSeen(ad))
  useEffect(() => {
    const onChoice = () => remember()
    onChoice()
    return onConsentChange(onChoice)
  }, [ad?.id])
}
