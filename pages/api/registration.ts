import { verifyBotCheck } from '@/lib/accounts/bot-check/verify-bot-check.server'
import { deviceName } from '@/lib/accounts/sessions/device-name'
import { isRandomToken, readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import { registrationPostSchema } from '@/lib/accounts/users/account-schemas'
import { limitMailsFrom, limitMailsTo } from '@/lib/accounts/users/limit-mails.server'
import { registerUser } from '@/lib/accounts/users/register-user.server'
import type { Origin } from '@/lib/accounts/users/token.server'
import { env } from '@/lib/kernel/config/env.server'
import { registrationPath } from '@/lib/kernel/routes/account-paths'
import { afterLoginPath, safePath } from '@/lib/kernel/routes/after-login'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { api } from '@/lib/server/http/api.server'
import { holderOf } from '@/lib/server/http/draft-holder.server'
import { formPost } from '@/lib/server/http/form-post.server'
import type { Body } from '@/lib/server/http/read-body.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost(
    {
      form: posts.registration,
      page: backToRegistration,
      keep: ['displayName', 'email', 'phone', 'firstPartyMarketing', 'thirdPartyMarketing'],
    },
    async (call) => {
      const { dopo, testi, firstPartyMarketing, thirdPartyMarketing, ...registration } = await call.readBody(registrationPostSchema)
      await limitMailsFrom(call.db, call.address())
      await verifyBotCheck(await call.rawBody())
      await limitMailsTo(call.db, registration.email)
      const marketing = { firstPartyMarketing, thirdPartyMarketing, textVersion: testi }
      const isTicked = firstPartyMarketing || thirdPartyMarketing
      await registerUser(call.db, { ...registration, ...(isTicked && { marketing }) }, originOf(call, dopo))
      call.recordEvent('registrationSucceeded')
      return {
        next: backToRegistration({ dopo }),
        notice: 'Ci siamo quasi. Apri la mail che ti abbiamo mandato e tocca «Conferma ed entra».',
      }
    },
  ),
})

function backToRegistration({ dopo }: Body): string {
  return registrationPath(safePath(dopo) ?? routes.home)
}

/** What the mail's link needs of this browser. The page to return to is checked here and once more when it is used. */
function originOf({ request }: RequestContext, dopo: string): Origin {
  const after = afterLoginPath({ dopo })
  const browser = readCookie(request.cookies, 'preSession', env().siteUrl)
  const { key } = holderOf(request.cookies, undefined)
  return {
    returnPath: after === routes.home ? null : after,
    browserHash: isRandomToken(browser) ? hashToken(browser) : null,
    device: deviceName(request.headers['user-agent'] ?? ''),
    draftKeyHash: key === undefined ? null : hashToken(key),
  }
}
