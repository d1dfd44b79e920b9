import { parseArgs } from 'node:util'
import { UsageError } from '../usage-error'

const usage = 'npm start -- [--processes 1] [--no-watchdog]'
const most = 64

export type StartOptions = { dev: boolean; processes: number }

export function readStartOptions(words: string[]): StartOptions {
  const { dev, processes } = parse(words)
  const count = Number(processes)
  if (!/^\d+$/.test(processes) || count < 1 || count > most) return refuse(`--processes must be a whole number from 1 to ${most}.`)
  if (dev && count > 1) return refuse('Development runs in one process.')
  return { dev, processes: count }
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        dev: { type: 'boolean', default: false },
        processes: { type: 'string', default: '1' },
        'no-watchdog': { type: 'boolean' },
      },
    }).values
  } catch {
    return refuse('These options are not understood.')
  }
}

function refuse(why: string): never {
  throw new UsageError(`${why} Usage: ${usage}`)
}
