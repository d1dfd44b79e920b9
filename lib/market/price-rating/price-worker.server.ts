import { parentPort, workerData } from 'node:worker_threads'
import { object, string } from 'yup'
import { openPool } from '@/lib/kernel/db/db.server'
import { lowerOwnPriority } from '@/lib/kernel/threads/low-priority.server'
import { renewPrices } from './renew-prices.server'

lowerOwnPriority()
const { databaseUrl } = object({ databaseUrl: string().required() }).validateSync(workerData)

const db = openPool(databaseUrl, 1)
try {
  parentPort?.postMessage(await renewPrices(db))
} finally {
  await db.end({ timeout: 1 })
}
