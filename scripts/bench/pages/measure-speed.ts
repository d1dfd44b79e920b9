import { median, quantile } from './figures'
import { getPage } from './get-page'
import { type LoadGenerator, withCpu } from './load-generator'
import type { Load } from './load-report'

export type Target = {
  name: string
  url: string
  pid: number
  headers: Record<string, string>
  /** What the cache said at an earlier request. */
  cache: string
}
export type Speed = Omit<Target, 'pid'> & {
  rounds: (Load & { cpuMs: number })[]
  /** The first byte without other clients: the median, and what 1 % waits longer for. */
  firstByte: { p50: number; p99: number }
}

const warmUpSeconds = 1
const firstBytes = 40

/** All targets in turn, round after round, so that a busy neighbour disturbs all alike. */
export async function measureSpeed(
  targets: readonly Target[],
  generator: LoadGenerator,
  { rounds, seconds }: { rounds: number; seconds: number },
  tell: (line: string) => void,
): Promise<Speed[]> {
  const speeds: Speed[] = []
  for (const { pid: _, ...target } of targets) {
    const encoded = { 'Accept-Encoding': 'gzip', ...target.headers }
    await generator.ask(target.url, encoded, warmUpSeconds)
    const times: number[] = []
    for (let time = 0; time < firstBytes; time++) times.push((await getPage(target.url, encoded)).firstByteMs)
    speeds.push({ ...target, rounds: [], firstByte: { p50: median(times), p99: quantile(times, 0.99) } })
  }
  for (let round = 1; round <= rounds; round++) {
    tell(`Round ${round} of ${rounds}`)
    for (const [index, { url, headers, pid }] of targets.entries())
      speeds[index]?.rounds.push(await withCpu(pid, () => generator.ask(url, { 'Accept-Encoding': 'gzip', ...headers }, seconds)))
  }
  return speeds
}
