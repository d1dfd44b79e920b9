import { randomUUID } from 'node:crypto'
import type { Db } from '@/lib/kernel/db/db.server'
import { emailKey, type User } from './user'
import { userColumns } from './user-queries.server'

export const testPassword = 'Cavalli-97x'

/** The hash of testPassword, at the least argon2 can do: a check takes the cost from the hash, and tests check often. */
const cheapHash = '$argon2id$v=19$m=8,t=1,p=1$uQkSRCnTs9s2Bq2rXm5Okg$Dq+dTF+J5bOX2Ul3qK9AVE99ejhRLGyrQ0BIYWiI5Ho'

/** An account as it stands after its registration was confirmed. */
export async function addTestUser(db: Db, email = `mario.${randomUUID()}@esempio.it`): Promise<User> {
  const [row] = await db<{ id: number }[]>`
    insert into app_user (email, email_key, display_name, phone, password_hash, confirmed_at)
    values (${email}, ${emailKey(email)}, 'Mario Rossi', '', ${cheapHash}, now()) returning id`
  const user = row && (await findUser(db, row.id))
  if (!user) throw new Error('the test user was not added')
  return user
}

export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const [user] = await db<User[]>`select ${userColumns(db)} from app_user where id = ${id}`
  return user
}

/** The code in the last mail of a kind to an address. */
export async function codeOfLastMail(db: Db, to: string, kind: string): Promise<string> {
  const [mail] = await db<
    { bodyText: string }[]
  >`select body_text from outbox_mail where recipient = ${to} and kind = ${kind} order by id desc limit 1`
  return /codice=([\w-]+)/.exec(mail?.bodyText ?? '')?.[1] ?? ''
}

export async function mailsTo(db: Db, to: string): Promise<string[]> {
  const mails = await db<{ kind: string }[]>`select kind from outbox_mail where recipient = ${to} order by id`
  return mails.map(({ kind }) => kind)
}
