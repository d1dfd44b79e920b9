type Report = (failure: unknown) => void

/** How many failures are kept until somebody reports them; an endless loop fills nothing. */
const mostKept = 5
/** A stack has ten frames otherwise; Sentry itself cuts it at as many. */
export const stackFrames = 50
const kept: unknown[] = []
let report: Report = (failure) => {
  if (kept.length < mostKept) kept.push(failure)
}

/** A failure of this page that nobody expected. Kept in memory until the page knows whether and where to report it. */
export function reportFailure(failure: unknown): void {
  report(failure)
}

/** From the first script on; what the browser tells of other sites' scripts holds no error and is left out. */
export function watchForFailures(): void {
  Error.stackTraceLimit = stackFrames
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error !== null && error !== undefined) report(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Whoever reports gets what was kept, and everything from now on. */
export function deliverFailures(to: Report): void {
  report = to
  kept.splice(0).forEach(to)
}
