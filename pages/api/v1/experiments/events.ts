import { api } from '@/lib/edge/http/api.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { receivedBatchSchema } from '@/lib/measuring/experiment-results/received-batch-schema'
import { rememberExperiments } from '@/lib/measuring/experiment-results/remember-experiments.server'
import { saveEvents } from '@/lib/measuring/experiment-results/save-events.server'
import { configManager } from '@/lib/measuring/experiments/datafile/open-config-manager.server'
import { isBotAgent } from '@/lib/measuring/tracking/bot-agent'

export const config = { api: { bodyParser: false } }

/** Public on purpose, and without a csrf token: a page that goes away cannot fetch one, and nothing here belongs to whoever is logged in. */
export default api(
  {
    async POST({ db, request, address, readBody }) {
      await consumeRateLimit(db, rateLimits.experimentEventsFromAddress, address())
      const batch = await readBody(receivedBatchSchema)
      if (isBotAgent(request.headers['user-agent'])) return
      await saveEvents(db, batch)
      await rememberExperiments(db, configManager()?.config)
    },
  },
  { protection: 'ownScript' },
)
