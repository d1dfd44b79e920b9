import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { requireAskedVehicle } from '@/lib/market/valuation/read-valuation.server'
import { valueAskedVehicle } from '@/lib/market/valuation/value-vehicle.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

export default api({
  async POST(call) {
    const vehicle = requireAskedVehicle((await call.rawBody()) ?? {}, new Date())
    await consumeRateLimit(call.db, rateLimits.valuationFromAddress, call.address())
    const valuation = await valueAskedVehicle(call.db, vehicle)
    if ('why' in valuation && valuation.field) throw invalidField(valuation.field, valuation.why)
    return valuation
  },
})
