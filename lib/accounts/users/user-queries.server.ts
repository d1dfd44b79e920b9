import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { emailKey, type User } from './user'

/** The columns of a User, for a query that calls the table `app_user`. */
export function userColumns(db: Db): SqlFragment {
  return db`app_user.id, app_user.email, app_user.display_name, app_user.phone, app_user.role, app_user.confirmed_at, app_user.password_hash is not null as has_password`
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db<User[]>`select ${userColumns(db)} from app_user where email_key = ${emailKey(email)}`
  return user
}

export async function findUserById(db: Db, id: number): Promise<User | undefined> {
  const [user] = await db<User[]>`select ${userColumns(db)} from app_user where id = ${id}`
  return user
}

/** The profile's version, for the form that changes it. */
export async function getProfileVersion(db: Db, id: number): Promise<number> {
  const [row] = await db<{ profileVersion: number }[]>`select profile_version from app_user where id = ${id}`
  return row?.profileVersion ?? 0
}
