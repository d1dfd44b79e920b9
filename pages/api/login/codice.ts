import { loginCodeSchema } from '@/lib/accounts/second-factor/second-factor-schemas'
import { afterLoginPath, safePath } from '@/lib/kernel/routes/after-login'
import { loginCodePath, posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { finishLogin } from '@/lib/server/http/finish-login.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: posts.loginCode, page: backToCode }, async (call) => {
    const { codice, dopo } = await call.readBody(loginCodeSchema)
    return finishLogin(call, await call.completeLogin(codice), afterLoginPath({ dopo }))
  }),
})

function backToCode({ dopo, con }: Record<string, unknown>): string {
  return loginCodePath(safePath(dopo) ?? routes.home, String(con))
}
