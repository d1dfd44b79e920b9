import { LRUCache } from 'lru-cache'

/** What a page shows of the market, and the status it is answered with. */
export type PageData = { own: Record<string, unknown>; status: number }
export type SharedData = { recall: (address: string, load: () => Promise<PageData>) => Promise<PageData> }

declare global {
  var ingranaSharedData: SharedData | undefined // global: Next bundles its own copy of the modules of its pages
}

/** Ads end and years begin without a change of the market. */
const keptMs = 1_000
const maxPages = 500

/**
 * What the pages that all anonymous visitors share have loaded, by their addresses: given to all who ask at once, and where somebody asks again within a second
 * to whoever asks for the same until the market changes, for a second at most. Asked only for whoever is not logged in: see docs/decisions/094-data-kept.md.
 */
export class KeptData implements SharedData {
  private readonly kept: LRUCache<string, Promise<PageData>>
  /** What is asked for once is not worth keeping, and never of before a change whose notice is still on its way. */
  private readonly asked: LRUCache<string, true>
  /** Whether we would hear of a change. */
  private isConnected = false

  constructor(now = () => performance.now()) {
    const limits = { max: maxPages, ttl: keptMs, ttlResolution: 0, perf: { now } }
    this.kept = new LRUCache(limits)
    this.asked = new LRUCache(limits)
  }

  recall(address: string, load: () => Promise<PageData>): Promise<PageData> {
    if (!this.isConnected) return load()
    const isAskedAgain = this.asked.has(address)
    this.asked.set(address, true)
    const known = this.kept.get(address)
    if (known) return known
    const loading = load()
    this.kept.set(address, loading)
    const drop = () => {
      if (this.kept.peek(address) === loading) this.kept.delete(address)
    }
    loading.then(isAskedAgain ? () => {} : drop, drop)
    return loading
  }

  /** What was loaded, or is being loaded, may be of before: those who asked before get it, nobody after them. */
  forget(): void {
    this.kept.clear()
    this.asked.clear()
  }

  connect(): void {
    this.forget()
    this.isConnected = true
  }

  disconnect(): void {
    this.forget()
    this.isConnected = false
  }
}
