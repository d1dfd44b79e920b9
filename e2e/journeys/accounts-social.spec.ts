import { randomUUID } from 'node:crypto'
import { allowAll } from '../consent'
import { becomeVisitor, conversionsOf } from '../experiments'
import { newEmail, openAccount } from '../people'
import { expect, test, type Page } from '../test'
import { visit } from '../visit'

/** Somebody of the stand-in whom no other test knows. */
async function answerAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome').fill('Giulia Bianchi')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continua', exact: true }).click()
}

test('with Facebook a visitor is registered, logged in, counted and led on; nothing of the token stays in the address', async ({ page, context, market }) => {
  const visitor = randomUUID()
  await becomeVisitor(context, visitor, ['measurement', 'social'])
  await visit(page, '/accedi?preferiti')
  const asked = page.waitForRequest((request) => request.url().includes('/dialog/oauth'))
  await page.getByRole('link', { name: 'Facebook', exact: true }).and(page.locator('[data-look]')).click()
  const dialog = new URL((await asked).url())
  expect(dialog.pathname).toContain('/v3.2/dialog/oauth')
  expect(dialog.searchParams.get('scope')).toBe('public_profile,email')
  expect(dialog.searchParams.get('response_type')).toBe('token')
  await answerAs(page, newEmail())
  await expect(page).toHaveURL(/\/area-privata\/preferiti$/)
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Giulia' })).not.toHaveCount(0)
  await page.getByRole('dialog', { name: 'Cosa possiamo scriverti?' }).getByRole('button', { name: 'Chiudi' }).click()
  await expect.poll(() => conversionsOf(market.db, visitor)).toEqual(['login', 'registration'])
  await page.goBack()
  expect(page.url()).not.toContain('access_token')
})

test('an e-mail that already has a password is not taken over through Facebook', async ({ page, market }) => {
  await allowAll(page)
  const email = await openAccount(market.db)
  await visit(page, '/accedi')
  await page.getByRole('link', { name: 'Facebook', exact: true }).and(page.locator('[data-look]')).click()
  await answerAs(page, email)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/identityprovider\/facebook$/)
  expect(await market.db`select 1 from session join app_user on app_user.id = user_id where email = ${email}`).toHaveLength(0)
})

test('refusing at Facebook leads back to the login', async ({ page }) => {
  await allowAll(page)
  await visit(page, '/accedi')
  await page.getByRole('link', { name: 'Facebook', exact: true }).and(page.locator('[data-look]')).click()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Hai annullato l’accesso con Facebook.')).toBeVisible()
  await page.getByRole('link', { name: 'Torna alla pagina di accesso' }).click()
  await expect(page).toHaveURL(/\/accedi$/)
})
