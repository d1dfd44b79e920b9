import { randomBytes } from 'node:crypto'
import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { readUrl } from '@/lib/kernel/outgoing/fetch-public-file.server'
import { encryptSecret } from '@/lib/kernel/secrets/secret-box.server'
import { newSecret } from './sign-webhook.server'
import { type DealEvent, type DealerWebhook, deliveryDays, type WebhookDelivery, type WebhookEvent } from './webhook'
import { addressColumn, secretColumn, webhookAddress } from './webhook-secrets.server'

/** Notification that something is to be delivered. */
export const webhookWaitingChannel = 'webhook_waiting'

const shownDeliveries = 20
const secretBytes = 24

type DeliveryRow = Omit<WebhookDelivery, 'createdAt' | 'deliveredAt'> & { createdAt: Date; deliveredAt: Date | null }

/** The address that a dealer's events are sent to, with its latest deliveries; null: none. */
export async function findWebhook(db: Db, { dealerId }: Dealership): Promise<DealerWebhook | null> {
  const [hook] = await db<
    { address: string; isStopped: boolean }[]
  >`select address, is_stopped from dealer_webhook where dealer_id = ${dealerId}`
  if (!hook) return null
  const rows = await db<DeliveryRow[]>`
    select id, event, created_at, attempts, delivered_at, next_at is not null as is_waiting, fault from webhook_delivery
    where dealer_id = ${dealerId} order by id desc limit ${shownDeliveries}`
  return {
    ...hook,
    address: webhookAddress(dealerId, hook.address),
    deliveries: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      deliveredAt: row.deliveredAt?.toISOString() ?? null,
    })),
  }
}

/** Sends events to an address from now on, also to one that was stopped. Gives the secret its calls are signed with, which is shown once. */
export async function chooseWebhook(db: Db, dealership: Dealership, user: User, address: string): Promise<string> {
  const url = readUrl(address, {})
  if (url.protocol !== 'https:') throw new AppError('invalid', 'not https', { shownText: 'Scrivi un indirizzo che comincia con https://' })
  const secret = newSecret(randomBytes(secretBytes))
  const { dealerId } = dealership
  const stored = { address: encryptSecret(addressColumn, dealerId, url.href), secret: encryptSecret(secretColumn, dealerId, secret) }
  await inTransaction(db, async (db) => {
    await db`
      insert into dealer_webhook (dealer_id, user_id, address, secret) values (${dealerId}, ${user.id}, ${stored.address}, ${stored.secret})
      on conflict (dealer_id) do update set address = excluded.address, secret = excluded.secret, user_id = excluded.user_id, is_stopped = false`
    await logDealerAction(db, dealership, user, 'webhookChosen', '')
  })
  return secret
}

export async function removeWebhook(db: Db, dealership: Dealership, user: User): Promise<void> {
  await inTransaction(db, async (db) => {
    const removed = await db`delete from dealer_webhook where dealer_id = ${dealership.dealerId}`
    if (removed.count > 0) await logDealerAction(db, dealership, user, 'webhookRemoved', '')
  })
}

/** Sends a call that says nothing, so that an address can be tried. */
export async function testWebhook(db: Db, { dealerId }: Dealership): Promise<void> {
  const queued = await queueEvent(db, dealerId, 'test', {})
  if (!queued) throw new AppError('conflict', 'no address, or stopped', { shownText: 'Salva prima un indirizzo.' })
}

/** Tells the program of the dealer, if there is one, that a buyer has written; in the transaction of the message. */
export async function queueLeadEvent(db: Db, { replyId, messageId }: { replyId: number; messageId: number }): Promise<void> {
  const [lead] = await db<{ dealerId: number; isFirst: boolean }[]>`
    select dealer_webhook.dealer_id, not exists (select from reply_message where reply_id = reply.id and reply_message.id <> ${messageId}) as is_first
    from reply left join ad on ad.id = reply.ad_id
    join dealer_webhook on dealer_webhook.dealer_id = coalesce(reply.dealer_id, ad.dealer_id) where reply.id = ${replyId}`
  if (lead) await queueEvent(db, lead.dealerId, lead.isFirst ? 'lead.created' : 'lead.message', { leadId: replyId, messageId })
}

/** Tells the program of the dealer of a conversation, if there is one, that a card has moved; in the transaction of the move. `data`: which card. */
export async function queueDealEvent(db: Db, event: DealEvent, replyId: number, data: Readonly<Record<string, number>>): Promise<void> {
  const [hook] = await db<{ dealerId: number }[]>`
    select dealer_webhook.dealer_id from reply left join ad on ad.id = reply.ad_id
    join dealer_webhook on dealer_webhook.dealer_id = coalesce(reply.dealer_id, ad.dealer_id) where reply.id = ${replyId}`
  if (hook) await queueEvent(db, hook.dealerId, event, { leadId: replyId, ...data })
}

async function queueEvent(db: Db, dealerId: number, event: WebhookEvent, data: Readonly<Record<string, number>>): Promise<boolean> {
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data })
  const queued = await db`
    insert into webhook_delivery (dealer_id, event, body)
    select dealer_id, ${event}, ${body} from dealer_webhook where dealer_id = ${dealerId} and not is_stopped`
  if (queued.count === 0) return false
  await db`select pg_notify(${webhookWaitingChannel}, '')`
  return true
}

export const webhookExpiries: readonly Expiry[] = [
  { table: 'webhook_delivery', isOver: (db) => db`created_at < now() - ${deliveryDays} * interval '1 day'` },
]
