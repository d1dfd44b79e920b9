import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { inSpan } from '@/lib/kernel/tracing/span.server'
import { noteOnSpan, withRequest } from '@/lib/server/http/request-span.server'
import { cacheableAddress } from './cacheable-address'
import type { DrawnPage } from './draw-page.server'
import { type FinishedPage, finishPage } from './finished-page.server'
import { type Admit, Flight } from './flight.server'
import { type KeptPage, KeptPages } from './kept-pages.server'
import { type PageCacheLimits, pageCacheLimits } from './page-cache-limits'
import { type Origin, pageVary, sendPage, timing } from './send-page.server'
import { type Visit, visitOf } from './visit.server'

type PageCacheOptions = {
  draw: (address: string, headers: Visit['headers']) => Promise<DrawnPage>
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
  /** Under which address places are counted; undefined for whoever has left. */
  from: () => string | undefined
  /** Answers this one request by a page of its own. */
  bypass: () => void
  refuse: () => void
}
type Question = { key: string; address: string; visit: Visit; asked: Asked }
/** A new page, a kept one in place of an error, or none that more than one visitor may see. */
type Drawing = { page: FinishedPage } | { instead: KeptPage } | 'own'

/** Keeps finished pages for anonymous visitors. What is shown is decided by `cacheableAddress` and `visitOf`; here is when it is kept and for how long. */
export class PageCache {
  private readonly kept: KeptPages
  private readonly flights = new Map<string, Flight<Drawing>>()
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
    this.kept = new KeptPages(limits, now)
  }

  /** How many answers came from where, and what is kept now. */
  get figures(): { answered: Readonly<Record<Origin, number>>; pages: number; bytes: number } {
    return { answered: this.answered, ...this.kept.size }
  }

  /** The market has changed: whatever was drawn, or is being drawn, may be of before. */
  forget(): void {
    this.detach()
    this.kept.clear()
  }

  /** From now on a change would be heard; what happened before, nobody knows. */
  connect(): void {
    this.forget()
    this.isConnected = true
  }

  /** A change would not be heard any more: nothing is kept, and what is there goes out only in place of an error. */
  disconnect(): void {
    this.isConnected = false
    this.detach()
  }

  /** Answers with a shared page, now or when it is drawn. False: this is another kind of request. */
  answer(asked: Asked): boolean {
    const { request, response } = asked
    const address = ['GET', 'HEAD'].includes(request.method ?? '') ? cacheableAddress(request.url ?? '') : undefined
    if (address === undefined) return false
    const visit = this.visitOf(request, address)
    if (visit === undefined) {
      this.count(request, 'bypass')
      response.setHeader('Server-Timing', timing('bypass'))
      response.setHeader('Vary', pageVary)
      return false
    }
    if (this.ready.push({ key: `${visit.view} ${address}`, address, visit, asked }) === 1) setImmediate(() => this.answerReady())
    return true
  }

  /** After all that this turn of the event loop has read: a change that has reached us together with the request was before it. */
  private answerReady(): void {
    const questions = this.ready
    this.ready = []
    for (const question of questions) attempt(question.asked, () => this.answerOne(question))
  }

  /** What cannot be understood is drawn for its visitor alone, where a failure is an error page. */
  private visitOf({ headers }: IncomingMessage, address: string): Visit | undefined {
    try {
      return visitOf(headers, address, this.options.findConfig)
    } catch (error) {
      reportFailure(error, {}, 'a visit was not understood')
      return undefined
    }
  }

  private answerOne(question: Question): void {
    const entry = this.kept.get(question.key)
    if (!entry) return this.join(question)
    const age = this.now() - entry.drawnAt
    const { freshMs, renewMs } = this.limits
    if (this.isConnected && age < freshMs) return this.send(question, entry, 'hit')
    if (this.isConnected && age < freshMs + renewMs) {
      this.sendOld(question, entry)
      return this.renew(question)
    }
    if (this.kept.findOld(question.key) && this.now() < this.brokenUntil) return this.sendOld(question, entry)
    this.join(question)
  }

  private send({ asked }: Question, page: FinishedPage, origin: Origin, age?: number): void {
    const ageSeconds = age === undefined ? undefined : Math.floor(age / 1000)
    const { request, response } = asked
    if (response.destroyed) return
    this.count(request, origin)
    attempt(asked, () => sendPage(request, response, page, { origin, fixed: this.options.fixed, ageSeconds }))
  }

  private count(request: IncomingMessage, origin: Origin): void {
    this.answered[origin] += 1
    noteOnSpan(request, { 'ingrana.page_cache': origin })
  }

  private join(question: Question): void {
    const { asked, key } = question
    const from = asked.from()
    if (from === undefined) return
    let isAnswered = false
    const leave = this.flightOf(question).join(from, {
      onResult: (drawing) => {
        isAnswered = true
        if (drawing === 'own') attempt(asked, asked.bypass)
        else if ('instead' in drawing) this.sendOld(question, drawing.instead)
        else this.send(question, drawing.page, 'miss')
      },
      onRefused: () => {
        isAnswered = true
        const old = this.kept.findOld(key)
        if (old) this.sendOld(question, old)
        else asked.refuse()
      },
    })
    asked.response.once('close', leave)
    if (this.kept.findOld(key)) setTimeout(() => isAnswered || this.sendOldInstead(question, leave), this.limits.timeoutMs).unref()
  }

  /** A database that does not answer keeps nobody from a page we have; after a change there is none. */
  private sendOldInstead(question: Question, leave: () => void): void {
    const old = this.kept.findOld(question.key)
    if (!old || question.asked.response.destroyed) return
    leave()
    this.brokenUntil = this.now() + this.limits.retryMs
    this.sendOld(question, old)
  }

  private sendOld(question: Question, old: KeptPage): void {
    this.send(question, old, 'stale', this.now() - old.drawnAt)
  }

  private renew(question: Question): void {
    const from = question.asked.from()
    if (from !== undefined && !this.flights.has(question.key))
      this.flightOf(question).join(from, { onResult: () => {}, onRefused: () => {} })
  }

  private flightOf(question: Question): Flight<Drawing> {
    const { key } = question
    const known = this.flights.get(key)
    if (known) return known
    const made: Flight<Drawing> = new Flight({
      admit: this.options.admit,
      abandonedMs: this.limits.abandonedMs,
      work: () => this.draw(question, () => made.size > 1),
      onOver: () => this.flights.get(key) === made && this.flights.delete(key),
    })
    this.flights.set(key, made)
    return made
  }

  private async draw(question: Question, isShared: () => boolean): Promise<Drawing> {
    const { address, visit, key, asked } = question
    const { round } = this
    const drawnAt = this.now()
    const draw = () => inSpan({ name: 'draw page', kind: 'internal' }, () => this.options.draw(address, visit.headers))
    const drawn = await withRequest(asked.request, draw).catch(() => undefined)
    if (drawn === undefined || drawn.headers['set-cookie'] !== undefined) return 'own'
    const instead = drawn.status === 503 ? this.kept.findOld(key) : undefined
    if (instead) {
      this.brokenUntil = this.now() + this.limits.retryMs
      return { instead }
    }
    const page = finishPage(drawn)
    const mayKeep = this.isConnected && round === this.round && isKeepable(drawn) && this.isSameView(question)
    if (mayKeep && (this.kept.isAskedAgain(key) || isShared())) void this.kept.keep(key, { ...page, drawnAt })
    return { page }
  }

  /** Another configuration of the experiments may have arrived while the page was drawn. */
  private isSameView({ asked, address, visit }: Question): boolean {
    return this.visitOf(asked.request, address)?.view === visit.view
  }

  /** Whoever asks from now on waits for a new drawing; those who asked before get theirs. */
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

function isKeepable({ status, headers }: DrawnPage): boolean {
  return status === 200 && !(headers['cache-control'] ?? 'no-store').includes('no-store')
}
