import { LRUCache } from 'lru-cache'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { compressPage, type FinishedPage } from './finished-page.server'
import type { PageCacheLimits } from './page-cache-limits'

export type StoredPage = FinishedPage & { renderedAt: number }

/** Finished pages within bounded memory: those that are requested more than once. */
export class PageStore {
  private readonly pages: LRUCache<string, StoredPage>
  private readonly requestedOnce: LRUCache<string, true>

  constructor(
    private readonly limits: PageCacheLimits,
    private readonly now: () => number,
  ) {
    this.pages = new LRUCache({
      maxSize: limits.bytes,
      maxEntrySize: limits.pageBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length + 1_000,
    })
    this.requestedOnce = new LRUCache({ max: limits.rememberedAddresses, ttl: limits.secondRequestMs, perf: { now } })
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.pages.size, bytes: this.pages.calculatedSize }
  }

  get(key: string): StoredPage | undefined {
    return this.pages.get(key)
  }

  /** What may go out where no new page can. */
  findOld(key: string): StoredPage | undefined {
    const page = this.pages.peek(key)
    return page && this.now() - page.renderedAt < this.limits.outageMs ? page : undefined
  }

  isRequestedAgain(key: string): boolean {
    if (this.pages.has(key) || this.requestedOnce.has(key)) return true
    this.requestedOnce.set(key, true)
    return false
  }

  /** Stores a page, as it is until it is compressed. */
  async keep(key: string, page: StoredPage): Promise<void> {
    this.pages.set(key, page)
    try {
      const compressed = await compressPage(page)
      if (this.pages.peek(key) === page) this.pages.set(key, { ...compressed, renderedAt: page.renderedAt })
    } catch (error) {
      reportFailure(error, {}, 'a finished page was not compressed')
      this.pages.delete(key)
    }
  }

  clear(): void {
    this.pages.clear()
  }
}
