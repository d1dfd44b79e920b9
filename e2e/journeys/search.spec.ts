import { chips, isPhone, openFilters, openSearchMenu, results, submit, visit } from '../page-actions'
import { expect, type Page, test } from '../test'

const firstSearch = /\/annunci\/fiat\?prezzo_a=15000$/
const filteredSearch = /\/annunci\/fiat\?km_a=100000&prezzo_a=15000$/

/** The search by fields of the home page, folded behind the sentence. */
async function openFields(page: Page) {
  await page.getByText('Oppure scegli marca, modello e prezzo').click()
  return page.getByRole('form', { name: 'Cerca auto' })
}

/** Home, search, filter, ad, back. */
async function searchAndComeBack(page: Page): Promise<void> {
  const search = await openFields(page)
  await search.getByLabel('Marca').selectOption('fiat')
  await search.getByLabel('Prezzo fino a').selectOption('15000')
  await search.getByRole('button', { name: /^Mostra/ }).click()
  await filterAndComeBack(page)
}

async function filterAndComeBack(page: Page): Promise<void> {
  await expect(page).toHaveURL(firstSearch)
  const filters = await openFilters(page)
  await filters.getByLabel('Chilometri a', { exact: true }).fill('100.000')
  await submit(filters)
  await expect(page).toHaveURL(filteredSearch)
  await expectFilteredList(page)

  const first = results(page).first().getByRole('heading').getByRole('link')
  const title = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveURL(/\/annuncio\/fiat-/)
  await page.goBack()
  await expect(page).toHaveURL(filteredSearch)
  await expectFilteredList(page)
}

async function expectFilteredList(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/annunci Fiat$/)
  await expect(chips(page)).toHaveText(['Fiat', 'Fino a 15.000 €', 'Fino a 100.000 km'])
  await expect(results(page).first()).toBeVisible()
  const filters = page.locator('#filtri')
  await expect(filters.locator('[name=marca]')).toHaveValue('fiat')
  await expect(filters.locator('[name=prezzo_a]')).toHaveValue('15.000')
  await expect(filters.locator('[name=km_a]')).toHaveValue('100.000')
}

test('home, search, filter, ad and back: address, chips and fields are preserved', async ({ page }) => {
  await visit(page, '/')
  await searchAndComeBack(page)
  if (isPhone(page)) await expect(page.locator('#filtri')).toBeHidden()
})

test('choosing a make offers its models, and the button counts what the search will find', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/')
  const search = await openFields(page)
  const all = await search.getByRole('button', { name: /^Mostra [\d.]+ auto$/ }).innerText()
  await search.getByLabel('Marca').selectOption('fiat')
  await expect(search.getByRole('button', { name: /^Mostra [\d.]+ auto$/ })).not.toHaveText(all)
  await search.getByLabel('Modello').selectOption('panda')
  await search.getByRole('button', { name: /^Mostra/ }).click()
  await expect(page).toHaveURL(/\/annunci\/fiat\/panda$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/annunci Fiat Panda$/)
})

test('«Ricerca avanzata» keeps what was chosen, and opens the filters', async ({ page }) => {
  await visit(page, '/')
  const search = await openFields(page)
  await search.getByLabel('Marca').selectOption('fiat')
  await search.getByLabel('Prezzo fino a').selectOption('15000')
  await page.getByRole('link', { name: 'Ricerca avanzata' }).click()
  await expect(page).toHaveURL(/\/annunci\/fiat\?prezzo_a=15000#filtri$/)
  const filters = page.getByRole('region', { name: 'Filtri' })
  await expect(filters).toBeVisible()
  await expect(filters.getByLabel('Marca', { exact: true })).toHaveValue('fiat')
  await expect(filters.getByLabel('Prezzo a', { exact: true })).toHaveValue('15.000')
})

test('the field for the place suggests comuni and the list then shows how far each vehicle is', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/')
  const search = await openFields(page)
  await search.getByLabel('Dove').pressSequentially('reggio em')
  await expect(search.locator('datalist option').first()).toHaveAttribute('value', "Reggio nell'Emilia (RE)")
  await search.getByLabel('Dove').fill('Milano (MI)')
  await search.getByLabel('Distanza').selectOption('200')
  await search.getByRole('button', { name: /^Mostra/ }).click()
  await expect(page).toHaveURL(/\/annunci\?dove=015146&raggio=200$/)
  await expect(results(page).first()).toContainText(/\d\skm$/)
})

