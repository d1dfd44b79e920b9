import { leadFilterOf } from '@/lib/accounts/contact/leads/lead'
import { listLeads } from '@/lib/accounts/contact/leads/leads.server'
import { partnerApi } from '@/lib/server/http/partner-api.server'

export const config = { api: { bodyParser: false } }

export default partnerApi({
  GET: {
    scope: 'leads:read',
    async run({ call, db, partner: { dealership, user } }) {
      const { filter, page } = call.request.query
      const pageNumber = typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
      const { lines, counts, pages, ...shown } = await listLeads(db, dealership, user, {
        filter: leadFilterOf(filter ?? 'tutte'),
        page: pageNumber,
      })
      return { page: shown.page, pages, total: counts[shown.filter], leads: lines }
    },
  },
})
