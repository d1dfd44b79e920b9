import type { Db } from '@/lib/kernel/db/db.server'
import { share, unshare } from '@/lib/kernel/process/shared.server'
import { hasDemoDealers } from '@/tools/demo-market/existing-market.server'

/** A market that is loaded or removed while the site runs is noticed within this time. */
const lookEveryMs = 10_000

/** Shares with the pages whether the market is invented, so that none of them has to ask the database. */
export async function openDemoNotice(db: Db, everyMs = lookEveryMs): Promise<{ close: () => Promise<void> }> {
  const look = async () => {
    share('hasDemoMarket', await hasDemoDealers(db))
  }
  await look()
  const timer = setInterval(() => void look().catch(() => {}), everyMs).unref() // without an answer the last one stays
  return {
    close() {
      clearInterval(timer)
      unshare('hasDemoMarket')
      return Promise.resolve()
    },
  }
}
