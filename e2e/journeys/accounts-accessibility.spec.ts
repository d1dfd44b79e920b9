import { accessibilityFaults } from '../axe'
import { expect, logIn, loginEntry, openAccount, openAccountMenu, test, type Page } from '../accounts'
import { isPhone, visit } from '../visit'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const widthsOf = (page: Page) => (isPhone(page) ? [390, 320] : [1280, 800])

async function check(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `wider than ${width} px`).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
}

const pages = ['/accedi', '/accedi?preferiti', '/registrati', '/password-dimenticata', '/nuova-password?codice=x', '/conferma-registrazione?codice=x', '/conferma-email?codice=x', '/identityprovider/facebook', '/accessibilita']
for (const path of pages) {
  test(`${path}: axe finds nothing, and nothing is wider than the screen`, async ({ page }) => {
    for (const width of widthsOf(page)) {
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      await check(page, width)
    }
  })
}

test('forms full of faults: axe finds nothing', async ({ page }) => {
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/registrati')
    await page.getByLabel('Nome e cognome').focus() // the button waits for the bot check, and that for somebody to begin
    await page.getByRole('button', { name: 'Crea account' }).click()
    await expect(page.getByText('Controlla 3 campi')).toBeVisible()
    await check(page, width)
  }
})

test('the open login: axe finds nothing', async ({ page }) => {
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/usate')
    await (await loginEntry(page)).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check(page, width)
  }
})

test('the profile, the favourites and the open account menu: axe finds nothing', async ({ page, market }) => {
  await logIn(page, await openAccount(market.db))
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/area-privata/preferiti', '/area-privata/il-mio-profilo']) {
      await visit(page, path)
      await check(page, width)
    }
    await openAccountMenu(page, 'Francesca')
    await check(page, width)
  }
})
