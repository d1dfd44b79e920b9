import { parseArgs } from 'node:util'
import { type PieceName, pieceNames } from '@/lib/kernel/config/renderer.mjs'
import { UsageError } from '@/scripts/usage-error'

const usage =
  'npm run bench:pages -- [--rounds 3] [--seconds 4] [--rate 25] [--only visits,speed,weight,browser,lighthouse] [--against FOLDER] [--without PIECE] [--json FILE]'
const parts = ['visits', 'speed', 'weight', 'browser', 'lighthouse'] as const
export type Part = (typeof parts)[number]
/** `rate`: visits a second. `without`: a piece of lib/kernel/framework that a second site of this checkout does without. */
export type BenchOptions = {
  rounds: number
  seconds: number
  rate: number
  only: readonly Part[]
  against: string | undefined
  without: PieceName | undefined
  json: string | undefined
}

export function readBenchOptions(words: string[]): BenchOptions {
  const { rounds, seconds, rate, only, against, without, json } = parse(words)
  const named = only.split(',')
  const known = parts.filter((part) => named.includes(part))
  if (known.length !== named.length) return refuse(`--only takes ${parts.join(', ')}.`)
  const piece = pieceNames.find((name) => name === without)
  if (without !== undefined && piece === undefined) return refuse(`--without takes one of ${pieceNames.join(', ')}.`)
  return {
    rounds: positive('--rounds', rounds),
    seconds: positive('--seconds', seconds),
    rate: positive('--rate', rate),
    only: known,
    against,
    without: piece,
    json,
  }
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
        rate: { type: 'string', default: '25' },
        against: { type: 'string' },
        without: { type: 'string' },
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
