import { setPriority } from 'node:os'
import { boolean, object, string } from 'yup'
import { type Db, openPool } from '@/lib/kernel/db/db.server'
import { backgroundPriority } from '@/lib/kernel/threads/low-priority.server'
import { storeRecommended } from '@/lib/market/ads/order/store-recommended.server'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { isDemoAd } from '../existing-market.server'
import { chooseAds } from './choose-ads.server'
import { makeSet } from './make-set.server'

const task = object({ databaseUrl: string().required() })
const permission = object({ go: boolean().required() })
/** Number of sets after which the process ends, and frees the memory that the painters held. */
const setsOfProcess = 3

async function work(message: unknown): Promise<void> {
  const { databaseUrl } = task.validateSync(message)
  const db = openPool(databaseUrl, 1)
  try {
    process.send?.({ made: await makeSets(db) })
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : String(error), isFull: isDiskFull(error) })
  } finally {
    await db.end({ timeout: 1 })
    process.disconnect()
  }
}

async function makeSets(db: Db): Promise<number> {
  const ads = await chooseAds(db, isDemoAd(db))
  let made = 0
  for (const ad of ads.slice(0, setsOfProcess)) {
    await makeSet(db, photoStore(), ad, { beforeEach: mayGoOn })
    await storeRecommended(db, { ids: [ad.id] }) // the first pages have it now, not within the hour
    made += 1
  }
  return made
}

function mayGoOn(): Promise<void> {
  return new Promise((resolve) => {
    const heard = (message: unknown) => {
      if (!permission.isValidSync(message)) return
      process.off('message', heard)
      resolve()
    }
    process.on('message', heard)
    process.send?.({ asks: true })
  })
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

setPriority(backgroundPriority)
process.once('disconnect', () => process.exit())
process.once('message', (message) => void work(message))
