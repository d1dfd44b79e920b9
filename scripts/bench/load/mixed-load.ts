import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { mixed, number, object } from 'yup'
import { benchFolder, npmTool } from '../pages/tools'

export type Asked = { path: string; headers: Record<string, string> }

/** What a burst of requests was answered with. */
export type MixedLoad = {
  seconds: number
  answers: number
  p50Ms: number
  p99Ms: number
  byStatus: Record<string, number>
  /** Connections that broke, and answers that did not come in time. */
  errors: number
  timeouts: number
}

const timeoutSeconds = 20
const run = promisify(execFile)

/** Requests the addresses in turn on so many connections. Always by autocannon, because wrk counts no statuses and requests one address only. */
export async function requestMix(
  origin: string,
  mix: readonly Asked[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<MixedLoad> {
  const program = npmTool('autocannon', '8.0.0')
  if (program === undefined) throw new Error('autocannon is not there, and the registry of npm cannot be reached')
  const file = path.join(benchFolder, `mix-${process.pid}.har`)
  writeFileSync(file, JSON.stringify(harOf(origin, mix)))
  const words = [
    '-c',
    String(connections),
    '-d',
    String(seconds),
    '-t',
    String(timeoutSeconds),
    '--json',
    '--no-progress',
    '--har',
    file,
    origin,
  ]
  return readMixedLoad((await run(program, words, { maxBuffer: 2 ** 24 })).stdout)
}

/** The list of requests as autocannon takes it. */
function harOf(origin: string, mix: readonly Asked[]) {
  const entries = mix.map(({ path: place, headers }) => ({
    request: { method: 'GET', url: origin + place, headers: Object.entries(headers).map(([name, value]) => ({ name, value })) },
  }))
  return { log: { entries } }
}

const shape = object({
  duration: number().required(),
  errors: number().required(),
  timeouts: number().required(),
  latency: object({ p50: number().required(), p99: number().required() }).required(),
  statusCodeStats: mixed<object>().required(),
})
const countShape = object({ count: number().required() })

/** What `autocannon --json` prints. */
export function readMixedLoad(text: string): MixedLoad {
  const { duration, errors, timeouts, latency, statusCodeStats } = shape.validateSync(JSON.parse(text))
  const byStatus = Object.fromEntries(
    Object.entries(statusCodeStats).map(([status, count]) => [status, countShape.validateSync(count).count]),
  )
  return {
    seconds: duration,
    answers: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    byStatus,
    errors: errors - timeouts,
    timeouts,
  }
}
