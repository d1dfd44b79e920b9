import { randomUUID } from 'node:crypto'
import { continueAtFacebook, facebookButton, newEmail, openAccount } from '@/e2e/accounts'
import { allowAll } from '@/e2e/consent'
import { becomeVisitor, conversionsOf } from '@/e2e/experiments'
import { visit } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'

test('a Facebook login registers, logs in, counts and leads on a visitor, and leaves no token behind', async ({
  page,
  context,
  market,
}) => {
  const visitor = randomUUID()
  await becomeVisitor(context, visitor, ['measurement', 'social'])
  await visit(page, '/accedi?preferiti')
  const dialogRequest = page.waitForRequest((request) => request.url().includes('/dialog/oauth'))
  await facebookButton(page).click()
  const dialog = new URL((await dialogRequest).url())
  expect(dialog.pathname).toContain('/v3.2/dialog/oauth')
  expect(dialog.searchParams.get('scope')).toBe('public_profile,email')
  expect(dialog.searchParams.get('response_type')).toBe('token')
  const seen: string[] = []
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await continueAtFacebook(page, newEmail())
  await expect(page).toHaveURL(/\/area-privata\/preferiti$/)
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Giulia' })).not.toHaveCount(0)
  await page.getByRole('dialog', { name: 'Cosa possiamo scriverti?' }).getByRole('button', { name: 'Chiudi' }).click()
  await expect.poll(() => conversionsOf(market.db, visitor)).toEqual(['login', 'registration'])
  const stored = await page.evaluate(() =>
    JSON.stringify([location.href, history.state, Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(stored).not.toContain('EAA')
  expect(seen.filter((line) => line.replace(/#.*? /, ' ').includes('EAA'))).toEqual([])
  await page.goBack()
  expect(new URL(page.url()).pathname, 'the page of the return is not in the history').toContain('/dialog/oauth')
})

test('an e-mail that already has a password is not taken over through Facebook', async ({ page, market }) => {
  await allowAll(page)
  const email = await openAccount(market.db)
  await visit(page, '/accedi')
  await facebookButton(page).click()
  await continueAtFacebook(page, email)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/identityprovider\/facebook$/)
  expect(await market.db`select 1 from session join app_user on app_user.id = user_id where email = ${email}`).toHaveLength(0)
})

test('refusing at Facebook leads back to the login', async ({ page }) => {
  await allowAll(page)
  await visit(page, '/accedi')
  await facebookButton(page).click()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Hai annullato l’accesso con Facebook.')).toBeVisible()
  await page.getByRole('link', { name: 'Torna alla pagina di accesso' }).click()
  await expect(page).toHaveURL(/\/accedi$/)
})
