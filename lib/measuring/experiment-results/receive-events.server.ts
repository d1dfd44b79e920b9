import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeInProcess, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import type { ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
import { isBotAgent } from '@/lib/measuring/tracking/bot-agent'
import { countIntake } from './event-intake.server'
import { addCounts, type EventCounts } from './event-outcome'
import { Gathered } from './gathered'
import { judgeEvents } from './judge-events.server'
import { splitByGoal } from './possible-events'
import type { ReceivedBatch } from './received-batch-schema'
import { rememberConfig } from './remember-config.server'
import { findKnownVisitors, saveEvents, shareUnder } from './save-events.server'

type Sender = { address: string; userAgent: string | undefined }
/** What is to be kept of a batch, and what has become of the rest. */
type Accepted = { visitors: ReceivedBatch['visitors']; refused: EventCounts; config: ProjectConfig | undefined }

/** As many batches as are kept in one transaction. */
const mostAtOnce = 50

/** Takes batches of many browsers: keeps of each what can have happened and is within its limits, and counts what became of each event. Those that come at the same time are kept together. */
export class EventIntake {
  private readonly known: Gathered<string, boolean>
  private readonly kept: Gathered<Accepted, undefined>

  constructor(private readonly db: Db) {
    this.known = new Gathered(
      async (ids) => {
        const known = await findKnownVisitors(db, ids)
        return ids.map((id) => known.has(id))
      },
      mostAtOnce,
      isNotOfDatabase,
    )
    this.kept = new Gathered((batches) => keepTogether(db, batches), mostAtOnce, isNotOfDatabase)
  }

  async receive(batch: ReceivedBatch, { address, userAgent }: Sender, config: ProjectConfig | undefined): Promise<void> {
    if (isBotAgent(userAgent)) return this.keep({ visitors: [], refused: { bot: batch.visitors.length }, config })
    if (!config) throw new AppError('unavailable', 'there is no configuration of the experiments yet')
    const { possible, refused } = await judgeEvents(this.db, batch, config, deviceTypeOf(userAgent))
    if (possible.visitors.length === 0) return this.keep({ visitors: [], refused, config })
    await this.keep({ ...(await this.withinLimits(address, possible, refused, config)), config })
    await rememberConfig(this.db, config)
  }

  private async keep(accepted: Accepted): Promise<void> {
    await this.kept.do(accepted)
  }

  /** Whoever has had their share is told to wait; what no experiment counts is only left out above its own. */
  private async withinLimits(address: string, { visitors }: ReceivedBatch, refused: EventCounts, config: ProjectConfig) {
    const { goals, others } = splitByGoal({ visitors }, config)
    try {
      if (goals.length > 0) await consumeInProcess(rateLimits.keptEventsFromAddress, address, goals.length)
      const [first] = visitors
      if (first && !(await this.known.do(first.visitor_id))) await consumeInProcess(rateLimits.newVisitorsFromAddress, address)
    } catch (error) {
      if (isTooMany(error)) await this.keep({ visitors: [], refused: { ...refused, limited: visitors.length }, config })
      throw error
    }
    try {
      if (others.length > 0) await consumeInProcess(rateLimits.unmarkedEventsFromAddress, address, others.length)
      return { visitors, refused }
    } catch (error) {
      if (!isTooMany(error)) throw error
      return { visitors: goals, refused: { ...refused, limited: others.length } }
    }
  }
}

/** A database that cannot answer now says so, as `unavailable`. */
const isNotOfDatabase = (error: unknown) => !(error instanceof AppError)
const isTooMany = (error: unknown) => error instanceof AppError && error.code === 'tooMany'

async function keepTogether(db: Db, batches: readonly Accepted[]): Promise<undefined[]> {
  const visitors = batches.flatMap((batch) => batch.visitors)
  const config = batches.find((batch) => batch.config)?.config
  const saved = visitors.length > 0 && config ? await saveEvents(db, { visitors }, new Date(), shareUnder(config)) : {}
  await countIntake(db, addCounts([saved, ...batches.map(({ refused }) => refused)]))
  return batches.map(() => undefined)
}
