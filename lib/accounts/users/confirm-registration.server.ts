import { acceptTerms } from '@/lib/accounts/consent/accept-terms.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { consumeToken, forgetRegistrations, invalidLinkError } from './token.server'
import type { User } from './user'
import { findUserById } from './user-queries.server'

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
    await forgetRegistrations(db, userId)
    return { user, returnPath, draftKeyHash }
  })
}
