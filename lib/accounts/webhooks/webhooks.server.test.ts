import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { answerReply } from '@/lib/accounts/contact/answer-reply.server'
import { sendReplyToDealer } from '@/lib/accounts/contact/send-reply.server'
import { addTestDealership } from '@/lib/accounts/dealerships/test-dealership'
import { codeOfLastMail, mailsTo } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { deliverWebhooks } from './deliver-webhooks.server'
import { signedHeaders } from './sign-webhook.server'
import { retryMinutes } from './webhook'
import { chooseWebhook, findWebhook, removeWebhook, testWebhook } from './webhooks.server'

type Heard = { headers: Record<string, string>; body: string }

/** A program that receives calls and gives the configured answers. */
async function openProgram(answers: (call: number) => number = () => 204) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let body = ''
    request
      .on('data', (part) => (body += String(part)))
      .on('end', () => {
        const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
        heard.push({ headers, body })
        response.writeHead(answers(heard.length), { location: 'http://169.254.169.254/' }).end('x'.repeat(100_000))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { heard, host, reach: { allowedHosts: new Set([host]) } }
}

const buyer = { name: 'Elena', email: 'elena.webhook@esempio.it', phone: '', message: 'La garanzia è di 12 o 24 mesi?' }
const stranger = { userId: null, ownsEmail: false }

/** Points the webhook there as if it had been saved; an address of this machine cannot be. */
async function pointTo(db: Db, dealerId: number, host: string): Promise<void> {
  await db`update dealer_webhook set address = ${`http://${host}/ingrana`} where dealer_id = ${dealerId}`
}

test(
  'a program gets a signed call with numbers for each buyer’s message, and none for answers',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const program = await openProgram()
    const secret = await chooseWebhook(db, dealership, user, 'https://example.com/ingrana')
    await pointTo(db, dealership.dealerId, program.host)
    await sendReplyToDealer(db, dealership.dealerId, buyer, stranger)
    await deliverWebhooks(db, program.reach)
    await answerReply(db, await codeOfLastMail(db, 'info@esempio.it', 'reply-to-seller'), 'Di 24 mesi.')
    await answerReply(db, await codeOfLastMail(db, buyer.email, 'reply-answer'), 'Grazie, passo sabato.')
    await deliverWebhooks(db, program.reach)
    const [lead] = await db<{ id: number }[]>`select id from reply where dealer_id = ${dealership.dealerId}`
    expect(program.heard.map(({ body }) => asRecord(JSON.parse(body)))).toMatchObject([
      { type: 'lead.created', data: { leadId: lead?.id } },
      { type: 'lead.message', data: { leadId: lead?.id } },
    ])
    for (const { headers, body } of program.heard) {
      const { 'webhook-id': id = '', 'webhook-timestamp': seconds = '' } = headers
      expect(headers).toMatchObject(signedHeaders(secret, { id, seconds: Number(seconds), body }))
      expect(body).not.toMatch(/Elena|garanzia|esempio/)
    }
    expect((await findWebhook(db, dealership))?.deliveries).toMatchObject([
      { event: 'lead.message' },
      { event: 'lead.created', attempts: 1 },
    ])
    await removeWebhook(db, dealership, user)
    expect(await findWebhook(db, dealership)).toBeNull()
  }),
)

test(
  'a failed or redirected call is repeated; after the last attempt the address stops with one mail',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const program = await openProgram((call) => (call % 2 === 0 ? 302 : 500))
    await chooseWebhook(db, dealership, user, 'https://example.com/ingrana')
    await pointTo(db, dealership.dealerId, program.host)
    await testWebhook(db, dealership)
    for (const minutes of retryMinutes) {
      await deliverWebhooks(db, program.reach)
      const [waiting] = await db<{ minutes: number | null }[]>`
        select round(extract(epoch from next_at - now()) / 60)::int as minutes from webhook_delivery where dealer_id = ${dealership.dealerId}`
      expect(waiting?.minutes).toBe(minutes)
      await db`update webhook_delivery set next_at = now() where dealer_id = ${dealership.dealerId}`
    }
    await deliverWebhooks(db, program.reach)
    expect(program.heard).toHaveLength(retryMinutes.length + 1)
    expect(new Set(program.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await findWebhook(db, dealership)).toMatchObject({ isStopped: true, deliveries: [{ isWaiting: false, deliveredAt: null }] })
    expect(await mailsTo(db, user.email)).toEqual(['webhook-stopped'])
    await expect(testWebhook(db, dealership)).rejects.toMatchObject({ code: 'conflict' })
    await chooseWebhook(db, dealership, user, 'https://example.com/ingrana')
    expect(await findWebhook(db, dealership)).toMatchObject({ isStopped: false })
  }),
)

test(
  'only public addresses by https are taken, and a name that leads to this machine is not called',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    for (const address of [
      'http://example.com/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.0.0.8/',
      'https://a:b@example.com/',
      'ftp://example.com',
      'ciao',
    ])
      await expect(chooseWebhook(db, dealership, user, address), address).rejects.toMatchObject({ code: 'invalid' })
    await chooseWebhook(db, dealership, user, 'https://localhost/ingrana')
    await testWebhook(db, dealership)
    await deliverWebhooks(db)
    expect((await findWebhook(db, dealership))?.deliveries).toMatchObject([
      { attempts: 1, deliveredAt: null, fault: 'non è un indirizzo pubblico' },
    ])
  }),
)
