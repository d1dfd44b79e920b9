import { findBan } from '@/lib/accounts/moderation/account-ban.server'
import { isLeaving } from '@/lib/accounts/users/account-deletion.server'
import type { User } from '@/lib/accounts/users/user'
import { saveAdAfterLogin } from '@/lib/accounts/watchlist/save-ad-after-login.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { adToSaveAfterLogin } from '@/lib/kernel/routes/after-login'
import { routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { storeFormError } from './form-outcome.server'
import { writeLoginOutcome, writeNextPath } from './login-outcome'
import type { RequestContext } from './request-context.server'

/** Completes what the visitor wanted before the login, and gives the browser the events to count. A banned person reads why first. */
export async function finishLogin(call: RequestContext, { id, role }: User, next: string): Promise<{ next: string }> {
  recordLogin(call, role, id)
  const path = await firstPage(call.db, id, next)
  if (path !== next) writeNextPath(call.response, path)
  writeLoginOutcome(call.response, { isDealer: role === 'dealer', savedAd: await saveWantedAd(call, id, path) })
  return { next: path }
}

export function recordLogin({ recordEvent }: Pick<RequestContext, 'recordEvent'>, role: User['role'], userId: number): void {
  recordEvent(role === 'dealer' ? 'dealerLoginSucceeded' : 'loginSucceeded', userId)
}

/** The page to which a login leads: first that of a pending deletion, or of a ban. */
export async function firstPage(db: Db, userId: number, wanted: string): Promise<string> {
  if (await isLeaving(db, userId)) return routes.accountDeletion
  return (await findBan(db, userId)) ? routes.profile : wanted
}

/** The ad whose heart led to the login, by where the login leads. */
export async function saveWantedAd(
  { db, response, recordEvent }: Pick<RequestContext, 'db' | 'response' | 'recordEvent'>,
  userId: number,
  next: string,
): Promise<number | null> {
  const ad = await saveAdAfterLogin(db, userId, adToSaveAfterLogin(next), (refusal) => storeFormError(response, watchlistApi.all, refusal))
  if (ad !== null) recordEvent('favouriteAdded', ad)
  return ad
}
