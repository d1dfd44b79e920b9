import { readFileSync, readlinkSync } from 'node:fs'

/** The file in which the system says how long the calling thread has computed; undefined where it does not. */
export function ownClock(): string | undefined {
  try {
    const file = `/proc/${readlinkSync('/proc/thread-self')}/schedstat`
    return Number.isNaN(computedMs(file)) ? undefined : file
  } catch {
    return undefined
  }
}

/** How long the thread of a clock has computed. Time in which other programs had the processor is not counted. NaN: the thread is gone. */
export function computedMs(clock: string): number {
  try {
    return Number(readFileSync(clock, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}
