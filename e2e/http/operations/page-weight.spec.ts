import { expect, test } from '@/e2e/test'
import { firstView } from '@/scripts/bench/pages/browser-view'
import { contentsOf, weigh, weighScripts } from '@/scripts/bench/pages/page-weight'
import { findPages, type PageName } from '@/scripts/bench/pages/pages'

const parts = ['html', 'gzip', 'scripts', 'requests', 'ahead', 'bytes'] as const
type Weights = {
  /** Bytes of the HTML, as it is and by gzip. */
  html: number
  gzip: number
  /** Bytes by gzip of all scripts that the HTML names. */
  scripts: number
  /** How many files a phone with an empty cache fetches for the page itself, how many ahead for others, and all their bytes. */
  requests: number
  ahead: number
  bytes: number
}

const magazinePages = { magazine: '/magazine', article: '/magazine/leggere-i-prezzi-dell-usato' }

/**
 * Limits for each page: the measure of 22 November 2026 and 3 %, to be lowered with every gain and never raised in passing.
 * The HTML of an ad grew by 2,000 and 610 on 23 November for the price explained: the scale with estimate and band, and the plotted history.
 * Files and bytes were measured anew that day, without lazy pictures outside the first view; Debian's chromium fetches an icon that its headless shell does not.
 * The magazine has thirty-two articles instead of eighteen since 29 November 2026: 18,000 bytes more, 2,300 by gzip.
 * Magazine and article, with eighteen articles: 25 November 2026. That day a list got the addresses of its ads for search engines (2,400 bytes, 270 by gzip), and icons lost their usual size (2,900 bytes, 120 by gzip).
 * The login got the button of passkeys, 28 November 2026: 190 bytes of HTML, 60 by gzip; the library comes when it is pressed.
 * On a trial site the footer says that its data are invented, and each file says `noindex`, since 29 November 2026: 70 bytes of HTML, 40 by gzip, 650 of all.
 * A list shows two cards on a phone's first screen instead of one since 29 November 2026, with tokens, ticks and photo counts: 5 % more by gzip, 2 % more of the rest.
 * Home has the valuation, a curve and three articles since 29 November 2026, and its fields come when they are opened, the makes of its valuation when that is about to be seen: within 5 % of the budget before.
 * The shell got menus with counts, the watchlist of the browser and two more pages in its footer, 29 November 2026: 400 bytes of scripts, 3,000 to 7,000 of all.
 * Three pages and their addresses are new since 30 November 2026, those of call-backs, morning mails and descriptions: up to 0.4 % of all bytes.
 * Nine pages are new since then, those of deals, checks of a vehicle, notices, telephone and photographs by number: their addresses and their part of the one stylesheet are 2,000 bytes of all pages; an ad has its line of checks besides, 2,300 bytes.
 * The first script notes pages that are left before they count, since 30 November 2026: 575 bytes by gzip, and places of experiments 120: measured 117,107 to 117,396 of scripts.
 * Places, schedules, mails and sellers on marketing's pages are 1,000 bytes of the one stylesheet since then, of all pages: measured 277,360 to 314,339.
 * All bytes, and list and ad by gzip, have 1 % of room since then: two builds of one commit on two machines differ by 0.1 %, two markets by 200 bytes of a list, two ads by 100.
 * The aims: HTML of a list 90,000 and 18,000, scripts 135,000 (118,000 at best) on each page. `npm run bench:pages` shows where we are.
 */
const budgets = {
  home: { html: 34_540, gzip: 8_290, scripts: 117_600, requests: 31, ahead: 0, bytes: 301_700 },
  list: { html: 90_900, gzip: 14_500, scripts: 117_600, requests: 34, ahead: 0, bytes: 326_000 },
  ad: { html: 50_900, gzip: 10_680, scripts: 117_600, requests: 31, ahead: 0, bytes: 315_000 },
  magazine: { html: 56_900, gzip: 9_620, scripts: 117_600, requests: 26, ahead: 0, bytes: 278_000 },
  article: { html: 51_400, gzip: 10_600, scripts: 117_600, requests: 28, ahead: 0, bytes: 291_000 },
  login: { html: 14_600, gzip: 3_800, scripts: 117_600, requests: 27, ahead: 0, bytes: 290_700 },
} satisfies Partial<Record<PageName | keyof typeof magazinePages, Weights>>

for (const name of ['home', 'list', 'ad', 'magazine', 'article', 'login'] as const) {
  test(`the page «${name}» stays within its budget of bytes and requests`, async ({ baseURL, browser, request }) => {
    const site = baseURL ?? ''
    const place = { ...(await findPages(site)), ...magazinePages }[name]
    const html = await (await request.get(place)).body()
    const scripts = await weighScripts(contentsOf(html.toString()).scripts, async (address) => (await request.get(address)).body())
    const { requests, ahead, bytes } = await firstView(browser, site + place)
    const measured: Weights = { html: html.length, gzip: weigh(html).gzip, scripts: scripts.gzip, requests, ahead, bytes }
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(measured) })
    const over = parts.filter((part) => measured[part] > budgets[name][part])
    expect(over.map((part) => `${part}: ${measured[part]} instead of ${budgets[name][part]} at most`)).toEqual([])
  })
}
