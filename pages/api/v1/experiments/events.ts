import { api } from '@/lib/edge/http/api.server'
import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, isWithinLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { countIntake } from '@/lib/measuring/experiment-results/event-intake.server'
import type { EventCounts } from '@/lib/measuring/experiment-results/event-outcome'
import { possibleEvents, splitByGoal } from '@/lib/measuring/experiment-results/possible-events'
import { type ReceivedBatch, receivedBatchSchema } from '@/lib/measuring/experiment-results/received-batch-schema'
import { rememberConfig } from '@/lib/measuring/experiment-results/remember-config.server'
import { isKnownVisitor, saveEvents, shareUnder } from '@/lib/measuring/experiment-results/save-events.server'
import { configManager } from '@/lib/measuring/experiments/datafile/open-config-manager.server'
import type { ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
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
      const { possible, refused } = possibleEvents(batch, config, deviceTypeOf(userAgent))
      await countIntake(db, { ...refused, ...(await keepEvents(db, address(), possible, config)) })
      if (possible.visitors.length > 0) await rememberConfig(db, config)
    },
  },
  { protection: 'ownScript' },
)

async function keepEvents(db: Db, address: string, possible: ReceivedBatch, config: ProjectConfig): Promise<EventCounts> {
  if (possible.visitors.length === 0) return {}
  const { goals, others } = splitByGoal(possible, config)
  try {
    await limitEvents(db, address, possible, goals.length)
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') await countIntake(db, { limited: possible.visitors.length })
    throw error
  }
  const hasRoom = others.length === 0 || (await isWithinLimit(db, rateLimits.unmarkedEventsFromAddress, address, others.length))
  const counts = await saveEvents(db, { visitors: hasRoom ? possible.visitors : goals }, new Date(), shareUnder(config))
  return hasRoom ? counts : { ...counts, limited: others.length }
}

async function limitEvents(db: Db, address: string, { visitors }: ReceivedBatch, goals: number): Promise<void> {
  if (goals > 0) await consumeRateLimit(db, rateLimits.keptEventsFromAddress, address, goals)
  const [first] = visitors
  if (first && !(await isKnownVisitor(db, first.visitor_id))) await consumeRateLimit(db, rateLimits.newVisitorsFromAddress, address)
}
