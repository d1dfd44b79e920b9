import { chips, chooseOrder, holdNextPage, openFilters, removeChip, results, submit, totalOf, visit, wholeIn } from '../page-actions'
import { expect, type Page, test } from '../test'

test('removing a token takes its filter alone out of the address and finds more', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/annunci/fiat?carburante=benzina&prezzo_a=15000')
  const before = await totalOf(page)
  await removeChip(page, 'Fino a 15.000 €')
  await expect(page).toHaveURL(/\/annunci\/fiat\?carburante=benzina$/)
  await expect(chips(page)).toHaveText(['Fiat', 'Benzina'])
  await expect(page.locator('#filtri [name=prezzo_a]')).toHaveValue('')
  await expect.poll(() => totalOf(page)).toBeGreaterThan(before)
  await (await openFilters(page)).getByRole('link', { name: 'Azzera tutto' }).click()
  await expect(page).toHaveURL(/\/annunci$/)
  await expect(chips(page)).toHaveCount(0)
})

test('ticking boxes of several filters finds what the button promised', async ({ page }) => {
  await visit(page, '/annunci')
  const filters = await openFilters(page)
  const all = await filters.getByRole('button', { name: /^Mostra/ }).innerText()
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check()
  await filters.getByRole('checkbox', { name: /^Automatico/ }).check()
  await filters.getByLabel('Anno di immatricolazione da').fill('2018')
  const button = filters.getByRole('button', { name: /^Mostra [\d.]+ annunci$/ })
  await expect(button).not.toHaveText(all)
  await Promise.all([page.waitForURL(/\/annunci\?anno_da=2018&cambio=automatico&carburante=diesel$/), submit(filters)])
  await expect(chips(page)).toHaveText(['Immatricolazione dal 2018', 'Diesel', 'Automatico'])
  await expect(results(page).first()).toContainText('Diesel')
})

test('cards of the first page are laid out when they come near, those of later pages at once', async ({ page }) => {
  const visibilityOfLast = () =>
    results(page)
      .last()
      .evaluate((card) => getComputedStyle(card).contentVisibility)
  await visit(page, '/usate')
  expect(await visibilityOfLast()).toBe('auto')
  expect(
    await results(page)
      .first()
      .evaluate((card) => getComputedStyle(card).contentVisibility),
  ).toBe('visible')
  await page.getByRole('link', { name: 'Pagina successiva' }).click()
  await expect(page).toHaveURL(/pagina=2|dopo=/)
  await expect.poll(visibilityOfLast).toBe('visible') // the cards of the page that is left say nothing any more
  await expect(results(page)).toHaveCount(20)
})

test('on a phone the first card of a list begins at most 260 px from the top', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/usate', '/usate/fiat?prezzo_a=30000', '/noleggio_lungo_termine']) {
    await visit(page, path)
    expect((await results(page).first().boundingBox())?.y, path).toBeLessThanOrEqual(260)
  }
})

test('back from an ad restores the position in the list', async ({ page }) => {
  await visit(page, '/usate')
  for (const place of [12, 17]) await goToAnAdAndBack(page, place)
  await page.reload() // a whole load is put in its place by the browser
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('back from an ad restores the list position, also where cards are higher than estimated', async ({ page }) => {
  await page.addInitScript(() => {
    const taller = new CSSStyleSheet()
    taller.replaceSync('article > div:last-of-type { padding-bottom: 60px !important }')
    addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(taller))
  })
  await visit(page, '/usate')
  await goToAnAdAndBack(page, 12)
})

async function goToAnAdAndBack(page: Page, place: number): Promise<void> {
  const link = results(page).nth(place).getByRole('heading').getByRole('link')
  await link.click({ trial: true }) // scrolls as far as a click needs
  expect(await restingPlace(page)).toBeGreaterThan(500)
  const heightOnScreen = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const seenAt = await heightOnScreen()
  await link.click()
  await expect(page).toHaveURL(/\/annuncio\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/usate$/)
  await expect(results(page)).toHaveCount(20)
  await restingPlace(page)
  expect(Math.abs((await heightOnScreen()) - seenAt)).toBeLessThan(3) // of a page that has been laid out as a whole meanwhile
}

/** The scroll position once the page rests; short distances scroll smoothly. */
async function restingPlace(page: Page): Promise<number> {
  let place = Number.NaN
  await expect
    .poll(async () => {
      const last = place
      place = await page.evaluate(() => window.scrollY)
      return place - last
    })
    .toBe(0)
  return place
}

test('sorting by price puts the lowest first and starts again on the first page', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate?pagina=2')
  await chooseOrder(page, 'Prezzo più basso')
  await expect(page).toHaveURL(/\/usate\?ordina=prezzo_crescente$/)
  await expect(page.getByRole('heading', { name: /^Risultati 1–20 di/ })).toBeAttached()
  await expect(results(page)).toHaveCount(20)
  const prices = (
    await results(page)
      .getByText(/^[\d.]+\s€/)
      .allInnerTexts()
  ).map(wholeIn)
  expect(prices).toHaveLength(20)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('a place with a radius sorts by distance, and no result is farther', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/annunci?dove=015146&raggio=100')
  await chooseOrder(page, 'Più vicini')
  await expect(page).toHaveURL(/\/annunci\?dove=015146&ordina=distanza&raggio=100$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d.]+ auto usate, km 0 e nuove a Milano e dintorni$/)
  const readDistances = async () => {
    const texts = await results(page)
      .getByText(/\(\w\w\).*[\d.]+\skm$/)
      .allTextContents()
    return texts.map((text) => wholeIn(/[\d.]+\skm$/.exec(text)?.[0] ?? ''))
  }
  // The address changes a moment before the results do, and their places are shown in between.
  await expect(async () => {
    const shown = await readDistances()
    expect(shown).not.toEqual([])
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  }).toPass()
  const distances = await readDistances()
  expect(distances.length).toBe(await results(page).count())
  expect(Math.max(...distances)).toBeLessThanOrEqual(100)
})

test('while the next page of a list is late the places of its cards are shown, then the cards', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  const answer = await holdNextPage(page)
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Caricamento' })).toBeAttached()
  await expect(results(page)).toHaveCount(0)
  answer()
  await expect(page.getByText(/^Risultati 21–40 di/)).toBeVisible()
  await expect(results(page)).toHaveCount(20)
})

test('pages follow each other without repeating an ad, and a page beyond the last is 404', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/annunci?carburante=benzina')
  const hrefs = () =>
    results(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const first = await hrefs()
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click()
  await expect(page).toHaveURL(/\/annunci\?carburante=benzina&pagina=2$/)
  await expect(page.getByRole('link', { name: 'Pagina 2', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(/^Risultati 21–40 di/)).toBeVisible()
  expect(new Set([...first, ...(await hrefs())]).size).toBe(40)
  await page.getByRole('link', { name: 'Pagina precedente' }).click()
  await expect(page).toHaveURL(/\/annunci\?carburante=benzina$/)
  expect((await page.request.get('/annunci?carburante=benzina&pagina=9999')).status()).toBe(404)
})
