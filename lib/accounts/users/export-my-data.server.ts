import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'

type ExportedProfile = {
  email: string
  displayName: string
  phone: string
  role: string
  hasPassword: boolean
  confirmedAt: Date | null
  createdAt: Date
}
type ExportedLink = { kind: string; newEmail: string | null; createdAt: Date; expiresAt: Date; usedAt: Date | null }

/** What the account itself keeps about its owner; other parts add theirs. */
export async function exportMyData(db: Db, userId: number): Promise<{ profile: ExportedProfile; sentLinks: ExportedLink[] }> {
  const [profile] = await db<ExportedProfile[]>`
    select email, display_name, phone, role, password_hash is not null as has_password, confirmed_at, created_at from app_user where id = ${userId}`
  if (!profile) throw new AppError('notFound')
  const sentLinks = await db<
    ExportedLink[]
  >`select kind, new_email, created_at, expires_at, used_at from user_token where user_id = ${userId} order by id`
  return { profile, sentLinks }
}
