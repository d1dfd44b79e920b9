import { parseArgs } from 'node:util'
import { defaultAds } from '@/tools/demo-market/seed-demo-market.server'
import { UsageError } from '../usage-error'

const usage = 'npm run seed -- [--ads 6000] [--seed 1] [--no-past] [--reset [--yes]]\n   or: npm run seed -- --remove [--yes]'

export type SeedOptions = { ads: number; seed: number; past: boolean; reset: boolean; remove: boolean; yes: boolean }

export function readSeedOptions(words: string[]): SeedOptions {
  const { ads, seed, 'no-past': noPast, reset, remove, yes } = parse(words)
  if (yes && !reset && !remove) return refuse('--yes goes with --reset or --remove.')
  if (remove && words.some((word) => !['--remove', '--yes'].includes(word))) return refuse('--remove goes with --yes alone.')
  return {
    ads: wholeNumber('--ads', ads, 1, 20_000_000),
    seed: wholeNumber('--seed', seed, 0, 4_294_967_295),
    past: !noPast,
    reset,
    remove,
    yes,
  }
}

function wholeNumber(option: string, text: string, from: number, to: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= from && value <= to) return value
  return refuse(`${option} must be a whole number from ${from} to ${to}.`)
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        ads: { type: 'string', default: String(defaultAds) },
        seed: { type: 'string', default: '1' },
        'no-past': { type: 'boolean', default: false },
        reset: { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    return refuse('These options are not understood.')
  }
}

function refuse(why: string): never {
  throw new UsageError(`${why} Usage: ${usage}`)
}
