import type { Page } from '@playwright/test'
import { array, string } from 'yup'
import { addTestDeal } from '@/lib/accounts/deals/test-deal'
import { openTestBrowser, testSiteKeys } from '@/lib/accounts/push/test-push-browser'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { conversationApi } from '@/lib/kernel/routes/routes'
import { logIn, testPassword } from '../accounts'
import { HttpClient } from '../http-client'
import { openIsolatedApplication } from '../isolated-application'
import { visit } from '../page-actions'
import { expect, test } from '../test'

test.setTimeout(240_000)

const bodiesSchema = array(string().required()).required()

/** Playwright's Chromium has no push service of Google's: its subscription is at our stand-in, with keys that this test knows. */
async function subscribeAtStandIn(page: Page, subscription: { endpoint: string; keys: { p256dh: string; auth: string } }): Promise<void> {
  await page.addInitScript((given) => {
    PushManager.prototype.getSubscription = async () => null
    Reflect.set(PushManager.prototype, 'subscribe', async () => ({ toJSON: () => given }))
  }, subscription)
}

test('a browser that was asked gets a notice of a message that says nothing of it, and opens its page', { tag: '@once' }, async ({
  browser,
}) => {
  const keys = testSiteKeys()
  const port = String(await findFreePort())
  const standIns = `http://localhost:${port}`
  const site = await openIsolatedApplication({
    STAND_INS_PORT: port,
    WEB_PUSH_PUBLIC_KEY: keys.publicKey,
    WEB_PUSH_PRIVATE_KEY: keys.privateKey,
  })
  const context = await browser.newContext({ baseURL: site.url, permissions: ['notifications'] })
  try {
    const { buyer, seller, replyId } = await addTestDeal(site.db)
    const own = openTestBrowser(`${standIns}/push/viaggio`)
    const page = await context.newPage()
    await subscribeAtStandIn(page, own.subscription)
    await logIn(page, buyer.email, { at: '/area-privata/notifiche' })
    await page.getByRole('button', { name: 'Attiva gli avvisi su questo dispositivo' }).click()
    await expect(page.getByText('Questo dispositivo', { exact: true })).toBeVisible() // the button says it too, in small letters

    const other = new HttpClient(site.url)
    await other.logIn(seller.email, testPassword)
    const answered = await other.post(conversationApi.one(replyId), { message: 'La tengo a 19.500 euro, mi chiamo Paolo Segreto' })
    expect(answered.status).toBe(200)
    const arrived = async () => {
      const answer: unknown = await (await page.request.get(`${standIns}/push.json?a=viaggio`)).json()
      return bodiesSchema.validate(answer)
    }
    await expect.poll(arrived, { timeout: 90_000 }).toHaveLength(1)
    const [body = ''] = await arrived()
    const href = `/area-privata/messaggi/${replyId}`
    expect(own.read(Buffer.from(body, 'base64'))).toEqual({ text: 'Hai un nuovo messaggio.', href, tag: `messages ${href}` })
    await visit(page, href)
    await expect(page.getByText('Paolo Segreto')).toBeVisible()
  } finally {
    await context.close()
    await site.close()
  }
})
