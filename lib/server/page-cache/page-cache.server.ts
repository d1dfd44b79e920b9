import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { inSpan } from '@/lib/kernel/tracing/span.server'
import { noteOnSpan, withRequest } from '@/lib/server/http/request-span.server'
import { cacheableAddress } from './cacheable-address'
import { type FinishedPage, finishPage } from './finished-page.server'
import { type PageCacheLimits, pageCacheLimits } from './page-cache-limits'
import { PageStore, type StoredPage } from './page-store.server'
import type { RenderedPage } from './render-page.server'
import { type Origin, pageVary, sendPage, timing } from './send-page.server'
import { type Admit, SingleFlight } from './single-flight.server'
import { type Visit, visitOf } from './visit.server'

type PageCacheOptions = {
  render: (address: string, headers: Visit['headers']) => Promise<RenderedPage>
  admit: Admit
  /** The configuration of the experiments at this moment. */
  findConfig: () => ProjectConfig | undefined
  /** Security headers, name and value in turn. */
  fixed: readonly string[]
  limits?: PageCacheLimits
  now?: () => number
}
/** One request, as far as the cache has understood it. */
export type Asked = {
  request: IncomingMessage
  response: ServerResponse
  /** The address by which places are counted; undefined for a client that has left. */
  from: () => string | undefined
  /** Answers this one request by a page of its own. */
  bypass: () => void
  refuse: () => void
}
type Question = { key: string; address: string; visit: Visit; call: Asked }
/** A new page, a cached one in place of an error, or none that more than one visitor may see. */
type Outcome = { page: FinishedPage } | { instead: StoredPage } | 'own'

/**
 * Caches finished pages for anonymous visitors until the market changes. `cacheableAddress` and `visitOf` decide what is shown; this class decides when and how
 * long a page is cached. If the database is down, stale pages are served for ten minutes (stale-if-error).
 */
export class PageCache {
  private readonly store: PageStore
  private readonly flights = new Map<string, SingleFlight<Outcome>>()
  private readonly limits: PageCacheLimits
  private readonly now: () => number
  /** Rises with every change of the market. */
  private round = 0
  /** Whether we would hear of a change. */
  private isConnected = false
  private brokenUntil = 0
  private ready: Question[] = []
  private readonly answered: Record<Origin, number> = { hit: 0, miss: 0, stale: 0, bypass: 0 }

  constructor(private readonly options: PageCacheOptions) {
    const { limits = pageCacheLimits, now = Date.now } = options
    this.limits = limits
    this.now = now
    this.store = new PageStore(limits, now)
  }

  /** How many answers came from where, and how much is cached now. */
  get figures(): { answered: Readonly<Record<Origin, number>>; pages: number; bytes: number } {
    return { answered: this.answered, ...this.store.size }
  }

  /** Invalidates the page cache after a change of the market: what was rendered, or is being rendered, may be outdated. */
  forget(): void {
    this.detach()
    this.store.clear()
  }

  /** Begins to cache: from now on a change would be heard; what happened before, nobody knows. */
  connect(): void {
    this.forget()
    this.isConnected = true
  }

  /** A change would not be heard any more: nothing is cached, and what is there goes out only in place of an error. */
  disconnect(): void {
    this.isConnected = false
    this.detach()
  }

  /** Answers with a shared page, now or when it is rendered. False: this is another kind of request. */
  answer(call: Asked): boolean {
    const { request, response } = call
    const address = ['GET', 'HEAD'].includes(request.method ?? '') ? cacheableAddress(request.url ?? '') : undefined
    if (address === undefined) return false
    const visit = this.visitOf(request, address)
    if (visit === undefined) {
      this.count(request, 'bypass')
      response.setHeader('Server-Timing', timing('bypass'))
      response.setHeader('Vary', pageVary)
      return false
    }
    if (this.ready.push({ key: `${visit.view} ${address}`, address, visit, call }) === 1) setImmediate(() => this.answerReady())
    return true
  }

  /** Answers after all that this turn of the event loop has read: a change that has reached us together with the request was before it. */
  private answerReady(): void {
    const questions = this.ready
    this.ready = []
    for (const question of questions) attempt(question.call, () => this.answerOne(question))
  }

  /** A request that cannot be understood gets a page of its own, where a failure is an error page. */
  private visitOf({ headers }: IncomingMessage, address: string): Visit | undefined {
    try {
      return visitOf(headers, address, this.options.findConfig)
    } catch (error) {
      reportFailure(error, {}, 'a visit was not understood')
      return undefined
    }
  }

