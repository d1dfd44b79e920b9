import { acceptTerms } from '@/lib/accounts/consent/accept-terms.server'
import { saveMarketingConsent } from '@/lib/accounts/consent/save-marketing-consent.server'
import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'
import { confirmRegistrationMail } from './account-mails.server'
import { limitMailsTo } from './limit-mails.server'
import { consumeToken, forgetRegistrations, invalidLinkError, renewConfirmation, type UsedToken } from './token.server'
import type { RegistrationLink, User } from './user'
import { findUserById } from './user-queries.server'

type Row = {
  tokenHash: string
  email: string
  isExpired: boolean
  returnPath: string | null
  browserHash: string | null
  device: string | null
  createdAt: Date
}

/** What the link of a mail would open. Looking changes nothing. */
export async function findRegistrationLink(db: Db, code: string, browser: string | undefined): Promise<RegistrationLink | undefined> {
  const row = await findRow(db, withCode(db, code))
  if (!row) return undefined
  const { email, isExpired, returnPath, browserHash, device, createdAt } = row
  const isHere = browser !== undefined && browserHash === hashToken(browser)
  return {
    isExpired,
    maskedEmail: maskEmail(email),
    returnPath,
    startedOn: isHere || device === null ? null : { device, at: createdAt.toISOString() },
  }
}

/** The account that is open now, and what its registration had left: where to go on, and the drafts of that browser. */
type Confirmed = { user: User; returnPath: string | null; draftKeyHash: string | null }

/**
 * Confirms the account with the data stored for this link; all its other links become invalid. The mail shows whose the address is. Its page says
 * from which browser the registration came, so that the owner of an address does not confirm what a stranger has typed (decision 153).
 */
export async function confirmRegistration(db: Db, codice: string): Promise<Confirmed> {
  return inTransaction(db, async (db) => {
    const token = await consumeToken(db, 'confirmation', codice)
    const { userId, credentialsVersion, displayName, phone, passwordHash, termsVersion, createdAt, returnPath, draftKeyHash } = token
    const { count } = await db`
      update app_user set confirmed_at = now(), credentials_version = credentials_version + 1, password_hash = ${passwordHash},
        display_name = coalesce(${displayName}, display_name), phone = coalesce(${phone}, phone)
      where id = ${userId} and credentials_version = ${credentialsVersion} and confirmed_at is null`
    const user = count > 0 ? await findUserById(db, userId) : undefined
    if (!user) throw invalidLinkError()
    if (termsVersion !== null) await acceptTerms(db, userId, termsVersion, createdAt)
    await saveTicked(db, token)
    await forgetRegistrations(db, userId)
    return { user, returnPath, draftKeyHash }
  })
}

/** The boxes ticked while registering, as the answer of that moment. */
async function saveTicked(db: Db, { userId, firstPartyMarketing, thirdPartyMarketing, consentTextVersion, createdAt }: UsedToken) {
  if (firstPartyMarketing === null || thirdPartyMarketing === null || consentTextVersion === null) return
  const choice = { firstPartyMarketing, thirdPartyMarketing, textVersion: consentTextVersion }
  await saveMarketingConsent(db, userId, { ...choice, privacyConsentSource: 'REGISTRATION', at: createdAt })
}

/** Sends the same registration under a new link. */
export async function resendRegistration(db: Db, code: string): Promise<void> {
  const row = await findRow(db, withCode(db, code))
  if (!row) throw invalidLinkError()
  await sendAgain(db, row)
}

/** The same for the last registration of a browser. It is silent where there is none, as for an address that has an account. */
export async function resendFromBrowser(db: Db, browser: string): Promise<void> {
  const row = await findRow(db, db`browser_hash = ${hashToken(browser)}`)
  if (row) await sendAgain(db, row)
}

async function sendAgain(db: Db, { tokenHash, email }: Row): Promise<void> {
  await limitMailsTo(db, email)
  await inTransaction(db, async (db) => {
    const code = await renewConfirmation(db, { tokenHash })
    if (code === undefined) throw invalidLinkError()
    await queueMail(db, confirmRegistrationMail({ to: email, code }))
  })
}

/** Deletes what was typed for an address by somebody else. */
export async function cancelRegistration(db: Db, code: string): Promise<void> {
  const { count } = await db`delete from user_token where token_hash = ${hashToken(code)} and kind = 'confirmation' and used_at is null`
  if (count === 0) throw invalidLinkError()
}

const withCode = (db: Db, code: string) => db`token_hash = ${hashToken(code)}`

async function findRow(db: Db, chosen: SqlFragment): Promise<Row | undefined> {
  const [row] = await db<Row[]>`
    select token_hash, email, expires_at <= now() as is_expired, return_path, browser_hash, device, user_token.created_at
    from user_token join app_user on app_user.id = user_id and app_user.credentials_version = user_token.credentials_version
    where ${chosen} and kind = 'confirmation' and used_at is null and confirmed_at is null order by user_token.created_at desc, user_token.id desc limit 1`
  return row
}
