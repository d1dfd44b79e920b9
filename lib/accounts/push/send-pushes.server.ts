import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import { postPublic } from '@/lib/kernel/outgoing/post-public.server'
import { type PushKind, pushKinds, pushRetryMinutes } from './push'
import { decryptSubscription } from './push-secrets.server'
import { encryptPush } from './web-push.server'

/** A sender that dies delays a notice so long and loses none. */
const leaseMinutes = 2
const atOnce = 8
const timeoutMs = 10_000

type Due = { id: number; deviceId: number; kind: PushKind; href: string; attempts: number; endpointHash: string; subscription: string }

/** Sends the notices whose time has come, some at once, until none is left. */
export async function sendPushes(db: Db): Promise<void> {
  for (;;) {
    const due = await takeDue(db)
    if (due.length === 0) return
    await Promise.all(due.map((message) => send(db, message)))
  }
}

async function takeDue(db: Db): Promise<Due[]> {
  return db<Due[]>`
    with due as (
      select id from push_message where next_at <= now() order by next_at limit ${atOnce} for update skip locked
    )
    update push_message set attempts = attempts + 1, next_at = now() + ${leaseMinutes} * interval '1 minute'
    from due, push_device
    where push_message.id = due.id and push_device.id = push_message.device_id
    returning push_message.id, device_id, kind, href, attempts, endpoint_hash, subscription`
}

/** A browser whose service says that it is gone is forgotten. */
async function send(db: Db, message: Due): Promise<void> {
  const status = await post(message).catch((error: unknown) => {
    log().warn({ reason: error instanceof Error ? error.message : 'failed' }, 'a notice was not sent')
    return 0
  })
  if (status >= 200 && status < 300) await db`delete from push_message where id = ${message.id}`
  else if (status === 404 || status === 410) await db`delete from push_device where id = ${message.deviceId}`
  else await putOff(db, message)
}

async function post({ kind, href, endpointHash, subscription: stored }: Due): Promise<number> {
  const subscription = decryptSubscription(endpointHash, stored)
  const tag = `${kind} ${href}`
  const notice = encryptPush(subscription, JSON.stringify({ text: pushKinds[kind].text, href, tag }), tag)
  return postPublic(subscription.endpoint, notice, { timeoutMs, allowedHosts: env().webPush?.ownHosts ?? new Set() })
}

async function putOff(db: Db, { id, attempts }: Due): Promise<void> {
  const minutes = pushRetryMinutes[attempts - 1]
  if (minutes === undefined) await db`delete from push_message where id = ${id}`
  else await db`update push_message set next_at = now() + ${minutes} * interval '1 minute' where id = ${id}`
}
