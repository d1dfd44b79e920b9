import { api } from '@/lib/edge/http/api.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { consumeInProcess, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { EventIntake } from '@/lib/measuring/experiment-results/receive-events.server'
import { receivedBatchSchema } from '@/lib/measuring/experiment-results/received-batch-schema'
import { configManager } from '@/lib/measuring/experiments/datafile/open-config-manager.server'

export const config = { api: { bodyParser: false } }

let intake: EventIntake | undefined

/** Public on purpose, and without a csrf token: a page that goes away cannot fetch one, and nothing here belongs to whoever is logged in. */
export default api(
  {
    async POST({ request, address, readBody }) {
      await consumeInProcess(rateLimits.experimentEventsFromAddress, address())
      const batch = await readBody(receivedBatchSchema)
      const manager = configManager()
      if (!manager) return
      intake ??= new EventIntake(getDb())
      await intake.receive(batch, { address: address(), userAgent: request.headers['user-agent'] }, manager.config)
    },
  },
  { protection: 'ownScript' },
)
