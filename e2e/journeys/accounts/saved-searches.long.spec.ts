import { fillLogin, logIn, openAccount } from '@/e2e/accounts'
import { expectValidLayout, widthsOf } from '@/e2e/layout-checks'
import { visit } from '@/e2e/page-actions'
import { expect, type Page, test } from '@/e2e/test'

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
  const dialog = page.getByRole('dialog', { name: 'Salva la ricerca' })
  await expect(dialog.getByLabel('Nome')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Salva la ricerca' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: /^Mai/ }).check()
  await dialog.getByRole('button', { name: 'Salva la ricerca' }).click()
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
  await card.getByRole('link', { name: 'La Fiat che cerco', exact: true }).click()
  await expect(page).toHaveURL(search)
  expect((await opened).status()).toBe(200)
  await visit(page, list)
  await expect(card.getByText('0nuovi')).toBeVisible()
})

test('without JavaScript a stranger logs in from a list, saves its search, sees what is new and removes it', {
  tag: '@once',
}, async ({ browser, market }) => {
  const email = await openAccount(market.db)
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(new URL(search, new URL(market.adHref, test.info().project.use.baseURL)).href)
  await page.getByRole('link', { name: 'Salva la ricerca' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click()
  await fillLogin(page.getByRole('main'), email)
  await expect(page.getByLabel('Nome')).toHaveValue('Fiat usate · Benzina')
  await page.getByRole('radio', { name: /^Ogni settimana/ }).check()
  await page.getByRole('button', { name: 'Salva la ricerca' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByText('Ricerca salvata: «Fiat usate · Benzina», ti scriviamo ogni settimana.')).toBeVisible()
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

test('saved searches pass axe and fit the screen: empty, filled, with an open name, after a removal', async ({ page, market }) => {
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

test('a saved search loses a filter, gets a new one by way of its list, and has its name still', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const email = await openAccount(market.db)
  await logIn(page, email)
  await market.db`
    insert into saved_search (user_id, address, name) select id, '/usate/fiat?carburante=benzina', 'La mia' from app_user where email = ${email}`
  const rows = () => market.db<{ address: string; name: string }[]>`
    select address, saved_search.name from saved_search join app_user on app_user.id = user_id where email = ${email}`
  await visit(page, list)
  await page.getByRole('link', { name: 'Modifica «La mia»' }).click()
  await expect(page.getByLabel('Nome')).toHaveValue('La mia')
  await page.getByLabel('Nome').fill('La Fiat')
  await page.getByRole('link', { name: 'Rimuovi filtro Benzina' }).click()
  await expect(page.getByRole('link', { name: 'Rimuovi filtro Benzina' })).toBeHidden()
  await expect(page.getByLabel('Nome')).toHaveValue('La Fiat')
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expect(page).toHaveURL(list)
  expect(await rows()).toEqual([{ address: '/usate/fiat', name: 'La Fiat' }])
  await visit(page, '/usate/fiat?carburante=gpl')
  await page.getByRole('button', { name: 'Salva la ricerca' }).click()
  await page.getByRole('link', { name: 'Aggiorna invece una ricerca salvata' }).click()
  await page.getByRole('button', { name: 'Aggiorna la ricerca salvata' }).click()
  await expect(page.getByRole('link', { name: 'Rimuovi filtro GPL' })).toBeVisible()
  await page.getByRole('button', { name: 'Salva le modifiche' }).click()
  await expect(page).toHaveURL(list)
  expect(await rows()).toEqual([{ address: '/usate/fiat?carburante=gpl', name: 'La Fiat' }])
})

test('the dialog and pages that save and edit a search pass axe and fit the screen', async ({ page, market }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const email = await openAccount(market.db)
  await logIn(page, email)
  const [saved] = await market.db<{ id: number }[]>`
    insert into saved_search (user_id, address, name) select id, ${search}, 'La mia' from app_user where email = ${email} returning id`
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, `/area-privata/modifica-ricerca?ricerca=${saved?.id}`)
    await expectValidLayout(page, 'change')
    await visit(page, `/area-privata/salva-ricerca?indirizzo=${encodeURIComponent(search)}`)
    await expect(page.getByLabel('Nome')).toHaveValue('Fiat usate · Benzina')
    await expectValidLayout(page, 'page')
    await visit(page, search)
    await page.getByRole('button', { name: 'Salva la ricerca' }).click()
    await expect(page.getByRole('dialog').getByLabel('Nome')).toBeFocused()
    await expectValidLayout(page, 'dialog')
  }
})
