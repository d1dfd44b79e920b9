import type { Locator } from '@playwright/test'
import { resize } from '../layout-checks'
import { holdNextPage, results, visit } from '../page-actions'
import { visitPictured } from '../pictured-ad'
import { expect, type Page, test } from '../test'

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), property)
const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not visible')
  return box
}

test('forced colours preserve every distinction that a colour alone makes', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, '/')
  const tabs = page.getByRole('navigation', { name: 'Cosa cerchi?' }).getByRole('link')
  expect(await styleOf(tabs.nth(0), 'background-color')).not.toBe(await styleOf(tabs.nth(1), 'background-color'))
  await visit(page, '/usate')
  const categories = page.getByRole('navigation', { name: 'Categorie auto' }).getByRole('link')
  expect(await styleOf(categories.nth(0), 'border-top-color')).not.toBe(await styleOf(categories.nth(1), 'border-top-color'))
  const pages = page.getByRole('navigation', { name: 'Pagine' })
  expect(await styleOf(pages.getByText('1', { exact: true }), 'background-color')).not.toBe(
    await styleOf(pages.getByText('2', { exact: true }), 'background-color'),
  )
  await visit(page, await ratedAd(page))
  const scale = page.getByRole('img', { name: /^Questo annuncio chiede / })
  const [band, own] = [scale.locator('[data-is=band]'), scale.locator('[data-is=own]')]
  expect(await styleOf(band, 'stroke')).toBe(await styleOf(scale.locator('text').first(), 'fill'))
  expect(await styleOf(own, 'fill')).not.toBe(await styleOf(band, 'fill'))
})

/** The page of an ad that has a price label. */
async function ratedAd(page: Page): Promise<string> {
  await visit(page, '/annunci?etichetta=1')
  return (await results(page).first().getByRole('link').first().getAttribute('href')) ?? ''
}

test('an ad is printed on one sheet, with its facts and without what can only be pressed', { tag: '@once' }, async ({ page, market }) => {
  await visit(page, market.adHref)
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'In breve' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Venditore' })).toBeVisible()
  for (const gone of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('#simili'), page.locator('[data-bottom-bar]')])
    await expect(gone).toBeHidden()
})

test('a list is printed with every card, and without what can only be pressed', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  await page.emulateMedia({ media: 'print' })
  const last = results(page).last()
  await expect(last.getByRole('heading')).toBeVisible()
  expect(await last.evaluate((card) => getComputedStyle(card).contentVisibility)).toBe('visible')
  for (const gone of [page.locator('main form'), results(page).getByRole('link', { name: /preferiti/ }), page.locator('#filtri')])
    await expect(gone.locator('visible=true')).toHaveCount(0)
})

test('a list whose text is twice as large is as wide as its screen', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  for (const width of [1280, 800, 390]) {
    await resize(page, width)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('an ad that is late shows a sign on the way from the list', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  const answer = await holdNextPage(page)
  const sign = page.getByRole('progressbar', { name: 'Caricamento della pagina' })
  await expect(sign).toHaveCount(0)
  await results(page).first().getByRole('heading').getByRole('link').click()
  await expect(sign).toBeVisible()
  answer()
  await expect(page).toHaveURL(/\/annuncio\//)
  await expect(sign).toHaveCount(0)
})

/** The text spacing of WCAG 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'
/** Heights in the illustration, in px: the road, and on a phone the car below the words. */
const heights = { road: 110, car: 150 }

test('with larger text spacing the words of the home page stay clear of road and car', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/')
  await page.addStyleTag({ content: spacing })
  for (const width of [1280, 801, 800, 390, 320]) {
    await resize(page, width)
    const landscape = page.locator('section:has(> img + div h1)')
    const [section, words] = [await boxOf(landscape), await boxOf(landscape.getByRole('paragraph'))]
    const room = section.y + section.height - (words.y + words.height)
    expect(room, `${width} px`).toBeGreaterThanOrEqual(width > 800 ? heights.road : heights.car)
  }
})

test('a card never cuts off its vehicle: the picture keeps its shape at every width', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  for (const width of [1280, 992, 991, 801, 800, 768, 767, 584, 583, 390]) {
    await resize(page, width)
    const { width: wide, height } = await boxOf(results(page).first().getByRole('img').first())
    expect(wide / height, `${width} px`).toBeGreaterThan(1.19) // 16:10, less the scenery at the sides
  }
})

test('on a phone the facts of an ad come right after its price, before the seller and the advice', { tag: '@once' }, async ({
  page,
  market,
}) => {
  await visit(page, market.adHref)
  for (const width of [800, 390]) {
    await resize(page, width)
    const parts = [
      page.getByRole('region', { name: 'Prezzo' }),
      page.getByRole('heading', { name: 'In breve' }),
      page.getByRole('heading', { name: 'Descrizione' }),
      page.getByRole('region', { name: 'Venditore' }),
      page.getByText('Non mandare soldi prima').locator('visible=true'),
    ]
    const tops = await Promise.all(parts.map(async (part) => (await boxOf(part)).y))
    expect(tops, `${width} px`).toEqual(tops.toSorted((a, b) => a - b))
  }
})

test('a page says once that its pictures are illustrations', { tag: '@once' }, async ({ page, market }) => {
  for (const path of ['/', '/usate', market.dealerHref]) {
    await visit(page, path)
    await expect(page.getByText(/immagin[ei] illustrativ[ae]/i)).toHaveCount(1)
  }
  await visit(page, market.adHref)
  await expect(page.locator('figcaption').getByText('Il disegno non è')).toBeVisible()
})

test('an enlarged picture grows on a phone too, has a caption, and returns to its position on the page', {
  tag: '@once',
}, async ({ page, market }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await visitPictured(page, market.db)
  const enlarge = page.getByRole('button', { name: 'Ingrandisci' })
  const inPage = await boxOf(page.locator('figure img').first())
  await enlarge.click()
  const dialog = page.getByRole('dialog', { name: 'Immagine ingrandita' })
  await expect(dialog).toContainText('Foto · 1 di 4')
  await expect.poll(async () => (await boxOf(dialog.getByRole('img').first())).width).toBeGreaterThan(inPage.width * 1.4)
  await dialog.getByRole('button', { name: 'Immagine successiva' }).click()
  await expect(dialog).toContainText('2 di 4')
  await expect(dialog.getByRole('button', { name: 'Immagine successiva' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(enlarge).toBeFocused()
  await expect(page.getByRole('group', { name: 'Foto 2 di 4' })).toBeVisible()
})

test('a dealer page has a cover with initials and the number at hand, and compact pictures on a phone', {
  tag: '@once',
}, async ({ page, market }) => {
  await visit(page, market.dealerHref)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const letters = name
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
  await expect(page.getByText(letters.join(''), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mostra il numero' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Orari' })).toBeVisible()
  await resize(page, 390, 844)
  const card = page.getByRole('article').first()
  const [picture, title] = [await boxOf(card.getByRole('img').first()), await boxOf(card.getByRole('heading'))]
  expect(picture.width).toBe(124)
  expect(title.x).toBeGreaterThan(picture.x + picture.width)
})
