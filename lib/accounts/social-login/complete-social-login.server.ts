import type { Db } from '@/lib/kernel/db/db.server'
import { finishSocialLogin, type SocialLogin } from './finish-social-login.server'
import type { ProviderLogin } from './provider-login'
import { consumeSocialState } from './social-state.server'

type Handed = {
  token: string
  state: string
  /** The cookie of the browser that hands them over. */
  browser: string | undefined
}

/** Logs in a visitor who comes back from a provider, and says where they wanted to go. State, token and identity are all this provider's. */
export async function completeSocialLogin(
  db: Db,
  login: ProviderLogin,
  { token, state, browser }: Handed,
  now: Date,
): Promise<SocialLogin & { next: string }> {
  const next = await consumeSocialState(db, { provider: login.key, browser, state })
  return { next, ...(await finishSocialLogin(db, login, await login.identify(token, now))) }
}
