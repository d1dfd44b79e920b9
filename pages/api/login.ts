import type { NextApiRequest } from 'next'
import { checkLogin } from '@/lib/accounts/sessions/check-login.server'
import { loginFailureText, loginQuerySchema, loginSchema } from '@/lib/accounts/users/account-schemas'
import { afterLoginPath, safePath } from '@/lib/kernel/routes/after-login'
import { loginCodePath, loginPath, posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { finishLogin } from '@/lib/server/http/finish-login.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { writeNextPath } from '@/lib/server/http/login-outcome'
import type { Body } from '@/lib/server/http/read-body.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.login, page: backToLogin, keep: ['username'], failureText: loginFailureText }, async (call) => {
    const { username, password } = await call.readBody(loginSchema)
    const user = await checkLogin(call.db, { email: username, password, address: call.address(), deviceCookie: call.deviceCookie() })
    const next = afterLoginPath(await call.readQuery(loginQuerySchema))
    if (await call.startSession(user.id)) return finishLogin(call, user, next)
    const codePath = loginCodePath(next, 'password')
    writeNextPath(call.response, codePath)
    return { next: codePath }
  }),
})

/** The login page with the visitor's destination. */
function backToLogin(_body: Body, { dopo }: NextApiRequest['query']): string {
  return loginPath(safePath(dopo) ?? routes.home)
}
