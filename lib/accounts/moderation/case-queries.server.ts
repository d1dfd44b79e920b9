import { reportKinds } from '@/lib/accounts/reports/ad-report'
import { listOpenReportsOf } from '@/lib/accounts/reports/report-queries.server'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { adPath } from '@/lib/kernel/routes/routes'
import { type AdStatus, adStatuses, hasPublicPage } from '@/lib/market/ads/ad'
import { vehicleNames, vehicleTitle } from '@/lib/market/ads/ad-cards.server'
import type { Category } from '@/lib/market/catalogue/category'
import { euroText } from '@/lib/market/catalogue/number-text'
import type { CopiedPhoto } from '@/lib/market/photos/copied-photo'
import { pictureSrc } from '@/lib/market/photos/photo'
import { listShownPhotos } from '@/lib/market/photos/shown-photos.server'
import { columnLabel, findRevision } from '@/lib/market/review/revisions.server'
import { markSuspect, riskOf, type Signal, type SignalKind, signalNames } from '@/lib/market/review/signals'
import { isHolder } from './lock-case.server'
import { type CasePage, isReason, type LogLine, type Outcome, reasons, undoSeconds } from './moderation-case'
import { findSellerHistory } from './seller-history.server'

type StoredSignal = { kind: SignalKind; weight: number; evidence: string; copies?: CopiedPhoto[]; ads?: number[] }
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
  holderId: number | null
  holder: string | null
}

export async function findCase(db: Db, moderator: User, id: number): Promise<CasePage> {
  requireModerator(moderator)
  const [row] = await db<CaseRow[]>`
    select moderation_case.id, ad_id, signals, outcome, decided_at, decided_by, decider.display_name as decider, reason, statement, note,
      (undo is not null and decided_by = ${moderator.id} and decided_at > now() - ${undoSeconds} * interval '1 second') is true as can_undo, appeal, appealed_at, appeal_outcome,
      category, status, make, model, version, price_cents, description, contact_name, province_code, published_at, owner_id, owner.created_at as since,
      exists (select from account_ban where user_id = owner_id and lifted_at is null) as is_banned, question, asked_at, answer, answered_at, holder.id as holder_id, holder.display_name as holder
    from moderation_case join ad on ad.id = ad_id left join app_user decider on decider.id = decided_by left join app_user owner on owner.id = owner_id left join app_user holder on ${isHolder(db)}
    where moderation_case.id = ${id}`
  if (!row) throw new AppError('notFound', 'no such case')
  const reports = await listOpenReportsOf(db, row.adId)
  return {
    id,
    ad: adOf(row),
    revision: await revisionOf(db, row.adId),
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
    reports: reports.map(({ id, kind, message, reporterName, isUnconfirmed, createdAt }) => ({
      id,
      kind: reportKinds[kind],
      message,
      name: reporterName,
      isUnconfirmed,
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
    holder: row.holder === null ? null : { name: row.holder, isMe: row.holderId === moderator.id },
    canResume: row.outcome === 'suspended' && row.status === 'rejected' && !row.isBanned,
    log: await listLog(db, { caseId: id }),
  }
}

async function revisionOf(db: Db, adId: number): Promise<CasePage['revision']> {
  const found = await findRevision(db, adId)
  if (!found) return null
  const rows = found.columns.map(({ column, before, after }) => ({
    label: columnLabel(column),
    before: factText(column, before),
    after: markSuspect(factText(column, after)),
  }))
  return { rows, photos: found.photos.map((file) => pictureSrc(file, 320)) }
}

function factText(column: string, value: string | null): string {
  if (value === null || value === '') return 'non indicato'
  if (column === 'price_cents') return euroText(Number(value))
  return value === 'true' ? 'sì' : value === 'false' ? 'no' : value
}

/** The ads that the evidence names and that are still there. */
async function listOtherAds(db: Db, signals: readonly StoredSignal[]): Promise<CasePage['otherAds']> {
  const ids = signals.flatMap(({ copies = [], ads = [] }) => [...ads, ...copies.map(({ otherAd }) => otherAd)])
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
    description: markSuspect(description),
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
export async function listLog(db: Db, { caseId, limit = logPage }: { caseId?: number; limit?: number } = {}): Promise<LogLine[]> {
  const rows = await db<(Omit<LogLine, 'happenedAt'> & { happenedAt: Date })[]>`
    select id, happened_at, moderator, action, reason, case_id, ad_id from moderation_log
    where ${caseId === undefined ? db`true` : db`case_id = ${caseId}`} order by id desc limit ${limit}`
  return rows.map(({ happenedAt, ...line }) => ({ ...line, happenedAt: happenedAt.toISOString() }))
}

type NamedAd = Pick<CaseRow, 'category' | 'make' | 'model' | 'version'>

/** The address of an ad; null where it has no page. */
function hrefOf(id: number, status: AdStatus, { version, ...ad }: NamedAd): string | null {
  const { make, model } = vehicleNames(ad)
  return hasPublicPage(status) ? adPath({ id, make, model, version }) : null
}