test('a second make joins the first, and either can be left out again', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/annunci/fiat/panda')
  const filters = await openFilters(page)
  await filters.getByText('Aggiungi marca e modello').click()
  await filters.getByLabel('Altra marca').selectOption('toyota')
  await submit(filters)
  await expect(page).toHaveURL(/\/annunci\?marca=fiat:panda&marca=toyota$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/annunci Fiat Panda e Toyota$/)
  await expect(chips(page)).toHaveText(['Fiat Panda', 'Toyota'])
  await filters.getByText('Fiat Panda', { exact: true }).click()
  await filters.getByLabel('Modello Fiat').selectOption({ label: 'Tutti i modelli' })
  await submit(filters)
  await expect(page).toHaveURL(/\/annunci\?marca=fiat&marca=toyota$/)
  await filters.getByRole('link', { name: 'Togli Toyota' }).click()
  await expect(page).toHaveURL(/\/annunci\/fiat$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('makes are added and excluded on the page of all filters', { tag: '@once' }, async ({ page }) => {
    await page.goto('/annunci/fiat?filtri=tutti')
    await page.getByLabel('Altra marca').selectOption('toyota')
    await page.getByLabel('Modello da escludere').selectOption('fiat:panda')
    await page.getByRole('button', { name: /^Mostra/ }).click()
    await expect(page).toHaveURL(/\/annunci\?marca=fiat&marca=toyota&senza_marca=fiat:panda$/)
    await expect(chips(page)).toHaveText(['Fiat', 'Toyota', 'Senza Fiat Panda'])
  })

  test('home, search, filter, ad and back work by links and plain forms', async ({ page }) => {
    await page.goto('/')
    await page.getByText('Oppure scegli marca, modello e prezzo').click()
    await page.getByRole('link', { name: 'Scegli fra tutti i filtri' }).click()
    const filters = page.getByRole('region', { name: 'Filtri' })
    await filters.getByLabel('Marca', { exact: true }).selectOption('fiat')
    await filters.getByLabel('Prezzo a', { exact: true }).fill('15.000')
    await submit(filters)
    await filterAndComeBack(page)
  })

  test('a folded group leads to the page of all filters, from where the search goes on', { tag: '@once' }, async ({ page }) => {
    await page.goto('/usate?prezzo_a=30000')
    await page.locator('#filtri summary', { hasText: 'Dotazioni' }).click()
    await page.locator('#filtri').getByRole('link', { name: 'Mostra tutti i filtri' }).locator('visible=true').click()
    await page.getByRole('checkbox', { name: 'ISOFIX' }).check()
    await page.getByRole('button', { name: /^Mostra/ }).click()
    await expect(page).toHaveURL(/\/usate\?.*dotazioni=isofix/)
    await expect(chips(page)).toHaveText(['Fino a 30.000 €', 'ISOFIX'])
  })

  test('sorting has a button of its own', { tag: '@once' }, async ({ page }) => {
    await page.goto('/annunci?carburante=diesel')
    await page.getByLabel('Ordina per').selectOption('Prezzo più basso')
    await page.getByRole('button', { name: 'Ordina' }).click()
    await expect(page).toHaveURL(/\/annunci\?carburante=diesel&ordina=prezzo_crescente$/)
  })

  test('the menu opens and leads to every kind of vehicle', async ({ page }) => {
    await page.goto('/')
    const banner = await openSearchMenu(page)
    await banner.getByRole('link', { name: 'Camper' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ caravan e camper$/)
  })
})
