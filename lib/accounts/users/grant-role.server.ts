import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { emailKey, type GrantableRole } from './user'
import { findUserByEmail } from './user-queries.server'

/** Grants what the role allows from the next request on; nobody has to log in again. */
export async function grantRole(db: Db, email: string, role: GrantableRole): Promise<void> {
  const given =
    await db`update app_user set role = ${role} where email_key = ${emailKey(email)} and role <> 'dealer' and confirmed_at is not null`
  if (given.count > 0) return
  const user = await findUserByEmail(db, email)
  if (!user) throw new AppError('notFound', `${email}: nessun account con questo indirizzo. Deve prima registrarsi sul sito.`)
  if (user.role === 'dealer') throw new AppError('conflict', `${email}: è l’account di un concessionario, il suo ruolo non si cambia.`)
  throw new AppError('conflict', `${email}: l’account non è ancora confermato. Deve prima aprire il link ricevuto per e-mail.`)
}
