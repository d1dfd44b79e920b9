import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { momentText } from '@/lib/kernel/italian/date-text'
import type { Ad } from '@/lib/market/ads/ad'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import { euroText } from '@/lib/market/catalogue/number-text'
import { type DoneTask, mostTasks } from './morning'
import { findAnsweredToday, italianMidnight } from './waiting-tasks.server'

type TaskRow = Pick<Ad, 'category' | 'make' | 'model'> & {
  id: number
  kind: 'price' | 'renewal'
  beforePriceCents: number | null
  afterPriceCents: number | null
  doneAt: Date
  who: string | null
}

export type NewDone = {
  adId: number
  kind: 'price' | 'renewal'
  beforePriceCents?: number | null
  afterPriceCents?: number | null
  beforeExpiresAt?: Date | null
}

/** Records what somebody did from the morning page, in the transaction that does it. */
export async function recordDone(db: Db, dealerId: number, userId: number, done: NewDone): Promise<number> {
  const [row] = await db<{ id: number }[]>`insert into dealer_task ${db({ dealerId, userId, ...done })} returning id`
  return row?.id ?? 0
}

/** What was done today, the latest first: struck until midnight. */
export async function listDone(db: Db, dealership: Pick<Dealership, 'dealerId'>, mayReadLeads: boolean): Promise<DoneTask[]> {
  const rows = await db<TaskRow[]>`
    select dealer_task.id, kind, before_price_cents, after_price_cents, done_at, display_name as who, category, make, model
    from dealer_task join ad on ad.id = ad_id and ad.dealer_id = dealer_task.dealer_id left join app_user on app_user.id = user_id
    where dealer_task.dealer_id = ${dealership.dealerId} and undone_at is null and done_at >= ${italianMidnight(db)}
    order by dealer_task.id desc limit ${mostTasks}`
  const answered = mayReadLeads ? await findAnsweredToday(db, dealership) : []
  return [...answeredTask(answered), ...rows.map(toDone)]
}

function answeredTask(answered: readonly { buyer: string; title: string }[]): DoneTask[] {
  const [first, ...others] = answered
  if (!first) return []
  return [
    {
      key: 'answered',
      title: others.length === 0 ? 'Una richiesta ha la sua risposta' : `${answered.length} richieste hanno la loro risposta`,
      text: others.length === 0 ? `${first.buyer}, ${first.title}.` : `${answered.map(({ buyer }) => buyer).join(', ')}.`,
      undo: null,
    },
  ]
}

function toDone({ id, kind, beforePriceCents, afterPriceCents, doneAt, who, ...ad }: TaskRow): DoneTask {
  const title = vehicleTitle({ ...ad, version: '' })
  const when = `${who === null || who === '' ? 'Fatto' : who}, ${momentText(doneAt).slice(-5)}`
  if (kind === 'renewal') return { key: `task-${id}`, title: `${title}: rinnovato`, text: `${when}.`, undo: { at: 'morning', id } }
  const before = beforePriceCents === null ? '' : ` Prima ${euroText(beforePriceCents)}.`
  return {
    key: `task-${id}`,
    title: `${title} a ${euroText(afterPriceCents ?? 0)}`,
    text: `${when}.${before}`,
    undo: { at: 'morning', id },
  }
}

export const morningExpiries: readonly Expiry[] = [{ table: 'dealer_task', isOver: (db) => db`done_at < now() - interval '2 days'` }]
