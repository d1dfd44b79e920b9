import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { sendReply } from '@/lib/accounts/contact/send-reply.server'
import { addPandaAd, reply, sellerEmail, stranger } from '@/lib/accounts/contact/test-seller'
import { env } from '@/lib/kernel/config/env.server'
import { inTransaction, openPool, type Pool } from '@/lib/kernel/db/db.server'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { DeliveryError } from '@/lib/kernel/mail/delivery-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { openSmtpTransport } from '@/lib/kernel/mail/smtp-transport.server'
import { startSmtp } from '@/lib/kernel/mail/test-smtp'
import { openJobs } from './open-jobs.server'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** A database of this test alone: jobs send whatever mail they find. */
async function ownDatabase(): Promise<{ db: Pool; url: string }> {
  const name = `ingrana_jobs_${randomUUID().replaceAll('-', '')}`
  const server = openPool(env().databaseUrl, 1)
  await server`set statement_timeout = 0` // a busy disk takes its time over a whole database
  await server.unsafe(`create database ${name}`)
  const url = new URL(env().databaseUrl)
  url.pathname = `/${name}`
  const db = openPool(url.href, 4)
  undo.push(async () => {
    await db.end()
    await server.unsafe(`drop database ${name} with (force)`)
    await server.end()
  })
  await migrate(db)
  return { db, url: url.href }
}

const mail = (to: string) => ({ kind: 'test', to, subject: 'Prova', text: 'Prova', html: '<p>Prova</p>' })

test('a mail leaves when its transaction commits, or at the next start; no schedule has a time zone', async () => {
  const { db, url } = await ownDatabase()
  const smtp = await startSmtp()
  undo.push(smtp.close)
  await queueMail(db, mail('prima@esempio.it')) // committed, and then the process died
  const jobs = await openJobs(db, url, { transport: openSmtpTransport(smtp.url, 'noreply@ingrana.test') })
  undo.push(() => jobs.close())
  await expect.poll(() => smtp.received.map((one) => one.to[0]), { timeout: 10_000 }).toEqual(['prima@esempio.it'])
  for (const name of ['seconda', 'terza', 'quarta']) await inTransaction(db, (inner) => queueMail(inner, mail(`${name}@esempio.it`)))
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(4)
  expect(await db`select name from job.schedule where timezone <> 'UTC'`).toEqual([])
})

test('a message whose mail is refused waits again, and its buyer is informed', async () => {
  const { db, url } = await ownDatabase()
  const arrived: string[] = []
  const transport = {
    deliver: (one: { to: string; kind: string }) =>
      one.to === sellerEmail
        ? Promise.reject(new DeliveryError('refused', 'no such mailbox'))
        : (arrived.push(one.kind), Promise.resolve()),
    close: () => {},
  }
  await sendReply(db, await addPandaAd(db), reply, stranger)
  const jobs = await openJobs(db, url, { transport })
  undo.push(() => jobs.close())
  await expect.poll(() => arrived, { timeout: 10_000 }).toEqual(['reply-sent', 'reply-waiting'])
  expect(await db`select 1 from reply_message where mailed_at is null`).toHaveLength(1)
})

test('a stop waits for the mail under way, and leaves the others for the next start', async () => {
  const { db, url } = await ownDatabase()
  const deliveries: string[] = []
  let finish = () => {}
  const slow = {
    deliver: (one: { to: string }) =>
      new Promise<void>((resolve) => {
        finish = () => (deliveries.push(one.to), resolve())
      }),
    close: () => {},
  }
  await queueMail(db, mail('prima@esempio.it'))
  await queueMail(db, mail('seconda@esempio.it'))
  const jobs = await openJobs(db, url, { transport: slow })
  await expect.poll(async () => (await db`select 1 from outbox_mail where attempts = 1`).length, { timeout: 10_000 }).toBe(1)
  const stopping = jobs.close()
  expect(deliveries).toEqual([])
  finish()
  await stopping
  expect(deliveries).toEqual(['prima@esempio.it'])
  expect(await db`select recipient, sent_at is not null as sent from outbox_mail order by id`).toMatchObject([
    { recipient: 'prima@esempio.it', sent: true },
    { recipient: 'seconda@esempio.it', sent: false },
  ])
})

test('a forced stop does not wait for a mail server', async () => {
  const { db, url } = await ownDatabase()
  await queueMail(db, mail('prima@esempio.it'))
  const jobs = await openJobs(db, url, { transport: { deliver: () => new Promise(() => {}), close: () => {} } })
  await expect.poll(async () => (await db`select 1 from outbox_mail where attempts = 1`).length, { timeout: 10_000 }).toBe(1)
  await jobs.close(AbortSignal.abort())
  expect(await db`select 1 from outbox_mail where sent_at is null`).toHaveLength(1)
})
