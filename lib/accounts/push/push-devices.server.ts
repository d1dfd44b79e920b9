import { deviceName } from '@/lib/accounts/sessions/device-name'
import { isAliveSession } from '@/lib/accounts/sessions/find-session.server'
import type { Session } from '@/lib/accounts/sessions/session'
import { env } from '@/lib/kernel/config/env.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { dateText } from '@/lib/kernel/italian/date-text'
import { readUrl } from '@/lib/kernel/outgoing/fetch-public-file.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { mostPushDevices, type PushDevice, type PushKind, type PushOffer, type PushSubscription, pushHours, pushKindNames } from './push'
import { encryptSubscription } from './push-secrets.server'

type DeviceRow = { id: number; userAgent: string; createdAt: Date; isCurrent: boolean; kinds: PushKind[] }

/** The browsers of an account that show notices, this one first. */
export async function listPushDevices(db: Db, session: Session): Promise<PushDevice[]> {
  const rows = await db<DeviceRow[]>`
    select push_device.id, user_agent, push_device.created_at, session.id = ${session.id} as is_current, kinds
    from push_device join session on session.id = session_id join app_user on app_user.id = session.user_id and ${isAliveSession(db)}
    where push_device.user_id = ${session.user.id} order by is_current desc, push_device.id desc`
  return rows.map(({ id, userAgent, createdAt, isCurrent, kinds }) => ({
    ...{ id, isCurrent, kinds },
    name: deviceName(userAgent),
    since: dateText(createdAt.toISOString()),
  }))
}

/** What a page has to know to offer notices on this browser. */
export async function findPushOffer(db: Db, { id }: Session): Promise<PushOffer> {
  const keys = env().webPush
  if (!keys) return null
  const own = await db`select from push_device where session_id = ${id}`
  return { publicKey: keys.publicKey, isOn: own.length > 0 }
}

/** This browser shows all kinds of notices from now on. Its address has to be public: we send to it. */
export async function addPushDevice(db: Db, { id, user }: Session, subscription: PushSubscription): Promise<void> {
  const keys = env().webPush
  if (!keys) throw new AppError('notFound', 'no web push')
  const { href, protocol } = readUrl(subscription.endpoint, { allowedHosts: keys.ownHosts })
  if (protocol !== 'https:' && !keys.ownHosts.has(new URL(href).host)) throw refused()
  if (subscription.keys.p256dh === '' || subscription.keys.auth === '') throw refused()
  const endpointHash = hashToken(href)
  await inTransaction(db, async (db) => {
    await db`select from app_user where id = ${user.id} for update`
    await db`delete from push_device where endpoint_hash = ${endpointHash} or session_id = ${id}`
    const [row] = await db<{ count: number }[]>`select count(*)::int as count from push_device where user_id = ${user.id}`
    if ((row?.count ?? 0) >= mostPushDevices)
      throw new AppError('conflict', 'too many devices', {
        shownText: `Gli avvisi arrivano già su ${mostPushDevices} dispositivi: togline prima uno.`,
      })
    await db`
      insert into push_device (user_id, session_id, endpoint_hash, subscription, kinds)
      values (${user.id}, ${id}, ${endpointHash}, ${encryptSubscription(endpointHash, { ...subscription, endpoint: href })}, ${[...pushKindNames]})`
  })
}

const refused = () => new AppError('invalid', 'no push service', { shownText: 'Questo browser non dà un indirizzo a cui mandare avvisi.' })

/** Which kinds one of one's own browsers shows. */
export async function changePushDevice(db: Db, { user }: Session, id: number, kinds: readonly PushKind[]): Promise<void> {
  const { count } = await db`update push_device set kinds = ${[...kinds]} where id = ${id} and user_id = ${user.id}`
  if (count === 0) throw gone()
}

export async function removePushDevice(db: Db, { user }: Session, id: number): Promise<void> {
  const { count } = await db`delete from push_device where id = ${id} and user_id = ${user.id}`
  if (count === 0) throw gone()
}

const gone = () => new AppError('notFound', 'no such device', { shownText: 'Questo dispositivo non riceve più avvisi.' })

/** For the copy of somebody's data. */
export async function exportPushDevices(db: Db, userId: number): Promise<{ kinds: string[]; createdAt: Date }[]> {
  return db<{ kinds: string[]; createdAt: Date }[]>`select kinds, created_at from push_device where user_id = ${userId} order by id`
}

export const pushExpiries: readonly Expiry[] = [
  { table: 'push_message', isOver: (db) => db`created_at < now() - ${pushHours} * interval '1 hour'` },
]
