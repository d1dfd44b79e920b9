/** The log of the adapter. Visitors never see it. */
export type TrackingLog = {
  warn(message: string): void
  /** Reported to `onError` too. */
  error(message: string, cause?: unknown): void
}

const mark = '[tracking]'

/* oxlint-disable no-console -- the specification wants these messages logged, and a browser logs nowhere else */
export function openTrackingLog(onError: (error: Error) => void): TrackingLog {
  return {
    warn: (message) => console.warn(mark, message),
    error(message, cause) {
      console.error(mark, message)
      try {
        onError(new Error(message, { cause }))
      } catch {
        console.error(mark, 'onError has failed itself')
      }
    },
  }
}
