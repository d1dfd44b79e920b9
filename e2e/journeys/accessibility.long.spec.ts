import { accessibilityViolations } from '../axe'
import { everyWidth, expectFits, expectSoundAtEachWidth, expectValidLayout, resize, widthsOf } from '../layout-checks'
import { openFilters, openSearchMenu, visit } from '../page-actions'
import { pageTypes } from '../page-types'
import { visitPictured } from '../pictured-ad'
import { expect, test } from '../test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const { name, hrefIn, variantOf, isRare } of pageTypes) {
  const isLikeAnother = variantOf !== undefined || isRare
  test(`${name}: axe finds nothing, and nothing is wider than the screen`, { tag: '@once' }, async ({ page, market }) => {
    await visit(page, hrefIn(market))
    for (const width of everyWidth) {
      await resize(page, width)
      if (isLikeAnother && width === 1280)
        await expectFits(page, name) // header, footer and grid of this width are those of the other pages
      else await expectValidLayout(page, name)
    }
  })
}

test('an open menu has no fault that axe can find', async ({ page }) => {
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/')
    const banner = await openSearchMenu(page)
    await expect(banner.getByRole('link', { name: 'Moto', exact: true })).toBeVisible()
    await expectValidLayout(page)
  }
})

test('the filters with every group unfolded have no fault that axe can find', async ({ page }) => {
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/annunci?prezzo_a=15000')
    const filters = await openFilters(page)
    await filters.locator('details').evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')))
    await filters.getByText('ISOFIX').evaluate((label) => label.scrollIntoView({ block: 'center' }))
    await expectValidLayout(page)
  }
})

test('an enlarged picture has no fault that axe can find', async ({ page, market }) => {
  await visitPictured(page, market.db)
  await page.getByRole('button', { name: 'Ingrandisci' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectSoundAtEachWidth(page)
})

test('the check itself reports a picture without a text and words too pale to read', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/chi-siamo')
  await page.evaluate(() => {
    document
      .querySelector('main h1')
      ?.insertAdjacentHTML(
        'afterend',
        '<img id="planted" src="/favicon.svg"><p id="pale" style="color:#ccc;background:#fff">Testo chiaro</p>',
      )
  })
  expect((await accessibilityViolations(page)).sort()).toEqual(['color-contrast: #pale', 'image-alt: #planted'])
})
