import { startChunks } from '@/lib/kernel/framework/next-names.mjs'
import { openAccount, testPassword } from '../accounts'
import { openWithoutLateCode, visit, waitForHydration } from '../page-actions'
import { expect, test } from '../test'

test('a heart that is pressed before its code has come saves the ad once it has', { tag: '@once' }, async ({ page }) => {
  const release = await openWithoutLateCode(page, '/usate')
  await page
    .getByRole('button', { name: /^Salva nei preferiti/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/usate$/)
  release()
  await expect(page.getByRole('button', { name: /^Salva nei preferiti/, pressed: true })).toHaveCount(1)
  await expect(page).toHaveURL(/\/usate$/)
})

test('a filter that is chosen before the code has come is counted once it has', { tag: '@once' }, async ({ page }) => {
  const release = await openWithoutLateCode(page, '/usate')
  const filters = page.getByRole('region', { name: 'Filtri' })
  const send = filters.getByRole('button', { name: /^Mostra/ })
  const before = await send.innerText()
  await filters.getByRole('checkbox', { name: /^Diesel/ }).check()
  release()
  await expect(send).not.toHaveText(before)
})

test('a login sent before its code has loaded succeeds, and nothing typed is lost', { tag: '@once' }, async ({ page, db }) => {
  const email = await openAccount(db)
  const release = await openWithoutLateCode(page, '/accedi?dopo=%2Fkm0')
  const main = page.getByRole('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Password', { exact: true }).fill(testPassword)
  await main.getByRole('button', { name: 'Accedi', exact: true }).click()
  release()
  await expect(page).toHaveURL(/\/km0$/)
})

/** Runs before the page and reports each `Intl` that is made, and each comparison by language. */
const reportingIntl = `
  for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'Collator'])
    Intl[name] = new Proxy(Intl[name], { construct: (target, args) => (tellIntl(name), new target(...args)) })
  const { localeCompare } = String.prototype
  String.prototype.localeCompare = function (...args) { tellIntl('localeCompare'); return localeCompare.apply(this, args) }
`

test('a page begins without the words of a language, which a browser takes long to load', { tag: '@once' }, async ({ page, market }) => {
  const begun: string[] = []
  await page.exposeFunction('tellIntl', (name: string) => begun.push(name))
  await page.addInitScript({ content: reportingIntl })
  for (const path of ['/', '/usate', market.adHref, '/accedi']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    expect(begun, path).toEqual([])
  }
})

test('typed text stays in its field when the code hydrates the form', { tag: '@once' }, async ({ page }) => {
  const release = await openWithoutLateCode(page, '/accedi')
  const name = page.getByRole('main').getByLabel('E-mail')
  await name.fill('maria@example.it')
  release()
  await waitForHydration(page)
  await expect(name).toHaveValue('maria@example.it')
})

test('a page fetches no other page’s code and data until somebody is about to go there', { tag: '@once' }, async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const others = () => requested.filter((path) => /\/_next\/(data\/|static\/chunks\/pages\/(?!_app|usate))/.test(path))
  await visit(page, '/usate')
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(others()).toEqual([])
  await page.getByRole('article').last().getByRole('link').first().hover()
  await expect.poll(() => decodeURIComponent(others().join(' '))).toContain('annuncio/[slug]')
})

test('the code of a page is requested when the page and its main picture are seen', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/usate')
  const { seen, pictureThere, requested } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming)
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc
    return {
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      pictureThere: files.find(({ name }) => name === picture)?.responseEnd ?? Infinity,
      requested: files.filter(({ name }) => name.includes('/chunks/')).map(({ startTime }) => startTime),
    }
  })
  const maxWaitMs = 3_000
  expect(requested.length).toBeGreaterThan(5)
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(Math.min(Math.max(seen, pictureThere), maxWaitMs))
})

test('a page whose scripts the server refuses at first hydrates all the same', { tag: '@once' }, async ({ page }) => {
  const refused = new Set<string>()
  await page.route(`**/_next/static/chunks/{${startChunks.join()}}-*.js`, async (route) => {
    const address = route.request().url()
    const isAgain = refused.has(address)
    refused.add(address)
    await (isAgain ? route.continue() : route.fulfill({ status: 503 }))
  })
  await visit(page, '/usate')
  expect(refused.size).toBe(2)
  await page
    .getByRole('button', { name: /^Salva nei preferiti/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Salva nei preferiti/, pressed: true })).toHaveCount(1)
})

for (const path of ['/', '/usate', '/accedi'])
  test(`${path} keeps its title and is taken over without a complaint of the browser`, { tag: '@once' }, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
    page.on('pageerror', ({ message }) => said.push(message))
    const html = await (await page.request.get(path)).text()
    await visit(page, path)
    expect(html).toContain(`>${await page.title()}</title>`)
    expect(said).toEqual([])
  })
