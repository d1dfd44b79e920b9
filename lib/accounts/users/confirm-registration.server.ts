import { acceptTerms } from '@/lib/accounts/consent/accept-terms.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { verifyPassword } from './password-hash.server'
import { consumeToken, findToken, forgetRegistrations, invalidLinkError } from './token.server'

export const wrongConfirmationPasswordText =
  'La password non è quella scelta in questa registrazione. Se hai ricevuto più e-mail di conferma, apri il link di un’altra; oppure imposta una nuova password da «Password dimenticata».'

/**
 * Confirms the account with the data stored for this link; all its other links become invalid. The mail shows whose the address is, the password
 * who registered: without it the owner of an address could confirm what a stranger has registered for it. A wrong one leaves the link usable.
 */
export async function confirmRegistration(db: Db, { codice, password }: { codice: string; password: string }): Promise<void> {
  const registration = await findToken(db, 'confirmation', codice)
  if (!registration) throw invalidLinkError()
  if (!(await verifyPassword(registration.passwordHash, password))) throw invalidField('password', wrongConfirmationPasswordText)
  await inTransaction(db, async (db) => {
    const { userId, credentialsVersion, displayName, phone, passwordHash, termsVersion, createdAt } = await consumeToken(
      db,
      'confirmation',
      codice,
    )
    const { count } = await db`
      update app_user set confirmed_at = now(), credentials_version = credentials_version + 1, password_hash = ${passwordHash},
        display_name = coalesce(${displayName}, display_name), phone = coalesce(${phone}, phone)
      where id = ${userId} and credentials_version = ${credentialsVersion} and confirmed_at is null`
    if (count === 0) throw invalidLinkError()
    if (termsVersion !== null) await acceptTerms(db, userId, termsVersion, createdAt)
    await forgetRegistrations(db, userId)
  })
}
