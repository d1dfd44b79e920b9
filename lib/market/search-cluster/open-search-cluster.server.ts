import { performance } from 'node:perf_hooks'
import type { SearchClusterPlace } from '@/lib/kernel/config/search-cluster'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { listen } from '@/lib/kernel/db/listen.server'
import { log } from '@/lib/kernel/errors/log.server'
import { share, unshare } from '@/lib/kernel/process/shared.server'
import { refreshAdWords } from '@/lib/market/search/engine/ad-words.server'
import type { SearchRequest, SearchResult } from '@/lib/market/search/engine/search-engine'
import type { OpenIndex } from '@/lib/market/search/engine/search-engine.server'
import type { IndexState } from '@/lib/market/search-index/open-search-index.server'
import { Sleep } from '@/lib/market/search-index/sleep'
import { AdsCluster, type FeedState, failureOf } from './ads-cluster.server'
import { ClusterFeed } from './cluster-feed.server'
import { answerOf, momentOf, searchesOf } from './cluster-question.server'

/** `changed` wakes the process that brings changes into the cluster, `brought` all others: each looks at once. */
const channels = { changed: 'market_changed', brought: 'search_cluster_changed' } as const
const lookEveryMs = 500
/** A process that has not seen another one look for so long looks itself. */
const takeOverMs = 1_500
/** Time without a look of any process after which the cluster is behind, and does not answer. */
const staleMs = 3_000
/** A search that waits longer is answered by the database. */
const answerTimeoutMs = 2_000
const measureEveryMs = 30_000
const rebuildAfterMs = 5_000
/** Least time between two notes of the words that slips are corrected by. */
const noteWordsEveryMs = 10 * 60_000

export type ClusterSettings = SearchClusterPlace & { databaseUrl: string }

/** The cluster as this process searches and feeds it. While it cannot answer, the database does. */
export class SearchCluster implements OpenIndex {
  readonly hasTexts = true
  private readonly listeners = new Set<() => void>()
  private readonly sleep = new Sleep()
  private readonly pause = new Sleep()
  private readonly closing = new AbortController()
  private readonly db: Pool
  private readonly cluster: AdsCluster
  private readonly feed: ClusterFeed
  private readonly ears: { close: () => Promise<void> }[]
  private readonly looking: Promise<void>
  private building: Promise<void> | undefined
  private closed: Promise<void> | undefined
  private seen: { name: string; version: number; changes: number } | undefined
  /** Moment when a process had looked at the changes, for all this one knows. */
  private currentAt = -Infinity
  private leads = false
  private isFailing = false
  private words: { changes: number; at: number; noting: Promise<unknown> } = { changes: -1, at: -Infinity, noting: Promise.resolve() }
  private size = { ads: 0, bytes: 0, at: -Infinity }

  constructor({ databaseUrl, ...place }: ClusterSettings) {
    this.cluster = new AdsCluster(place)
    this.db = openPool(databaseUrl, 6) // a look, the building of an index, what they read meanwhile, and words
    this.feed = new ClusterFeed(this.db, this.cluster)
    const wakeIf = (isConcerned: () => boolean) => ({
      onNotification: () => isConcerned() && this.sleep.wake(),
      onOpen: () => this.sleep.wake(),
    })
    this.ears = [
      listen(
        databaseUrl,
        channels.changed,
        wakeIf(() => this.leads),
      ),
      listen(
        databaseUrl,
        channels.brought,
        wakeIf(() => !this.leads),
      ),
    ]
    this.looking = this.keepLooking()
  }

  get state(): IndexState {
    const ageSeconds = Math.min(Number.MAX_SAFE_INTEGER, (performance.now() - this.currentAt) / 1_000)
    return { isReady: this.isReady, ads: this.size.ads, bytes: this.size.bytes, ageSeconds }
  }

  private get isReady(): boolean {
    return !this.isFailing && performance.now() - this.currentAt < staleMs
  }

