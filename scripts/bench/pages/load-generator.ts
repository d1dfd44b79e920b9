import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { readProcessTime } from './figures'
import { type Load, readAutocannon, readWrk } from './load-report'
import { hasProgram, npmTool } from './tools'

const connections = 8
const run = promisify(execFile)

/** Requests one address repeatedly for so long. */
export type LoadGenerator = { name: string; ask: (url: string, headers: Record<string, string>, seconds: number) => Promise<Load> }

export function findLoadGenerator(): LoadGenerator {
  if (hasProgram('wrk')) {
    return {
      name: 'wrk',
      ask: async (url, headers, seconds) => {
        const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s', ...headerWords(headers)]
        return readWrk((await run('wrk', [...words, url])).stdout)
      },
    }
  }
  const autocannon = npmTool('autocannon', '8.0.0')
  if (autocannon === undefined) throw new Error('neither wrk nor autocannon is there, and the registry of npm cannot be reached')
  return {
    name: 'autocannon 8.0.0',
    ask: async (url, headers, seconds) => {
      const words = ['-c', String(connections), '-d', String(seconds), '--json', '--no-progress', ...headerWords(headers)]
      return readAutocannon((await run(autocannon, [...words, url], { maxBuffer: 2 ** 24 })).stdout)
    },
  }
}

const headerWords = (headers: Record<string, string>) => Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])

/** Adds the CPU time of the server per answer, independent of other processes. */
export async function withCpu<Answered extends { answers: number }>(
  pid: number,
  request: () => Promise<Answered>,
): Promise<Answered & { cpuMs: number }> {
  const before = processTime(pid)
  const load = await request()
  return { ...load, cpuMs: (processTime(pid) - before) / load.answers }
}

function processTime(pid: number): number {
  return process.platform === 'linux' ? readProcessTime(readFileSync(`/proc/${pid}/stat`, 'utf8')) : Number.NaN
}
