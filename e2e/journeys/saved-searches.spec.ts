import { fillLogin, logIn, openAccount } from '../accounts'
import { expectValidLayout, widthsOf } from '../layout-checks'
import { visit } from '../page-actions'
import { expect, type Page, test } from '../test'

const list = '/area-privata/ricerche-salvate'
const search = '/usate/fiat?carburante=benzina'
const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('a search is saved from its list, shows what is new, is opened, renamed, removed and put back', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const email = await openAccount(market.db)
  await logIn(page, email, { at: search })
  await page.getByRole('button', { name: 'Salva la ricerca' }).click()
  await expect(page.getByRole('button', { name: 'Ricerca salvata' })).toBeVisible()
  await expect(page.locator('#errors').getByRole('status')).toContainText('Fiat usate')
  await market.db`update saved_search set seen_at = '2020-01-01' from app_user where app_user.id = user_id and email = ${email}`
  await visit(page, list)
  const card = cards(page).first()
  await expect(card.getByRole('list', { name: 'Nuovi annunci' }).getByRole('link')).toHaveCount(3)
  await card.getByText('Rinomina').click()
  await card.getByLabel('Nome').fill('La Fiat che cerco')
  await card.getByRole('button', { name: 'Salva il nome' }).click()
  await expect(card.getByRole('heading')).toHaveText('La Fiat che cerco')
  await card.getByRole('button', { name: /^Elimina/ }).press('Enter')
  await expect(page.getByText('«La Fiat che cerco» eliminata.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: /^Elimina/ })).toBeFocused()
  const opened = page.waitForResponse((response) => response.url().includes('/api/v1/saved-search/'))
  await card.getByRole('link', { name: 'La Fiat che cerco' }).click()
  await expect(page).toHaveURL(search)
  expect((await opened).status()).toBe(200)
  await visit(page, list)
  await expect(card.getByText('0nuovi')).toBeVisible()
})

test('without JavaScript a stranger logs in, comes back to the list, saves its search, sees what is new and removes it', {
  tag: '@once',
}, async ({ browser, market }) => {
  const email = await openAccount(market.db)
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(new URL(search, new URL(market.adHref, test.info().project.use.baseURL)).href)
  await page.getByRole('link', { name: 'Salva la ricerca' }).click()
  await fillLogin(page.getByRole('main'), email)
  await expect(page).toHaveURL(search)
  await page.getByRole('button', { name: 'Salva la ricerca' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByText('Ricerca salvata: «Fiat usate · Benzina».')).toBeVisible()
  await market.db`update saved_search set seen_at = '2020-01-01' from app_user where app_user.id = user_id and email = ${email}`
  await page.reload()
  await cards(page)
    .getByRole('button', { name: /^Vedi i/ })
    .click()
  await expect(page).toHaveURL(search)
  await page.goto(list)
  await expect(cards(page).getByText('0nuovi')).toBeVisible()
  await cards(page)
    .getByRole('button', { name: /^Elimina/ })
    .click()
  await expect(page.getByText('«Fiat usate · Benzina» eliminata.')).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(cards(page)).toHaveCount(1)
  await page.close()
})

test('empty, filled, with an open name and with a removed search: axe finds nothing, and nothing is wider than the screen', async ({
  page,
  market,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const email = await openAccount(market.db)
  await logIn(page, email)
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await market.db`delete from saved_search using app_user where app_user.id = user_id and email = ${email}`
    await visit(page, list)
    await expect(page.getByRole('heading', { name: 'Nessuna ricerca salvata, per ora' })).toBeVisible()
    await expectValidLayout(page, 'empty')
    await market.db`
      insert into saved_search (user_id, address, name, seen_at) select id, address, address, '2020-01-01'
      from app_user, unnest(array['/usate/fiat?carburante=benzina', '/usate/marca-sparita', '/moto-e-scooter/annunci']) address where email = ${email}`
    await visit(page, list)
    await expect(cards(page)).toHaveCount(3)
    await page.getByText('Rinomina').first().click()
    await expectValidLayout(page, 'filled')
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Elimina/ })
      .click()
    await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible()
    await expectValidLayout(page, 'removed')
  }
})
