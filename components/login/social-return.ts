import { marketingConsentsFlag, type ProviderKey } from '@/lib/accounts/social-login/provider'
import { readReturn, type SocialRedirectResult } from '@/lib/accounts/social-login/read-return'
import { setFlag } from '@/lib/kernel/browser/stored-flag'
import { safePath } from '@/lib/kernel/routes/after-login'
import { posts } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { postJson } from '@/lib/server/http/with-csrf'
import { trackEvent } from '@/lib/tracking/events/analytics-events'
import { trackLogin } from './track-login'

/** Removes the provider's parameters from address bar and history, so that no copied link or back button has them. */
export function takeReturn({ location, history }: Pick<Window, 'location' | 'history'>): SocialRedirectResult {
  const found = readReturn(location)
  const state: unknown = history.state
  const cleaned = typeof state === 'object' && state !== null ? { ...state, url: location.pathname, as: location.pathname } : state // Next keeps the address there too
  history.replaceState(cleaned, '', location.pathname)
  return found
}

/** Sends the token to our server, which verifies it with the provider. Returns the next page. */
export async function logInWith(provider: ProviderKey, { token, state }: { token: string; state: string }): Promise<string> {
  const body = { access_token: token, state }
  const answer = await postJson(posts.socialLogin(provider), { csrf: '', body })
  const read = asRecord(answer)
  const next = safePath(read['next'])
  if (next === undefined) throw new TypeError('the answer names no page of ours')
  if (read['codeNeeded'] === true) return next
  trackLogin(provider, {
    isDealer: read['isDealer'] === true,
    savedAd: typeof read['savedAd'] === 'number' ? read['savedAd'] : null,
  })
  if (read['marketingConsentsNeeded'] === true) {
    trackEvent({ name: 'registrationSucceeded' }) // this login has made the account
    setFlag(marketingConsentsFlag)
  }
  return next
}
