import { api } from '@/lib/edge/http/api.server'
import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { countIntake } from '@/lib/measuring/experiment-results/event-intake.server'
import type { EventCounts } from '@/lib/measuring/experiment-results/event-outcome'
import { judgeEvents } from '@/lib/measuring/experiment-results/judge-events.server'
import { type ReceivedBatch, receivedBatchSchema } from '@/lib/measuring/experiment-results/received-batch-schema'
import { rememberExperiments } from '@/lib/measuring/experiment-results/remember-experiments.server'
import { isKnownVisitor, saveEvents } from '@/lib/measuring/experiment-results/save-events.server'
import { configManager } from '@/lib/measuring/experiments/datafile/open-config-manager.server'
import { isBotAgent } from '@/lib/measuring/tracking/bot-agent'

export const config = { api: { bodyParser: false } }

/** Public on purpose, and without a csrf token: a page that goes away cannot fetch one, and nothing here belongs to whoever is logged in. */
export default api(
  {
    async POST({ db, request, address, readBody }) {
      await consumeRateLimit(db, rateLimits.experimentEventsFromAddress, address())
      const batch = await readBody(receivedBatchSchema)
      const userAgent = request.headers['user-agent']
      if (isBotAgent(userAgent)) return countIntake(db, { bot: batch.visitors.length })
      const manager = configManager()
      if (!manager) return
      const { config } = manager
      if (!config) throw new AppError('unavailable', 'there is no configuration of the experiments yet')
      const { possible, refused } = await judgeEvents(db, batch, config, deviceTypeOf(userAgent))
      await countIntake(db, { ...refused, ...(await keepEvents(db, address(), possible)) })
      if (possible.visitors.length > 0) await rememberExperiments(db, config)
    },
  },
  { protection: 'ownScript' },
)

async function keepEvents(db: Db, address: string, possible: ReceivedBatch): Promise<EventCounts> {
  if (possible.visitors.length === 0) return {}
  try {
    await limitEvents(db, address, possible)
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') await countIntake(db, { limited: possible.visitors.length })
    throw error
  }
  return saveEvents(db, possible)
}

async function limitEvents(db: Db, address: string, { visitors }: ReceivedBatch): Promise<void> {
  await consumeRateLimit(db, rateLimits.keptEventsFromAddress, address, visitors.length)
  const [first] = visitors
  if (first && !(await isKnownVisitor(db, first.visitor_id))) await consumeRateLimit(db, rateLimits.newVisitorsFromAddress, address)
}
