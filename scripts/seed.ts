import { parseArgs } from 'node:util'
import { AppError } from '@/lib/kernel/errors/app-error'
import { defaultAds, hasAds } from '@/tools/demo-market/seed-demo-market.server'
import { fillMarket } from './fill-market'
import { asOwner, withDatabase } from './with-database'

const usage = 'npm run seed -- [--ads 6000] [--seed 1] [--reset]'
const values = readOptions()
const ads = wholeNumber('--ads', values.ads, 1, 20_000_000)
const seed = wholeNumber('--seed', values.seed, 0, 4_294_967_295)

await withDatabase('npm run seed', async (db) => {
  if (!values.reset && (await hasAds(db))) throw new AppError('conflict', 'the database has ads already: add --reset to replace them all')
  await asOwner((owner) => fillMarket(owner, ads, seed, values.reset))
})

function wholeNumber(option: string, text: string, from: number, to: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= from && value <= to) return value
  return refuse(`${option} must be a whole number from ${from} to ${to}.`)
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        ads: { type: 'string', default: String(defaultAds) },
        seed: { type: 'string', default: '1' },
        reset: { type: 'boolean', default: false },
      },
    }).values
  } catch {
    return refuse('These options are not understood.')
  }
}

function refuse(why: string): never {
  console.error(`${why} ${usage}`)
  process.exit(2)
}
