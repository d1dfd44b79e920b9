import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { acceptTerms } from '@/lib/people/consent/accept-terms.server'
import { termsSchema } from '@/lib/people/consent/terms-schema'

export const config = { api: { bodyParser: false } }

export default api({
  POST: formPost({ form: settingsApi.terms, page: routes.profile }, async (call) => {
    const user = await call.requireUser()
    const { version } = await call.readBody(termsSchema)
    await acceptTerms(call.db, user.id, version)
    return { next: routes.profile, notice: 'Hai accettato le condizioni d’uso.' }
  }),
})
