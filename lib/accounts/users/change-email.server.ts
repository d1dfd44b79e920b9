import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { alreadyRegisteredMail, confirmEmailChangeMail, emailChangeNoticeMail } from './account-mails.server'
import { consumeToken, invalidLinkError, issueToken } from './token.server'
import { emailKey, type User } from './user'
import { findUserByEmail } from './user-queries.server'

/** Sends mails to the new address, to confirm it, and to the old one. Only the owner of the new address learns whether it has an account already. */
export async function requestEmailChange(db: Db, user: User, email: string): Promise<void> {
  if (email === user.email) throw invalidField('email', 'È già la tua e-mail.')
  await inTransaction(db, async (db) => {
    const owner = await findUserByEmail(db, email)
    const isTaken = owner !== undefined && owner.id !== user.id && owner.confirmedAt !== null
    if (isTaken) await queueMail(db, alreadyRegisteredMail({ to: owner.email }))
    else
      await queueMail(db, confirmEmailChangeMail({ to: email, code: await issueToken(db, user.id, 'email_change', { newEmail: email }) }))
    await queueMail(db, emailChangeNoticeMail({ to: user.email, newEmail: email }))
  })
}

export type EmailChange = { userId: number; from: string; to: string }

/** The link sent to the new address was used. It ends every session, as a new password does. Gives whose address changed. */
export async function confirmEmailChange(db: Db, code: string): Promise<EmailChange> {
  return inTransaction(db, (db) => moveToNewEmail(db, code)).catch((error: unknown) => {
    throw isTakenMeanwhile(error) ? invalidLinkError() : error
  })
}

async function moveToNewEmail(db: Db, code: string): Promise<EmailChange> {
  const { userId, credentialsVersion, newEmail } = await consumeToken(db, 'email_change', code)
  if (newEmail === null) throw invalidLinkError()
  // An unconfirmed registration with the address is deleted: its owner has just been proved.
  await db`delete from app_user where email_key = ${emailKey(newEmail)} and confirmed_at is null and id <> ${userId}`
  const [changed] = await db<{ from: string }[]>`
    with before as (select id, email from app_user where id = ${userId} for update)
    update app_user set email = ${newEmail}, email_key = ${emailKey(newEmail)}, credentials_version = credentials_version + 1
    from before where app_user.id = before.id and credentials_version = ${credentialsVersion}
      and not exists (select 1 from app_user other where other.email_key = ${emailKey(newEmail)} and other.id <> ${userId})
    returning before.email as "from"`
  if (!changed) throw invalidLinkError()
  return { userId, from: changed.from, to: newEmail }
}

/** Whether two accounts confirmed the same new address at the same moment; PostgreSQL let one of them have it. */
function isTakenMeanwhile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
