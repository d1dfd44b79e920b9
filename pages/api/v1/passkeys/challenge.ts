import { findChallenge } from '@/lib/accounts/second-factor/login-challenge.server'
import { passkeyChallengeSchema } from '@/lib/accounts/second-factor/passkey-schemas'
import { beginPasskeyLogin, createPasskeyChallenge } from '@/lib/accounts/second-factor/passkeys.server'
import { csrfCookie } from '@/lib/accounts/sessions/csrf.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { api } from '@/lib/server/http/api.server'
import { challengeOf } from '@/lib/server/http/request-context.server'

export const config = { api: { bodyParser: false } }

export default api({
  /** The challenge that a device signs to log in, or as second factor of a pending login. */
  async POST(call) {
    const { per } = await call.readBody(passkeyChallengeSchema)
    await consumeRateLimit(call.db, rateLimits.passkeyFromAddress, call.address())
    const { cookies } = call.request
    if (per === 'accesso') return { options: await beginPasskeyLogin(call.db, csrfCookie(cookies, env().siteUrl) ?? '') }
    const token = challengeOf(cookies)
    const user = await findChallenge(call.db, token)
    if (!user || token === undefined)
      throw new AppError('unauthenticated', 'no login waits here', {
        shownText: 'È passato troppo tempo: accedi di nuovo con la password.',
      })
    return { options: await createPasskeyChallenge(call.db, user.id, { purpose: 'code', token }) }
  },
})
