/** The defaults of the adapter. */
export const adapterDefaults = { batchSize: 10, flushIntervalMs: 30_000 } as const

/** The defaults of the client below it, and the most events that may wait in it. */
export const browserClientDefaults = { batchSize: 10, flushIntervalMs: 1_000, maxQueued: 10_000 } as const
