import { parseArgs } from 'node:util'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { StartError } from '@/lib/kernel/errors/start-error'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { siteLink } from '@/lib/kernel/mail/write-mail.server'
import { adIdFrom, adPath } from '@/lib/kernel/routes/routes'
import { reportKinds } from '@/lib/people/reports/ad-report'
import { closeReport } from '@/lib/people/reports/close-report.server'
import { listOpenReports, type OpenReport } from '@/lib/people/reports/report-queries.server'
import { withDatabase } from './with-database'

const usage = 'npm run -s reports [-- --done NUMERO | --dismiss NUMERO]'
const { done, dismiss } = readOptions()

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

function readOptions(): { done: number | undefined; dismiss: number | undefined } {
  const { done, dismiss } = parse()
  if (done !== undefined && dismiss !== undefined) return refuse('Una cosa alla volta.')
  return { done: readId(done), dismiss: readId(dismiss) }
}

function readId(text: string | undefined): number | undefined {
  return text === undefined ? undefined : (adIdFrom(text) ?? refuse(`«${text}» non è il numero di una segnalazione.`))
}

function parse() {
  try {
    return parseArgs({ options: { done: { type: 'string' }, dismiss: { type: 'string' } } }).values
  } catch {
    return refuse('Comando non valido.')
  }
}

function refuse(why: string): never {
  console.error(`${why} Uso: ${usage}`)
  process.exit(2)
}
