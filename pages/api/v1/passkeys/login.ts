import { passkeyLoginSchema } from '@/lib/accounts/second-factor/passkey-schemas'
import { logInByPasskey } from '@/lib/accounts/second-factor/passkeys.server'
import { csrfCookie } from '@/lib/accounts/sessions/csrf.server'
import type { User } from '@/lib/accounts/users/user'
import { env } from '@/lib/kernel/config/env.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { api } from '@/lib/server/http/api.server'
import { finishLogin } from '@/lib/server/http/finish-login.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  /** Logs in by a signed challenge, or completes a pending login. */
  async POST(call) {
    const { per, passkey, dopo } = await call.readBody(passkeyLoginSchema)
    await consumeRateLimit(call.db, rateLimits.passkeyFromAddress, call.address())
    const user = per === 'codice' ? await call.completeLoginByPasskey(passkey) : await logIn(call, passkey)
    return finishLogin(call, user, afterLoginPath({ dopo }))
  },
})

async function logIn(call: RequestContext, passkey: string): Promise<User> {
  const user = await logInByPasskey(call.db, csrfCookie(call.request.cookies, env().siteUrl) ?? '', passkey)
  await call.startSession(user.id, 'passkey')
  return user
}
