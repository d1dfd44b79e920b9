import { adIdOf } from '@/lib/kernel/routes/routes'
import { comparisonHref } from '@/lib/market/comparison/comparison-query'
import { undecided } from '../consent'
import { banner } from '../consent-banner'
import { expectFocusStaysVisible } from '../layout-checks'
import type { Market } from '../market'
import { chips, isPhone, openFilters, removeChip, results, submit, visit } from '../page-actions'
import { expect, type Page, test } from '../test'

/** The last is 1280 × 1024 enlarged to 400 %: what it shows, higher ones hide only below a bar of their own, of which the list has all. */
const screens = [
  { width: 1280, height: 800, pages: [] },
  { width: 390, height: 844, pages: [] },
  { width: 320, height: 256, pages: ['/', '/noleggio_lungo_termine', '/accedi', '/registrati', '/marche-modelli'] },
]
const list = '/usate?prezzo_a=30000'
const comparisonIn = ({ adHref, soldHref }: Market) => comparisonHref({ ids: [adHref, soldHref].flatMap((href) => adIdOf(href) ?? []) })
const heading = (page: Page) => page.getByRole('heading', { name: /^Risultati / })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' })) // scrolling is done at once

for (const { pages, ...screen } of screens) {
  test.describe(`${screen.width} × ${screen.height}`, () => {
    test.use({ viewport: screen })

    test('a visitor who walks by Tab always sees the focus', { tag: '@once' }, async ({ page, market }) => {
      const others = pages.length === 0 ? [] : [market.dealerHref, comparisonIn(market)]
      for (const path of [list, market.adHref, ...pages, ...others]) {
        await visit(page, path)
        await expectFocusStaysVisible(page, path)
      }
    })

    test('a visitor who walks the filters by Tab sees the focus from the first to the last', { tag: '@once' }, async ({ page }) => {
      await visit(page, '/usate')
      const filters = await openFilters(page)
      for (const name of ['Marca', 'Carburante e motore', 'Storia e garanzia']) {
        await filters.getByText(name, { exact: true }).locator('visible=true').first().focus()
        await expectFocusStaysVisible(page, `from «${name}»`)
      }
    })

    test.describe('beside the question about privacy', () => {
      test.use({ storageState: undecided })
      test('the privacy question covers no focus, stands in a low page and scrolls away', { tag: '@once' }, async ({ page, market }) => {
        for (const path of ['/usate', market.adHref]) {
          await visit(page, path)
          await expect(banner(page)).toBeVisible()
          await expectFocusStaysVisible(page, `${path} with the question`)
          await page.evaluate(() => window.scrollTo(0, 800))
          const question = expect(banner(page))
          await (screen.height < 480 ? question.not : question).toBeInViewport()
        }
      })
    })
  })
}

test('a filter applied from its field keeps the focus there, and the new count is announced', async ({ page }) => {
  await visit(page, '/usate')
  const filters = await openFilters(page)
  const price = filters.getByLabel('Prezzo a', { exact: true })
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /annunc/ })
    .first() // the list's; another in the filters says the count of what is being chosen
  const before = await count.innerText()
  await price.fill('9000')
  await price.press('Enter')
  await expect(page).toHaveURL(/prezzo_a=9000/)
  await expect(count).not.toHaveText(before)
  // On a phone the filters are closed now.
  await expect(isPhone(page) ? heading(page) : price).toBeFocused()
  await expect(page.locator(':focus')).toBeInViewport()
})

test('a filter applied by the button or a box leaves the focus there', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  const filters = await openFilters(page)
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check()
  await submit(filters)
  await expect(chips(page), 'rendered anew').toHaveText(['Diesel'])
  await expect(filters.getByRole('button', { name: /^Mostra/ })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY), 'the results begin at the top').toBe(0)
  await filters.getByRole('checkbox', { name: /^Automatico/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveText(['Diesel', 'Automatico'])
  await expect(page).toHaveURL(/cambio=automatico/)
  await expect(filters.getByRole('checkbox', { name: /^Automatico/ })).toBeFocused()
})

test('the focus goes from a removed token to the next, then to the field, on a new page to the heading', async ({ page }) => {
  await visit(page, '/usate?cambio=manuale&carburante=diesel')
  await removeChip(page, 'Diesel')
  await expect(page).toHaveURL(/\/usate\?cambio=manuale$/)
  await expect(chips(page)).toHaveText(['Manuale'])
  await expect(chips(page)).toBeFocused()
  await removeChip(page, 'Manuale')
  await expect(page).toHaveURL(/\/usate$/)
  await expect(page.getByLabel('Che auto cerchi? Dillo a parole tue')).toBeFocused()
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).press('Enter')
  await expect(page).toHaveURL(/pagina=2/)
  await expect(heading(page)).toHaveText(/^Risultati 21–40 di/)
  await expect(heading(page)).toBeFocused()
  await expect(heading(page)).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(results(page).first().locator(':focus')).toHaveCount(1)
})

test('paging through a dealer’s stock moves the focus to its heading', { tag: '@once' }, async ({ page, market }) => {
  await visit(page, market.dealerHref)
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).press('Enter')
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('heading', { name: /in vendita$/ })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('the link brings the focus into the filters, Escape and the cross close them and give it back', { tag: '@once' }, async ({
    page,
  }) => {
    await visit(page, '/usate')
    const opener = page.getByRole('link', { name: /^Filtri/ })
    for (const close of [() => page.keyboard.press('Escape'), () => page.getByRole('link', { name: 'Chiudi i filtri' }).press('Enter')]) {
      await opener.press('Enter')
      const filters = page.getByRole('region', { name: 'Filtri' })
      await expect(filters).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(filters.getByRole('link', { name: 'Chiudi i filtri' })).toBeFocused()
      await close()
      await expect(filters).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
})
