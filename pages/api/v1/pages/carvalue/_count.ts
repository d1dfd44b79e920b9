import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { requireAskedModel } from '@/lib/market/valuation/read-valuation.server'
import { findOnOffer } from '@/lib/market/valuation/value-vehicle.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

export default api({
  async POST(call) {
    const model = requireAskedModel((await call.rawBody()) ?? {})
    await consumeRateLimit(call.db, rateLimits.valuationFromAddress, call.address())
    const { ads } = await findOnOffer(call.db, model)
    return { count: ads }
  },
})
