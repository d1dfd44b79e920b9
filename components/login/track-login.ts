import type { ProviderKey } from '@/lib/accounts/social-login/provider'
import type { LoginOutcome } from '@/lib/server/http/login-outcome'
import { trackEvent } from '@/lib/tracking/events/analytics-events'

/** Tracks the outcome of a login: the kind of user, and whether the requested ad is saved. */
export function trackLogin(way: 'password' | 'passkey' | ProviderKey, { isDealer, savedAd }: LoginOutcome): void {
  if (isDealer) trackEvent({ name: 'dealerLoginSucceeded' })
  else trackEvent({ name: 'loginSucceeded', way })
  if (savedAd !== null) trackEvent({ name: 'favouriteAdded', ad: savedAd })
}
