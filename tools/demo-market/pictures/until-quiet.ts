import { setTimeout as delay } from 'node:timers/promises'

/** How long nothing has to be requested, how often one looks, and after which time one goes on all the same: a robot never pauses. */
const defaults = { quietMs: 300, lookMs: 50, longestMs: 5_000 } as const

/** Waits until no request has been answered for a while. */
export async function untilQuiet(
  openRequests: () => number,
  signal: AbortSignal,
  { quietMs, lookMs, longestMs }: Readonly<Record<keyof typeof defaults, number>> = defaults,
): Promise<void> {
  const begun = performance.now()
  let lastBusy = openRequests() > 0 ? begun : begun - quietMs
  for (let now = begun; !signal.aborted && now - begun < longestMs; now = performance.now()) {
    if (openRequests() > 0) lastBusy = now
    else if (now - lastBusy >= quietMs) return
    await delay(lookMs, undefined, { signal }).catch(() => undefined)
  }
}
