import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { readMachineClock, usageBetween } from './figures'
import { pinned } from './servers'

/** `line`: what the machine is, and how busy it was while it was measured, by whomever. */
type Watched<Result> = { result: Result; line: string; busy: number; stolen: number; load: number[] }

export async function watchMachine<Result>(measure: () => Promise<Result>): Promise<Watched<Result>> {
  const before = machineNow()
  const result = await measure()
  const { busy, stolen } = usageBetween(before, machineNow())
  const load = loadavg()
  const line =
    `The machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${pinned ? 'all servers on one core' : 'servers on any core, as taskset is not there'}; ` +
    `while it was measured: load average ${load.map((one) => one.toFixed(1)).join(', ')}, ${share(busy)} busy, ${share(stolen)} taken by its host`
  return { result, line, busy, stolen, load }
}

function machineNow() {
  return readMachineClock(process.platform === 'linux' ? readFileSync('/proc/stat', 'utf8') : '')
}

function share(value: number): string {
  return `${Math.round(value * 100)} %`
}
