import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { getReport } from './get-report.server'
import { addTestAd } from './test-ad'

const panda = { make: 'fiat', model: 'panda' }
const reportUrl = 'https://perizie.example/r/1204.pdf'

test(
  'the report of an ad is given while the ad has a page',
  withRollback(async (db) => {
    for (const status of ['published', 'reserved', 'sold'] as const)
      expect(await getReport(db, await addTestAd(db, { ...panda, status, reportUrl })), status).toBe(reportUrl)
    for (const status of ['draft', 'in_review', 'paused', 'deleted', 'rejected'] as const)
      await expect(getReport(db, await addTestAd(db, { ...panda, status, reportUrl })), status).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'an ad without a report, and no ad, have none',
  withRollback(async (db) => {
    await expect(getReport(db, await addTestAd(db, panda))).rejects.toMatchObject({ code: 'notFound' })
    await expect(getReport(db, 999_999_999)).rejects.toMatchObject({ code: 'notFound' })
  }),
)