  async answer(request: SearchRequest): Promise<SearchResult | undefined> {
    if (!this.isReady) return undefined
    try {
      const searches = searchesOf(request, await momentOf(this.db, request))
      return searches.length === 0 ? undefined : answerOf(request, await withinTime(this.cluster.search(searches)))
    } catch (error) {
      this.fail(error)
      return undefined
    }
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): Promise<void> {
    return (this.closed ??= this.end())
  }

  private async end(): Promise<void> {
    this.closing.abort()
    for (const each of [this.sleep, this.pause]) each.wake()
    await Promise.all([this.looking, this.building, this.words.noting, ...this.ears.map((ear) => ear.close())])
    await Promise.all([this.cluster.close(), this.db.end({ timeout: 1 })])
  }

  private async keepLooking(): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        await this.look()
        if (this.isFailing) log().info('the search cluster answers again')
        this.isFailing = false
      } catch (error) {
        this.leads = false
        this.fail(error)
      }
      await this.sleep.for(lookEveryMs)
    }
  }

  private async look(): Promise<void> {
    const startedAt = performance.now()
    if (!this.leads) {
      const current = await this.cluster.current()
      if (current?.state.fingerprint === this.feed.fingerprint) this.note(current.name, current.state, startedAt)
    }
    if (this.leads || startedAt - this.currentAt > takeOverMs) await this.follow(startedAt)
    if (this.isReady && startedAt - this.size.at > measureEveryMs) this.size = { ...(await this.cluster.size()), at: startedAt }
  }

  private async follow(startedAt: number): Promise<void> {
    const look = await this.feed.follow()
    this.leads = look.outcome === 'followed'
    if (look.outcome === 'followed') {
      this.note(look.name, look.state, startedAt)
      this.currentAt = startedAt
      if (look.count > 0) await this.db`select pg_notify(${channels.brought}, '')`
      this.noteWords(look.state.changes, startedAt)
    }
    if (look.outcome === 'useless') {
      if (this.isReady) log().warn('the search cluster has no index that knows what has changed: one is built, and PostgreSQL answers')
      this.currentAt = -Infinity
      this.build(this.seen?.name ?? null)
    }
  }

  /** Notes the words for all processes, when something has changed. */
  private noteWords(changes: number, now: number): void {
    if (changes === this.words.changes || now - this.words.at < noteWordsEveryMs) return
    this.words = { changes, at: now, noting: refreshAdWords(this.db).catch((error: unknown) => this.fail(error)) }
  }

  /** What has grown since, somebody has looked; the first time nobody knows how long ago. */
  private note(name: string, { version, changes }: FeedState, at: number): void {
    const before = this.seen
    this.seen = { name, version, changes }
    if (before && before.version !== version) this.currentAt = at
    if (before && before.name === name && before.changes === changes) return
    this.size = { ...this.size, at: -Infinity }
    for (const listener of this.listeners) listener()
  }

  private build(judged: string | null): void {
    this.building ??= this.feed
      .rebuild(judged, this.closing.signal)
      .then((outcome) => {
        if (outcome === 'built') log().info('the search cluster has a new index')
      })
      .catch(async (error: unknown) => {
        if (this.closing.signal.aborted) return
        log().error({ reason: failureOf(error) }, 'the index of the search cluster could not be built: PostgreSQL answers')
        await this.pause.for(rebuildAfterMs)
      })
      .finally(() => {
        this.building = undefined
        this.sleep.wake()
      })
  }

  private fail(error: unknown): void {
    if (!this.isFailing && !this.closing.signal.aborted)
      log().error({ reason: failureOf(error) }, 'the search cluster failed: PostgreSQL answers')
    this.isFailing = true
  }
}

/** Opens the cluster for all searches of this process. */
export function openSearchCluster(settings: ClusterSettings): { state: () => IndexState; close: () => Promise<void> } {
  const cluster = new SearchCluster(settings)
  share('searchIndex', cluster)
  return {
    state: () => cluster.state,
    close: () => {
      unshare('searchIndex')
      return cluster.close()
    },
  }
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the search cluster took too long')), answerTimeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
