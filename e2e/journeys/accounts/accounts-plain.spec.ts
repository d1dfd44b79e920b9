import { cookiesOf, isLoggedIn, openAccount, testPassword } from '@/e2e/accounts'
import { openMenu } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'

test.use({ javaScriptEnabled: false })

test('without JavaScript the login leads where the visitor came from', async ({ page, market }) => {
  const email = await openAccount(market.db)
  await page.goto('/usate')
  const banner = page.getByRole('banner')
  await openMenu(page)
  await banner
    .getByRole('link', { name: /^accedi$/i })
    .locator('visible=true')
    .click()
  await expect(page).toHaveURL(/\/accedi\?dopo=%2Fusate$/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page).toHaveURL(/\/usate$/)
  expect(await isLoggedIn(page, await cookiesOf(page))).toBe(true)
})

test('without JavaScript a form behind the bot check cannot be sent, and says where to turn', { tag: '@once' }, async ({ page }) => {
  for (const [path, button] of [
    ['/registrati', 'Crea account'],
    ['/password-dimenticata', 'Invia il link'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: button })).toBeDisabled()
    const instead = page.locator('main noscript p') // Playwright reads no text inside of noscript
    await expect(instead).toBeVisible()
    expect(await instead.evaluate((element) => element.textContent)).toContain('serve JavaScript')
    await expect(instead.locator('a')).toHaveAttribute('href', 'mailto:accessibilita@ingrana.it')
  }
})
