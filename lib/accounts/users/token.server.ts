import type { TermsVersion } from '@/lib/accounts/consent/terms-version'
import type { Db } from '@/lib/kernel/db/db.server'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { invalidField } from '@/lib/kernel/validation/fields'

/** How long a link from a mail is good. */
export const linkHours = { confirmation: 24, recovery: 1, email_change: 1 } as const
export type TokenKind = keyof typeof linkHours

type Payload = { newEmail?: string; displayName?: string; phone?: string; passwordHash?: string; termsVersion?: TermsVersion }
export type UsedToken = {
  userId: number
  credentialsVersion: number
  newEmail: string | null
  displayName: string | null
  phone: string | null
  passwordHash: string | null
  termsVersion: string | null
  createdAt: Date
}

/** A code for a mail. Only its hash is stored, with the state of the account it was made for. */
export async function issueToken(db: Db, userId: number, kind: TokenKind, payload: Payload = {}): Promise<string> {
  const code = randomToken()
  const { newEmail = null, displayName = null, phone = null, passwordHash = null, termsVersion = null } = payload
  await db`
    insert into user_token (user_id, kind, token_hash, credentials_version, new_email, display_name, phone, password_hash, terms_version, expires_at)
    select id, ${kind}, ${hashToken(code)}, credentials_version, ${newEmail}, ${displayName}, ${phone}, ${passwordHash}, ${termsVersion}, now() + ${linkHours[kind]} * interval '1 hour'
    from app_user where id = ${userId}`
  return code
}

/** One more code for the registration that was typed last and never confirmed; undefined when there is none any more. */
export async function renewConfirmation(db: Db, userId: number): Promise<string | undefined> {
  const code = randomToken()
  const { count } = await db`
    insert into user_token (user_id, kind, token_hash, credentials_version, display_name, phone, password_hash, terms_version, expires_at)
    select app_user.id, 'confirmation', ${hashToken(code)}, app_user.credentials_version, user_token.display_name, user_token.phone, user_token.password_hash,
      user_token.terms_version, now() + ${linkHours.confirmation} * interval '1 hour'
    from user_token join app_user on app_user.id = user_id
    where user_id = ${userId} and kind = 'confirmation' and used_at is null order by user_token.created_at desc, user_token.id desc limit 1`
  return count > 0 ? code : undefined
}

/** Uses a code up. Of two at the same moment one gets it; a password or e-mail changed meanwhile makes it worthless. */
export async function consumeToken(db: Db, kind: TokenKind, code: string): Promise<UsedToken> {
  const [token] = await db<UsedToken[]>`
    update user_token set used_at = now() from app_user
    where token_hash = ${hashToken(code)} and kind = ${kind} and used_at is null and expires_at > now()
      and app_user.id = user_id and app_user.credentials_version = user_token.credentials_version
    returning user_id, user_token.credentials_version, user_token.new_email, user_token.display_name, user_token.phone, user_token.password_hash, terms_version,
      user_token.created_at`
  if (!token) throw invalidLinkError()
  return token
}

type UsableToken = {
  /** The account's address. */
  email: string
  /** What would come into force with the code. */
  passwordHash: string | null
}

/** What a code could be used for, without using it. */
export async function findToken(db: Db, kind: TokenKind, code: string): Promise<UsableToken | undefined> {
  const [token] = await db<UsableToken[]>`
    select email, user_token.password_hash from user_token join app_user on app_user.id = user_id and app_user.credentials_version = user_token.credentials_version
    where token_hash = ${hashToken(code)} and kind = ${kind} and used_at is null and expires_at > now()`
  return token
}

/** Ends the unused links for a new password: after a login none is needed. */
export async function endRecoveryLinks(db: Db, userId: number): Promise<void> {
  await db`update user_token set expires_at = now() where user_id = ${userId} and kind = 'recovery' and used_at is null and expires_at > now()`
}

/** The registrations of an account that is confirmed now, with what others may have typed for its address. */
export async function forgetRegistrations(db: Db, userId: number): Promise<void> {
  await db`delete from user_token where user_id = ${userId} and kind = 'confirmation'`
}

export const invalidLinkText = 'Questo link non è più valido: è scaduto o è già stato usato. Chiedine uno nuovo.'

export function invalidLinkError(): Error {
  return invalidField('codice', invalidLinkText)
}
