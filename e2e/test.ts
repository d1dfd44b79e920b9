import { randomInt } from 'node:crypto'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { testPassword } from '@/lib/accounts/users/test-user'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { openAccount } from './accounts'
import { HttpClient } from './http-client'
import { findMarket, type Market } from './market'

export type { Page } from '@playwright/test'
export { expect }

type Shared = {
  /** The database of the running application. */
  db: Pool
  market: Market
}
type Own = {
  /** True in tests that break a page on purpose. */
  mayComplain: boolean
  /** What failed in the browser's pages, and what React said of them. */
  complaints: string[]
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

/** React logs this for a page that it renders otherwise than the server: a number in a build, words in development, there for attributes too. */
const ofHydration = /React error #(?:418|419|421|422|423|425)\b|hydrat|did(?: not|n't) match/i

/** The pages' own: a listener for the whole context would bring every page the words of the service worker too. */
function listenForComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('page', (page) => {
    page.on('pageerror', ({ message }) => page.url() !== 'about:blank' && complaints.push(`${page.url()}: ${message}`))
    page.on(
      'console',
      (said) => said.type() === 'error' && ofHydration.test(said.text()) && complaints.push(`${page.url()}: ${said.text()}`),
    )
  })
}

/** Every test comes from an address of its own, so that none uses up the attempts of another (needs TRUSTED_PROXIES). */
export const test = base.extend<Own, Shared>({
  mayComplain: [false, { option: true }],
  complaints: async ({ browser, mayComplain }, provide) => {
    const complaints: string[] = []
    const listen = (context: BrowserContext) => listenForComplaints(context, complaints)
    for (const context of browser.contexts()) listen(context)
    browser.on('context', listen)
    await provide(complaints)
    browser.off('context', listen)
    if (!mayComplain) expect(complaints, 'the HTML of the server hydrates unchanged, and no script fails').toEqual([])
  },
  context: async ({ complaints: _, context }, provide) => provide(context),
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
