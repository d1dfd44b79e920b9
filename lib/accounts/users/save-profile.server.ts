import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { ProfileChange } from './account-schemas'

export const profileConflictText = 'Hai cambiato il profilo in un’altra finestra. Ricarica la pagina e riprova.'

/** Saves name and phone. With the version the form was rendered from, a change made elsewhere meanwhile is not overwritten. */
export async function saveProfile(db: Db, userId: number, { displayName, phone, version }: ProfileChange): Promise<void> {
  const { count } = await db`
    update app_user set display_name = ${displayName}, phone = ${phone}, profile_version = profile_version + 1
    where id = ${userId} ${version ? db`and profile_version = ${Number(version)}` : db``}`
  if (count === 0) throw new AppError('conflict', 'profile changed elsewhere', { shownText: profileConflictText })
}
