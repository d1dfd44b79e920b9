import { exportMarketingConsents } from '@/lib/consent/marketing-consent-queries.server'
import { api } from '@/lib/http/api.server'
import { listSessions } from '@/lib/sessions/find-session.server'
import { exportMyData } from '@/lib/users/export-my-data.server'
import { exportWatchlist } from '@/lib/watchlist/watchlist-queries.server'

export default api({
  async GET(call) {
    const session = await call.requireSession()
    call.response.setHeader('Content-Disposition', 'attachment; filename="i-miei-dati-ingrana.json"')
    const { id } = session.user
    return {
      ...(await exportMyData(call.db, id)),
      sessions: await listSessions(call.db, session),
      marketingConsents: await exportMarketingConsents(call.db, id),
      watchlist: await exportWatchlist(call.db, id),
    }
  },
})
