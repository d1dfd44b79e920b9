import { allowAll } from '../consent'
import { newEmail, testPassword as password } from '../people'
import { mailsTo, standInsUrl } from '../stand-ins'
import { expect, test } from '../test'
import { visit } from '../visit'

test('from the button to the page one wanted, through the dialog, with nothing of the token left behind', async ({ page }) => {
  await allowAll(page)
  await visit(page, '/accedi?preferiti')
  const dialog = page.waitForURL(/dialog\/oauth/)
  await page.getByRole('main').getByRole('link', { name: 'Facebook' }).click()
  await dialog
  const seen: string[] = []
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  await page.getByLabel('Nome').fill('Giulia Bianchi')
  await page.getByLabel('E-mail').fill(newEmail('giulia'))
  await page.getByRole('button', { name: 'Continua', exact: true }).click()
  await page.waitForURL('**/area-privata/preferiti')
  await expect(page.getByText('Giulia Bia').first()).toBeAttached()
  await page.getByRole('dialog', { name: 'Cosa possiamo scriverti?' }).getByRole('button', { name: 'Chiudi' }).click() // the first login asks, and takes its flag away
  const kept = await page.evaluate(() => JSON.stringify([location.href, history.state, Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]))
  expect(kept).not.toContain('EAA')
  expect(seen.filter((line) => line.replace(/#.*? /, ' ').includes('EAA'))).toEqual([])
  await page.goBack()
  expect(new URL(page.url()).pathname, 'the page of the return is not in the history').toContain('/dialog/oauth')
})

test('a mail is read and clicked in the mail box', async ({ page, visitor, request }) => {
  const email = newEmail('lettrice')
  await visitor().postAsHuman('/registration', { displayName: 'Lettrice', email, password })
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  await page.goto(standInsUrl())
  await page.getByRole('link', { name: 'Posta' }).click()
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  await expect(page.frameLocator('iframe').getByRole('link', { name: 'Conferma la registrazione' })).toBeVisible()
  await page.getByRole('link', { name: /conferma-registrazione\?codice=/ }).click()
  await expect(page).toHaveURL(/\/conferma-registrazione\?codice=/)
  await expect(page.getByRole('main').getByRole('button')).toBeVisible()
})
