import { numberText } from '@/lib/market/catalogue/number-text'
import { accessibilityViolations } from '../axe'
import { results, totalOf, visit, wholeIn } from '../page-actions'
import { expect, test } from '../test'

const nothing = '/usate?carburante=diesel&prezzo_a=200'

test('a search without results shows what each filter costs, links to the relaxed ones, and offers saving', async ({ page }) => {
  await visit(page, nothing)
  await expect(page.getByRole('heading', { name: 'Nessun annuncio con questi filtri' })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await expect(page.locator('#risultati').getByRole('link', { name: 'Salva la ricerca' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: /^Togli «Fino a 200 €»: / })
  const promised = wholeIn((await row.innerText()).replace(/^.*: /, ''))
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/usate\?carburante=diesel$/)
  await expect.poll(() => totalOf(page)).toBe(promised)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the ads just beyond a limit stand apart below few results, each with the limit it needs', { tag: '@once' }, async ({ page }) => {
    await page.goto('/usate?ordina=prezzo_crescente')
    const [cheapest = ''] = await results(page)
      .getByText(/^[\d.]+\s€/)
      .allInnerTexts()
    await page.goto(`/usate?prezzo_a=${wholeIn(cheapest)}`)
    const apart = page.getByRole('region', { name: 'Vicini a quello che cerchi' })
    await expect(apart.getByRole('article').first()).toContainText(`invece di «Fino a ${numberText(wholeIn(cheapest))} €»`)
    expect(await totalOf(page)).toBeLessThan(5)
  })
})
