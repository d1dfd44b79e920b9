import { acceptTerms } from '@/lib/accounts/consent/accept-terms.server'
import { termsSchema } from '@/lib/accounts/consent/terms-schema'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.terms, page: routes.profile }, async (call) => {
    const user = await call.requireUser()
    const { version } = await call.readBody(termsSchema)
    await acceptTerms(call.db, user.id, version)
    return { next: routes.profile, notice: 'Hai accettato le condizioni d’uso.' }
  }),
})
