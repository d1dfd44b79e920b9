import { api } from '@/lib/edge/http/api.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { receiveEvents } from '@/lib/measuring/experiment-results/receive-events.server'
import { receivedBatchSchema } from '@/lib/measuring/experiment-results/received-batch-schema'
import { configManager } from '@/lib/measuring/experiments/datafile/open-config-manager.server'

export const config = { api: { bodyParser: false } }

/** Public on purpose, and without a csrf token: a page that goes away cannot fetch one, and nothing here belongs to whoever is logged in. */
export default api(
  {
    async POST({ db, request, address, readBody }) {
      await consumeRateLimit(db, rateLimits.experimentEventsFromAddress, address())
      const batch = await readBody(receivedBatchSchema)
      const manager = configManager()
      if (manager) await receiveEvents(db, batch, { address: address(), userAgent: request.headers['user-agent'] }, manager.config)
    },
  },
  { protection: 'ownScript' },
)
