import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { consumeToken, invalidLinkError } from './token.server'

/** Confirms the account with the data stored for this link; all its other links become invalid. */
export async function confirmRegistration(db: Db, code: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const { userId, credentialsVersion, displayName, phone, passwordHash } = await consumeToken(db, 'confirmation', code)
    const { count } = await db`
      update app_user set confirmed_at = now(), credentials_version = credentials_version + 1, password_hash = ${passwordHash},
        display_name = coalesce(${displayName}, display_name), phone = coalesce(${phone}, phone)
      where id = ${userId} and credentials_version = ${credentialsVersion} and confirmed_at is null`
    if (count === 0) throw invalidLinkError()
  })
}
