import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { type PostBounds, postPublic } from '@/lib/kernel/outgoing/post-public.server'
import { signedHeaders } from './sign-webhook.server'
import { retryMinutes } from './webhook'
import { webhookStoppedMail } from './webhook-mails.server'
import { webhookAddress, webhookSecret } from './webhook-secrets.server'

/** A sender that dies delays a call so long and loses none; longer than one may take. */
const leaseMinutes = 2
const atOnce = 8
const timeoutMs = 10_000

export type Reach = Pick<PostBounds, 'allowedHosts'>
type Due = { id: number; dealerId: number; body: string; attempts: number; address: string; secret: string }

/** Makes the calls whose time has come, some at once, until none is left. A call may arrive twice, under the same `webhook-id`. */
export async function deliverWebhooks(db: Db, reach: Reach = {}): Promise<void> {
  for (;;) {
    const due = await takeDue(db)
    if (due.length === 0) return
    await Promise.all(due.map((delivery) => deliver(db, delivery, reach)))
  }
}

async function takeDue(db: Db): Promise<Due[]> {
  const rows = await db<Due[]>`
    with due as (
      select id from webhook_delivery where next_at <= now() order by next_at limit ${atOnce} for update skip locked
    )
    update webhook_delivery set attempts = attempts + 1, next_at = now() + ${leaseMinutes} * interval '1 minute'
    from due, dealer_webhook
    where webhook_delivery.id = due.id and dealer_webhook.dealer_id = webhook_delivery.dealer_id
    returning webhook_delivery.id, webhook_delivery.dealer_id, body, attempts, address, secret`
  return rows.map((row) => ({
    ...row,
    address: webhookAddress(row.dealerId, row.address),
    secret: webhookSecret(row.dealerId, row.secret),
  }))
}

async function deliver(db: Db, delivery: Due, reach: Reach): Promise<void> {
  const { id, body, address, secret } = delivery
  const headers = signedHeaders(secret, { id: `ink_${id}`, seconds: Math.floor(Date.now() / 1000), body })
  const fault = await postPublic(address, { headers, body }, { timeoutMs, ...reach }).then(
    (status) => (status >= 200 && status < 300 ? null : `il server risponde ${status}`),
    (error: unknown) => (error instanceof AppError ? error.message : 'il server non si raggiunge'),
  )
  if (fault === null) await db`update webhook_delivery set delivered_at = now(), next_at = null, fault = null where id = ${id}`
  else await putOff(db, delivery, fault)
}

/** Waits longer each time; after the last attempt the address is stopped, and the owners get a mail. */
async function putOff(db: Db, { id, dealerId, attempts, address }: Due, fault: string): Promise<void> {
  const minutes = retryMinutes[attempts - 1]
  if (minutes !== undefined) {
    await db`update webhook_delivery set fault = ${fault}, next_at = now() + ${minutes} * interval '1 minute' where id = ${id}`
    return
  }
  await inTransaction(db, async (db) => {
    const stopped = await db`update dealer_webhook set is_stopped = true where dealer_id = ${dealerId} and not is_stopped`
    await db`update webhook_delivery set fault = coalesce(fault, ${fault}), next_at = null where dealer_id = ${dealerId} and next_at is not null`
    if (stopped.count === 0) return
    const owners = await db<{ email: string; slug: string }[]>`
      select app_user.email, slug from dealer_member join app_user on app_user.id = user_id join dealer on dealer.id = dealer_id
      where dealer_id = ${dealerId} and dealer_member.role = 'owner' order by user_id`
    for (const { email, slug } of owners) await queueMail(db, webhookStoppedMail({ to: email, address, fault, slug }))
  })
}
