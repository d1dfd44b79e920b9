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
import { findKnownVisitors, goalsUnder, saveEvents } from './save-events.server'
import { candidatesFor, challengeFor, isProof } from './work-challenge.server'
import { WriteBatcher } from './write-batcher'

type Sender = {
  address: string
  userAgent: string | undefined
  /** The proof of the work that this browser was given. */
  proof?: string | undefined
}
/** The part of a batch to be saved, and the outcomes of the rest. */
type Accepted = { visitors: readonly ReceivedVisitor[]; refused: EventCounts; config: ProjectConfig | undefined }
/** What a batch adds to the figures of the day. `newcomer`: the number of a new visitor of an address, who has to work first. */
type IntakeDecision = { counts: EventCounts; newcomer?: number }

/** A clock of its own, and larger batches: nobody waits for an answer. Nothing that arrives over HTTP has another clock than the real one. */
type Simulation = { now: () => Date; mostAtOnce: number }

/** Batches that are saved in one transaction, at most. */
const mostAtOnce = 50

/** Takes batches of many browsers: saves the events that are possible and within limits, and counts the outcome of each. Batches that come at the same time are saved together. */
export class EventIntake {
  private readonly known: WriteBatcher<string, boolean>
  private readonly newVisitors: WriteBatcher<string, number>
  private readonly saving: WriteBatcher<Accepted, undefined>

  constructor(
    private readonly db: Db,
    /** The iterations of each try in the work of new visitors from a busy address. */
    private readonly iterations: number,
    private readonly simulation?: Simulation,
  ) {
    const most = simulation?.mostAtOnce ?? mostAtOnce
    this.known = new WriteBatcher(
      async (ids) => {
        const known = await findKnownVisitors(db, ids)
        return ids.map((id) => known.has(id))
      },
      most,
      isNotOfDatabase,
    )
    this.newVisitors = new WriteBatcher(
      (addresses) => countEach(db, rateLimits.newVisitorsFromAddress, addresses, this.now().getTime()),
      most,
      isNotOfDatabase,
    )
    this.saving = new WriteBatcher((batches) => this.saveTogether(batches), most, isNotOfDatabase)
  }

  /** The challenge to solve before the batch is sent again; undefined when it is taken. */
  async receive(batch: ReceivedBatch, sender: Sender, config: ProjectConfig | undefined): Promise<string | undefined> {
    if (isBotAgent(sender.userAgent)) return this.save({ visitors: [], refused: { bot: batch.visitors.length }, config })
    if (!config) throw new AppError('unavailable', 'there is no configuration of the experiments yet')
    const now = this.now()
    const { possible, refused } = await judgeEvents(this.db, byServerClock(batch, now), config, deviceTypeOf(sender.userAgent), now)
    const [first] = possible.visitors
    if (!first) return this.save({ visitors: [], refused, config })
    const { counts, newcomer } = await this.admit(first.visitor_id, sender, possible.visitors.length)
    if (newcomer !== undefined) {
      await this.save({ visitors: [], refused: counts, config }) // what was refused comes again with the rest
      const candidates = candidatesFor(newcomer, rateLimits.newVisitorsFromAddress.points)
      return challengeFor(first.visitor_id, { iterations: this.iterations, candidates })
    }
    await this.save({ visitors: entriesOf(possible), refused: addCounts([refused, counts]), config })
    await rememberConfig(this.db, config)
  }

  private now(): Date {
    return this.simulation?.now() ?? new Date()
  }

  private async save(accepted: Accepted): Promise<undefined> {
    await this.saving.do(accepted)
  }

  /** A known visitor has limits of their own, at any address. An address brings some unknown ones without work, across all processes; the others work, and nobody is turned away. */
  private async admit(visitorId: string, { address, proof }: Sender, events: number): Promise<IntakeDecision> {
    if (await this.known.do(visitorId)) {
      await this.countBatch(visitorId, events)
      return { counts: {} }
    }
    if (proof !== undefined && (await isProof(proof, visitorId))) return { counts: { workDone: 1 } }
    const counts: EventCounts = proof === undefined ? {} : { workWrong: 1 }
    const newcomer = await this.newVisitors.do(address)
    if (newcomer <= rateLimits.newVisitorsFromAddress.points) return { counts }
    return { counts: { ...counts, workAsked: 1 }, newcomer }
  }

  private async countBatch(visitorId: string, events: number): Promise<void> {
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

/** A database that cannot answer now says so, as `unavailable`. */
const isNotOfDatabase = (error: unknown) => !(error instanceof AppError)
const isTooMany = (error: unknown) => error instanceof AppError && error.code === 'tooMany'
