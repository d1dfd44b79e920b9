import { api } from '@/lib/edge/http/api.server'
import { storeFormError } from '@/lib/edge/http/form-outcome.server'
import { backToLogin, formPost } from '@/lib/edge/http/form-post.server'
import { writeLoginOutcome } from '@/lib/edge/http/login-outcome'
import { adToSaveAfterLogin, afterLoginPath } from '@/lib/kernel/routes/after-login'
import { posts, routes, watchlistApi } from '@/lib/kernel/routes/routes'
import { saveAdAfterLogin } from '@/lib/people/favourites/save-ad-after-login.server'
import { findBan } from '@/lib/people/moderation/account-ban.server'
import { logIn } from '@/lib/people/sessions/log-in.server'
import { loginFailureText, loginSchema } from '@/lib/people/users/account-schemas'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.login, page: backToLogin, keep: ['username'], failureText: loginFailureText }, async (call) => {
    const { username, password, dopo } = await call.readBody(loginSchema)
    const user = await logIn(call.db, { email: username, password, address: call.address(), deviceCookie: call.deviceCookie() })
    await call.startSession(user.id)
    const next = (await findBan(call.db, user.id)) ? routes.profile : afterLoginPath({ dopo })
    const savedAd = await saveAdAfterLogin(call.db, user.id, adToSaveAfterLogin(next), (refusal) =>
      storeFormError(call.response, watchlistApi.all, refusal),
    )
    writeLoginOutcome(call.response, { isDealer: user.role === 'dealer', savedAd })
    return { next }
  }),
})
