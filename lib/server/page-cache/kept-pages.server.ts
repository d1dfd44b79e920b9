import { LRUCache } from 'lru-cache'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { compressPage, type FinishedPage } from './finished-page.server'
import type { PageCacheLimits } from './page-cache-limits'

export type KeptPage = FinishedPage & { drawnAt: number }

/** Finished pages within a bounded room, those that are asked for more than once. */
export class KeptPages {
  private readonly pages: LRUCache<string, KeptPage>
  private readonly askedOnce: LRUCache<string, true>

  constructor(
    private readonly limits: PageCacheLimits,
    private readonly now: () => number,
  ) {
    this.pages = new LRUCache({
      maxSize: limits.bytes,
      maxEntrySize: limits.pageBytes,
      sizeCalculation: ({ bytes }, key) => bytes + key.length + 1_000,
    })
    this.askedOnce = new LRUCache({ max: limits.rememberedAddresses, ttl: limits.secondAskMs, perf: { now } })
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.pages.size, bytes: this.pages.calculatedSize }
  }

  get(key: string): KeptPage | undefined {
    return this.pages.get(key)
  }

  /** What may go out where no new page can. */
  findOld(key: string): KeptPage | undefined {
    const page = this.pages.peek(key)
    return page && this.now() - page.drawnAt < this.limits.outageMs ? page : undefined
  }

  isAskedAgain(key: string): boolean {
    if (this.pages.has(key) || this.askedOnce.has(key)) return true
    this.askedOnce.set(key, true)
    return false
  }

  /** As it is until it is compressed. */
  async keep(key: string, page: KeptPage): Promise<void> {
    this.pages.set(key, page)
    try {
      const compressed = await compressPage(page)
      if (this.pages.peek(key) === page) this.pages.set(key, { ...compressed, drawnAt: page.drawnAt })
    } catch (error) {
      reportFailure(error, {}, 'a finished page was not compressed')
      this.pages.delete(key)
    }
  }

  clear(): void {
    this.pages.clear()
  }
}
