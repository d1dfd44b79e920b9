const initialDelayMs = 30_000
const maxDelayMs = 60 * 60_000
/** Attempts that take, with the waits above, about 20 hours: longer than any outage that is worth waiting for. */
export const maxAttempts = 26

/** How long to wait after so many attempts have failed: twice as long each time, up to an hour. */
export function retryDelayMs(failedAttempts: number): number {
  return Math.min(initialDelayMs * 2 ** (Math.max(1, failedAttempts) - 1), maxDelayMs)
}
