import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { siteLink } from '@/lib/kernel/mail/write-mail.server'
import { adPath } from '@/lib/kernel/routes/routes'
import { reportKinds } from '@/lib/people/reports/ad-report'
import { closeReport } from '@/lib/people/reports/close-report.server'
import { listOpenReports, type OpenReport } from '@/lib/people/reports/report-queries.server'
import { readReportOptions } from './report-options'
import { readOptions } from './usage-error'
import { withDatabase } from './with-database'

const { done, dismiss } = readOptions(readReportOptions)

await withDatabase('npm run reports', async (db) => {
  if (done !== undefined) return close(db, done, 'accepted')
  if (dismiss !== undefined) return close(db, dismiss, 'dismissed')
  const open = await listOpenReports(db)
  console.log(open.length === 0 ? 'Nessuna segnalazione aperta.' : open.map(asText).join('\n'))
})

async function close(db: Db, id: number, state: 'accepted' | 'dismissed'): Promise<void> {
  await closeReport(db, id, state).catch((error: unknown) => {
    throw error instanceof AppError ? new StartError(error.message, { cause: error }) : error
  })
  console.log(`Segnalazione ${id} ${state === 'accepted' ? 'accolta' : 'respinta'}.`)
}

/** One report: what about which ad, and below it the words of whoever sent it. */
function asText({ id, adId, kind, message, email, createdAt }: OpenReport): string {
  const day = createdAt.toLocaleString('it-IT', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Rome' })
  const ad = siteLink(adPath({ id: adId, make: '', model: null, version: '' }))
  const words = message === '' ? [] : message.split('\n').map((line) => `    ${line}`)
  return [`${id}  ${day}  ${reportKinds[kind]}  ${ad}  ${email === '' ? 'senza indirizzo' : maskEmail(email)}`, ...words].join('\n')
}
