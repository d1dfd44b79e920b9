import { adToSaveAfterLogin } from '@/lib/kernel/routes/after-login'
import { watchlistApi } from '@/lib/kernel/routes/routes'
import { saveAdAfterLogin } from '@/lib/people/favourites/save-ad-after-login.server'
import type { User } from '@/lib/people/users/user'
import { storeFormError } from './form-outcome.server'
import { writeLoginOutcome } from './login-outcome'
import type { RequestContext } from './request-context.server'

/** Does what somebody wanted before the login, and tells the browser what to count. */
export async function finishLogin(call: RequestContext, { id, role }: User, next: string): Promise<{ next: string }> {
  writeLoginOutcome(call.response, { isDealer: role === 'dealer', savedAd: await saveWantedAd(call, id, next) })
  return { next }
}

/** The ad whose heart led to the login, by where the login leads. */
export async function saveWantedAd(
  { db, response }: Pick<RequestContext, 'db' | 'response'>,
  userId: number,
  next: string,
): Promise<number | null> {
  return saveAdAfterLogin(db, userId, adToSaveAfterLogin(next), (refusal) => storeFormError(response, watchlistApi.all, refusal))
}
