import { numberText } from '@/lib/market/catalogue/number-text'
import { chips, holdNextPage, openFilters, results, totalOf, visit, wholeIn } from '../page-actions'
import { expect, type Page, test } from '../test'

/** Errors of a page: in the console, where React logs mismatches with the HTML of the server, and thrown ones. */
function listenForErrors(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  return said
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test.describe('on a desktop', () => {
  test('ticking options updates results at once, preserves focus, scroll and folds, and back undoes one tick', {
    tag: '@once',
  }, async ({ page }) => {
    const said = listenForErrors(page)
    await visit(page, '/usate')
    const loads = await page.evaluate(() => performance.timeOrigin)
    const filters = await openFilters(page)
    await filters.locator('summary', { hasText: 'Carrozzeria' }).click()
    const suv = filters.getByRole('checkbox', { name: /^SUV/ })
    await suv.scrollIntoViewIfNeeded()
    const before = await scrolled(page)
    await suv.check()
    await expect(page).toHaveURL(/\/usate\?carrozzeria=suv$/)
    await expect(chips(page)).toHaveText(['SUV'])
    const one = await totalOf(page)
    await expect(suv).toBeFocused()
    expect(Math.abs((await scrolled(page)) - before), 'within a pixel of where it stood').toBeLessThanOrEqual(1)
    await filters.getByRole('checkbox', { name: /^Berlina/ }).check()
    await expect(page).toHaveURL(/\/usate\?carrozzeria=berlina&carrozzeria=suv$/)
    await expect.poll(() => totalOf(page)).toBeGreaterThan(one)
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^[\d.]+ annunci$/ })
        .first(),
    ).toBeAttached()
    await page.goBack()
    await expect(page).toHaveURL(/\/usate\?carrozzeria=suv$/)
    await expect.poll(() => totalOf(page)).toBe(one)
    await expect(filters.getByRole('checkbox', { name: /^Berlina/ })).not.toBeChecked()
    await expect(filters.getByRole('checkbox', { name: /^SUV/ })).toBeChecked()
    expect(await page.evaluate(() => performance.timeOrigin), 'no whole load').toBe(loads)
    expect(said).toEqual([])
  })

  test('back from an ad leads to the chosen list, to its place in it, and to the same filters', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/usate')
    await page
      .locator('#filtri')
      .getByRole('checkbox', { name: /^Diesel/ })
      .check()
    await expect(chips(page)).toHaveText(['Diesel'])
    await page.getByRole('link', { name: 'Pagina 2', exact: true }).click()
    await expect(page.getByText(/^Risultati 21–40 di/)).toBeVisible()
    const link = results(page).nth(9).getByRole('heading').getByRole('link')
    const title = await link.innerText()
    await link.click({ trial: true })
    const before = await scrolled(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(page).toHaveURL(/\/usate\?carburante=diesel&pagina=2$/)
    await expect(page.getByText(/^Risultati 21–40 di/)).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(before)
    await expect(page.locator('#filtri').getByRole('checkbox', { name: /^Diesel/ })).toBeChecked()
  })

  test('a typed limit counts when the field is left, a removed chip leaves the page where it stands', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/usate')
    const price = page.locator('#filtri').getByLabel('Prezzo a', { exact: true })
    await price.fill('9000')
    await expect(page).toHaveURL(/\/usate$/)
    await page.keyboard.press('Tab')
    await expect(page).toHaveURL(/\/usate\?prezzo_a=9000$/)
    await expect(chips(page)).toHaveText(['Fino a 9.000 €'])
    await chips(page).first().press('Delete')
    await expect(page).toHaveURL(/\/usate$/)
    await expect(price).toHaveValue('')
  })

  test('the limits of the price are dragged by keyboard, and the fields show them', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/usate')
    const filters = page.locator('#filtri')
    const thumb = filters.getByRole('slider', { name: 'Cursore del prezzo massimo' })
    await thumb.focus()
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft')
    const field = filters.getByLabel('Prezzo a', { exact: true })
    await expect(thumb).toHaveAttribute('aria-valuetext', `${await field.inputValue()} €`)
    const limit = wholeIn(await field.inputValue())
    await expect(page, 'the list follows the last press, however many lists it asked for on the way').toHaveURL(
      new RegExp(`/usate\\?prezzo_a=${limit}$`),
    )
    await expect(field).toHaveValue(numberText(limit))
    await expect(chips(page)).toHaveText([`Fino a ${numberText(limit)} €`])
    await expect(thumb).toBeFocused()
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/\/usate$/)
    await expect(chips(page)).toHaveCount(0)
  })

  test('while the list is late the old one stays, dimmed, and a quick second choice cancels the first', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/usate')
    const answer = await holdNextPage(page)
    const filters = page.locator('#filtri')
    await filters.getByRole('checkbox', { name: /^Diesel/ }).check()
    await expect(page.getByRole('heading', { level: 1, name: 'Cerco…' })).toBeVisible()
    await filters.getByRole('checkbox', { name: /^Automatico/ }).check()
    answer()
    await expect(page).toHaveURL(/\/usate\?cambio=automatico&carburante=diesel$/)
    await expect(chips(page)).toHaveText(['Diesel', 'Automatico'])
    await expect(page.getByRole('heading', { level: 1, name: 'Cerco…' })).toHaveCount(0)
    await page.goBack()
    await expect(page, 'the cancelled choice is no place of its own').toHaveURL(/\/usate$/)
  })

  test('a list that cannot be fetched leaves the old one, says so, and can be tried again', { tag: '@once' }, async ({ page }) => {
    await visit(page, '/usate')
    await page.route(/carburante=diesel/, (route) => route.abort())
    await page
      .locator('#filtri')
      .getByRole('checkbox', { name: /^Diesel/ })
      .check()
    await expect(page.getByRole('alert').filter({ hasText: 'Ops qualcosa è andato storto! Riprova più tardi' })).toBeVisible()
    await expect(page).toHaveURL(/\/usate$/)
    await expect(results(page)).toHaveCount(20)
    await expect(page.locator('#filtri').getByRole('checkbox', { name: /^Diesel/ })).toBeChecked()
    await page.unroute(/carburante=diesel/)
    await page.getByRole('link', { name: 'Riprova' }).click()
    await expect(page).toHaveURL(/\/usate\?carburante=diesel$/)
    await expect(chips(page)).toHaveText(['Diesel'])
    await expect(page.getByText('Ops qualcosa è andato storto!')).toHaveCount(0)
  })

  test('without network the old list stays and says so, and the new one comes with the network', { tag: '@once' }, async ({
    page,
    context,
  }) => {
    await visit(page, '/usate')
    await context.setOffline(true)
    await page
      .locator('#filtri')
      .getByRole('checkbox', { name: /^Diesel/ })
      .check()
    await expect(page.getByRole('alert').filter({ hasText: 'Sei senza rete.' })).toBeVisible()
    await expect(results(page)).toHaveCount(20)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/usate\?carburante=diesel$/)
    await expect(page.getByText('Sei senza rete.')).toHaveCount(0)
  })
})