  private answerOne(question: Question): void {
    const entry = this.store.get(question.key)
    if (!entry) return this.join(question)
    const age = this.now() - entry.renderedAt
    const { freshMs, renewMs } = this.limits
    if (this.isConnected && age < freshMs) return this.send(question, entry, 'hit')
    if (this.isConnected && age < freshMs + renewMs) {
      this.sendOld(question, entry)
      return this.renew(question)
    }
    if (this.store.findOld(question.key) && this.now() < this.brokenUntil) return this.sendOld(question, entry)
    this.join(question)
  }

  private send({ call }: Question, page: FinishedPage, origin: Origin, age?: number): void {
    const ageSeconds = age === undefined ? undefined : Math.floor(age / 1000)
    const { request, response } = call
    if (response.destroyed) return
    this.count(request, origin)
    attempt(call, () => sendPage(request, response, page, { origin, fixed: this.options.fixed, ageSeconds }))
  }

  private count(request: IncomingMessage, origin: Origin): void {
    this.answered[origin] += 1
    noteOnSpan(request, { 'ingrana.page_cache': origin })
  }

  private join(question: Question): void {
    const { call, key } = question
    const from = call.from()
    if (from === undefined) return
    let isAnswered = false
    const leave = this.flightOf(question).join(from, {
      onResult: (outcome) => {
        isAnswered = true
        if (outcome === 'own') attempt(call, call.bypass)
        else if ('instead' in outcome) this.sendOld(question, outcome.instead)
        else this.send(question, outcome.page, 'miss')
      },
      onRefused: () => {
        isAnswered = true
        const old = this.store.findOld(key)
        if (old) this.sendOld(question, old)
        else call.refuse()
      },
    })
    call.response.once('close', leave)
    if (this.store.findOld(key)) setTimeout(() => isAnswered || this.sendOldInstead(question, leave), this.limits.timeoutMs).unref()
  }

  /** A page that is cached goes out also while the database does not answer; after a change there is none. */
  private sendOldInstead(question: Question, leave: () => void): void {
    const old = this.store.findOld(question.key)
    if (!old || question.call.response.destroyed) return
    leave()
    this.brokenUntil = this.now() + this.limits.retryMs
    this.sendOld(question, old)
  }

  private sendOld(question: Question, old: StoredPage): void {
    this.send(question, old, 'stale', this.now() - old.renderedAt)
  }

  private renew(question: Question): void {
    const from = question.call.from()
    if (from !== undefined && !this.flights.has(question.key))
      this.flightOf(question).join(from, { onResult: () => {}, onRefused: () => {} })
  }

  private flightOf(question: Question): SingleFlight<Outcome> {
    const { key } = question
    const known = this.flights.get(key)
    if (known) return known
    const made: SingleFlight<Outcome> = new SingleFlight({
      admit: this.options.admit,
      abandonedMs: this.limits.abandonedMs,
      work: () => this.render(question, () => made.size > 1),
      onOver: () => this.flights.get(key) === made && this.flights.delete(key),
    })
    this.flights.set(key, made)
    return made
  }

  private async render(question: Question, isShared: () => boolean): Promise<Outcome> {
    const { address, visit, key, call } = question
    const { round } = this
    const renderedAt = this.now()
    const render = () => inSpan({ name: 'render page', kind: 'internal' }, () => this.options.render(address, visit.headers))
    const rendered = await withRequest(call.request, render).catch(() => undefined)
    if (rendered === undefined || rendered.headers['set-cookie'] !== undefined) return 'own'
    const instead = rendered.status === 503 ? this.store.findOld(key) : undefined
    if (instead) {
      this.brokenUntil = this.now() + this.limits.retryMs
      return { instead }
    }
    const page = finishPage(rendered)
    const mayKeep = this.isConnected && round === this.round && isKeepable(rendered) && this.isSameView(question)
    if (mayKeep && (this.store.isRequestedAgain(key) || isShared())) void this.store.keep(key, { ...page, renderedAt })
    return { page }
  }

  /** Another configuration of the experiments may have arrived while the page was rendered. */
  private isSameView({ call, address, visit }: Question): boolean {
    return this.visitOf(call.request, address)?.view === visit.view
  }

  /** Requests from now on wait for a new rendering; earlier ones get theirs. */
  private detach(): void {
    this.round += 1
    this.flights.clear()
  }
}

/** A fault that one visitor meets costs no other their answer. */
function attempt({ response }: Asked, work: () => void): void {
  try {
    work()
  } catch (error) {
    reportFailure(error, { status: 500 }, 'a finished page was not sent')
    response.destroy()
  }
}

function isKeepable({ status, headers }: RenderedPage): boolean {
  return status === 200 && !(headers['cache-control'] ?? 'no-store').includes('no-store')
}
