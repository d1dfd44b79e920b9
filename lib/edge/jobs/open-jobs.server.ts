import PgBoss from 'pg-boss'
import type { Pool } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import type { MailTransport } from '@/lib/kernel/mail/mail'
import { openMailTransport } from '@/lib/kernel/mail/mail-transport.server'
import { mailQueuedChannel } from '@/lib/kernel/mail/queue-mail.server'
import { sendDueMails } from '@/lib/kernel/mail/send-due-mails.server'
import { deliverWaitingMessages } from '@/lib/people/contact/deliver-waiting-messages.server'
import { takeBackMessage } from '@/lib/people/contact/take-back-message.server'
import { forgetExpired } from './forget-expired.server'

const sendMail = 'send-mail'
const forget = 'forget-expired'
const deliver = 'deliver-waiting-messages'
const everyMinute = '* * * * *'
const everyNight = '30 2 * * *'
const everyMorning = '0 8 * * *'
/** Longer than a mail server may take for one mail; a second Ctrl-C waits less. */
const patienceMs = 40_000

export type Jobs = { close: (hurry?: AbortSignal) => Promise<void> }

/** Runs what happens by itself: mails leave as soon as their transaction is committed, retries every minute, cleaning at night. */
export async function openJobs(db: Pool, databaseUrl: string, transport: MailTransport = openMailTransport()): Promise<Jobs> {
  const stopping = new AbortController()
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'job', application_name: 'ingrana jobs', max: 3 })
  boss.on('error', (error) => log().error({ reason: error.message }, 'job failed')) // the error itself carries the whole connection
  await boss.start()
  await work(boss, forget, everyNight, () => forgetExpired(db))
  await work(boss, deliver, everyMorning, () => deliverWaitingMessages(db))
  const mailer = await work(boss, sendMail, everyMinute, () =>
    sendDueMails(db, transport, { stop: stopping.signal, onGivenUp: takeBackMessage }),
  )
  const nudge = () => void sendNow(boss, mailer).catch((error: unknown) => log().error({ err: error }, 'mails wait for the next minute'))
  // Runs again whenever the connection comes back: what was queued meanwhile was not heard.
  const ear = await db.listen(mailQueuedChannel, nudge, nudge)
  return {
    async close(hurry) {
      stopping.abort()
      await ear.unlisten().catch(() => {}) // the database may be gone already
      await stop(boss, hurry)
      transport.close()
    },
  }
}

/** One job waits at most, however often it is asked for; what fails is tried again by the schedule. */
async function work(boss: PgBoss, name: string, schedule: string, run: () => Promise<unknown>): Promise<string> {
  await boss.createQueue(name, { name, policy: 'short', retryLimit: 0, expireInMinutes: 30 })
  await boss.schedule(name, schedule, {}, { tz: 'Europe/Rome' })
  return boss.work(name, { pollingIntervalSeconds: 20 }, run)
}

async function sendNow(boss: PgBoss, mailer: string): Promise<void> {
  await boss.send(sendMail, {})
  boss.notifyWorker(mailer)
}

async function stop(boss: PgBoss, hurry: AbortSignal | undefined): Promise<void> {
  const hurried = new Promise<void>((resolve) => {
    if (hurry?.aborted) resolve()
    hurry?.addEventListener('abort', () => resolve())
  })
  await Promise.race([boss.stop({ timeout: patienceMs }), hurried])
}
