import { fillLogin, loginEntry, openAccount, testPassword } from '@/e2e/accounts'
import { isPhone, tabTo, visit } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'

test('the login opens over the page, by keyboard alone: focus goes in, stays in, and returns', async ({ page }) => {
  await visit(page, '/usate')
  const banner = page.getByRole('banner')
  const menu = banner.locator('summary[aria-label=Menu]')
  if (isPhone(page)) {
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
  }
  const entry = banner.getByRole('link', { name: /^accedi$/i }).locator('visible=true')
  await tabTo(page, entry)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Accedi ad ${new URL(page.url()).host}` })
  await expect(dialog).toBeVisible()
  const email = dialog.getByLabel('E-mail')
  await expect(email).toBeFocused()

  const close = dialog.getByRole('button', { name: 'Chiudi' })
  const last = dialog.getByRole('link', { name: 'Informativa privacy' })
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(isPhone(page) ? menu : entry).toBeFocused()
})

test('the page behind the login cannot be used, and X and the scrim close it', async ({ page }) => {
  await visit(page, '/')
  await (await loginEntry(page)).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.locator('#main').evaluate((main) => main.focus())
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await dialog.getByRole('button', { name: 'Chiudi' }).click()
  await expect(dialog).toHaveCount(0)
  await (await loginEntry(page)).click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
})

test('the modal reports a wrong password; the right password renders the page for its owner', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const email = await openAccount(market.db)
  await visit(page, '/km0')
  await (await loginEntry(page)).click()
  const dialog = page.getByRole('dialog')
  await fillLogin(dialog, email, 'Sbagliata-1')
  await expect(dialog.getByRole('alert').filter({ hasText: 'E-mail o password errate' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Accedi', exact: true })).toBeEnabled()
  await dialog.getByLabel('Password', { exact: true }).press('End')
  await dialog.getByLabel('Password', { exact: true }).pressSequentially('x')
  await expect(dialog.getByText('E-mail o password errate')).toHaveCount(0)
  await dialog.getByLabel('Password', { exact: true }).fill(testPassword)
  await dialog.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Francesca' })).not.toHaveCount(0)
  await expect(page).toHaveURL(/\/km0$/)
})

test('the form and its rules are loaded with the first login and not with the page', { tag: '@once' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await visit(page, '/usate')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await (await loginEntry(page)).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(scripts.slice(before).some((url) => /\/_next\/static\/.*\.js/.test(url))).toBe(true)
  await expect.poll(() => scripts.slice(before).some((url) => url.endsWith('/api/v1/csrf'))).toBe(true)
})
