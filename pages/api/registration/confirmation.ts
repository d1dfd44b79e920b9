import { adoptDraftsOf } from '@/lib/accounts/selling/drafts/draft-access.server'
import { isRandomToken, readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import { confirmationSchema } from '@/lib/accounts/users/account-schemas'
import { limitMailsFrom } from '@/lib/accounts/users/limit-mails.server'
import {
  cancelRegistration,
  confirmRegistration,
  resendFromBrowser,
  resendRegistration,
} from '@/lib/accounts/users/registration-link.server'
import { env } from '@/lib/kernel/config/env.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { safePath } from '@/lib/kernel/routes/after-login'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { finishLogin } from '@/lib/server/http/finish-login.server'
import { backWithCode, formPost } from '@/lib/server/http/form-post.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.confirmation, page: backWithCode(routes.confirmRegistration) }, async (call) => {
    const { codice, azione } = await call.readBody(confirmationSchema)
    await consumeRateLimit(call.db, rateLimits.codeFromAddress, call.address())
    if (azione === 'cancella') {
      await cancelRegistration(call.db, codice)
      return { next: routes.registration, notice: 'Richiesta cancellata: con quel link non si apre più nulla.' }
    }
    if (azione === 'rimanda') {
      await resend(call, codice)
      return { next: routes.confirmRegistration, notice: 'Te ne abbiamo mandato un altro: apri la mail più recente.' }
    }
    return confirmAndEnter(call, codice)
  }),
})

/** By the link of an older mail, or from the browser that registered. */
async function resend({ db, address, request }: RequestContext, codice: string): Promise<void> {
  if (codice !== '') return resendRegistration(db, codice)
  await limitMailsFrom(db, address())
  const browser = readCookie(request.cookies, 'preSession', env().siteUrl)
  if (isRandomToken(browser)) await resendFromBrowser(db, browser)
}

/** Opens the account and logs this browser in under a new session; the drafts of the browser that registered come along. */
async function confirmAndEnter(call: RequestContext, codice: string): Promise<{ next: string }> {
  const { user, returnPath, draftKeyHash } = await confirmRegistration(call.db, codice)
  if (draftKeyHash !== null) await adoptDraftsOf(call.db, user.id, draftKeyHash)
  await call.startSession(user.id)
  return finishLogin(call, user, safePath(returnPath) ?? routes.loginAfterConfirmation)
}
