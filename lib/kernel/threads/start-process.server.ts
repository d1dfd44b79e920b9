import { type ChildProcess, fork } from 'node:child_process'
import { environmentWith } from '@/lib/kernel/config/env.server'

/** Every further pool of the C library keeps memory that is free again: see «What it takes» in docs/photos.md. */
const memoryPools = '1'

/** Starts a process of its own, for what may use up the memory or end itself; otherwise as `startThread`. */
export function startProcess(source: URL, name: string): ChildProcess {
  const here = import.meta.url
  const env = environmentWith({ MALLOC_ARENA_MAX: memoryPools })
  if (here.endsWith('.ts')) return fork(source, { execArgv: ['--import', 'tsx'], env })
  return fork(new URL(`./${name}.js`, here), { execArgv: [], env })
}
