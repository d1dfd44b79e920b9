/** How many finished pages are cached, and for how long. */
export const pageCacheLimits = {
  /** The size of about two thousand lists, each compressed twice. */
  bytes: 64 * 1024 * 1024,
  /** No one page takes the memory of many. */
  pageBytes: 1024 * 1024,
  /** A search with a dozen filters has 300. */
  addressLength: 1_000,
  /** A page is cached when it is requested again within this time: pages requested once would only push others out. */
  secondRequestMs: 60_000,
  rememberedAddresses: 10_000,
  /** How long a page is fresh: nothing but the time changes one that no change of the market has touched, as an ad that ends. */
  freshMs: 30_000,
  /** How long after that a page still goes out while a new one is rendered. */
  renewMs: 30_000,
  /** How long a page goes out while the database is away. */
  outageMs: 600_000,
  /** How long a request for such a page waits for a new one: a database may be there and not answer. */
  timeoutMs: 1_000,
  /** The pace at which a rendering is tried while the database is away. */
  retryMs: 1_000,
  /** The time after which nothing is rendered for visitors who have all left. */
  abandonedMs: 10_000,
} as const
export type PageCacheLimits = { readonly [Name in keyof typeof pageCacheLimits]: number }
