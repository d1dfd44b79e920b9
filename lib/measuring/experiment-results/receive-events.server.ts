import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, isWithinLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import type { ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
import { isBotAgent } from '@/lib/measuring/tracking/bot-agent'
import { countIntake } from './event-intake.server'
import type { EventCounts } from './event-outcome'
import { possibleEvents, splitByGoal } from './possible-events'
import type { ReceivedBatch } from './received-batch-schema'
import { rememberConfig } from './remember-config.server'
import { isKnownVisitor, saveEvents, shareUnder } from './save-events.server'

type Sender = { address: string; userAgent: string | undefined }

/** Keeps of a browser's batch what can have happened and is within its limits, and counts what became of each event. */
export async function receiveEvents(
  db: Db,
  batch: ReceivedBatch,
  { address, userAgent }: Sender,
  config: ProjectConfig | undefined,
): Promise<void> {
  if (isBotAgent(userAgent)) return countIntake(db, { bot: batch.visitors.length })
  if (!config) throw new AppError('unavailable', 'there is no configuration of the experiments yet')
  const { possible, refused } = possibleEvents(batch, config, deviceTypeOf(userAgent))
  await countIntake(db, { ...refused, ...(await keepEvents(db, address, possible, config)) })
  if (possible.visitors.length > 0) await rememberConfig(db, config)
}

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
