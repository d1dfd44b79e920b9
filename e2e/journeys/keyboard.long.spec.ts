import { isPhone, openFilters, submit, tabTo, totalOf, visit } from '../page-actions'
import { expect, test } from '../test'

test('the first Tab offers to skip to the content', async ({ page }) => {
  await visit(page, '/annunci')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Vai al contenuto' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the menu is opened, walked and closed by keyboard', async ({ page }) => {
  await visit(page, '/')
  const banner = page.getByRole('banner')
  const search = banner.locator('summary', { hasText: /^cerca$/i }).locator('visible=true')
  if (isPhone(page)) {
    await tabTo(page, banner.locator('summary[aria-label=Menu]'))
    await page.keyboard.press('Enter')
    await expect(banner.getByRole('link', { name: 'ACCEDI' })).toBeVisible()
  }
  await tabTo(page, search)
  await page.keyboard.press('Enter')
  await tabTo(page, banner.getByRole('link', { name: 'Moto', exact: true }), 3)
  await page.keyboard.press('Escape')
  await expect(banner.getByRole('link', { name: 'Moto', exact: true })).toBeHidden()
})

test('a search is made by keyboard alone, from the filters to the ad', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  if (isPhone(page)) {
    await tabTo(page, page.getByRole('link', { name: /^Filtri/ }))
    await page.keyboard.press('Enter')
  }
  const price = page.getByRole('region', { name: 'Filtri' }).getByLabel('Prezzo a', { exact: true })
  await tabTo(page, price)
  await page.keyboard.type('9000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/usate\?prezzo_a=9000/)
  const ad = page.locator('#risultati').getByRole('article').first().getByRole('heading').getByRole('link')
  await tabTo(page, ad, 400)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/annuncio\//)
})

test('a folded group of filters opens by keyboard, shows options with counts, and applies a tick', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/usate')
  const filters = await openFilters(page)
  const group = filters.locator('summary', { hasText: 'Carrozzeria' })
  await tabTo(page, group, 80)
  await page.keyboard.press('Enter')
  const box = filters.getByRole('checkbox', { name: /^SUV [\d.]+$/ })
  await expect(box).toBeVisible()
  // on a phone the group is a page of the sheet
  await expect(isPhone(page) ? filters.getByRole('heading', { name: 'Carrozzeria' }).locator('visible=true') : group).toBeFocused()
  await tabTo(page, box, 12)
  await page.keyboard.press('Space')
  const promised = (await box.locator('xpath=..').innerText()).replace(/\D/g, '')
  await Promise.all([page.waitForURL(/\/usate\?carrozzeria=suv$/), submit(filters)])
  await expect.poll(() => totalOf(page)).toBe(Number(promised))
  await expect(page.locator('#filtri [name=carrozzeria][value=suv]')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\/usate(#filtri[a-z-]*)?$/) // on a phone the open filters, and a page of them, are places in the page
  await expect(page.locator('#filtri [name=carrozzeria]')).toHaveCount(0)
})
