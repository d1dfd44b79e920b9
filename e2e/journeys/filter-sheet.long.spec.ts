import { api } from '@/lib/kernel/routes/routes'
import { accessibilityViolations } from '../axe'
import { chips, openFilters, submit, totalOf, visit, wholeIn } from '../page-actions'
import { expect, type Page, test } from '../test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('the filter sheet of a phone closes by Escape, cross and back, and the list preserves its position', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/usate')
  await page.mouse.wheel(0, 60) // the way to the filters is still in view
  await expect.poll(() => scrolled(page)).toBeGreaterThan(30)
  const before = await scrolled(page)
  const closings = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('link', { name: 'Chiudi i filtri' }).click(),
    () => page.goBack(),
  ]
  for (const close of closings) {
    const filters = await openFilters(page)
    await expect(filters).toBeInViewport({ ratio: 0.9 })
    await close()
    await expect(filters).toBeHidden()
    await expect(page).toHaveURL(/\/usate$/)
    await expect(page.getByRole('link', { name: /^Filtri/ })).toBeFocused()
    expect(await scrolled(page)).toBe(before)
  }
})

test('a choice in the filter sheet counts without changing the list, which then shows what was promised', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/usate')
  const all = await totalOf(page)
  const filters = await openFilters(page)
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check()
  const button = filters.getByRole('button', { name: /^Mostra [\d.]+ annunci$/ })
  await expect.poll(async () => wholeIn(await button.innerText())).toBeLessThan(all)
  await expect(page).toHaveURL(/\/usate#filtri$/)
  const promised = wholeIn(await button.innerText())
  await submit(filters)
  await expect(page).toHaveURL(/\/usate\?carburante=diesel$/)
  await expect(filters).toBeHidden()
  await expect(chips(page)).toHaveText(['Diesel'])
  expect(await totalOf(page)).toBe(promised)
})

test('Tab stays in the sheet, from its last control to its first and back', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  const filters = await openFilters(page)
  const [cross, show] = [filters.getByRole('link', { name: 'Chiudi i filtri' }), filters.getByRole('button', { name: /^Mostra/ })]
  await expect(filters).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(show).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cross).toBeFocused()
})

test('the sheet holds its rules at 320 px and with text twice as large, and can be scrolled to its end', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/usate')
  await openFilters(page)
  expect(await accessibilityViolations(page)).toEqual([])
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const sheet = page.locator('#filtri')
  expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await expect(sheet.getByRole('button', { name: /^Mostra/ })).toBeInViewport({ ratio: 1 })
})

test('a long filter group is a page of the sheet that preserves choices and leads back to its row', {
  tag: '@once',
}, async ({ page }) => {
  await visit(page, '/usate')
  const filters = await openFilters(page)
  const row = filters.locator('summary').filter({ hasText: 'Carrozzeria' })
  const title = filters.getByRole('heading', { name: 'Carrozzeria' })
  const suv = filters.getByRole('checkbox', { name: /^SUV/ })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => filters.getByRole('link', { name: 'Torna ai filtri' }).click(),
    () => page.goBack(),
  ]
  const button = filters.getByRole('button', { name: /^Mostra [\d.]+ annunci$/ })
  const all = await button.innerText()
  for (const goBack of ways) {
    await expect(button, 'the choice of the turn before is counted no more').toHaveText(all)
    await expect(row).toContainText('Nessuna scelta')
    await row.focus()
    await page.keyboard.press('Enter')
    await expect(title).toBeFocused()
    await expect(filters.getByRole('group', { name: 'Prezzo' })).toBeHidden()
    await expect(filters.getByRole('link', { name: 'Chiudi i filtri' })).toBeHidden()
    await suv.check()
    await expect.poll(async () => wholeIn(await button.innerText())).toBeLessThan(wholeIn(all))
    await goBack()
    await expect(row).toBeFocused()
    await expect(row).toContainText('SUV')
    await expect(suv).toBeHidden()
    await expect(page).toHaveURL(/\/usate#filtri$/)
    await row.click()
    await suv.uncheck()
    await page.goBack()
  }
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await expect(page).toHaveURL(/\/usate$/)
})

test('a page of the filter sheet leads to its list by its button, and reloads as the sheet', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/usate')
  const filters = await openFilters(page)
  await filters.locator('summary').filter({ hasText: 'Dotazioni' }).click()
  await expect(filters.getByRole('heading', { name: 'Dotazioni' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await filters.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await filters.getByLabel('Cerca una dotazione').fill('parch')
  await expect(filters.getByRole('checkbox', { name: 'ABS' })).toBeHidden()
  const sensors = filters.getByRole('checkbox', { name: /^Sensori di parcheggio/ }).first()
  const button = filters.getByRole('button', { name: /^Mostra [\d.]+ annunci$/ })
  const all = wholeIn(await button.innerText())
  await sensors.check()
  await expect.poll(async () => wholeIn(await button.innerText())).toBeLessThan(all)
  expect(await accessibilityViolations(page)).toEqual([])
  await filters.getByRole('button', { name: 'Azzera: Dotazioni' }).click()
  await expect(filters.getByRole('heading', { name: 'Dotazioni' })).toBeFocused()
  await expect(sensors).not.toBeChecked()
  await expect.poll(async () => wholeIn(await button.innerText())).toBe(all)
  await page.reload()
  await expect(page).toHaveURL(/\/usate#filtri$/)
  await filters.locator('summary').filter({ hasText: 'Carrozzeria' }).click()
  await filters.getByRole('checkbox', { name: /^SUV/ }).check()
  await submit(filters)
  await expect(page).toHaveURL(/\/usate\?carrozzeria=suv$/)
  await expect(filters).toBeHidden()
  await expect(chips(page)).toHaveText(['SUV'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sheet opens and closes by links, and its form shows what was chosen', { tag: '@once' }, async ({ page }) => {
    await page.goto('/usate')
    const filters = await openFilters(page)
    await filters.getByRole('checkbox', { name: /^Diesel/ }).check()
    await submit(filters)
    await expect(page).toHaveURL(/\/usate\?carburante=diesel/)
    await openFilters(page)
    await page.getByRole('link', { name: 'Chiudi i filtri' }).click()
    await expect(filters).toBeHidden()
    await expect(chips(page)).toHaveText(['Diesel'])
  })
})

test('a choice that finds nothing makes the button the way out, which shows what it promised', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  const filters = await openFilters(page)
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check()
  await filters.getByLabel('Prezzo a', { exact: true }).fill('1')
  const exit = filters.getByRole('link', { name: /^Togli «Fino a 1 €»: [\d.]+ annunci$/ })
  await expect(filters.getByText('Nessun annuncio con tutti questi filtri')).toBeVisible()
  const promised = wholeIn((await exit.innerText()).split(':')[1] ?? '')
  await exit.click()
  await expect(page).toHaveURL(/\/usate\?carburante=diesel$/)
  await expect.poll(() => totalOf(page)).toBe(promised)
})

test('Enter shows the list also when what has been counted is what was typed a letter ago', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  const filters = await openFilters(page)
  const price = filters.getByLabel('Prezzo a', { exact: true })
  await price.fill('1')
  await expect(filters.getByText('Nessun annuncio con tutti questi filtri')).toBeVisible()
  await page.route(`**/${api.postsCount}?**`, () => {}) // what is counted next never comes
  await price.fill('9000')
  await price.press('Enter')
  await expect(page).toHaveURL(/\/usate\?prezzo_a=9000$/)
})
