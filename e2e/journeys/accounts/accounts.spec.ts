import {
  cookiesOf,
  fillLogin,
  isLoggedIn,
  logIn,
  mailLink,
  newEmail,
  openAccount,
  openAccountMenu,
  otherPassword,
  testPassword,
} from '@/e2e/accounts'
import { visit } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'

test('a visitor registers, confirms by mail, logs in, changes the password and logs out', { tag: '@once' }, async ({ page }) => {
  const email = newEmail()
  await visit(page, '/registrati')
  await page.getByLabel('Nome').fill('Niccolò Bianchi Rossi')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  for (const box of await page.getByRole('checkbox').all()) await expect(box, 'nobody has agreed yet').not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Voglio ricevere offerte e novità da Ingrana' }).check()
  await page.getByRole('button', { name: 'Crea account' }).click()
  await expect(page.getByRole('heading', { name: 'Ci siamo quasi' })).toBeFocused()

  await visit(page, await mailLink(email, 'confirm-registration', '/conferma-registrazione'))
  await page.getByRole('button', { name: 'Conferma ed entra' }).click()
  await expect(page).toHaveURL(/\/area-privata\/il-mio-profilo$/)
  await expect(page.getByRole('checkbox', { name: 'Offerte e novità da Ingrana' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Offerte dei partner di Ingrana' })).not.toBeChecked()

  const password = page.getByRole('region', { name: 'Password', exact: true })
  await password.getByLabel('Password attuale').fill(testPassword)
  await password.getByLabel('Nuova password').fill(otherPassword)
  const before = await cookiesOf(page)
  await password.getByRole('button', { name: 'Cambia password' }).click()
  await expect(page.getByRole('status').getByText('Password cambiata')).toBeVisible()
  expect(await isLoggedIn(page, before)).toBe(false)

  const cookies = await cookiesOf(page)
  expect(await isLoggedIn(page, cookies)).toBe(true)
  await page.reload()
  const menu = await openAccountMenu(page, 'Niccolò Bi')
  await menu.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await isLoggedIn(page, cookies)).toBe(false)

  await visit(page, '/accedi?validate-email')
  await fillLogin(page.getByRole('main'), email, testPassword)
  await expect(page.getByRole('alert').filter({ hasText: 'E-mail o password errate' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(otherPassword)
  await expect(page.getByText('E-mail o password errate')).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page).toHaveURL(/il-mio-profilo/)
})

test('a form with several faults starts with a list that leads to each field', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/registrati')
  await page.getByLabel('E-mail').fill('anna@esempio')
  await page.getByLabel('Password', { exact: true }).fill('panda2021')
  await page.getByRole('button', { name: 'Crea account' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Controlla 3 campi' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Nome: Campo obbligatorio',
    'E-mail: E-mail non valida',
    'Password: Usa tra 8 e 20 caratteri, includendo almeno una lettera maiuscola, una lettera minuscola, un numero e un carattere speciale. Gli spazi non sono permessi.',
  ])
  await summary.getByRole('link', { name: /E-mail/ }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('E-mail non valida')
})

test('a forgotten password is replaced by the link of the mail, which works once', { tag: '@once' }, async ({ page, market }) => {
  const email = await openAccount(market.db)
  await visit(page, '/password-dimenticata')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Invia il link' }).click()
  await expect(page.getByText('Se con questo indirizzo c’è un account')).toBeVisible()
  const link = await mailLink(email, 'password-recovery', '/nuova-password')
  await visit(page, link)
  await page.getByLabel('Nuova password').fill(otherPassword)
  await page.getByRole('button', { name: 'Salva la nuova password' }).click()
  await expect(page.getByText('Nuova password attiva')).toBeVisible()
  await visit(page, link)
  await page.getByLabel('Nuova password').fill(testPassword)
  await page.getByRole('button', { name: 'Salva la nuova password' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await logIn(page, email, { password: otherPassword })
})

test('Preferiti leads a stranger to the login and then to the watchlist, where the menu marks it', async ({ page, market }) => {
  const email = await openAccount(market.db)
  await visit(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Preferiti' }).locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/accedi\?preferiti$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accedi')
  await fillLogin(page.getByRole('main'), email)
  await expect(page).toHaveURL(/\/area-privata\/preferiti$/)
  await page.reload()
  const menu = await openAccountMenu(page, 'Francesca')
  await expect(menu.getByRole('link', { name: 'Preferiti' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Il mio profilo' })).not.toHaveAttribute('aria-current')
  await menu.getByRole('link', { name: 'Il mio profilo' }).click()
  await expect(page).toHaveURL(/il-mio-profilo$/)
})
