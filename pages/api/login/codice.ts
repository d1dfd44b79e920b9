import { api } from '@/lib/edge/http/api.server'
import { finishLogin } from '@/lib/edge/http/finish-login.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { afterLoginPath, safePath } from '@/lib/kernel/routes/after-login'
import { loginCodePath, posts, routes } from '@/lib/kernel/routes/routes'
import { loginCodeSchema } from '@/lib/people/second-factor/second-factor-schemas'

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
