import { createHash } from 'node:crypto'
import type { Db } from '@/lib/kernel/db/db.server'
import { ChangeFeed, isOfThisDatabase } from '@/lib/market/search-index/change-feed.server'
import type { IndexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import { rowsText } from '@/lib/market/search-index/columns/row-sql.server'
import { fillIndex, refreshAds } from '@/lib/market/search-index/fill-index.server'
import { clusterLayout, mappingOf } from './ad-document.server'
import type { AdsCluster, CurrentIndex, FeedState } from './ads-cluster.server'
import { inTurn, waitForTurn } from './cluster-turn.server'

/** Number of changes that may be left when a new index takes the place of the old one. */
const fewChanges = 200
/** Time by which the searches have ended that began on the old index. */
const searchesEndMs = 3_000

/**
 * `elsewhere`: another process is at it. `useless`: there is no index that this program fills, or nobody can say any more what has changed since. `foreign`: another program
 * has built one since this process began; who is being replaced does not build its own again.
 * `count`: how many ads were read anew. `state`: as it is after the look.
 */
export type Look = { outcome: 'elsewhere' | 'useless' | 'foreign' } | { outcome: 'followed'; count: number; name: string; state: FeedState }

/** Brings the changes of the database into the cluster. Many processes may have one; they take turns. */
export class ClusterFeed {
  readonly fingerprint: string
  /** Moment when it looked for the first time. */
  private beganAt: number | undefined
  /** Index at which this process looked last, and the version as which it wrote that down. */
  private last: { name: string; version: number; feed: ChangeFeed } | undefined

  constructor(
    private readonly db: Db,
    private readonly cluster: AdsCluster,
    private readonly layout: IndexLayout = clusterLayout(),
  ) {
    this.fingerprint = createHash('sha256')
      .update(JSON.stringify([mappingOf(this.layout), rowsText(db, this.layout)]))
      .digest('hex')
  }

  /** Takes in what has changed since a process last updated the cluster. */
  async follow(): Promise<Look> {
    return (await inTurn(this.db, 'follow', (moment) => this.takeIn(moment))) ?? { outcome: 'elsewhere' }
  }

  private async takeIn(moment: number): Promise<Look> {
    this.beganAt ??= moment
    const current = await this.cluster.current()
    if (current && current.state.fingerprint !== this.fingerprint)
      return { outcome: current.state.builtAt > this.beganAt ? 'foreign' : 'useless' }
    const feed = current && (await this.feedOf(current))
    this.last = undefined // until it is written down: what was read and not written is read again
    if (!feed) return { outcome: 'useless' }
    const { name, state } = current
    const version = Math.max(moment, state.version + 1)
    const count = await this.bring(feed, name, version)
    if (count === 'lost') return { outcome: 'useless' }
    const next = { ...state, position: feed.position, version, changes: state.changes + Number(count > 0) }
    await this.cluster.saveState(name, next)
    this.last = { name, version, feed }
    return { outcome: 'followed', count, name, state: next }
  }

  /** Goes on where this process was, or where another one was. */
  private async feedOf({ name, state }: CurrentIndex): Promise<ChangeFeed | undefined> {
    if (this.last?.name === name && this.last.version === state.version) return this.last.feed
    return (await isOfThisDatabase(this.db, state.position)) ? new ChangeFeed(this.db, state.position) : undefined
  }

  private async bring(feed: ChangeFeed, name: string, version: number): Promise<number | 'lost'> {
    const changes = await feed.read()
    if (changes === 'lost') return 'lost'
    await refreshAds(this.db, this.cluster.writer(name, this.layout, version, true), [...changes.adIds])
    return changes.adIds.size
  }

  /**
   * Fills a new index while the old one, where there is any, is searched and follows the changes; then the new one takes its place. Nothing where another process is at it,
   * or has done it since the index `judged`, or none (null), was found useless.
   */
  async rebuild(judged?: string | null, signal?: AbortSignal): Promise<'built' | 'elsewhere'> {
    const built = await inTurn(this.db, 'build', async (moment, db) => {
      const current = await this.cluster.current()
      const isDone = current?.state.fingerprint === this.fingerprint && current.name !== judged
      if (judged !== undefined && isDone) return 'elsewhere'
      const name = await this.cluster.create(this.layout)
      try {
        await this.fill(db, name, moment, signal)
      } catch (error) {
        await this.cluster.discard(name).catch(() => {})
        throw error
      }
      return 'built'
    })
    if (built === 'built') {
      await new Promise((resolve) => setTimeout(resolve, searchesEndMs))
      await this.cluster.tidy()
    }
    return built ?? 'elsewhere'
  }

  private async fill(db: Db, name: string, moment: number, signal?: AbortSignal): Promise<void> {
    const feed = await ChangeFeed.begin(this.db)
    const writer = this.cluster.writer(name, this.layout, moment)
    const flush = async () => {
      signal?.throwIfAborted()
      await writer.flush()
    }
    await fillIndex(this.db, { ...writer, flush })
    await this.cluster.copy(name, signal)
    let version = moment
    const bring = async () => {
      const count = await this.bring(feed, name, (version += 1))
      if (count === 'lost') throw new Error('changes were deleted while the index was filled')
      return count
    }
    while ((await bring()) > fewChanges);
    await waitForTurn(db, 'follow')
    await bring()
    await this.cluster.refresh(name)
    await this.cluster.saveState(name, { fingerprint: this.fingerprint, builtAt: moment, position: feed.position, version, changes: 0 })
    await this.cluster.publish(name)
  }
}
