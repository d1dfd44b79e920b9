import { getStatistics } from '@/lib/accounts/contact/leads/dealer-statistics.server'
import { statisticsCsv } from '@/lib/accounts/contact/leads/dealer-statistics-csv'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const mostVehicles = 50_000

/** How often each vehicle was opened, saved and asked about in the last twelve weeks, as a CSV file. */
export default api({
  async GET({ db, request, response, requireUser }) {
    const dealership = await requireDealership(db, await requireUser(), request.query['concessionaria'])
    const statistics = await getStatistics(db, dealership, mostVehicles)
    response.setHeader('Content-Type', 'text/csv; charset=utf-8; header=present')
    response.setHeader('Content-Disposition', 'attachment; filename="statistiche.csv"')
    response.status(200).send(statisticsCsv(statistics))
  },
})
