import { type ClosedReport, closeReportsOf } from '@/lib/accounts/reports/close-report.server'
import { requireModerator, type User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { lengthOf, messages } from '@/lib/kernel/validation/rules'
import type { AdStatus } from '@/lib/market/ads/ad'
import { expiryOf } from '@/lib/market/ads/ad-life'
import { findMailedAd } from '@/lib/market/ads/mailed-ad.server'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { applyRefused, applyRevision, approveFetchedPhotos, refuseRevision } from '@/lib/market/review/revisions.server'
import { banAccount, findBan, liftBan } from './account-ban.server'
import { isRefused } from './find-refusals.server'
import { type DecidedCase, lockCase, namesOf, ownDecision, refuseDecided, refuseHeld } from './lock-case.server'
import {
  appealMonths,
  maxStatementLength,
  minAppealLength,
  type Outcome,
  outcomes,
  type Reason,
  reasons,
  undoSeconds,
} from './moderation-case'
import { appealDecidedMail, caseDecidedMail, reportAnswerMail } from './moderation-mails.server'
import { writeLog } from './open-case.server'
import { keepForUndo } from './undo-decision.server'

export type Decision = { outcome: Outcome; reason: Reason | null; statement: string; note: string }

/** `reports`: how many were closed with the case; `mails`: how many are about to leave. */
export type Decided = { adId: number; reports: number; mails: number }

/** Decides a case once: a second decision throws, says who was first and stores nothing. The seller gets a mail with the reason, the rule and how to object (DSA, article 17), once the decision can no more be undone. */
export async function decideCase(db: Db, moderator: User, id: number, decision: Decision): Promise<Decided> {
  requireModerator(moderator)
  const { outcome, reason, statement, note } = decision
  if (outcome !== 'approved') requireStatement(reason, statement)
  return inTransaction(db, async (db) => {
    const found = await lockCase(db, id)
    refuseDecided(found)
    refuseHeld(found, moderator)
    await db`
      update moderation_case set decided_at = now(), decided_by = ${moderator.id}, outcome = ${outcome}, reason = ${reason}, statement = ${statement}, note = ${note}, held_by = null, held_since = null
      where id = ${id}`
    const isRevision = await (outcome === 'approved' ? applyRevision(db, found.adId) : refuseRevision(db, found.adId))
    // What was said otherwise is refused, not the ad as everybody reads it.
    if (!isRevision || outcome === 'suspended' || outcome === 'banned') await setStatus(db, found, outcome === 'approved')
    if (outcome === 'banned') await banOwner(db, found)
    const reports = await closeReportsOf(db, found.adId, outcome === 'approved' ? 'dismissed' : 'accepted')
    await writeLog(db, {
      caseId: id,
      adId: found.adId,
      moderator: moderator.displayName,
      action: outcomes[outcome].done,
      reason: reason === null ? '' : reasons[reason].label,
    })
    const mails = [
      ...(await tellSeller(db, found, decision, isRevision)),
      ...(await tellReporters(db, found, reports, outcome !== 'approved')),
    ]
    await keepForUndo(db, found, { mails, reports: reports.map((report) => report.id), isRevision })
    return { adId: found.adId, reports: reports.length, mails: mails.length }
  })
}

/** Gives the numbers of the mails: none to a seller who notices nothing. */
async function tellSeller(db: Db, found: DecidedCase, { outcome, reason, statement }: Decision, isRevision: boolean): Promise<number[]> {
  if (found.ownerEmail === null || (outcome === 'approved' && found.status !== 'in_review' && !isRevision)) return []
  const about = { ...(await mailed(db, found)), outcome, isRevision, reason: reason === null ? '' : reasons[reason].label, statement }
  return [await queueMail(db, caseDecidedMail({ to: found.ownerEmail, ...about }), { delaySeconds: undoSeconds })]
}

/** The ad as the mails to its seller name and show it, after what was decided. */
async function mailed(db: Db, found: DecidedCase) {
  return { ...namesOf(found), ad: await findMailedAd(db, found.adId) }
}

/** One mail to each address, however often it reported. */
async function tellReporters(db: Db, found: DecidedCase, reports: readonly ClosedReport[], isAccepted: boolean): Promise<number[]> {
  const about = { ...namesOf(found), ad: await findMailedAd(db, found.adId, 'stranger') }
  const addresses = new Set(reports.flatMap(({ email }) => (email === '' ? [] : [email.toLowerCase()])))
  const mails: number[] = []
  for (const to of addresses) mails.push(await queueMail(db, reportAnswerMail({ to, ...about, isAccepted }), { delaySeconds: undoSeconds }))
  return mails
}

/** Who objects: whose ad it is, or the dealer whose staff they are. */
type Appellant = { id: number } | { dealerId: number }

/** A seller asks for another look, once for each decision: against their ad, or against what they have changed of it. */
export async function appealCase(db: Db, seller: Appellant, adId: number, text: string): Promise<void> {
  if (lengthOf(text.trim()) < minAppealLength)
    throw invalidField('ricorso', `Scrivi almeno ${minAppealLength} caratteri: che cosa dovremmo riguardare?`)
  if (lengthOf(text) > maxStatementLength) throw invalidField('ricorso', messages.maxLength)
  await inTransaction(db, async (db) => {
    const isTheirs = 'dealerId' in seller ? db`dealer_id = ${seller.dealerId}` : db`owner_id = ${seller.id}`
    const [appealed] = await db<{ id: number }[]>`
      update moderation_case set appeal = ${text.trim()}, appealed_at = now()
      where id = (
        select moderation_case.id from moderation_case join ad on ad.id = ad_id
        where ad_id = ${adId} and ${isTheirs} and ${isRefused(db)} and decided_at is not null
        order by decided_at desc limit 1)
      and outcome <> 'approved' and appealed_at is null and decided_at > now() - ${appealMonths} * interval '1 month'
      returning id`
    if (!appealed)
      throw new AppError('notFound', 'nothing to appeal', { shownText: 'Per questo annuncio non c’è una decisione su cui fare ricorso.' })
    await writeLog(db, { caseId: appealed.id, adId, moderator: 'dealerId' in seller ? 'concessionaria' : 'venditore', action: 'Ricorso' })
  })
}

/** Decides an appeal, by somebody else than the case (DSA, article 20). */
export async function decideAppeal(
  db: Db,
  moderator: User,
  id: number,
  { isGranted, statement }: { isGranted: boolean; statement: string },
): Promise<void> {
  requireModerator(moderator)
  if (!isGranted) requireStatement('dati', statement)
  await inTransaction(db, async (db) => {
    const found = await lockCase(db, id)
    if (found.appealedAt === null || found.appealDecidedAt !== null)
      throw new AppError('conflict', 'no appeal waits', { shownText: 'Questo ricorso è già deciso.' })
    if (found.decidedBy === moderator.id) throw ownDecision()
    refuseHeld(found, moderator)
    await db`
      update moderation_case set appeal_decided_at = now(), appeal_decided_by = ${moderator.id}, appeal_outcome = ${isGranted ? 'granted' : 'rejected'}, appeal_statement = ${statement}, held_by = null, held_since = null
      where id = ${id}`
    if (isGranted) await liftBan(db, id)
    if (isGranted && found.status === 'rejected') await setStatus(db, found, true)
    const isRevision = found.status !== 'rejected' && (found.outcome === 'changes' || found.outcome === 'refused')
    if (isGranted && isRevision) await applyRefused(db, found.adId)
    await writeLog(db, {
      caseId: id,
      adId: found.adId,
      moderator: moderator.displayName,
      action: isGranted ? 'Ricorso accolto' : 'Ricorso respinto',
    })
    if (found.ownerEmail !== null)
      await queueMail(db, appealDecidedMail({ to: found.ownerEmail, ...(await mailed(db, found)), isGranted, isRevision, statement }))
  })
}

/** Puts a suspended ad back; the decision stays in the log. */
export async function resumeAd(db: Db, moderator: User, id: number): Promise<void> {
  requireModerator(moderator)
  await inTransaction(db, async (db) => {
    const found = await lockCase(db, id)
    if (found.outcome !== 'suspended' || found.status !== 'rejected')
      throw new AppError('conflict', 'not suspended', { shownText: 'Questo annuncio non è più sospeso.' })
    await setStatus(db, found, true)
    await writeLog(db, { caseId: id, adId: found.adId, moderator: moderator.displayName, action: 'Annuncio rimesso online' })
    if (found.ownerEmail !== null)
      await queueMail(
        db,
        caseDecidedMail({ to: found.ownerEmail, ...(await mailed(db, found)), outcome: 'approved', reason: '', statement: '' }),
      )
  })
}

async function banOwner(db: Db, { id, ownerId }: DecidedCase): Promise<void> {
  if (ownerId === null) throw new AppError('conflict', 'nobody to ban', { shownText: 'Questo annuncio non ha un account da bloccare.' })
  await banAccount(db, ownerId, id)
}

function requireStatement(reason: Reason | null, statement: string): void {
  if (reason === null) throw invalidField('motivo', messages.required)
  if (statement.trim() === '') throw invalidField('testo', messages.required)
  if (lengthOf(statement) > maxStatementLength) throw invalidField('testo', messages.maxLength)
}

/** What may be seen is seen, what may not is taken off; an ad that its seller has ended meanwhile stays ended. */
async function setStatus(db: Db, { adId, status, publishedAt, ownerId }: DecidedCase, isAllowed: boolean): Promise<void> {
  const now = new Date()
  if (isAllowed && ownerId !== null && (await findBan(db, ownerId)))
    throw new AppError('conflict', 'banned', { shownText: 'L’account di chi vende è bloccato: prima va deciso il suo ricorso.' })
  if (isAllowed) await approveFetchedPhotos(db, adId)
  if (isAllowed && (status === 'in_review' || status === 'rejected'))
    await updateAd(db, adId, {
      status: 'published',
      publishedAt: publishedAt ?? now,
      expiresAt: ownerId === null ? null : expiryOf(now),
      remindedAt: null,
      closedAt: null,
    })
  if (!isAllowed && takenOff.includes(status)) await updateAd(db, adId, { status: 'rejected', closedAt: now })
}

const takenOff: readonly AdStatus[] = ['in_review', 'published', 'paused', 'reserved']
