import { logIn, openAccount } from '@/e2e/accounts'
import { expectValidLayout } from '@/e2e/layout-checks'
import { insertAd } from '@/e2e/market'
import { visit } from '@/e2e/page-actions'
import { mailsTo } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'

const list = '/area-privata/ricerche-salvate'

test('a search saved with «Subito» mails the next match, and one press in the mail ends the alerts', {
  tag: '@once',
}, async ({ page, market }) => {
  const price = test.info().project.name === 'mobile' ? 1_234_500 : 1_234_600
  const search = `/caravan-e-camper/annunci?prezzo_da=${price / 100}&prezzo_a=${price / 100}`
  const email = await openAccount(market.db)
  await logIn(page, email, { at: search })
  await page.getByRole('button', { name: 'Salva la ricerca' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salva la ricerca' })
  await dialog.getByRole('radio', { name: /^Mai/ }).check()
  await dialog.getByRole('button', { name: 'Salva la ricerca' }).click()
  await expect(page.getByRole('button', { name: 'Ricerca salvata' })).toBeVisible()
  await visit(page, list)
  const card = page.getByRole('main').getByRole('article')
  await expect(card.getByRole('radio', { name: 'Mai' })).toBeChecked()
  await card.getByText('Subito', { exact: true }).click()
  await expect(card.getByText('Salvato')).toBeVisible()
  const ad = await insertAd(market.db, { category: 'caravan-e-camper', make: 'laika', price_cents: price })
  const linksOfMail = async () => (await mailsTo(page.request, email)).find(({ kind }) => kind === 'alert')?.links ?? []
  await expect.poll(linksOfMail, { timeout: 60_000 }).not.toEqual([])
  const linkTo = async (path: string) => (await linksOfMail()).find((link) => new URL(link).pathname.startsWith(path)) ?? ''
  const [fromMail, toAd] = [await linkTo('/avvisi'), await linkTo('/annuncio/')]
  expect(toAd).toContain(`-${ad}`)
  await visit(page, toAd)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Laika')
  await page.context().clearCookies()
  await visit(page, fromMail)
  await expectValidLayout(page, 'where a mail leads')
  await page.getByRole('button', { name: 'Non scrivermi più' }).click()
  await expect(page.getByRole('heading', { name: 'Non ti scriviamo più' })).toBeVisible()
  await expectValidLayout(page, 'stopped')
  await page.getByRole('button', { name: 'Riattiva' }).click()
  await expect(page.getByRole('heading', { name: 'I tuoi avvisi' })).toBeVisible()
  await market.db`delete from ad where id = ${ad}`
})
