import { accessibilityFaults } from '../axe'
import { expect, fillLogin, logIn, openAccount, openAccountMenu, openMarketingAccount, test, type Page } from '../accounts'
import { isPhone, visit } from '../visit'

const list = '/area-privata/esperimenti'

/** Logs marketing in on the way to a page. */
async function open(page: Page, email: string, path: string): Promise<void> {
  await visit(page, path)
  await fillLogin(page.getByRole('main'), email)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function expectSound(page: Page): Promise<void> {
  for (const width of isPhone(page) ? [390, 320] : [1280, 800]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `wider than ${width} px`).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('whoever is logged out comes back to the experiments after the login; others are told that they may not pass', async ({ page, market }) => {
  await visit(page, list)
  await expect(page).toHaveURL(/\/accedi\?dopo=/)
  await fillLogin(page.getByRole('main'), await openAccount(market.db))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qui non si passa.')
  await visit(page, '/area-privata/il-mio-profilo')
  await expect((await openAccountMenu(page, 'Francesca')).getByRole('link', { name: 'Esperimenti' })).toHaveCount(0)
})

test('marketing finds the experiments in the account menu', async ({ page, market }) => {
  await logIn(page, await openMarketingAccount(market.db))
  await (await openAccountMenu(page, 'Marta')).getByRole('link', { name: 'Esperimenti' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esperimenti')
})

test('the list shows status, audience, traffic and variants, and a preview for each variant', async ({ page, market }) => {
  await open(page, await openMarketingAccount(market.db), list)
  await expect(page.getByRole('region', { name: 'Configurazione' })).toContainText('Revisione')
  const phones = page.getByRole('region', { name: 'mobile_gallery', exact: true })
  await expect(phones).toContainText('In corso')
  await expect(phones).toContainText('«Solo da telefono» (deviceType è «mobile»)')
  await expect(phones).toContainText('80% del pubblico')
  await expect(page.getByRole('region', { name: 'home_search', exact: true })).toContainText('In pausa')
  const preview = page.getByRole('link', { name: 'Apri griglia in una nuova scheda' })
  await expect(preview).toHaveAttribute('href', '/annunci?anteprima=srp_layout:griglia')
  const [shown] = await Promise.all([page.waitForEvent('popup'), preview.click()])
  await expect(shown).toHaveURL(/anteprima=srp_layout:griglia/)
  await expectSound(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be searched', async ({ page, market }) => {
    await page.goto(list)
    await fillLogin(page.getByRole('main'), await openMarketingAccount(market.db))
    await page.getByLabel('Nome, variante o stato').fill('griglia')
    await page.getByRole('button', { name: 'Cerca', exact: true }).click()
    await expect(page).toHaveURL(`${list}?cerca=griglia`)
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 esperimento')
  })
})
