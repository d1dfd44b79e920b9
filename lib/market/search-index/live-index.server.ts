import { performance } from 'node:perf_hooks'
import type { Db } from '@/lib/kernel/db/db.server'
import type { SearchRequest, SearchResult } from '@/lib/market/search/engine/search-engine'
import { indexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import { searchColumns } from '@/lib/market/search-index/columns/search-columns.server'
import { estimateBytes } from './ad-index.server'
import { ChangeFeed } from './change-feed.server'
import { fillIndex, refreshAds } from './fill-index.server'
import { MarketIndex } from './market-index.server'
import { requireMemory } from './memory-needed'
import { readSnapshot, writeSnapshot } from './snapshot.server'

/** An index that has not looked at the changes for so long is behind, and does not answer. */
const defaultStaleMs = 3_000

export type Readiness = { from: 'snapshot' | 'database'; ads: number; ms: number }

/** An index that follows the database. It answers while it knows of every change, but those of the last moment. */
export class LiveIndex {
  private index: MarketIndex | undefined
  private feed: ChangeFeed | undefined
  /** Changed, and not read yet; still there when reading fails. */
  private readonly pending = new Set<number>()
  /** Moment before which every change is in. */
  private currentAt = -Infinity

  constructor(
    private readonly db: Db,
    private readonly snapshotFile: string | undefined,
    private readonly staleMs = defaultStaleMs,
  ) {}

  get ads(): number {
    return this.index?.count ?? 0
  }

  get bytes(): number {
    return this.index?.bytes ?? 0
  }

  /** Opens the index from the snapshot, where there is one that this program and this database can go on from, else from the database. */
  async open(): Promise<Readiness> {
    const startedAt = performance.now()
    const snapshot = this.snapshotFile === undefined ? undefined : await readSnapshot(this.db, this.snapshotFile, indexLayout())
    if (snapshot) {
      this.index = snapshot.index
      this.feed = new ChangeFeed(this.db, snapshot.position)
      if ((await this.catchUp()) !== 'lost') return this.readiness('snapshot', startedAt)
    }
    await this.build()
    await this.catchUp()
    return this.readiness('database', startedAt)
  }

  /** How many ads were read anew. When nobody knows which have changed, the index is no longer any use. */
  async catchUp(): Promise<number | 'lost'> {
    const { index, feed } = this
    if (!index || !feed) return 'lost'
    const startedAt = performance.now()
    const changes = await feed.read()
    if (changes === 'lost') {
      this.index = undefined
      return 'lost'
    }
    for (const id of changes.adIds) this.pending.add(id)
    const count = this.pending.size
    await refreshAds(this.db, index, [...this.pending])
    this.pending.clear()
    this.currentAt = startedAt
    return count
  }

  answer(request: SearchRequest): SearchResult | undefined {
    return this.index && performance.now() - this.currentAt < this.staleMs ? searchColumns(this.index, request) : undefined
  }

  /** Says where it stood before it began to write: what changes meanwhile will be read again. */
  async save(): Promise<void> {
    if (this.index && this.feed && this.snapshotFile !== undefined && this.pending.size === 0)
      await writeSnapshot(this.db, this.snapshotFile, this.index, this.feed.position)
  }

  private readiness(from: Readiness['from'], startedAt: number): Readiness {
    return { from, ads: this.ads, ms: Math.round(performance.now() - startedAt) }
  }

  private async build(): Promise<void> {
    this.index = undefined // never two of them in memory
    this.pending.clear()
    const feed = await ChangeFeed.begin(this.db)
    const published = await this.db<{ category: string; count: number }[]>`
      select category, count(*)::int as count from ad where status = 'published' group by 1`
    const total = published.reduce((sum, { count }) => sum + count, 0)
    requireMemory(estimateBytes(indexLayout(), total))
    const index = new MarketIndex(indexLayout(), (category) => published.find((each) => each.category === category)?.count ?? 0)
    await fillIndex(this.db, index)
    this.index = index
    this.feed = feed
  }
}
