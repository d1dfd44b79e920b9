import { partnerApi } from '@/lib/edge/http/partner-api.server'
import { vehiclesShown } from '@/lib/people/contact/dealer-statistics'
import { getStatistics } from '@/lib/people/contact/dealer-statistics.server'

export const config = { api: { bodyParser: false } }

export default partnerApi({
  GET: { scope: 'stock:read', run: ({ db, partner: { dealership } }) => getStatistics(db, dealership, vehiclesShown) },
})
