import { getPage } from '@/e2e/html-page'
import { pageTypes } from '@/e2e/page-types'
import { expect, test } from '@/e2e/test'

for (const { name, hrefIn } of pageTypes.filter(({ variantOf }) => variantOf === undefined)) {
  test(`the styles of the page come from the stylesheet: ${name}`, async ({ request, market }) => {
    const { document } = await getPage(request, hrefIn(market))
    expect(document.querySelectorAll('style:not(noscript style)')).toHaveLength(0)
    const address = document.querySelector('link[rel="stylesheet"][href$="/styles.css"]')?.getAttribute('href') ?? ''
    const sheet = await request.get(address)
    expect(sheet.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    const css = await sheet.text()
    const named = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]).filter((one) => /^e\w+\d$/.test(one)),
    )
    expect(named.size).toBeGreaterThan(10)
    expect([...named].filter((one) => !css.includes(`.${one}`))).toEqual([])
  })
}
