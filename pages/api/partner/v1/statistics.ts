import { vehiclesShown } from '@/lib/accounts/contact/leads/dealer-statistics'
import { getStatistics } from '@/lib/accounts/contact/leads/dealer-statistics.server'
import { partnerApi } from '@/lib/server/http/partner-api.server'

export const config = { api: { bodyParser: false } }

export default partnerApi({
  GET: { scope: 'stock:read', run: ({ db, partner: { dealership } }) => getStatistics(db, dealership, vehiclesShown) },
})
