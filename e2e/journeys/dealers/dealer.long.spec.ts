import { newEmail } from '@/e2e/accounts'
import { accessibilityViolations } from '@/e2e/axe'
import { expectValidLayout } from '@/e2e/layout-checks'
import { results, tabTo, visit } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a dealer page opened from a list with a place shows the distance, and the browser stores no place', {
  tag: '@once',
}, async ({ page, context }) => {
  await visit(page, '/usate?dove=015146&raggio=200&venditore=concessionario')
  await results(page).first().getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: 'Vedi la concessionaria' }).click()
  const distance = page.getByText(/^(\d+|meno di 1)\u00a0km da Milano$/)
  await expect(distance).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))))
  expect(stored + JSON.stringify(await context.cookies()) + page.url()).not.toMatch(/Milano|015146/)
  await expectValidLayout(page, 'dealer with a distance')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dove siamo' })).toBeVisible()
  await expect(distance).toHaveCount(0)
})

test('a visitor writes to a dealer by keyboard: the form opens over the page and returns the focus', {
  tag: '@once',
}, async ({ page, market }) => {
  await visit(page, market.dealerHref)
  const write = page.getByRole('main').getByRole('button', { name: 'Scrivi' })
  await tabTo(page, write)
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Scrivi alla concessionaria' })
  await expect(form.getByLabel('Nome e cognome')).toBeFocused()
  await expect(form).toContainText(await page.locator('h1').innerText())
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.insertText('Marco Bruni')
  const email = newEmail()
  await form.getByLabel('E-mail').fill(email)
  await form.getByRole('button', { name: 'Invia il messaggio' }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Messaggio inviato' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(write).toBeFocused()
  await expect(page.getByText('Hai scritto a questa concessionaria.')).toBeVisible()
  const slug = market.dealerHref.split('/').at(-1) ?? ''
  expect(
    await market.db`select reply.ad_id from reply join dealer on dealer.id = reply.dealer_id where slug = ${slug} and reply.email = ${email}`,
  ).toMatchObject([{ adId: null }])
})

test('each kind of a dealer’s stock is one press away; the focus stays, and back leads to all of it', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const [dealer] = await market.db<{ slug: string }[]>`
    select slug from ad join dealer on dealer.id = ad.dealer_id where status = 'published' and category = 'auto'
    group by slug having count(*) filter (where offer_type = 'km0') > 0 and count(*) filter (where offer_type = 'usato') > 0 order by slug limit 1`
  await visit(page, `/concessionari/${dealer?.slug ?? ''}`)
  const km0 = page.getByRole('navigation', { name: 'Tipi di veicolo' }).getByRole('link', { name: /^Km 0/ })
  const count = Number(/\d+$/.exec(await km0.innerText())?.[0])
  await km0.press('Enter')
  await expect(page).toHaveURL(/\?tipo=km0$/)
  await expect(km0).toHaveAttribute('aria-current', 'page')
  await expect(km0).toBeFocused()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(18, count))
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Tutti/ })).toHaveAttribute('aria-current', 'page')
})
