import type { User } from '@/lib/accounts/users/user'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { dateText } from '@/lib/kernel/italian/date-text'
import { mobileText } from '@/lib/kernel/validation/mobile-number'
import { codeMinutes, type PhoneView } from './phone'

type Row = { verified: string | null; verifiedAt: Date | null; waiting: string | null }

/** What the owner of an account reads of their number. */
export async function viewPhone(db: Db, { id, phone }: User): Promise<PhoneView> {
  const [row] = await db<Row[]>`
    select verified_phone.phone as verified, verified_at, phone_code.phone as waiting
    from app_user left join verified_phone on verified_phone.user_id = app_user.id
      left join phone_code on phone_code.user_id = app_user.id and sent_at > now() - ${codeMinutes} * interval '1 minute'
    where app_user.id = ${id}`
  const { verified = null, verifiedAt = null, waiting = null } = row ?? {}
  return {
    isOffered: env().sms !== null,
    phone,
    verified: verified !== null && verifiedAt ? { phone: mobileText(verified), since: dateText(verifiedAt.toISOString()) } : null,
    waiting: waiting === null ? null : mobileText(waiting),
  }
}

/** The verified number of an account; null without one, and for nobody. */
export async function findVerifiedPhone(db: Db, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const [row] = await db<{ phone: string }[]>`select phone from verified_phone where user_id = ${userId}`
  return row?.phone ?? null
}

type ExportedPhone = { verified: { phone: string; verifiedAt: Date } | null; codeSent: { phone: string; sentAt: Date } | null }

/** For the copy of somebody's data. */
export async function exportPhone(db: Db, userId: number): Promise<ExportedPhone> {
  const [verified = null] = await db<{ phone: string; verifiedAt: Date }[]>`
    select phone, verified_at from verified_phone where user_id = ${userId}`
  const [codeSent = null] = await db<{ phone: string; sentAt: Date }[]>`select phone, sent_at from phone_code where user_id = ${userId}`
  return { verified, codeSent }
}

export const phoneExpiries: readonly Expiry[] = [
  { table: 'phone_code', isOver: (db) => db`sent_at < now() - ${codeMinutes} * interval '1 minute'` },
]
