import { endSessionsOf } from '@/lib/accounts/sessions/end-sessions.server'
import { requireStaying } from '@/lib/accounts/users/account-deletion.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { AdStatus } from '@/lib/market/ads/ad'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { type Ban, isReason, reasons } from './moderation-case'

const bannedText =
  'Il tuo account è bloccato: non puoi vendere né scrivere. Nel tuo profilo trovi il motivo, come fare ricorso e come scaricare o eliminare i tuoi dati.'

type TakenOff = { id: number; status: AdStatus }

/** Takes everything that an account sells offline and logs it out everywhere. At the next login the person reads why. */
export async function banAccount(db: Db, userId: number, caseId: number): Promise<void> {
  const [known] = await db`select from account_ban where user_id = ${userId} and lifted_at is null`
  if (known) throw new AppError('conflict', 'banned already', { shownText: 'Questo account è già bloccato.' })
  const ads = await db<TakenOff[]>`
    select id, status from ad where owner_id = ${userId} and status in ('published', 'paused', 'reserved') order by id for update`
  for (const { id } of ads) await updateAd(db, id, { status: 'rejected', closedAt: new Date() })
  await db`insert into account_ban (case_id, user_id, ads) values (${caseId}, ${userId}, ${jsonText(ads)}::text::jsonb)`
  await endSessionsOf(db, userId)
}

/** Takes back what a case did to an account: its ads are again as they were, but for those of which something else was decided meanwhile. */
export async function liftBan(db: Db, caseId: number): Promise<void> {
  const [lifted] = await db<{ ads: TakenOff[] }[]>`
    update account_ban set lifted_at = now() where case_id = ${caseId} and lifted_at is null returning ads`
  for (const { id, status } of lifted?.ads ?? []) {
    const [ad] = await db<{ status: AdStatus }[]>`select status from ad where id = ${id} for update`
    if (ad?.status === 'rejected') await updateAd(db, id, { status, closedAt: null })
  }
}

/** Undoes a ban as if the case had never banned anybody; only the sessions stay ended. */
export async function undoBan(db: Db, caseId: number): Promise<void> {
  await liftBan(db, caseId)
  await db`delete from account_ban where case_id = ${caseId}`
}

/** Why an account may not sell; undefined when it may. */
export async function findBan(db: Db, userId: number): Promise<Ban | undefined> {
  const [ban] = await db<{ adId: number; reason: string | null; statement: string }[]>`
    select ad_id, reason, statement from account_ban join moderation_case on moderation_case.id = case_id
    where user_id = ${userId} and lifted_at is null`
  return ban && { ...ban, reason: isReason(ban.reason) ? reasons[ban.reason].label : '' }
}

/** Nor may one that is about to be deleted. */
export async function requireNotBanned(db: Db, userId: number): Promise<void> {
  await requireStaying(db, userId)
  if (await findBan(db, userId)) throw new AppError('forbidden', 'banned', { shownText: bannedText })
}
