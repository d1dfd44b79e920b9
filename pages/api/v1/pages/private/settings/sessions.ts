import { api } from '@/lib/edge/http/api.server'
import { formPost } from '@/lib/edge/http/form-post.server'
import { routes, settingsApi } from '@/lib/kernel/routes/routes'
import { endOneSession, endOtherSessions } from '@/lib/people/sessions/end-sessions.server'
import { listSessions } from '@/lib/people/sessions/find-session.server'
import { endSessionsSchema } from '@/lib/people/users/account-schemas'

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
