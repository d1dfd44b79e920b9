import { listOpenReports } from '@/lib/accounts/reports/report-queries.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { openCase } from './open-case.server'

const weightOfEach = 20
const heaviest = 60

/** Ads that visitors have reported come into the queue, one case for all reports of an ad. */
export async function queueReportedAds(db: Db): Promise<void> {
  const reports = await listOpenReports(db)
  const queued = await db<{ adId: number }[]>`select ad_id from moderation_case where decided_at is null`
  const ads = [...new Set(reports.map(({ adId }) => adId))].filter((adId) => !queued.some((one) => one.adId === adId))
  for (const adId of ads) {
    const count = reports.filter((report) => report.adId === adId).length
    const evidence = count === 1 ? 'una segnalazione' : `${count} segnalazioni`
    await openCase(db, adId, [{ kind: 'reported', weight: Math.min(heaviest, count * weightOfEach), evidence }])
  }
}
