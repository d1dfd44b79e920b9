import type { Pool } from '@/lib/db/db.server'
import { hashPassword } from '@/lib/users/password-hash.server'
import { test as marketTest } from './market'
import { freshEmail, Visitor } from './visitor'

export { expect } from './market'
export const password = 'Cavalli-97x'
export const otherPassword = 'Girotondo+88'
const hash = hashPassword(password)

type Accounts = {
  db: Pool
  /** A new visitor, from an address of their own. */
  visitor: () => Visitor
  /** A confirmed account; its e-mail. */
  account: (email?: string) => Promise<string>
  /** Somebody logged in. */
  loggedIn: (email?: string) => Promise<{ visitor: Visitor; email: string }>
  /** The kinds of mail owed or sent to an address. */
  kindsTo: (email: string) => Promise<string[]>
}

/** Tests that speak to the accounts' addresses without a browser and look at what is left afterwards. */
export const test = marketTest.extend<Accounts>({
  db: async ({ market }, provide) => provide(market.db),
  visitor: async ({ baseURL }, provide) => provide(() => new Visitor(baseURL ?? process.env['E2E_URL'] ?? '')),
  account: async ({ db }, provide) =>
    provide(async (email = freshEmail()) => {
      await db`insert into app_user (email, email_key, display_name, password_hash, confirmed_at) values (${email}, ${email.toLowerCase()}, 'Prova Rossi', ${await hash}, now())`
      return email
    }),
  loggedIn: async ({ visitor, account }, provide) =>
    provide(async (given) => {
      const email = await account(given)
      const someone = visitor()
      await someone.logIn(email, password)
      return { visitor: someone, email }
    }),
  kindsTo: async ({ db }, provide) =>
    provide(async (email) => (await db<{ kind: string }[]>`select kind from outbox_mail where recipient = ${email} order by id`).map(({ kind }) => kind)),
})
