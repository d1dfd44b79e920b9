import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { openDayCalendar } from '@/lib/accounts/deals/visits/visit-calendar.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

/** The visits of today for the calendars of a dealer's staff. */
export default api({
  async GET({ db, request, response, requireUser }) {
    const dealership = await requireDealership(db, await requireUser(), request.query['concessionaria'], 'readLeads')
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8')
    response.setHeader('Content-Disposition', 'attachment; filename="visite-di-oggi.ics"')
    response.status(200).send(await openDayCalendar(db, dealership, new Date()))
  },
})
