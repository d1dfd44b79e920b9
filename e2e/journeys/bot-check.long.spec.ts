import type { Page, Request, Route } from '@playwright/test'
import { registrationTextVersion } from '@/lib/accounts/consent/marketing-consent'
import { fillLogin, loginEntry, newEmail, openAccount, testPassword } from '../accounts'
import { expectValidLayout, resize } from '../layout-checks'
import { tabTo, visit } from '../page-actions'
import { mailsTo, standInsUrl } from '../stand-ins'
import { expect, test } from '../test'

const script = /\/bot-check\/enterprise\.js/
const create = (page: Page) => page.getByRole('button', { name: 'Crea account' })
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Il controllo antispam non si è caricato' })
const done = (page: Page) => page.getByRole('heading', { name: 'Ci siamo quasi' })

/** Serves the same script, with another outcome. */
const withOutcome = (outcome: string) => (route: Route) =>
  route.continue({ url: `${standInsUrl()}/bot-check/enterprise.js?esito=${outcome}` })

async function fillRegistration(page: Page, email = newEmail()): Promise<string> {
  await page.getByLabel('Nome').fill('Anna Bianchi')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  return email
}

function registrations(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/registration' && sent.push(request))
  return sent
}

test('the bot check loads when the form is entered, not with the visit, and its token goes with the fields', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => script.test(request.url()) && requested.push(request.url()))
  const sent = registrations(page)
  await visit(page, '/registrati')
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  await expect(create(page)).toBeDisabled()
  await page.getByLabel('Nome').focus()
  await expect(create(page)).toBeEnabled()
  const email = await fillRegistration(page)
  await create(page).click()
  await expect(done(page)).toBeVisible()
  expect(requested).toHaveLength(1)
  expect(requested[0]).toMatch(/\?render=[\w-]+$/)
  expect(sent.map((request): unknown => request.postDataJSON())).toEqual([
    {
      ...{ displayName: 'Anna Bianchi', email, password: testPassword, dopo: '/', 'g-recaptcha-response': expect.stringMatching(/.{20}/) },
      ...{ firstPartyMarketing: false, thirdPartyMarketing: false, testi: registrationTextVersion },
    },
  ])
})

test('the check leaves nothing in the browser', async ({ page }) => {
  const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])
  await visit(page, '/registrati')
  const before = await stored()
  await page.getByLabel('E-mail').fill('anna')
  await expect(create(page)).toBeEnabled()
  expect(await stored()).toEqual(before)
})

test('a blocked bot check leaves the button disabled with a reason, the rest usable, and a retry at hand', async ({ page }) => {
  await page.route(script, (route) => route.abort())
  await visit(page, '/registrati')
  const email = await fillRegistration(page)
  await expect(failure(page)).toBeVisible()
  await expect(create(page)).toBeDisabled()
  await resize(page, 320)
  await expectValidLayout(page)
  await page.unroute(script)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(create(page)).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await create(page).click()
  await expect(done(page)).toBeVisible()
})

test('a broken bot check does not touch the rest of the site', async ({ page, market }) => {
  await page.route(script, (route) => route.abort())
  await visit(page, '/registrati')
  await page.getByLabel('E-mail').fill('anna')
  await expect(failure(page)).toBeVisible()
  await (await loginEntry(page)).click()
  await expect(page).toHaveURL(/\/accedi/)
  await fillLogin(page.getByRole('main'), await openAccount(market.db))
  await expect(page).not.toHaveURL(/\/accedi/)
})

for (const { outcome, text } of [
  { outcome: 'robot', text: 'Il controllo antispam non è riuscito.' },
  { outcome: 'guasto', text: 'In questo momento non riusciamo a controllare chi invia il modulo.' },
]) {
  test(`a bot check answered by «${outcome}» sends no mail, says so, and preserves the form for a retry`, async ({ page, request }) => {
    await page.route(script, withOutcome(outcome))
    const sent = registrations(page)
    await visit(page, '/registrati')
    const email = await fillRegistration(page)
    for (const times of [1, 2]) {
      await create(page).click()
      await expect.poll(() => sent.length).toBe(times)
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    }
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    const [first, second] = sent.map((each) => String(each.postData()))
    expect(first, 'each press has a token of its own').not.toBe(second)
    expect(await mailsTo(request, email)).toEqual([])
  })
}

test('a double click sends once', async ({ page, request }) => {
  const sent = registrations(page)
  await visit(page, '/registrati')
  const email = await fillRegistration(page)
  await expect(create(page)).toBeEnabled()
  await create(page).dblclick()
  await expect(done(page)).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
})

test('by keyboard alone the focus loads the bot check, and Enter in the last field sends', async ({ page }) => {
  await visit(page, '/password-dimenticata')
  await tabTo(page, page.getByLabel('E-mail'))
  await page.keyboard.type(newEmail())
  await expect(page.getByRole('button', { name: 'Invia il link' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se con questo indirizzo c’è un account')).toBeVisible()
})
