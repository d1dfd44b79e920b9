import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { mobileOf } from '@/lib/kernel/validation/mobile-number'
import type { ProfileChange } from './account-schemas'

export const profileConflictText = 'Hai cambiato il profilo in un’altra finestra. Ricarica la pagina e riprova.'

/** Saves name and phone. Another spelling of the verified number changes nothing; another number is not verified (a trigger). With the version the form was rendered from, a change made elsewhere meanwhile is not overwritten. */
export async function saveProfile(db: Db, userId: number, { displayName, phone, version }: ProfileChange): Promise<void> {
  const { count } = await db`
    update app_user set display_name = ${displayName}, profile_version = profile_version + 1,
      phone = case when exists (select from verified_phone where user_id = app_user.id and verified_phone.phone = ${mobileOf(phone) ?? null})
        then phone else ${phone} end
    where id = ${userId} ${version ? db`and profile_version = ${Number(version)}` : db``}`
  if (count === 0) throw new AppError('conflict', 'profile changed elsewhere', { shownText: profileConflictText })
}
