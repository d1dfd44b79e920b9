import { countUnreadSince, listConversations } from '@/lib/accounts/contact/own-conversations.server'
import type { User } from '@/lib/accounts/users/user'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { NewsLine } from './news'
import { newsOf } from './news-sources.server'
import { messageLine, type NewsRow, newsLine } from './news-words.server'

const maxLines = 100
/** Somebody who never marked anything as read has seen what is older. */
export const firstDays = 7

/** What waits for somebody: lines on the page of news, and messages to read. */
export type Waiting = { news: number; unread: number }

/** All news of an account, the latest first. */
export async function listNews(db: Db, user: User): Promise<NewsLine[]> {
  const rows = await db<NewsRow[]>`
    select news.*, ${isNew(db)} as is_new, category, make, model, version
    from ${newsOf(db, user.id)} news cross join (${markOf(db, user.id)}) mark left join ad on ad.id = ad_id
    where at <= now() order by at desc limit ${maxLines}`
  const readUntil = await findReadUntil(db, user.id)
  const messages = (await listConversations(db, user, { limit: maxLines }))
    .filter(({ isToAnswer, unread }) => isToAnswer || unread > 0)
    .map((line) => messageLine(line, line.unread > 0 && new Date(line.lastAt) > readUntil))
  return [...rows.map(newsLine), ...messages].sort((a, b) => b.at.localeCompare(a.at)).slice(0, maxLines)
}

/** The counts for the menu of every page. */
export async function countWaiting(db: Db, user: User): Promise<Waiting> {
  const [row] = await db<{ news: number; readUntil: Date }[]>`
    select read_until, (select count(*)::int from ${newsOf(db, user.id)} news where at <= now() and ${isNew(db)}) as news
    from (${markOf(db, user.id)}) mark`
  const { messages, conversations } = await countUnreadSince(db, user, row?.readUntil ?? new Date(0))
  return { news: (row?.news ?? 0) + conversations, unread: messages }
}

/** For the copy of somebody's data. */
export async function exportNewsMark(db: Db, userId: number): Promise<{ readUntil: Date | null; opened: string[] }> {
  const [mark] = await db<{ readUntil: Date; opened: string[] }[]>`select read_until, opened from news_mark where user_id = ${userId}`
  return { readUntil: mark?.readUntil ?? null, opened: mark?.opened ?? [] }
}

async function findReadUntil(db: Db, userId: number): Promise<Date> {
  const [mark] = await db<{ readUntil: Date }[]>`select read_until from (${markOf(db, userId)}) mark`
  return mark?.readUntil ?? new Date(0)
}

const isNew = (db: Db): SqlFragment => db`(news.at > mark.read_until and news.key <> all(mark.opened))`

/** One row always. */
function markOf(db: Db, userId: number): SqlFragment {
  return db`
    select coalesce(read_until, now() - ${firstDays} * interval '1 day') as read_until, coalesce(opened, '{}') as opened
    from (values (${userId}::bigint)) person (id) left join news_mark on user_id = person.id`
}
