import { api } from '@/lib/edge/http/api.server'
import { exportAds } from '@/lib/market/ads/export-ads.server'
import { exportMarketingConsents } from '@/lib/people/consent/marketing-consent-queries.server'
import { exportReplies } from '@/lib/people/contact/reply-queries.server'
import { exportWatchlist } from '@/lib/people/favourites/watchlist-queries.server'
import { exportReports } from '@/lib/people/reports/report-queries.server'
import { listSessions } from '@/lib/people/sessions/find-session.server'
import { exportMyData } from '@/lib/people/users/export-my-data.server'

export default api({
  async GET(call) {
    const session = await call.requireSession()
    call.response.setHeader('Content-Disposition', 'attachment; filename="i-miei-dati-ingrana.json"')
    const { db } = call
    const { user } = session
    return {
      ...(await exportMyData(db, user.id)),
      sessions: await listSessions(db, session),
      marketingConsents: await exportMarketingConsents(db, user.id),
      watchlist: await exportWatchlist(db, user.id),
      replies: await exportReplies(db, user),
      ads: await exportAds(db, user.email),
      reports: await exportReports(db, user.email),
    }
  },
})
