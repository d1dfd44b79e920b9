import { newEmail, testPassword as password } from '../accounts'
import { mailsTo, standInsUrl } from '../stand-ins'
import { expect, test } from '../test'

test('a mail is read and clicked in the mail box', async ({ page, visitor, request }) => {
  const email = newEmail('lettrice')
  await visitor().postAsHuman('/registration', { displayName: 'Lettrice', email, password })
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  await page.goto(standInsUrl())
  await page.getByRole('link', { name: /^Tutte, / }).click()
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Conferma ed entra' })).toBeVisible()
  await page.getByRole('link', { name: /conferma-registrazione\?codice=/ }).click()
  await expect(page).toHaveURL(/\/conferma-registrazione\?codice=/)
  await expect(page.getByRole('main').getByRole('button', { name: 'Conferma ed entra' })).toBeVisible()
})
