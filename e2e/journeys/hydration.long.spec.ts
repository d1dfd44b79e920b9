import type { Page } from '@playwright/test'
import { openIsolatedApplication } from '../isolated-application'
import { findMarket } from '../market'
import { visit } from '../page-actions'
import { expect, test } from '../test'

/** Changes one piece of the HTML on its way from the server to the browser. */
async function spoil(page: Page, path: string, from: string, to: string): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    expect(html).toContain(from)
    await route.fulfill({ response: answer, body: html.replace(from, to) })
  })
}

test.describe('where the browser renders a page otherwise than the server', () => {
  test.use({ mayComplain: true })

  test('every journey would notice', { tag: '@once' }, async ({ page, complaints }) => {
    await visit(page, '/accessibilita')
    expect(complaints).toEqual([])
    await spoil(page, '**/accessibilita', '<h1', '<h2')
    await visit(page, '/accessibilita')
    await expect.poll(() => complaints.join('\n')).toMatch(/accessibilita: .*React error #\d+/)
  })
})

test.describe('in development, where React compares attributes too', () => {
  test.use({ mayComplain: true })
  test.setTimeout(300_000) // on a busy machine each page takes its time to compile

  test('every kind of page hydrates as it was rendered, and a mismatch is reported', { tag: '@once' }, async ({ page, complaints }) => {
    const site = await openIsolatedApplication({ DEMO_ADS: '300' }, ['--dev'])
    try {
      const { adHref, dealerHref } = await findMarket(site.db)
      for (const path of ['/', '/annunci', '/usate/fiat', adHref, dealerHref, '/accedi', '/magazine/leggere-i-prezzi-dell-usato']) {
        expect((await visit(page, site.url + path))?.status(), path).toBe(200)
        expect(complaints, path).toEqual([])
      }
      await spoil(page, '**/accedi', '<main ', '<main data-other="x" ')
      await visit(page, `${site.url}/accedi`)
      await expect.poll(() => complaints.join('\n')).toMatch(/hydrat/i)
    } finally {
      await site.close()
    }
  })
})
