import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Pages come first. */
export const backgroundPriority = 10

/** The calling thread gets the processor after those that answer visitors. Only Linux has a priority for each thread; elsewhere nothing changes. */
export function lowerOwnPriority(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, backgroundPriority)
  } catch {
    // slower for visitors meanwhile, and right all the same
  }
}
