import { getPage, structuredFacts, textOf } from '@/e2e/html-page'
import { insertAd } from '@/e2e/market'
import { expect, test } from '@/e2e/test'

const hostile = "</script><script>document.title='x'</script>"
const row = {
  category: 'caravan-e-camper',
  make: 'adria',
  model: 'coral',
  version: hostile,
  description: `Camper ${hostile} in ordine`,
  contact_name: hostile,
  price_cents: 2_345_600,
}

test('a script in the text of an ad stays text: on the page, in the list and in the structured facts', async ({
  request,
  page,
  market,
}) => {
  const id = await insertAd(market.db, row)
  const { document, html, status } = await getPage(request, `/annuncio/x-${id}`)
  expect(status).toBe(200)
  expect(html).not.toContain('<script>document.title')
  expect(textOf(document.querySelector('main'))).toContain(`Camper ${hostile} in ordine`)
  expect(structuredFacts(document).get('Product,Vehicle')?.['name']).toBe(`Adria Coral ${hostile}`)

  for (const path of [`/annuncio/x-${id}`, '/caravan-e-camper/annunci/adria/coral']) {
    await page.goto(path)
    await expect(page.getByText(hostile).first()).toBeVisible()
    await expect(page).not.toHaveTitle('x')
    expect(await page.title()).toContain('Adria Coral')
  }
  await page.getByRole('article').filter({ hasText: hostile }).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adria Coral')
  await expect(page).toHaveTitle(/^Adria Coral <\/script>/)
})
