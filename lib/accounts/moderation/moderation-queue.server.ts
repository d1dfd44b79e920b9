import { requireModerator, type User } from '@/lib/accounts/users/user'
import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { pictureSrc } from '@/lib/market/photos/photo'
import { coverSql } from '@/lib/market/photos/shown-photos.server'
import { riskOf, type Signal, signalNames } from '@/lib/market/review/signals'
import { findCase } from './case-queries.server'
import { listColleagues } from './hold-case.server'
import { isHolder } from './lock-case.server'
import { answerDays, type CaseLine, type ModerationFigures, type ModerationQueue, targetHours, urgentMinutes } from './moderation-case'
import { countQueue, filterQueue, type QueueFilter } from './queue-filter'

type QueueRow = {
  id: number
  openedAt: Date
  signals: Pick<Signal, 'kind' | 'weight' | 'evidence'>[]
  isAppeal: boolean
  status: AdStatus
  category: Category
  make: string
  model: string | null
  version: string
  reports: number
  cover: string | null
  holderId: number | null
  holder: string | null
}

const maxWaiting = 1_000
const maxListed = 100

/** What waits, the longest first: ads that are held or reported, and appeals against decisions of others. */
export async function listCases(db: Db, moderator: User): Promise<CaseLine[]> {
  requireModerator(moderator)
  const rows = await db<QueueRow[]>`
    select moderation_case.id, coalesce(appealed_at, opened_at) as opened_at, signals, decided_at is not null as is_appeal, status, category, make, model, version,
      (select count(*)::int from ad_report where ad_report.ad_id = ad.id and state = 'new') as reports, ${coverSql(db, db`ad.id`)} as cover,
      holder.id as holder_id, holder.display_name as holder
    from moderation_case join ad on ad.id = ad_id left join app_user holder on ${isHolder(db)}
    where ${isWaiting(db)} and decided_by is distinct from ${moderator.id}
    order by coalesce(appealed_at, opened_at), moderation_case.id limit ${maxWaiting}`
  return rows.map((row) => lineOf(row, moderator))
}

function lineOf({ id, openedAt, signals, isAppeal, status, reports, cover, holderId, holder, ...ad }: QueueRow, moderator: User): CaseLine {
  const isMine = holderId === moderator.id
  return {
    id,
    title: vehicleTitle(ad),
    openedAt: openedAt.toISOString(),
    risk: riskOf(signals),
    about: isAppeal ? 'Ricorso' : signals.map(({ kind }) => signalNames[kind]).join(', '),
    kind: isAppeal ? 'ricorsi' : status === 'in_review' ? 'nuovi' : 'segnalati',
    signals: signals.map(({ kind }) => kind),
    reports,
    picture: cover === null ? null : pictureSrc(cover, 320),
    isMine,
    heldBy: isMine ? null : holder,
  }
}

/** The queue as it is filtered, beside the case that is open: the requested one, or the first that nobody else works on. */
export async function openModerationQueue(db: Db, moderator: User, filter: QueueFilter, caseId?: number): Promise<ModerationQueue> {
  const waiting = await listCases(db, moderator)
  const chosen = filterQueue(waiting, filter)
  const id = caseId ?? chosen.find(({ heldBy }) => heldBy === null)?.id
  const at = chosen.findIndex((line) => line.id === id)
  return {
    now: new Date().toISOString(),
    filter,
    counts: countQueue(waiting, filter),
    lines: chosen.slice(0, maxListed),
    more: Math.max(0, chosen.length - maxListed),
    current: id === undefined ? null : await findCase(db, moderator, id),
    place: at + 1,
    next: chosen.slice(at + 1).find(({ heldBy }) => heldBy === null)?.id ?? null,
    previous: chosen.slice(0, Math.max(0, at)).findLast(({ heldBy }) => heldBy === null)?.id ?? null,
    colleagues: await listColleagues(db, moderator),
  }
}

/** The case to go on with after this one: the next that nobody else works on, else the first. */
export async function findNextCase(db: Db, moderator: User, filter: QueueFilter, afterId: number): Promise<number | null> {
  const free = filterQueue(await listCases(db, moderator), filter).filter(({ id, heldBy }) => heldBy === null || id === afterId)
  const at = free.findIndex(({ id }) => id === afterId)
  return (free[at + 1] ?? free.find(({ id }) => id !== afterId))?.id ?? null
}

export async function moderationFigures(db: Db): Promise<ModerationFigures> {
  const waitsSince = db`coalesce(appealed_at, opened_at)`
  const [figures] = await db<ModerationFigures[]>`
    select count(*) filter (where ${isWaiting(db)})::int as waiting, count(*) filter (where ${isAsked(db)})::int as asked,
      count(*) filter (where ${isWaiting(db)} and ${waitsSince} < now() - ${targetHours * 60 - urgentMinutes} * interval '1 minute')::int as urgent,
      (percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at) / 3600) filter (where decided_at > now() - interval '7 days'))::float8 as median_hours,
      count(*) filter (where (decided_at at time zone 'Europe/Rome')::date = (now() at time zone 'Europe/Rome')::date)::int as decisions_today,
      count(*) filter (where decided_at > now() - interval '7 days')::int as decisions_of_week,
      count(*) filter (where decided_at > now() - interval '7 days' and decided_at <= opened_at + ${targetHours} * interval '1 hour')::int as in_target,
      count(*) filter (where appeal_decided_at > now() - interval '30 days')::int as appeals,
      count(*) filter (where appeal_decided_at > now() - interval '30 days' and appeal_outcome = 'granted')::int as granted
    from moderation_case`
  return { ...noFigures, ...figures }
}

const noFigures: ModerationFigures = {
  ...{ waiting: 0, asked: 0, urgent: 0, medianHours: null },
  ...{ decisionsToday: 0, decisionsOfWeek: 0, inTarget: 0, appeals: 0, granted: 0 },
}

function isWaiting(db: Db): SqlFragment {
  return db`((decided_at is null or (appealed_at is not null and appeal_decided_at is null)) and not ${isAsked(db)})`
}

/** The seller still has time to answer. */
function isAsked(db: Db): SqlFragment {
  return db`(decided_at is null and asked_at is not null and answered_at is null and asked_at > now() - ${answerDays} * interval '1 day')`
}
