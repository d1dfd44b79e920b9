import { fillLogin, logIn, loginEntry, openAccount, testPassword } from '@/e2e/accounts'
import { everyWidth, expectSoundAtEachWidth } from '@/e2e/layout-checks'
import { visit } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'
import { codeAt } from '@/lib/accounts/second-factor/test-app'

test('app codes are set up on the profile and requested by the login dialog, which passes axe', {
  tag: '@once',
}, async ({ page, market }) => {
  const email = await openAccount(market.db)
  await logIn(page, email)
  const section = page.getByRole('region', { name: 'Verifica in due passaggi' })
  await section.getByLabel('La tua password').fill(testPassword)
  await section.getByRole('button', { name: 'Prepara la verifica' }).click()
  await expect(section.getByRole('img', { name: 'Codice da inquadrare con l’app' })).toBeVisible()
  await expectSoundAtEachWidth(page, 'second factor, begun', everyWidth)
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '')
  const code = section.getByLabel('Codice dell’app')
  await code.fill('12345')
  await section.getByRole('button', { name: 'Attiva la verifica' }).click()
  await expect(section.getByText('Il codice non è giusto')).toBeVisible()
  await code.fill(codeAt(secret, new Date(Date.now() - 30_000)))
  await section.getByRole('button', { name: 'Attiva la verifica' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await expectSoundAtEachWidth(page, 'second factor, recovery codes', everyWidth)
  await visit(page, '/area-privata/il-mio-profilo')
  await expect(section.getByText('Ti restano 10 codici di recupero.')).toBeVisible()

  await page.context().clearCookies()
  await visit(page, '/km0')
  await (await loginEntry(page)).click()
  await fillLogin(page.getByRole('dialog'), email)
  await expect(page).toHaveURL(/\/accedi\/codice\?dopo=%2Fkm0/)
  const field = page.getByLabel('Codice', { exact: true })
  await expectSoundAtEachWidth(page, 'code of the login', everyWidth)
  await field.fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Verifica e accedi' }).click()
  await expect(page).toHaveURL(/\/km0$/)
  await expect(page.getByRole('banner').getByRole('link', { name: /^accedi$/i })).toHaveCount(0)
})
