import { api } from '@/lib/edge/http/api.server'
import { finishLogin } from '@/lib/edge/http/finish-login.server'
import { backToLogin, formPost } from '@/lib/edge/http/form-post.server'
import { writeNextPath } from '@/lib/edge/http/login-outcome'
import { afterLoginPath } from '@/lib/kernel/routes/after-login'
import { loginCodePath, posts } from '@/lib/kernel/routes/routes'
import { logIn } from '@/lib/people/sessions/log-in.server'
import { loginFailureText, loginSchema } from '@/lib/people/users/account-schemas'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.login, page: backToLogin, keep: ['username'], failureText: loginFailureText }, async (call) => {
    const { username, password, dopo } = await call.readBody(loginSchema)
    const user = await logIn(call.db, { email: username, password, address: call.address(), deviceCookie: call.deviceCookie() })
    const next = afterLoginPath({ dopo })
    if (await call.startSession(user.id)) return finishLogin(call, user, next)
    const codePath = loginCodePath(next, 'password')
    writeNextPath(call.response, codePath)
    return { next: codePath }
  }),
})
