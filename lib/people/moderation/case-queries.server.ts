import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adPath } from '@/lib/kernel/routes/routes'
import { type AdStatus, adStatuses, hasPublicPage } from '@/lib/market/ads/ad'
import { vehicleNames, vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { CopiedPhoto } from '@/lib/market/photos/copied-photo'
import { pictureSrc } from '@/lib/market/photos/photo'
import { listShownPhotos } from '@/lib/market/photos/shown-photos.server'
import { reportKinds } from '@/lib/people/reports/ad-report'
import { listOpenReportsOf } from '@/lib/people/reports/report-queries.server'
import { requireModerator, type User } from '@/lib/people/users/user'
import {
  answerDays,
  type CaseLine,
  type CasePage,
  type DeskFigures,
  isReason,
  type LogLine,
  type Outcome,
  reasons,
  undoSeconds,
} from './moderation-case'
import { findSellerHistory } from './seller-history.server'
import { riskOf, type Signal, type SignalKind, signalNames } from './signals'

type StoredSignal = { kind: SignalKind; weight: number; evidence: string; copies?: CopiedPhoto[] }
type QueueRow = {
  id: number
  openedAt: Date
  signals: StoredSignal[]
  isAppeal: boolean
  category: Category
  make: string
  model: string | null
  version: string
}

const maxListed = 100

/** What waits, the longest first: ads that are held or reported, and appeals against decisions of others. */
export async function listCases(db: Db, moderator: User): Promise<CaseLine[]> {
  requireModerator(moderator)
  const rows = await db<QueueRow[]>`
    select moderation_case.id, coalesce(appealed_at, opened_at) as opened_at, signals, decided_at is not null as is_appeal, category, make, model, version
    from moderation_case join ad on ad.id = ad_id
    where ${isWaiting(db)} and decided_by is distinct from ${moderator.id}
    order by coalesce(appealed_at, opened_at), moderation_case.id limit ${maxListed}`
  return rows.map(({ id, openedAt, signals, isAppeal, ...ad }) => ({
    id,
    title: vehicleTitle(ad),
    openedAt: openedAt.toISOString(),
    risk: riskOf(signals),
    about: isAppeal ? 'Ricorso' : signals.map(({ kind }) => signalNames[kind]).join(', '),
    isAppeal,
  }))
}

function isWaiting(db: Db): SqlFragment {
  return db`(decided_at is null or (appealed_at is not null and appeal_decided_at is null)) and not ${isAsked(db)}`
}

/** The seller still has time to answer. */
function isAsked(db: Db): SqlFragment {
  return db`(decided_at is null and asked_at is not null and answered_at is null and asked_at > now() - ${answerDays} * interval '1 day')`
}

export async function deskFigures(db: Db): Promise<DeskFigures> {
  const [figures] = await db<DeskFigures[]>`
    select count(*) filter (where ${isWaiting(db)})::int as waiting, count(*) filter (where ${isAsked(db)})::int as asked,
      (extract(epoch from now() - min(coalesce(appealed_at, opened_at)) filter (where ${isWaiting(db)})) / 3600)::float8 as oldest_hours,
      (percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at) / 3600) filter (where decided_at > now() - interval '7 days'))::float8 as median_hours,
      count(*) filter (where (decided_at at time zone 'Europe/Rome')::date = (now() at time zone 'Europe/Rome')::date)::int as decisions_today,
      count(*) filter (where decided_at > now() - interval '7 days')::int as decisions_of_week,
      count(*) filter (where appeal_decided_at > now() - interval '30 days')::int as appeals,
      count(*) filter (where appeal_decided_at > now() - interval '30 days' and appeal_outcome = 'granted')::int as granted
    from moderation_case`
  return { ...noFigures, ...figures }
}

const noFigures: DeskFigures = {
  ...{ waiting: 0, asked: 0, oldestHours: null, medianHours: null },
  ...{ decisionsToday: 0, decisionsOfWeek: 0, appeals: 0, granted: 0 },
}

type CaseRow = {
  id: number
  adId: number
  signals: StoredSignal[]
  outcome: Outcome | null
  decidedAt: Date | null
  decidedBy: number | null
  decider: string | null
  reason: string | null
  statement: string
  note: string
  canUndo: boolean
  appeal: string
  appealedAt: Date | null
  appealOutcome: 'granted' | 'rejected' | null
  category: Category
  status: AdStatus
  make: string
  model: string | null
  version: string
  priceCents: number | null
  description: string
  contactName: string | null
  provinceCode: string | null
  publishedAt: Date | null
  ownerId: number | null
  since: Date | null
  isBanned: boolean
  question: string
  askedAt: Date | null
  answer: string
  answeredAt: Date | null
}

export async function findCase(db: Db, moderator: User, id: number): Promise<CasePage> {
  requireModerator(moderator)
  const [row] = await db<CaseRow[]>`
    select moderation_case.id, ad_id, signals, outcome, decided_at, decided_by, decider.display_name as decider, reason, statement, note,
      (undo is not null and decided_by = ${moderator.id} and decided_at > now() - ${undoSeconds} * interval '1 second') is true as can_undo, appeal, appealed_at, appeal_outcome,
      category, status, make, model, version, price_cents, description, contact_name, province_code, published_at, owner_id, owner.created_at as since,
      exists (select from account_ban where user_id = owner_id and lifted_at is null) as is_banned, question, asked_at, answer, answered_at
    from moderation_case join ad on ad.id = ad_id left join app_user decider on decider.id = decided_by left join app_user owner on owner.id = owner_id
    where moderation_case.id = ${id}`
  if (!row) throw new AppError('notFound', 'no such case')
  const reports = await listOpenReportsOf(db, row.adId)
  return {
    id,
    ad: adOf(row),
    photos: (await listShownPhotos(db, row.adId)).map(({ file }) => pictureSrc(file, 320)),
    seller: {
      name: row.contactName ?? 'Venditore',
      since: row.since?.toISOString() ?? null,
      isBanned: row.isBanned,
      history: await findSellerHistory(db, row),
    },
    signals: row.signals.map((signal): Signal & { name: string } => ({ ...signal, name: signalNames[signal.kind] })),
    otherAds: await listOtherAds(db, row.signals),
    risk: riskOf(row.signals),
    reports: reports.map(({ id, kind, message, createdAt }) => ({
      id,
      kind: reportKinds[kind],
      message,
      createdAt: createdAt.toISOString(),
    })),
    decision: decisionOf(row),
    proposal: proposalOf(row),
    appeal:
      row.appealedAt === null
        ? null
        : { text: row.appeal, at: row.appealedAt.toISOString(), outcome: row.appealOutcome, isMine: row.decidedBy === moderator.id },
    question:
      row.askedAt === null
        ? null
        : { text: row.question, at: row.askedAt.toISOString(), answer: row.answer, answeredAt: row.answeredAt?.toISOString() ?? null },
    canResume: row.outcome === 'suspended' && row.status === 'rejected' && !row.isBanned,
    log: await listLog(db, { caseId: id }),
  }
}

/** Those whose pictures stand in the evidence and that are still there. */
async function listOtherAds(db: Db, signals: readonly StoredSignal[]): Promise<CasePage['otherAds']> {
  const ids = signals.flatMap(({ copies = [] }) => copies.map(({ otherAd }) => otherAd))
  const rows = await db<(NamedAd & { id: number; status: AdStatus })[]>`
    select id, category, make, model, version, status from ad where id = any(${ids}::bigint[]) order by id`
  return rows.map(({ id, status, ...ad }) => ({ id, title: vehicleTitle(ad), href: hrefOf(id, status, ad), status: adStatuses[status] }))
}

function adOf({ adId, status, priceCents, description, provinceCode, publishedAt, ...ad }: CaseRow): CasePage['ad'] {
  return {
    id: adId,
    title: vehicleTitle(ad),
    href: hrefOf(adId, status, ad),
    status: adStatuses[status],
    price: priceCents === null ? 'Prezzo su richiesta' : euroText(priceCents),
    description,
    place: provinceCode ?? 'Non indicato',
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}

function decisionOf({ outcome, decidedAt, decider, reason, statement, canUndo }: CaseRow): CasePage['decision'] {
  if (outcome === null || decidedAt === null) return null
  return { outcome, by: decider, at: decidedAt.toISOString(), reason: isReason(reason) ? reasons[reason].label : '', statement, canUndo }
}

function proposalOf({ reason, statement, note }: CaseRow): CasePage['proposal'] {
  return { reason: isReason(reason) ? reason : null, statement, note }
}

const logPage = 200

/** What was done, the latest first: with one case, or with all of them. */
export async function listLog(db: Db, { caseId }: { caseId?: number } = {}): Promise<LogLine[]> {
  const rows = await db<(Omit<LogLine, 'happenedAt'> & { happenedAt: Date })[]>`
    select happened_at, moderator, action, reason, case_id, ad_id from moderation_log
    where ${caseId === undefined ? db`true` : db`case_id = ${caseId}`} order by id desc limit ${logPage}`
  return rows.map(({ happenedAt, ...line }) => ({ ...line, happenedAt: happenedAt.toISOString() }))
}

type NamedAd = Pick<QueueRow, 'category' | 'make' | 'model' | 'version'>

/** Null where it has no page. */
function hrefOf(id: number, status: AdStatus, { version, ...ad }: NamedAd): string | null {
  const { make, model } = vehicleNames(ad)
  return hasPublicPage(status) ? adPath({ id, make, model, version }) : null
}
