import type { MarketingAnswer } from '@/lib/accounts/consent/save-marketing-consent.server'
import type { TermsVersion } from '@/lib/accounts/consent/terms-version'
import type { Db } from '@/lib/kernel/db/db.server'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { invalidField } from '@/lib/kernel/validation/fields'

/** How long a link from a mail is good. */
export const linkHours = { confirmation: 24, recovery: 1, email_change: 1 } as const
export type TokenKind = keyof typeof linkHours

/** The browser somebody registered in, and where they were going. */
export type Origin = { returnPath: string | null; browserHash: string | null; device: string | null; draftKeyHash: string | null }
type Payload = Partial<Origin> & {
  newEmail?: string
  displayName?: string
  phone?: string
  passwordHash?: string
  termsVersion?: TermsVersion
  marketing?: MarketingAnswer
}
export type UsedToken = {
  userId: number
  credentialsVersion: number
  newEmail: string | null
  displayName: string | null
  phone: string | null
  passwordHash: string | null
  termsVersion: string | null
  firstPartyMarketing: boolean | null
  thirdPartyMarketing: boolean | null
  consentTextVersion: string | null
  createdAt: Date
  returnPath: string | null
  draftKeyHash: string | null
}

/** A code for a mail. Only its hash is stored, with the state of the account it was made for. */
export async function issueToken(db: Db, userId: number, kind: TokenKind, payload: Payload = {}): Promise<string> {
  const code = randomToken()
  const { newEmail = null, displayName = null, phone = null, passwordHash = null, termsVersion = null, marketing } = payload
  const { returnPath = null, browserHash = null, device = null, draftKeyHash = null } = payload
  await db`
    insert into user_token (user_id, kind, token_hash, credentials_version, new_email, display_name, phone, password_hash, terms_version,
      first_party_marketing, third_party_marketing, consent_text_version, return_path, browser_hash, device, draft_key_hash, expires_at)
    select id, ${kind}, ${hashToken(code)}, credentials_version, ${newEmail}, ${displayName}, ${phone}, ${passwordHash}, ${termsVersion},
      ${marketing?.firstPartyMarketing ?? null}, ${marketing?.thirdPartyMarketing ?? null}, ${marketing?.textVersion ?? null}, ${returnPath}, ${browserHash}, ${device}, ${draftKeyHash}, now() + ${linkHours[kind]} * interval '1 hour'
    from app_user where id = ${userId}`
  return code
}

/** One more code for a registration that was never confirmed: that of an older code, or the last for the account. Undefined: there is none any more. */
export async function renewConfirmation(db: Db, of: { userId: number } | { tokenHash: string }): Promise<string | undefined> {
  const code = randomToken()
  const chosen = 'tokenHash' in of ? db`user_token.token_hash = ${of.tokenHash}` : db`user_id = ${of.userId}`
  const { count } = await db`
    insert into user_token (user_id, kind, token_hash, credentials_version, display_name, phone, password_hash, terms_version,
      first_party_marketing, third_party_marketing, consent_text_version, return_path, browser_hash, device, draft_key_hash, expires_at)
    select app_user.id, 'confirmation', ${hashToken(code)}, app_user.credentials_version, user_token.display_name, user_token.phone, user_token.password_hash,
      user_token.terms_version, first_party_marketing, third_party_marketing, consent_text_version, return_path, browser_hash, device, draft_key_hash, now() + ${linkHours.confirmation} * interval '1 hour'
    from user_token join app_user on app_user.id = user_id
    where ${chosen} and kind = 'confirmation' and used_at is null order by user_token.created_at desc, user_token.id desc limit 1`
  return count > 0 ? code : undefined
}

/** Uses a code up. Of two at the same moment one gets it; a password or e-mail changed meanwhile makes it worthless. */
export async function consumeToken(db: Db, kind: TokenKind, code: string): Promise<UsedToken> {
  const [token] = await db<UsedToken[]>`
    update user_token set used_at = now() from app_user
    where token_hash = ${hashToken(code)} and kind = ${kind} and used_at is null and expires_at > now()
      and app_user.id = user_id and app_user.credentials_version = user_token.credentials_version
    returning user_id, user_token.credentials_version, user_token.new_email, user_token.display_name, user_token.phone, user_token.password_hash, terms_version,
      first_party_marketing, third_party_marketing, consent_text_version, user_token.created_at, return_path, draft_key_hash`
  if (!token) throw invalidLinkError()
  return token
}

/** Whose account a code could be used for, without using it: the address. */
export async function findAddressee(db: Db, kind: TokenKind, code: string): Promise<string | undefined> {
  const [token] = await db<{ email: string }[]>`
    select email from user_token join app_user on app_user.id = user_id and app_user.credentials_version = user_token.credentials_version
    where token_hash = ${hashToken(code)} and kind = ${kind} and used_at is null and expires_at > now()`
  return token?.email
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
