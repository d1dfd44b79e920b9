import { openCalendar } from '@/lib/accounts/deals/visits/visit-calendar.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { mailCodeIn } from '@/lib/kernel/routes/mail-code'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** A visit for calendars, as it is now; the code in the address opens it and nothing else. */
export default api({
  async GET({ db, request, response, address }) {
    await consumeRateLimit(db, rateLimits.codeFromAddress, address())
    const file = await openCalendar(db, mailCodeIn(request.query), new Date())
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8')
    response.setHeader('Content-Disposition', 'attachment; filename="visita.ics"')
    response.setHeader('Cache-Control', 'private, no-store')
    response.send(file)
  },
})
