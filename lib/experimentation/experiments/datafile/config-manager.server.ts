import { indexDatafile, type ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { backoffMs } from './backoff'
import { ConfigHealth } from './config-health'
import type { DatafileCache } from './datafile-cache.server'
import { datafileWarnings } from './datafile-warnings'
import { type DatafileResponse, fetchDatafile } from './fetch-datafile.server'
import { readDatafile } from './read-datafile.server'
import { type Readiness, ReadyGate } from './ready-gate'
import { type StartTimer, startRealTimer } from './start-timer'

const defaultUpdateIntervalMs = 300_000
const minUpdateIntervalMs = 1_000
const requestTimeoutMs = 60_000
const readyTimeoutMs = 30_000
/** How long a page may wait: the default of the vendor's React client. */
export const pageReadyTimeoutMs = 5_000

export type ConfigState = 'not started' | 'started' | 'ready'
type Source = 'service' | 'cache'
type Line = (details: object, text: string) => void
/** The log for the lines. `log()` fits. */
export type ConfigLog = { debug: Line; warn: Line; error: Line }

type ConfigManagerOptions = {
  url: string
  log: ConfigLog
  /** Whether to poll; without it a failed first request is never repeated. */
  autoUpdate?: boolean
  updateIntervalMs?: number
  cache?: DatafileCache
  /** No request before `serviceIsUp`: the service is this site itself. */
  waitsForService?: boolean
  random?: () => number
  after?: StartTimer
  now?: () => Date
}

/** Keeps the latest good configuration of the experiments at hand. Nothing that the service does or fails to do throws. */
export class ConfigManager {
  readonly health: ConfigHealth
  readonly #options: Required<Omit<ConfigManagerOptions, 'cache' | 'now' | 'waitsForService'>> & Pick<ConfigManagerOptions, 'cache'>
  readonly #gate: ReadyGate
  #run: AbortController | undefined
  #config: ProjectConfig | undefined
  #text: string | undefined
  #failures = 0
  #lastModified: string | undefined
  #lastFault: string | undefined
  #isWaiting = false
  #endWait = () => {}
  readonly #service: Promise<void>
  #isRequesting = false
  #isOverdue = false
  #endTimer = () => {}
  #onNewRevision = (_revision: string) => {}

  constructor({
    autoUpdate = true,
    waitsForService = false,
    updateIntervalMs = defaultUpdateIntervalMs,
    random = Math.random,
    after = startRealTimer,
    now = () => new Date(),
    ...rest
  }: ConfigManagerOptions) {
    const isValid = updateIntervalMs >= minUpdateIntervalMs
    if (!isValid) rest.log.warn({}, `Invalid updateInterval ${updateIntervalMs}, defaulting to ${defaultUpdateIntervalMs}`)
    this.#options = { autoUpdate, updateIntervalMs: isValid ? updateIntervalMs : defaultUpdateIntervalMs, random, after, ...rest }
    this.#isWaiting = waitsForService
    this.#service = waitsForService ? new Promise((resolve) => (this.#endWait = resolve)) : Promise.resolve()
    this.#gate = new ReadyGate(after)
    this.health = new ConfigHealth(now)
  }

  get state(): ConfigState {
    if (this.#config) return 'ready'
    return this.#run ? 'started' : 'not started'
  }

  /** The configuration to decide with. Undefined: every visitor sees the control. */
  get config(): ProjectConfig | undefined {
    return this.#config
  }

  /** The file that it was read from. */
  get text(): string | undefined {
    return this.#text
  }

  /** Starting what runs already changes nothing. */
  start(): void {
    if (this.#run) return
    this.#run = new AbortController()
    this.#failures = 0
    this.#gate.reopen()
    this.#options.log.debug({ url: this.#options.url }, 'Configuration manager started')
    void this.#begin(this.#run.signal)
  }

  /** The configuration stays; callers that wait for a first one get a failure. */
  stop(): void {
    if (!this.#run) return
    this.#run.abort()
    this.#run = undefined
    this.#endTimer()
    this.#gate.settle({ success: false, reason: 'Instance closed' })
    this.#options.log.debug({}, 'Configuration manager stopped')
  }

  /** Calls whenever the service has given another configuration than before. */
  onNewRevision(listener: (revision: string) => void): void {
    this.#onNewRevision = listener
  }

  /** Ends the wait: from here on the service accepts requests. */
  serviceIsUp(): void {
    this.#isWaiting = false
    this.#endWait()
  }

  /** Hears that another process has got this revision: a manager with a different one requests at once. */
  hearOfRevision(revision: string): void {
    const run = this.#run
    if (!run || this.#isWaiting || revision === this.#config?.datafile.revision) return
    this.#endTimer()
    if (this.#isRequesting) this.#isOverdue = true
    else this.#poll(run.signal)
  }

  /** Waits for the first configuration. Never rejects. */
  onReady({ timeoutMs = readyTimeoutMs }: { timeoutMs?: number } = {}): Promise<Readiness> {
    return this.#gate.wait(timeoutMs)
  }

  async #begin(run: AbortSignal): Promise<void> {
    const { cache, log } = this.#options
    const cached = await cache?.read().catch((error: unknown) => log.warn({ err: error }, 'The cached configuration cannot be read'))
    if (run.aborted) return
    if (cached !== undefined && !this.#config) this.#take(cached, 'cache')
    if (this.#isWaiting) await this.#service
    if (this.#run?.signal === run) this.#poll(run)
  }

  /** Schedules the next request when this one is sent, as the vendor does, so that slow responses do not delay the interval. */
  #poll(run: AbortSignal): void {
    const { autoUpdate, updateIntervalMs, random, after } = this.#options
    this.#isRequesting = true
    this.#isOverdue = false
    void this.#request(run)
    if (!autoUpdate) return
    this.#endTimer = after(Math.max(backoffMs(this.#failures, random), updateIntervalMs), () => {
      if (this.#isRequesting) this.#isOverdue = true
      else this.#poll(run)
    })
  }

  async #request(run: AbortSignal): Promise<void> {
    const { url, after, autoUpdate } = this.#options
    const answer = await fetchDatafile({ url, lastModified: this.#lastModified, timeoutMs: requestTimeoutMs, after, stopped: run })
    if (run.aborted) return
    this.#isRequesting = false
    this.#receive(answer)
    if (!autoUpdate && !this.#gate.isSettled) this.#giveUp()
    if (this.#isOverdue) this.#poll(run)
  }

  #giveUp(): void {
    this.#options.log.error({ url: this.#options.url }, 'Failed to become ready')
    this.#gate.settle({ success: false, reason: 'Failed to become ready' })
  }

  #receive(answer: DatafileResponse): void {
    this.#failures = answer.kind === 'failed' ? this.#failures + 1 : 0
    if (answer.kind === 'failed') this.#options.log.error(answer.details, answer.text)
    if (answer.kind === 'failed') this.health.recordFailure(answer.text)
    if (answer.kind === 'unchanged') this.health.recordSuccess()
    if (answer.kind === 'refused') this.#refuse(answer.fault, 'service')
    // Only the date of a good file is sent back: after a bad one the next answer must be whole.
    if (answer.kind === 'file' && this.#take(answer.text, 'service')) this.#lastModified = answer.lastModified
  }

  /** Whether the file is good. A good one replaces ours when its revision is another. */
  #take(text: string, source: Source): boolean {
    try {
      const config = indexDatafile(readDatafile(text))
      this.#lastFault = undefined
      if (source === 'service') this.health.recordSuccess()
      if (config.datafile.revision !== this.#config?.datafile.revision) this.#replace(config, text, source)
      return true
    } catch (error) {
      this.#refuse(error, source)
      return false
    }
  }

  #replace(config: ProjectConfig, text: string, source: Source): void {
    const { cache, log } = this.#options
    this.#config = config
    this.#text = text
    this.#describe(config, source)
    if (source === 'service') this.#onNewRevision(config.datafile.revision)
    if (source === 'service')
      void cache?.write(text).catch((error: unknown) => log.warn({ err: error }, 'The configuration cannot be cached for the next start'))
    this.#gate.settle({ success: true })
  }

  #describe(config: ProjectConfig, source: Source): void {
    const warnings = datafileWarnings(config)
    const { revision } = config.datafile
    if (warnings.length === 0) return this.#options.log.debug({ revision, source }, 'The configuration of the experiments is in use')
    this.#options.log.warn(
      { revision, source, warnings: warnings.slice(0, 10).map((warning) => warning.slice(0, 200)) },
      'The configuration of the experiments names what it does not have',
    )
  }

  /** Reports a bad file once, however often it comes. */
  #refuse(error: unknown, source: Source): void {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason !== this.#lastFault)
      this.#options.log.error({ url: this.#options.url, source, reason }, 'The configuration of the experiments cannot be used')
    this.#lastFault = reason
    this.health.recordFailure(reason)
    if (source === 'service') this.#gate.settle({ success: false, reason })
  }
}
