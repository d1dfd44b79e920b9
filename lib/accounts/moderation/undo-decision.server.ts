import { reopenReports } from '@/lib/accounts/reports/close-report.server'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { AppError } from '@/lib/kernel/errors/app-error'
import { withdrawUntriedMails } from '@/lib/kernel/mail/erase-mails.server'
import type { AdStatus } from '@/lib/market/ads/ad'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { reopenRevision } from '@/lib/market/review/revisions.server'
import { undoBan } from './account-ban.server'
import { type DecidedCase, lockCase } from './lock-case.server'
import { outcomes, undoSeconds } from './moderation-case'
import { writeLog } from './open-case.server'

type AdBefore = Pick<DecidedCase, 'status'> & Record<'publishedAt' | 'expiresAt' | 'remindedAt' | 'closedAt', string | null>
type Undo = { before: AdBefore; statusAfter: AdStatus; mails: number[]; reports: number[]; isRevision?: boolean }

/** Keeps with a case that was just decided how everything stood before. `mails`: those that wait to leave; `reports`: those that were closed with it. */
export async function keepForUndo(
  db: Db,
  { id, adId, status, publishedAt, expiresAt, remindedAt, closedAt }: DecidedCase,
  { mails, reports, isRevision = false }: Pick<Undo, 'mails' | 'reports' | 'isRevision'>,
): Promise<void> {
  const undo = { before: { status, publishedAt, expiresAt, remindedAt, closedAt }, mails, reports, isRevision }
  await db`
    update moderation_case set undo = ${jsonText(undo)}::text::jsonb || jsonb_build_object('statusAfter', (select status from ad where id = ${adId}))
    where id = ${id}`
}

/** Takes a decision back within its minute, by its moderator: no mail has left, and the case waits again with what was written. The log keeps both. */
export async function undoDecision(db: Db, moderator: User, id: number): Promise<void> {
  requireModerator(moderator)
  await inTransaction(db, async (db) => {
    const found = await lockCase(db, id)
    const { outcome, adId } = found
    if (outcome === null) throw refusal('Questo fascicolo aspetta già una decisione.')
    if (found.decidedBy !== moderator.id) throw refusal('La annulla solo chi l’ha presa.')
    const undo = await takeUndo(db, found)
    if (!(await withdrawUntriedMails(db, undo.mails))) throw tooLate()
    if (outcome === 'banned') await undoBan(db, id)
    await restoreAd(db, adId, undo)
    if (undo.isRevision === true) await reopenRevision(db, adId)
    await reopenReports(db, undo.reports)
    await writeLog(db, {
      caseId: id,
      adId,
      moderator: moderator.displayName,
      action: 'Decisione annullata',
      reason: outcomes[outcome].done,
    })
  })
}

/** The case is open again; what nobody may undo any more throws. */
async function takeUndo(db: Db, { id, adId, status, appealedAt }: DecidedCase): Promise<Undo> {
  const [row] = await db<{ undo: Undo | null; isOpenAgain: boolean }[]>`
    select case when decided_at > now() - ${undoSeconds} * interval '1 second' then undo end as undo,
      exists (select from moderation_case other where other.ad_id = ${adId} and other.decided_at is null) as is_open_again
    from moderation_case where id = ${id}`
  if (!row?.undo) throw tooLate()
  if (appealedAt !== null || row.isOpenAgain || status !== row.undo.statusAfter)
    throw refusal('Nel frattempo l’annuncio è cambiato: la decisione resta.')
  await db`
    update moderation_case set decided_at = null, decided_by = null, outcome = null, undo = null where id = ${id}`
  return row.undo
}

async function restoreAd(db: Db, adId: number, { before: { status, ...moments }, statusAfter }: Undo): Promise<void> {
  if (status === statusAfter) return
  const dates = Object.entries(moments).map(([name, moment]) => [name, moment === null ? null : new Date(moment)] as const)
  await updateAd(db, adId, { status, ...Object.fromEntries(dates) })
}

function tooLate(): AppError {
  return refusal(`Si può annullare solo per ${undoSeconds} secondi: l’avviso è partito.`)
}

function refusal(shownText: string): AppError {
  return new AppError('conflict', 'not undone', { shownText })
}
