import { pageDataAnswer } from '@/lib/kernel/framework/test-names'
import { logIn } from '../accounts'
import { visit } from '../page-actions'
import { expect, test } from '../test'

test('a page whose rendering fails in the browser becomes the error page, with a notification', async ({ page }) => {
  await visit(page, '/usate')
  await page.route('**/_next/data/**/km0.json*', (route) => route.fulfill({ json: pageDataAnswer({ siteUrl: 'http://localhost' }) })) // its page needs more than that
  await page.getByRole('navigation', { name: 'Categorie auto' }).getByRole('link', { name: 'Km 0' }).click()
  const notices = page.locator('#errors')
  await expect(notices.getByRole('alert')).toContainText('Ops qualcosa è andato storto!')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ops, strada interrotta.')
  await notices.getByRole('button', { name: 'Chiudi' }).click()
  await expect(notices.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const accountAndWayUp = page
    .getByRole('banner')
    .getByText('Accedi')
    .or(page.getByRole('link', { name: 'Torna su' }))
  await expect(accountAndWayUp).toHaveCount(0)
  await page.unroute('**/_next/data/**/km0.json*')
  await page.getByRole('navigation', { name: 'Categorie auto' }).getByRole('link', { name: 'Nuove' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ auto nuove$/)
  await expect(accountAndWayUp).not.toHaveCount(0)
})

test('an error page hides login, account and way up also once the browser has taken it over', { tag: '@once' }, async ({
  page,
  account,
}) => {
  const header = page.getByRole('banner')
  const look = async () => {
    for (const path of ['/annuncio/x-999999999', '/usate/nomarca-xyz', '/concessionari/nessuno', '/nessuna-pagina']) {
      expect((await visit(page, path))?.status(), path).toBe(404)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(header.getByRole('link', { name: 'Preferiti' }), path).toBeVisible()
      await expect(header.getByText(/accedi|esci|francesca/i), path).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Torna su' }), path).toHaveCount(0)
    }
  }
  await look()
  await logIn(page, await account())
  await look()
})
