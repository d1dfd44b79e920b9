import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { tendDeletions } from '@/lib/accounts/own-data/leave.server'
import { grantRole } from '@/lib/accounts/users/grant-role.server'
import { addTestUser, testPassword } from '@/lib/accounts/users/test-user'
import type { Pool } from '@/lib/kernel/db/db.server'
import type { HttpClient } from './http-client'
import { openMenu, visit } from './page-actions'
import { asRecord } from './record'
import { codeInLastMail } from './stand-ins'

export { testPassword }
export const otherPassword = 'Girotondo+88'

/** An address that nobody else uses. */
export function newEmail(name = 'prova'): string {
  return `${name}-${randomUUID().slice(0, 13)}@esempio.it`
}

/** A confirmed account with the password of the tests. */
export async function openAccount(db: Pool, email = newEmail(), displayName = 'Francesca Colombo'): Promise<string> {
  const { id } = await addTestUser(db, email)
  await db`update app_user set display_name = ${displayName} where id = ${id}`
  return email
}

const settings = '/api/v1/pages/private/settings'

/** Requests the deletion of an account, and lets its fourteen days pass. */
export async function deleteAccount(visitor: HttpClient, db: Pool, email: string, password = testPassword): Promise<void> {
  expect((await visitor.post(`${settings}/deletion`, { password })).status).toBe(200)
  await passDeletionDays(db, email)
}

export async function passDeletionDays(db: Pool, email: string): Promise<void> {
  await db`update account_deletion set asked_at = now() - interval '14 days' where user_id = (select id from app_user where email = ${email})`
  await tendDeletions(db)
}

/** The target of the link in the last mail of that kind. The mail is written in the background. */
export async function mailLink(to: string, kind: string, page: string): Promise<string> {
  return `${page}?codice=${await codeInLastMail(to, kind)}`
}

export async function fillLogin(area: Page | Locator, email: string, password = testPassword): Promise<void> {
  await area.getByLabel('E-mail').fill(email)
  await area.getByLabel('Password', { exact: true }).fill(password)
  await area.getByRole('button', { name: 'Accedi', exact: true }).click()
}

const profile = '/area-privata/il-mio-profilo'

/** Logs in and opens a page. How the forms do it is shown by the journeys of the login. */
export async function logIn(page: Page, email: string, { at = profile, password = testPassword } = {}): Promise<void> {
  await openSession(page, email, password)
  await visit(page, at)
}

/** As `logIn`, for pages without a script too: opens none. */
export async function openSession(page: Page, email: string, password = testPassword): Promise<void> {
  const { csrf } = asRecord(await (await page.request.get('/api/v1/csrf')).text())
  const answer = await page.request.post('/login', { form: { username: email, password, _csrf: String(csrf) } })
  expect(answer.status(), `login of ${email}`).toBe(200)
}

/** The button of the page that leads to Facebook; the header has a link of that name too. */
export function facebookButton(page: Page): Locator {
  return page.getByRole('link', { name: 'Facebook', exact: true }).and(page.locator('[data-variant]'))
}

/** Goes on in the dialog of the stand-in as somebody with that e-mail. */
export async function continueAtFacebook(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome').fill('Giulia Bianchi')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continua', exact: true }).click()
}

/** Opens the account menu, whichever the width has, and gives its entries. */
export async function openAccountMenu(page: Page, label: string): Promise<Locator> {
  const banner = page.getByRole('banner')
  await openMenu(page)
  const button = banner.locator('summary', { hasText: label }).locator('visible=true')
  await button.click()
  const entries = banner
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: 'Esci' }) })
    .locator('visible=true')
    .last()
  await expect(entries).toBeVisible()
  return entries
}

/** The control in the header that opens the login; on a phone it stands in the menu. */
export async function loginEntry(page: Page): Promise<Locator> {
  const banner = page.getByRole('banner')
  await openMenu(page)
  return banner.getByRole('link', { name: /^accedi$/i }).locator('visible=true')
}

/** Whether these cookies alone open the profile page. */
export async function isLoggedIn(page: Page, cookies: string): Promise<boolean> {
  const answer = await fetch(new URL(profile, page.url()), { headers: { cookie: cookies }, redirect: 'manual' })
  return answer.status === 200
}

export async function cookiesOf(page: Page): Promise<string> {
  return (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** An account that may see the experiments. */
export async function openMarketingAccount(db: Pool): Promise<string> {
  const email = await openAccount(db, newEmail(), 'Marta Ricci')
  await grantRole(db, email, 'marketing')
  return email
}
