import { isAliveSession } from '@/lib/accounts/sessions/find-session.server'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import type { PushKind } from './push'

/** Notification that a notice is to be sent. */
export const pushWaitingChannel = 'push_waiting'

/** Puts a notice on the browsers of some accounts that show this kind, in the caller's transaction: it leaves when that commits and never otherwise. */
export async function queuePush(db: Db, userIds: readonly number[], { kind, href }: { kind: PushKind; href: string }): Promise<void> {
  if (!env().webPush) return
  const queued = await db`
    insert into push_message (device_id, kind, href)
    select push_device.id, ${kind}, ${href} from push_device join session on session.id = session_id
      join app_user on app_user.id = session.user_id and ${isAliveSession(db)}
    where push_device.user_id = any(${[...userIds]}) and ${kind} = any(kinds)`
  if (queued.count > 0) await db`select pg_notify(${pushWaitingChannel}, '')`
}
