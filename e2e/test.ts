import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { testPassword } from '@/lib/people/users/test-user'
import { openAccount } from './accounts'
import { HttpClient } from './http-client'
import { findMarket, type Market } from './market'

export { expect, type Page } from '@playwright/test'

type Shared = {
  /** The database of the running application. */
  db: Pool
  market: Market
}
type Own = {
  extraHTTPHeaders: Record<string, string>
  /** A new visitor without a browser, from an address of their own. */
  visitor: () => HttpClient
  /** A confirmed account; its e-mail. */
  account: (email?: string) => Promise<string>
  /** A visitor who is logged in. */
  loggedIn: (email?: string) => Promise<{ visitor: HttpClient; email: string }>
  /** The kinds of mail owed or sent to an address. */
  kindsTo: (email: string) => Promise<string[]>
}

/** Every test comes from an address of its own, so that none uses up the attempts of another (needs TRUSTED_PROXIES). */
export const test = base.extend<Own, Shared>({
  page: async ({ page }, provide, test) => {
    const troubles: string[] = []
    page.on('requestfailed', (failed) => troubles.push(`${failed.failure()?.errorText} ${failed.url()}`))
    page.on('response', (answer) => answer.status() >= 500 && troubles.push(`${answer.status()} ${answer.url()}`))
    await provide(page)
    if (test.status !== test.expectedStatus && troubles.length > 0)
      await test.attach('what did not load', { body: troubles.join('\n'), contentType: 'text/plain' })
  },
  db: [
    async ({}, provide) => {
      const db = openPool(process.env['DATABASE_URL'] ?? '', 2)
      await provide(db)
      await db.end()
    },
    { scope: 'worker' },
  ],
  market: [async ({ db }, provide) => provide(await findMarket(db)), { scope: 'worker' }],
  extraHTTPHeaders: async ({}, provide) => provide({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  visitor: async ({ baseURL }, provide) => provide(() => new HttpClient(baseURL ?? '')),
  account: async ({ db }, provide) => provide((email) => openAccount(db, email)),
  loggedIn: async ({ visitor, account }, provide) =>
    provide(async (given) => {
      const [someone, email] = [visitor(), await account(given)]
      await someone.logIn(email, testPassword)
      return { visitor: someone, email }
    }),
  kindsTo: async ({ db }, provide) =>
    provide(async (email) =>
      (await db<{ kind: string }[]>`select kind from outbox_mail where recipient = ${email} order by id`).map(({ kind }) => kind),
    ),
})
