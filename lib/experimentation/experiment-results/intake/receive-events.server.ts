import { rememberConfig } from '@/lib/experimentation/experiment-results/queries/remember-config.server'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { deviceTypeOf } from '@/lib/kernel/browser/device-type'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeInProcess, countEach, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { isBotAgent } from '@/lib/tracking/bot-agent'
import { byServerClock } from './browser-clock'
import { countIntake } from './event-intake.server'
import { addCounts, type EventCounts } from './event-outcome'
import { judgeEvents } from './judge-events.server'
import { entriesOf, type ReceivedBatch, type ReceivedVisitor } from './received-batch-schema'
import { goalsUnder, saveEvents } from './save-events.server'
import { originOf, prefixOf, readVisitorToken, signVisitor } from './visitor-token.server'
import { WriteBatcher } from './write-batcher'

type Sender = {
  address: string
  userAgent: string | undefined
  /** What this browser was given with its first batch. */
  token?: string | undefined
}
/** The part of a batch to be saved, and the outcomes of the rest. */
type Accepted = { visitors: readonly ReceivedVisitor[]; refused: EventCounts; config: ProjectConfig | undefined }
/** A clock of its own, and larger batches: nobody waits for an answer. Nothing that arrives over HTTP has another clock than the real one. */
type Simulation = { now: () => Date; mostAtOnce: number }

/** Batches that are saved in one transaction, at most. */
const mostAtOnce = 50

/** Takes batches of many browsers: saves the events that are possible and within limits, and counts the outcome of each. Batches that come at the same time are saved together. */
export class EventIntake {
  private readonly newVisitors: WriteBatcher<string, boolean>
  private readonly saving: WriteBatcher<Accepted, undefined>

  constructor(
    private readonly db: Db,
    private readonly simulation?: Simulation,
  ) {
    const most = simulation?.mostAtOnce ?? mostAtOnce
    this.newVisitors = new WriteBatcher((addresses) => this.countNew(addresses), most, isNotOfDatabase)
    this.saving = new WriteBatcher((batches) => this.saveTogether(batches), most, isNotOfDatabase)
  }

  /** The token that a new visitor's browser shows from then on; undefined for one that has it. */
  async receive(batch: ReceivedBatch, sender: Sender, config: ProjectConfig | undefined): Promise<string | undefined> {
    if (isBotAgent(sender.userAgent)) return this.save({ visitors: [], refused: { bot: batch.visitors.length }, config })
    if (!config) throw new AppError('unavailable', 'there is no configuration of the experiments yet')
    const now = this.now()
    const { possible, refused } = await judgeEvents(this.db, byServerClock(batch, now), config, deviceTypeOf(sender.userAgent), now)
    const [first] = possible.visitors
    if (!first) return this.save({ visitors: [], refused, config })
    const known = readVisitorToken(sender.token, first.visitor_id, now)
    if (known === undefined) await this.admit(sender.address, possible.visitors.length)
    else await this.countBatch(first.visitor_id, possible.visitors.length)
    const origin = known ?? originOf(sender.address)
    await this.save({ visitors: entriesOf(possible, origin), refused, config })
    await rememberConfig(this.db, config)
    return known === undefined ? signVisitor(first.visitor_id, origin, now) : undefined
  }

  private now(): Date {
    return this.simulation?.now() ?? new Date()
  }

  private async save(accepted: Accepted): Promise<undefined> {
    await this.saving.do(accepted)
  }

  /** An address and its neighbours bring so many new visitors an hour and a day, across all processes. */
  private async admit(address: string, events: number): Promise<void> {
    if (await this.newVisitors.do(address)) return
    await this.save({ visitors: [], refused: { crowded: events }, config: undefined })
    throw new AppError('tooMany', 'this address has brought too many new visitors')
  }

  private async countNew(addresses: readonly string[]): Promise<boolean[]> {
    const now = this.now().getTime()
    const isWithin = addresses.map(() => true)
    for (const { limit, subjectOf } of newVisitorLimits) {
      const numbers = await countEach(this.db, limit, addresses.map(subjectOf), now)
      for (const [place, number] of numbers.entries()) if (number > limit.points) isWithin[place] = false
    }
    return isWithin
  }

  private async countBatch(visitorId: string, events: number): Promise<void> {
    if (this.simulation) return // its visitors are no programs that send too much
    try {
      await consumeInProcess(rateLimits.eventBatchesOfVisitor, visitorId)
    } catch (error) {
      if (isTooMany(error)) await this.save({ visitors: [], refused: { limited: events }, config: undefined })
      throw error
    }
  }

  private async saveTogether(batches: readonly Accepted[]): Promise<undefined[]> {
    const visitors = batches.flatMap((batch) => batch.visitors)
    const config = batches.find((batch) => batch.config)?.config
    const now = this.now()
    const received = { visitors, receivedAt: this.simulation ? now : null }
    const saved = visitors.length > 0 && config ? await saveEvents(this.db, received, now, goalsUnder(config)) : {}
    await countIntake(this.db, addCounts([saved, ...batches.map(({ refused }) => refused)]), now)
    return batches.map(() => undefined)
  }
}

const ofAddress = (address: string) => originOf(address)
const ofPrefix = (address: string) => originOf(prefixOf(address))
const newVisitorLimits = [
  { limit: rateLimits.newVisitorsFromAddress, subjectOf: ofAddress },
  { limit: rateLimits.newVisitorsFromAddressADay, subjectOf: ofAddress },
  { limit: rateLimits.newVisitorsFromPrefix, subjectOf: ofPrefix },
  { limit: rateLimits.newVisitorsFromPrefixADay, subjectOf: ofPrefix },
]

/** A database that cannot answer now says so, as `unavailable`. */
const isNotOfDatabase = (error: unknown) => !(error instanceof AppError)
const isTooMany = (error: unknown) => error instanceof AppError && error.code === 'tooMany'
