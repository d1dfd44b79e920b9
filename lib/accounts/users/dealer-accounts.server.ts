import type { Db } from '@/lib/kernel/db/db.server'
import { emailKey } from './user'

type NewAccount = { email: string; displayName: string; passwordHash: string }

/**
 * Opens an account whose address is proven: the password was chosen with the mail's link. A registration of the same address that nobody
 * confirmed gives way. Undefined when the address has a confirmed account.
 */
export async function openProvenAccount(db: Db, { email, displayName, passwordHash }: NewAccount): Promise<number | undefined> {
  const [user] = await db<{ id: number }[]>`
    insert into app_user (email, email_key, display_name, phone, password_hash, confirmed_at)
    values (${email}, ${emailKey(email)}, ${displayName}, '', ${passwordHash}, now())
    on conflict (email_key) do update set display_name = excluded.display_name, phone = '', password_hash = excluded.password_hash,
      confirmed_at = now(), credentials_version = app_user.credentials_version + 1
      where app_user.confirmed_at is null
    returning id`
  return user?.id
}

/** Moderators keep their role: it allows more. */
export async function countAsDealer(db: Db, userId: number): Promise<void> {
  await db`update app_user set role = 'dealer' where id = ${userId} and role = 'user'`
}

/** An account that acts for no dealer any more is a private user again. */
export async function countAsPrivate(db: Db, userId: number): Promise<void> {
  await db`update app_user set role = 'user' where id = ${userId} and role = 'dealer'`
}
