import type { Db } from '@/lib/kernel/db/db.server'
import { firstDays } from './news-queries.server'

const maxOpened = 200

/** Everything counts as read from now on; what was before stays for the way back. */
export async function markAllRead(db: Db, userId: number): Promise<void> {
  await db`
    insert into news_mark (user_id, read_until, previous_until, previous_opened)
    values (${userId}, now(), now() - ${firstDays} * interval '1 day', '{}')
    on conflict (user_id) do update set previous_until = news_mark.read_until, previous_opened = news_mark.opened, read_until = now(), opened = '{}'`
}

export async function undoMarkAllRead(db: Db, userId: number): Promise<void> {
  await db`
    update news_mark set read_until = previous_until, opened = previous_opened, previous_until = null, previous_opened = null
    where user_id = ${userId} and previous_until is not null`
}

/** One line that was opened is read. */
export async function markOpened(db: Db, userId: number, key: string): Promise<void> {
  await db`
    insert into news_mark (user_id, read_until, opened) values (${userId}, now() - ${firstDays} * interval '1 day', ${[key]})
    on conflict (user_id) do update set opened = (array_prepend(${key}, array_remove(news_mark.opened, ${key})))[1:${maxOpened}]`
}
