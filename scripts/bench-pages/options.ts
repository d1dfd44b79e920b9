import { parseArgs } from 'node:util'
import { UsageError } from '../usage-error'

const usage = 'npm run bench:pages -- [--rounds 3] [--seconds 4] [--only speed,weight,browser,lighthouse] [--against FOLDER] [--json FILE]'
const parts = ['speed', 'weight', 'browser', 'lighthouse'] as const
export type Part = (typeof parts)[number]
export type BenchOptions = { rounds: number; seconds: number; only: readonly Part[]; against: string | undefined; json: string | undefined }

export function readBenchOptions(words: string[]): BenchOptions {
  const { rounds, seconds, only, against, json } = parse(words)
  const named = only.split(',')
  const known = parts.filter((part) => named.includes(part))
  if (known.length !== named.length) return refuse(`--only takes ${parts.join(', ')}.`)
  return { rounds: positive('--rounds', rounds), seconds: positive('--seconds', seconds), only: known, against, json }
}

function positive(option: string, text: string): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : refuse(`${option} must be a whole number from 1 on.`)
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        rounds: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '4' },
        only: { type: 'string', default: parts.join(',') },
        against: { type: 'string' },
        json: { type: 'string' },
      },
    }).values
  } catch {
    return refuse('These options are not understood.')
  }
}

function refuse(why: string): never {
  throw new UsageError(`${why} Usage: ${usage}`)
}
