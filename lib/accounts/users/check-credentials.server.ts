import type { Db } from '@/lib/kernel/db/db.server'
import { verifyPassword } from './password-hash.server'
import { emailKey, type User } from './user'
import { userColumns } from './user-queries.server'

/** The user with this e-mail and password. Unknown, unconfirmed and password-less accounts take as long as a wrong password. */
export async function checkCredentials(db: Db, email: string, password: string): Promise<User | undefined> {
  const [found] = await db<(User & { passwordHash: string | null })[]>`
    select ${userColumns(db)}, password_hash from app_user where email_key = ${emailKey(email)} and confirmed_at is not null`
  if (!(await verifyPassword(found?.passwordHash, password)) || !found) return undefined
  const { passwordHash: _hash, ...user } = found
  return user
}
