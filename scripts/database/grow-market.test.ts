import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { seedDemoMarket } from '@/tools/demo-market/seed-demo-market.server'
import { growMarket } from './grow-market'

const fullDisk = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' })

test(
  'a start lets a market with a past live on, says how others get one, and names a full disk',
  withRollback(async (db) => {
    const lines: string[] = []
    const grow = (asOwner: (work: (owner: Db) => Promise<void>) => Promise<void>) => growMarket(db, asOwner, (line) => lines.push(line))
    await seedDemoMarket(db, { ads: 60, today: new Date(), reset: true })
    await grow(() => Promise.reject(new Error('nothing is to be done')))
    expect(lines.splice(0)).toEqual([expect.stringContaining('npm run seed -- --reset')])
    await seedDemoMarket(db, { ads: 60, today: new Date(Date.now() - 3 * 86_400_000), past: true, reset: true })
    await grow((work) => work(db))
    expect(lines).toEqual([
      expect.stringMatching(/^The demo market has lived on: \d+ ads came, [1-9]\d* left, \d+ prices fell \(\d+\.\d s\)$/),
      expect.stringMatching(/^Simulated the visitors of 3 more days for the experiments \(\d+\.\d s\)$/),
    ])
    await grow(() => Promise.reject(new Error('nothing is to be done within the hour')))
    await db`update demo_market set grown_to = grown_to - interval '500 days'`
    await grow(() => Promise.reject(new Error('nothing is to be done')))
    expect(lines[2]).toContain('500 days ago')
    await db`update demo_market set grown_to = grown_to + interval '499 days'`
    await expect(grow(() => Promise.reject(new AppError('unavailable', 'the disk', { cause: fullDisk })))).rejects.toThrow(StartError)
  }),
)
