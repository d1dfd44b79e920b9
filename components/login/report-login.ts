import { recordOf } from '@/lib/kernel/validation/record-of'
import { report } from '@/lib/measuring/tracking/events'

/** Tells what a login brought about, as the server's answer says it: who came in, and whether the ad they had wanted is saved. */
export function reportLogin(way: 'password' | 'facebook', answer: unknown): void {
  const { isDealer, savedAd } = recordOf(answer)
  if (isDealer === true) report({ name: 'dealerLoginSucceeded' })
  else report({ name: 'loginSucceeded', way })
  if (typeof savedAd === 'number') report({ name: 'favouriteAdded', ad: savedAd })
}
