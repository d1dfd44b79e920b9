import { type ChildProcess, fork } from 'node:child_process'

/** Starts a process of its own, for what may use up the memory or end itself; otherwise as `startThread`. */
export function startProcess(source: URL, name: string): ChildProcess {
  const here = import.meta.url
  if (here.endsWith('.ts')) return fork(source, { execArgv: ['--import', 'tsx'] })
  return fork(new URL(`./${name}.js`, here), { execArgv: [] })
}
