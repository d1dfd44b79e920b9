type Report = (failure: unknown) => void

/** Failures buffered until a reporter is set; further ones are dropped. */
const maxBuffered = 5
/** A stack has ten frames otherwise; Sentry itself cuts it at as many. */
export const stackFrames = 50
const buffered: unknown[] = []
let report: Report = (failure) => {
  if (buffered.length < maxBuffered) buffered.push(failure)
}

declare global {
  /** Set by the first script of a page, which is a bundle of its own: gives the failures it has heard of, and all later ones. */
  var ingranaPassFailures: ((to: Report) => void) | undefined
}

/** An unexpected failure of this page. Held in memory until the page knows whether and where to report it. */
export function reportFailure(failure: unknown): void {
  report(failure)
}

/** Reports from the first script on; what the browser tells of other sites' scripts holds no error and is left out. */
export function installErrorHandlers(): void {
  if (globalThis.ingranaPassFailures) return globalThis.ingranaPassFailures(reportFailure)
  Error.stackTraceLimit = stackFrames
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error !== null && error !== undefined) report(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Sets the reporter: it gets the buffered failures and all later ones. */
export function setFailureReporter(to: Report): void {
  report = to
  buffered.splice(0).forEach(to)
}
