import { gzipSync } from 'node:zlib'
import { logIn, openAccount } from '../accounts'
import { expectValidLayout } from '../layout-checks'
import { visit } from '../page-actions'
import { expect, type Page, test } from '../test'

/** All that the service worker may cache: the offline page and its parts. */
const allowed = [
  /^\/offline$/,
  /^\/logo\/ingrana(-inverse)?\.svg$/,
  /^\/_next\/static\/css\/[\w-]+\.css$/,
  /^\/_next\/static\/\w+\/offline\.css$/,
  /^\/_next\/static\/media\/[\w.-]+\.woff2$/,
  /^\/_next\/static\/media\/icons\.\w+\.svg$/,
]

/** Opens a page and waits until the worker behind it is at work. */
async function visitWithWorker(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated')
}

/** Everything any cache of the site holds. */
async function cachedAddresses(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url)
  })
  return addresses.toSorted()
}

test('the worker is activated, and every address in its cache is on the list, answers 200, and is small', async ({ page, request }) => {
  await visitWithWorker(page, '/')
  const addresses = await cachedAddresses(page)
  expect(addresses.filter((address) => !allowed.some((pattern) => pattern.test(new URL(address).pathname)))).toEqual([])
  expect(addresses.some((address) => new URL(address).pathname === '/offline')).toBe(true)
  expect(addresses.some((address) => address.endsWith('.svg') && address.includes('/icons.'))).toBe(true)
  let bytes = 0
  for (const address of addresses) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    bytes += gzipSync(await response.body()).length // as it travels
  }
  expect(bytes).toBeLessThan(65_000)
})

test('browsing adds nothing to the cache of the worker', async ({ page, market }) => {
  await visitWithWorker(page, '/')
  const before = await cachedAddresses(page)
  for (const path of ['/annunci', market.adHref, '/concessionari', '/questa-pagina-non-esiste', '/offline']) await page.goto(path)
  await logIn(page, await openAccount(market.db))
  await page.evaluate(() => Promise.all(['/api/v1/makes', '/api/v1/settings', '/api/v1/csrf'].map((path) => fetch(path))))
  await visit(page, '/usate')
  expect(await cachedAddresses(page)).toEqual(before)
})

test('a page without a network becomes the offline page at its own address, and «Riprova» reloads', async ({ page, context }) => {
  await visitWithWorker(page, '/')
  await context.setOffline(true)
  await page.goto('/annunci?prezzo_a=15000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei offline.')
  expect(page.url()).toContain('/annunci?prezzo_a=15000')
  expect(await page.evaluate(async () => [...(await document.fonts.ready)].filter(({ status }) => status === 'error'))).toEqual([])
  expect(
    await page
      .getByRole('banner')
      .locator('img')
      .evaluate((logo) => logo instanceof HTMLImageElement && logo.naturalWidth > 0),
  ).toBe(true)
  await context.setOffline(false)
  await expectValidLayout(page)
  await page.getByRole('link', { name: 'Riprova' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('auto')
  expect(page.url()).toContain('/annunci?prezzo_a=15000')
})

test('a half-filled form stays as it is when the network goes and comes, and when a new worker takes over', async ({ page, context }) => {
  await visitWithWorker(page, '/registrati')
  const loads: string[] = []
  page.on('load', () => loads.push(page.url()))
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.fill('Francesca')
  const back = page.evaluate(() => new Promise((resolve) => window.addEventListener('online', resolve, { once: true })))
  await context.setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await context.setOffline(false)
  await back
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?v=2')) // other bytes are another worker, and so is another address
  const newest = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active && new URL(active.scriptURL).search + active.state
    })
  await expect.poll(newest).toBe('?v=2activated')
  await page.evaluate(() => fetch('/health'))
  expect(loads).toEqual([])
  await expect(name).toHaveValue('Francesca')
})

test('requests of an account bypass the service worker', async ({ page, market }) => {
  const byWorker = async (path: string) => (await page.goto(path))?.fromServiceWorker()
  await visitWithWorker(page, '/')
  expect(await byWorker('/annunci')).toBe(true)
  for (const path of ['/accedi', '/registrati', '/password-dimenticata', '/api/v1/makes']) expect(await byWorker(path), path).toBe(false)
  await logIn(page, await openAccount(market.db))
  for (const path of ['/area-privata/il-mio-profilo', '/area-privata/preferiti']) expect(await byWorker(path), path).toBe(false)
})
