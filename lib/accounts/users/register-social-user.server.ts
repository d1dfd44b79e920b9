import { acceptTerms } from '@/lib/accounts/consent/accept-terms.server'
import { currentTerms } from '@/lib/accounts/consent/terms-version'
import type { Db } from '@/lib/kernel/db/db.server'
import { forgetRegistrations } from './token.server'
import { emailKey } from './user'

/** Opens an account without a password for an address that a provider has confirmed; undefined when it has one. A registration that nobody confirmed gives way, with the password and the links somebody typed for it. */
export async function registerSocialUser(
  db: Db,
  { email, displayName }: { email: string; displayName: string },
): Promise<number | undefined> {
  const [user] = await db<{ id: number }[]>`
    insert into app_user (email, email_key, display_name, confirmed_at) values (${email}, ${emailKey(email)}, ${displayName}, now())
    on conflict (email_key) do update set email = excluded.email, display_name = excluded.display_name, phone = '', password_hash = null, confirmed_at = now(),
      credentials_version = app_user.credentials_version + 1
    where app_user.confirmed_at is null
    returning id`
  if (user) {
    await forgetRegistrations(db, user.id)
    await acceptTerms(db, user.id, currentTerms)
  }
  return user?.id
}
