import { visit } from '../page-actions'
import { expect, type Page, test } from '../test'

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Modello').selectOption('panda')
  await page.getByLabel('Prima immatricolazione').fill('03/2019')
  await page.getByLabel('Chilometri').fill('45.000')
  await page.getByRole('button', { name: 'Calcola il valore' }).click()
}

async function expectAnswer(page: Page): Promise<void> {
  const answer = page.getByRole('main').getByRole('region', { name: 'Il valore' })
  await expect(answer.getByRole('heading', { name: 'Fiat Panda' })).toBeVisible()
  await expect(answer.getByText(/Otto annunci simili su dieci|Non valutabile/).first()).toBeVisible()
  await expect(page).toHaveURL(/marca=fiat&modello=panda&immatricolazione=03%2F2019&km=45\.000.*#valore$/)
}

test('a vehicle is valued step by step, the result can be shared, and its data go along to the sale', async ({ page }) => {
  await visit(page, '/valutazione-auto')
  const make = page.getByLabel('Marca')
  await make.focus()
  await make.selectOption('bmw')
  await expect(page.getByLabel('Modello').getByRole('option', { name: 'Serie 1' })).toBeAttached()
  await page.getByLabel('Chilometri').fill('1')
  await make.focus()
  await make.selectOption('fiat')
  await expect(page.getByLabel('Modello').getByRole('option', { name: 'Panda' }).first()).toBeAttached()
  await expect(make).toBeFocused()
  await expect(page.getByLabel('Chilometri')).toHaveValue('1')
  await page.goBack()
  await expect(make).toHaveValue('bmw')
  await page.goForward()
  await expect(make).toHaveValue('fiat')
  await fillIn(page)
  await expectAnswer(page)
  await page.reload()
  await expectAnswer(page)
  await expect(page.getByLabel('Chilometri')).toHaveValue('45.000')
  await page.getByRole('link', { name: 'Pubblica l’annuncio' }).click()
  await expect(page).toHaveURL(/\/vendi\?marca=fiat&modello=panda/)
})

test('without JavaScript a vehicle is valued in two steps', { tag: '@once' }, async ({ browser, market }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(new URL('/valutazione-auto', new URL(market.adHref, test.info().project.use.baseURL)).href)
  await page.getByLabel('Marca').selectOption('fiat')
  await page.getByRole('button', { name: 'Continua' }).click()
  await fillIn(page)
  await expectAnswer(page)
  await page.close()
})
