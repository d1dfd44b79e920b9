import { api } from '@/lib/http/api.server'
import { listSessions } from '@/lib/sessions/find-session.server'
import { exportMyData } from '@/lib/users/export-my-data.server'

export default api({
  async GET(call) {
    const session = await call.requireSession()
    call.response.setHeader('Content-Disposition', 'attachment; filename="i-miei-dati-ingrana.json"')
    return { ...(await exportMyData(call.db, session.user.id)), sessions: await listSessions(call.db, session) }
  },
})
