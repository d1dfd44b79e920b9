import { parentPort, workerData } from 'node:worker_threads'
import { object, string } from 'yup'
import { openPool } from '@/lib/kernel/db/db.server'
import { renewPrices } from './renew-prices.server'

const { databaseUrl } = object({ databaseUrl: string().required() }).validateSync(workerData)

const db = openPool(databaseUrl, 1)
try {
  parentPort?.postMessage(await renewPrices(db))
} finally {
  await db.end({ timeout: 1 })
}
