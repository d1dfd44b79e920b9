/** What the adapter uses without other settings. */
export const adapterDefaults = { batchSize: 10, flushIntervalMs: 30_000 } as const

/** What the client below it would use by itself, and the most events that may wait in it. */
export const browserClientDefaults = { batchSize: 10, flushIntervalMs: 1_000, maxQueued: 10_000 } as const
