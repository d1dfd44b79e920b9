import { endOneSession, endOtherSessions } from '@/lib/accounts/sessions/end-sessions.server'
import { listSessions } from '@/lib/accounts/sessions/find-session.server'
import { endSessionsSchema } from '@/lib/accounts/users/account-schemas'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { formPost } from '@/lib/server/http/form-post.server'

export const config = { api: { bodyParser: false } }

export default api({
  GET: async (call) => listSessions(call.db, await call.requireSession()),
  POST: formPost({ form: settingsApi.sessions, page: routes.profile }, async (call) => {
    const current = await call.requireSession()
    const { session } = await call.readBody(endSessionsSchema)
    if (session === 'altre') await endOtherSessions(call.db, current)
    else await endOneSession(call.db, current, Number(session))
    return { next: routes.profile, notice: 'Accesso terminato.' }
  }),
})
