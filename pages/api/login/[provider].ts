import { cookieRefuses } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { socialLoginMinutes } from '@/lib/accounts/consent/storage-limits'
import { cookieLine, readCookie } from '@/lib/accounts/sessions/session-cookie.server'
import { completeSocialLogin } from '@/lib/accounts/social-login/complete-social-login.server'
import { providerLogin } from '@/lib/accounts/social-login/provider-logins.server'
import { socialReturnSchema, socialStartSchema } from '@/lib/accounts/social-login/social-login-schemas'
import { browserToken, startSocialLogin } from '@/lib/accounts/social-login/social-state.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { loginCodePath, loginPath, posts } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { firstPage, recordLogin, saveWantedAd } from '@/lib/server/http/finish-login.server'
import { storeFormError } from '@/lib/server/http/form-outcome.server'
import { isFromElsewhere } from '@/lib/server/http/request-guards.server'

export const config = { api: { bodyParser: false } }

export default api({
  /** Prepares the login and redirects to the provider. Links on other sites lead to our login page only, and so do ours after a refusal of the provider. */
  async GET({ db, request, response, readQuery, address }) {
    const { provider, dopo } = await readQuery(socialStartSchema)
    const login = providerLogin(provider)
    const { siteUrl } = env()
    const after = afterLoginPath({ dopo })
    response.setHeader('Cache-Control', 'private, no-store')
    if (isFromElsewhere(request.headers, siteUrl)) return response.redirect(303, loginPath(after))
    const refusal = cookieRefuses(request.cookies[choiceCookie], login.vendor)
      ? new AppError('forbidden')
      : await refusalOf(consumeRateLimit(db, rateLimits.socialStartFromAddress, address()))
    if (refusal) {
      storeFormError(response, posts.socialLogin(login.key), refusal)
      return response.redirect(303, loginPath(after))
    }
    const browser = browserToken(readCookie(request.cookies, 'social', siteUrl))
    const state = await startSocialLogin(db, { provider: login.key, browser, after })
    response.appendHeader('Set-Cookie', cookieLine('social', browser, siteUrl, socialLoginMinutes * 60))
    response.redirect(303, login.dialogUrl(siteUrl, state))
  },
  async POST({ db, request, response, readQuery, readBody, address, startSession, recordEvent }) {
    const { provider } = await readQuery(socialStartSchema)
    const { access_token: token, state } = await readBody(socialReturnSchema)
    const login = providerLogin(provider)
    const { siteUrl } = env()
    const browser = readCookie(request.cookies, 'social', siteUrl)
    await consumeRateLimit(db, rateLimits.socialLoginFromAddress, address())
    const { userId, role, isFirst, next } = await completeSocialLogin(db, login, { token, state, browser }, new Date())
    response.appendHeader('Set-Cookie', cookieLine('social', '', siteUrl, 0))
    if (isFirst) recordEvent('registrationSucceeded')
    if (!(await startSession(userId))) return { next: loginCodePath(next, login.key), codeNeeded: true }
    recordLogin({ recordEvent }, role, userId)
    const savedAd = await saveWantedAd({ db, response, recordEvent }, userId, next)
    return { next: await firstPage(db, userId, next), marketingConsentsNeeded: isFirst, isDealer: role === 'dealer', savedAd }
  },
})

/** Why an attempt was refused, to show on a page after a link. */
async function refusalOf(attempt: Promise<void>): Promise<AppError | undefined> {
  try {
    await attempt
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
