/** Starts a timer and gives back how to end it. */
export type After = (ms: number, work: () => void) => () => void

/** Node takes anything longer for «at once». */
const longestMs = 2 ** 31 - 1

/** A timer that does not keep the process alive. */
export const afterForReal: After = (ms, work) => {
  const timer = setTimeout(work, Math.min(ms, longestMs))
  timer.unref()
  return () => clearTimeout(timer)
}
