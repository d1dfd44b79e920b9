import { expectValidLayout } from '../layout-checks'
import { totalOf, visit, wholeIn } from '../page-actions'
import { expect, type Page, test } from '../test'

const valuation = (page: Page) => page.getByRole('form', { name: 'Valutazione' })

test('the home page values a car by five facts, and a gearbox that is not known may stay open', async ({ page, market }) => {
  const [, , make = '', model = ''] = market.observedHref.split('/')
  await visit(page, '/')
  const form = valuation(page)
  await form.scrollIntoViewIfNeeded() // its makes come when it is near
  await form.getByLabel('Marca').selectOption(make)
  await form.getByLabel('Modello').selectOption(model)
  await form.getByLabel('Immatricolazione').fill('03/2019')
  await form.getByLabel('Chilometri').fill('60.000')
  await expect(form.getByRole('radio', { name: 'Non lo so' })).toBeChecked()
  await form.getByRole('button', { name: 'Valuta la mia auto' }).click()
  await expect(page).toHaveURL(/\/valutazione-auto\?.*#valore$/)
  await expect(page.locator('#valore')).toContainText('€')
})

test('an example below the sentence leads to its list, and the fields open at each width without a fault', async ({ page }) => {
  await visit(page, '/')
  await page.getByText('Oppure scegli marca, modello e prezzo').click()
  await expect(page.getByRole('form', { name: 'Cerca auto' })).toBeVisible()
  await expectValidLayout(page)
  await page.getByRole('link', { name: 'suv ibrida automatica' }).click()
  await expect(page).toHaveURL(/carrozzeria=suv/)
  await expect(page).toHaveURL(/cambio=automatico/)
})

test('the button beside the sentence says as many ads as the list then shows', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/')
  const button = page.getByRole('search').getByRole('button', { name: /^Mostra [\d.]+ auto$/ })
  const all = await button.innerText()
  await page.getByLabel('Che auto cerchi? Dillo a parole tue').fill('fiat diesel')
  await expect(button).not.toHaveText(all)
  const promised = wholeIn(await button.innerText())
  await button.click()
  await expect(page).toHaveURL(/cerca=/)
  expect(await totalOf(page)).toBe(promised)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the facts that the home page asks for a valuation go along to the page that asks for make and model', { tag: '@once' }, async ({
    page,
  }) => {
    await page.goto('/')
    const form = valuation(page)
    await expect(form.getByLabel('Marca')).toBeHidden()
    await form.getByLabel('Immatricolazione').fill('03/2019')
    await form.getByLabel('Chilometri').fill('60.000')
    await form.getByRole('radio', { name: 'Manuale' }).check()
    await form.getByRole('button', { name: 'Valuta la mia auto' }).click()
    await expect(page).toHaveURL(/cambio=manuale/)
    const next = page.getByRole('form', { name: 'Il tuo veicolo' })
    await next.getByLabel('Marca').selectOption('fiat')
    await next.getByRole('button', { name: 'Continua' }).click()
    await expect(next.getByLabel('Modello')).toBeVisible()
    await expect(next.getByLabel('Chilometri')).toHaveValue('60.000')
    await expect(next.getByLabel('Cambio')).toHaveValue('manuale')
  })
})
