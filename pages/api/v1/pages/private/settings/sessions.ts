import { api } from '@/lib/http/api.server'
import { formPost } from '@/lib/http/form-post.server'
import { routes, settingsApi } from '@/lib/routes/routes'
import { endOneSession, endOtherSessions } from '@/lib/sessions/end-sessions.server'
import { listSessions } from '@/lib/sessions/find-session.server'
import { endSessionsSchema } from '@/lib/users/account-schemas'

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
