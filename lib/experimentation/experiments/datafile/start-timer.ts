/** Starts a timer and gives back how to end it. */
export type StartTimer = (ms: number, work: () => void) => () => void

/** The longest setTimeout of Node; a longer delay fires at once. */
const maxTimerMs = 2 ** 31 - 1

/** A timer that does not keep the process alive. */
export const startRealTimer: StartTimer = (ms, work) => {
  const timer = setTimeout(work, Math.min(ms, maxTimerMs))
  timer.unref()
  return () => clearTimeout(timer)
}
