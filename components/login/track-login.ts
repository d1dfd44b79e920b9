import { recordOf } from '@/lib/kernel/validation/plain-object'
import { trackEvent } from '@/lib/measuring/tracking/analytics-events'
import type { ProviderKey } from '@/lib/people/social-login/provider'

/** Tells what a login brought about, as the server's answer says it: who came in, and whether the ad they had wanted is saved. */
export function trackLogin(way: 'password' | ProviderKey, answer: unknown): void {
  const { isDealer, savedAd } = recordOf(answer)
  if (isDealer === true) trackEvent({ name: 'dealerLoginSucceeded' })
  else trackEvent({ name: 'loginSucceeded', way })
  if (typeof savedAd === 'number') trackEvent({ name: 'favouriteAdded', ad: savedAd })
}
