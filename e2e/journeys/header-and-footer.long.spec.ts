import { resize } from '../layout-checks'
import { openMenu, openSearchMenu, visit } from '../page-actions'
import { expect, test } from '../test'

test('the logo leads home, and header and footer stand on every page', { tag: '@once' }, async ({ page, market }) => {
  await visit(page, market.dealerHref)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Ingrana, vai alla home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the search menu holds Auto, Moto, Camper, Veicoli Commerciali and Concessionari', async ({ page }) => {
  await visit(page, '/')
  const banner = await openSearchMenu(page)
  const list = banner
    .getByRole('list')
    .filter({ visible: true })
    .filter({ has: page.getByRole('link', { name: 'Auto', exact: true }) })
    .last()
  await expect(list.getByRole('link')).toHaveText(['Auto', 'Moto', 'Camper', 'Veicoli Commerciali', 'Concessionari'])
})

test('Vendi and Magazine can be reached from the header', async ({ page }) => {
  await visit(page, '/')
  const banner = page.getByRole('banner')
  for (const [name, path] of [
    ['Vendi', '/vendi'],
    ['Magazine', '/magazine'],
  ] as const) {
    await openMenu(page)
    await banner
      .getByRole('link', { name: new RegExp(`^${name}$`, 'i') })
      .locator('visible=true')
      .click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('the strip below the header leads to the five kinds of car offer', async ({ page }) => {
  await visit(page, '/km0')
  const strip = page.getByRole('navigation', { name: 'Categorie auto' })
  await expect(strip.getByRole('link')).toHaveText(['Usate', 'Km 0', 'Nuove', 'Noleggio lungo termine', "Auto d'epoca"])
  await expect(strip.getByRole('link', { name: 'Km 0' })).toHaveAttribute('aria-current', 'page')
  await strip.getByRole('link', { name: "Auto d'epoca" }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ auto d'epoca$/)
})

test('the footer has site links, social profiles in a new tab, a way up, and the line for 2023', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/annunci')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading')).toHaveText(['Cerca un veicolo', 'Informazioni', 'Area business', 'Assistenza e privacy'])
  for (const name of ['Facebook', 'Instagram', 'YouTube', 'TikTok', 'Compra in sicurezza']) {
    await expect(footer.getByRole('link', { name: `${name} (si apre in una nuova scheda)` })).toHaveAttribute('target', '_blank')
  }
  await expect(footer.getByRole('link', { name: 'Impostazioni privacy' })).toBeVisible()
  for (const name of ['Ingrana Nautica', 'Ingrana Ricambi'])
    await expect(footer.getByRole('link', { name }), 'a sister site is another site').toHaveAttribute(
      'href',
      /^http:\/\/localhost:\d+\/siti\//,
    )
  await expect(footer.getByText('© 2023 Ingrana')).toBeVisible()
  await footer.getByRole('link', { name: 'Torna su' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('at 800 px the menu is the one of phones, at 801 px that of a desktop', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await visit(page, '/')
  const phoneMenu = page.getByRole('banner').locator('summary[aria-label=Menu]')
  await expect(phoneMenu).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeHidden()
  await page.setViewportSize({ width: 801, height: 800 })
  await expect(phoneMenu).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
})

test('the content is at most 1024 px wide with 16 px beside it', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/chi-siamo')
  const breadcrumbs = page.getByRole('navigation', { name: 'Percorso' })
  expect((await breadcrumbs.boundingBox())?.width).toBe(1024 - 2 * 16)
  await resize(page, 390)
  expect((await breadcrumbs.boundingBox())?.x).toBe(16)
})

test('the columns of the footer move together at 1199 px, and at 767 px they are two', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/chi-siamo')
  const columns = page.getByRole('contentinfo').getByRole('heading').first().locator('xpath=../..')
  const look = () =>
    columns.evaluate((element) => {
      const { gridTemplateColumns, columnGap } = getComputedStyle(element)
      return [gridTemplateColumns.split(' ').length, columnGap]
    })
  for (const [width, count, gap] of [
    [1200, 4, '32px'],
    [1199, 4, '24px'],
    [768, 4, '24px'],
    [767, 2, '16px'],
  ] as const) {
    await resize(page, width)
    expect(await look(), String(width)).toEqual([count, gap])
  }
})
