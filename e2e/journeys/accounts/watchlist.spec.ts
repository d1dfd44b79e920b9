import { randomUUID } from 'node:crypto'
import type { Locator, Route } from '@playwright/test'
import { fillLogin, logIn, openAccount, openAccountMenu } from '@/e2e/accounts'
import { becomeVisitor, conversionsOf, untilCounting } from '@/e2e/experiments'
import { expectValidLayout, widthsOf } from '@/e2e/layout-checks'
import { daysAgo, insertAd } from '@/e2e/market'
import { denyStorage, results, visit } from '@/e2e/page-actions'
import { expect, type Page, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'

const call = '**/api/v1/pages/private/watchlist'
const list = '/area-privata/preferiti'
const flag = 'watchListHasNotification'

const heartIn = (area: Page | Locator) => area.getByRole('button', { name: /^Salva(to)? nei preferiti: / }).first()
const entry = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Preferiti/ })
    .locator('visible=true')
    .first()
const dot = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Preferiti: nuovo elemento nei preferiti' }).locator('visible=true')
const flagIn = (page: Page) => page.evaluate((name) => localStorage.getItem(name), flag)
const savedBy = async (db: Pool, email: string) =>
  (
    await db<
      { id: number }[]
    >`select ad_id as id from saved_ad join app_user on app_user.id = user_id where email = ${email} and removed_at is null order by ad_id`
  ).map(({ id }) => id)
const idIn = (href: string | null) => Number(/(\d+)$/.exec(href ?? '')?.[1])

/** Puts an ad on somebody's list as if it had been dearer, and not sold, when they last looked. */
const saveAsNews = (db: Pool, email: string, ad: number) => db`
  insert into saved_ad (user_id, ad_id, saved_price_cents, seen_price_cents, seen_sold)
  select app_user.id, ad.id, price_cents + 100000, price_cents + 100000, false from app_user, ad where email = ${email} and ad.id = ${ad}`

test('a heart saves an ad and takes it off again, alike on its card and on its page', async ({ page, market }) => {
  const email = await openAccount(market.db)
  await logIn(page, email, { at: '/usate' })
  const card = results(page).first()
  const href = await card.getByRole('link').first().getAttribute('href')
  await expect(heartIn(card)).toHaveAttribute('aria-pressed', 'false')
  await heartIn(card).click()
  await page.reload() // at once: the call is not cut off
  await expect.poll(() => savedBy(market.db, email)).toEqual([idIn(href)])
  await visit(page, href ?? '')
  await expect(heartIn(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heartIn(page), 'the button says so').toHaveText('Salvato')
  await heartIn(page).press('Enter')
  await expect(heartIn(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(heartIn(page)).toHaveText('Salva')
  await expect.poll(() => savedBy(market.db, email)).toEqual([])
})

const strangersHeart = heartIn
const login = (page: Page) => page.getByRole('dialog', { name: /^Accedi ad/ })
const savedHere = (page: Page) => page.evaluate(() => localStorage.getItem('savedAds'))

test('the heart of a stranger saves the ad in the browser; the login moves it to the account', async ({ page, market }) => {
  const email = await openAccount(market.db)
  const search = '/usate?carburante=diesel'
  await visit(page, search)
  const card = results(page).first()
  const id = idIn(await card.getByRole('link').first().getAttribute('href'))
  await strangersHeart(card).click()
  await expect(strangersHeart(card)).toHaveAttribute('aria-pressed', 'true')
  await expect(dot(page)).toHaveCount(1)
  const notice = page.locator('#errors').getByRole('status')
  await expect(notice).toContainText(/Salvata su questo (telefono|computer)/)
  await expectValidLayout(page, 'saved in the browser')
  await visit(page, search)
  await expect(strangersHeart(results(page).first())).toHaveAttribute('aria-pressed', 'true')
  await strangersHeart(results(page).nth(1)).click()
  await expect(notice, 'said once only').toHaveCount(0)
  await strangersHeart(results(page).nth(1)).click()
  await expect.poll(() => savedHere(page)).toBe(String(id))
  await visit(page, '/accedi?preferiti')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hai 1 auto salvata qui')
  await page.getByRole('button', { name: 'Vedi l’auto' }).click()
  await expect(page.getByRole('region', { name: 'Auto salvate qui' }).getByRole('article')).toHaveCount(1)
  await expectValidLayout(page, 'the ads saved here')
  await fillLogin(page.getByRole('main'), email)
  await expect(page.locator('#errors').getByRole('status')).toContainText('1 auto salvata nei preferiti')
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  expect(await savedBy(market.db, email)).toEqual([id])
  await expect.poll(() => savedHere(page)).toBe('')
})

test('without browser storage the login itself saves the ad that a stranger wanted', { tag: '@once' }, async ({ page, market }) => {
  await denyStorage(page)
  const email = await openAccount(market.db)
  await visit(page, market.adHref)
  await strangersHeart(page).click()
  await fillLogin(login(page), email)
  await expect(page).toHaveURL(list)
  expect(await savedBy(market.db, email)).toEqual([idIn(market.adHref)])
})

test('the page that the heart of a stranger links to saves the ad after the login, and counts it', { tag: '@once' }, async ({
  page,
  context,
  market,
}) => {
  const email = await openAccount(market.db)
  const visitor = randomUUID()
  await becomeVisitor(context, visitor)
  const ad = idIn(market.adHref)
  await visit(page, market.adHref)
  const way = strangersHeart(page).locator('xpath=..')
  await expect(way).toHaveAttribute('action', '/accedi')
  expect(await way.evaluate((form: HTMLFormElement) => [...new FormData(form).keys()])).toEqual(['preferiti', 'annuncio'])
  await untilCounting(page) // of a page that is left before, nothing is counted
  await visit(page, `/accedi?preferiti&annuncio=${ad}`)
  expect(await flagIn(page)).toBeNull()
  await untilCounting(page)
  await fillLogin(page.getByRole('main'), email)
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  expect(await savedBy(market.db, email)).toEqual([ad])
  await expect.poll(() => conversionsOf(market.db, visitor)).toEqual(['ad_view', 'favourite_added', 'login'])
  const other = await insertAd(market.db, {
    status: 'withdrawn',
    model: 'panda',
    version: 'Desiderata',
    price_cents: 700_000,
    closed_at: daysAgo(1),
  })
  await visit(page, `/accedi?preferiti&annuncio=${other}`) // from a page that does not know of the login
  await expect(page.getByText('Vuoi salvare Fiat Panda Desiderata nei preferiti?')).toBeVisible()
  await expectValidLayout(page, 'the question')
  expect(await savedBy(market.db, email)).toEqual([ad])
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page).toHaveURL(list)
  expect((await savedBy(market.db, email)).sort()).toEqual([ad, other].sort())
})

const fallback = 'Ops qualcosa è andato storto! Riprova più tardi'
const failures: { network: string; text: string; answer: (route: Route) => Promise<void> }[] = [
  {
    network: 'answers 400',
    text: 'Così non va.',
    answer: (route) => route.fulfill({ status: 400, json: { code: 'invalid', message: 'Così non va.' } }),
  },
  {
    network: 'answers 500',
    text: fallback,
    answer: (route) => route.fulfill({ status: 500, body: '<h1>Errore</h1>', contentType: 'text/html' }),
  },
  { network: 'answers nothing', text: fallback, answer: (route) => route.abort() },
  { network: 'answers nonsense', text: fallback, answer: (route) => route.fulfill({ status: 200, json: { saved: 'forse' } }) },
]
for (const { network, text, answer } of failures) {
  test(`when the network ${network}, the heart is empty again and says why; then it works`, { tag: '@once' }, async ({ page, market }) => {
    const email = await openAccount(market.db)
    await logIn(page, email, { at: market.adHref })
    await page.route(call, answer)
    await heartIn(page).click()
    const notice = page.locator('#errors').getByRole('alert')
    await expect(notice.locator('strong')).toHaveText('Annuncio non salvato')
    await expect(notice.locator('p')).toHaveText(text)
    if (network === 'answers 500') await expectValidLayout(page, 'failed')
    await expect(heartIn(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(dot(page)).toHaveCount(0)
    expect(await savedBy(market.db, email)).toEqual([])
    await notice.getByRole('button', { name: 'Chiudi' }).click()
    await page.unroute(call)
    await heartIn(page).click()
    await expect(dot(page)).toHaveCount(1)
    await expect.poll(() => savedBy(market.db, email)).toEqual([idIn(market.adHref)])
  })
}

test('the heart fills at once, and after a late answer only the last of many presses counts', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const email = await openAccount(market.db)
  await logIn(page, email, { at: market.adHref })
  let release = () => {}
  const late = new Promise<void>((resolve) => (release = resolve))
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/private/watchlist') && requested.push(request.method()))
  await page.route(call, async (route) => {
    await late
    await route.continue()
  })
  for (const pressed of ['true', 'false', 'true', 'false']) {
    await heartIn(page).click()
    await expect(heartIn(page)).toHaveAttribute('aria-pressed', pressed)
  }
  expect(requested).toEqual(['POST'])
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  release()
  await removed
  await expect(heartIn(page)).toHaveAttribute('aria-pressed', 'false')
  expect(requested).toEqual(['POST', 'DELETE'])
  expect(await savedBy(market.db, email)).toEqual([])
})

test('an answer that never comes is given up after 15 seconds', { tag: '@once' }, async ({ page, market }) => {
  await page.clock.install()
  await logIn(page, await openAccount(market.db), { at: market.adHref })
  await page.route(call, () => new Promise(() => {}))
  const requested = page.waitForRequest(call)
  await heartIn(page).click()
  await requested
  await page.clock.fastForward(15_000)
  await expect(page.locator('#errors').getByRole('alert').locator('strong')).toHaveText('Annuncio non salvato')
  await expect(heartIn(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor who was logged out meanwhile logs in, and the ad is saved', { tag: '@once' }, async ({ page, market }) => {
  const email = await openAccount(market.db)
  await logIn(page, email, { at: market.adHref })
  await page.context().clearCookies()
  await heartIn(page).click()
  await fillLogin(page.getByRole('dialog', { name: /^Accedi ad / }), email)
  await expect(page).toHaveURL(list)
  await expect.poll(() => savedBy(market.db, email)).toEqual([idIn(market.adHref)])
})

test('saving raises the flag and the dot; the dot shows on every page until the watchlist is opened', async ({ page, market }) => {
  await logIn(page, await openAccount(market.db), { at: market.adHref })
  await expect(entry(page)).toHaveAccessibleName('Preferiti')
  await heartIn(page).click()
  await expect(dot(page)).toHaveCount(1)
  await expect.poll(() => flagIn(page)).toBe('true')
  await visit(page, '/vendi')
  await expect(dot(page)).toHaveCount(1)
  const seen = page.waitForResponse((response) => response.request().method() === 'PUT')
  await entry(page).click()
  await seen
  await expect(page).toHaveURL(list)
  await expect(dot(page)).toHaveCount(0)
  await expect.poll(() => flagIn(page)).toBeNull()
  await visit(page, '/vendi')
  await expect(entry(page)).toHaveAccessibleName('Preferiti')
})

test('a saved ad that got cheaper, and one that was sold, raise the dot until the list has been seen', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const email = await openAccount(market.db)
  await logIn(page, email)
  const sold = await insertAd(market.db, { status: 'sold', model: 'panda', price_cents: 700_000, closed_at: daysAgo(1) })
  for (const ad of [idIn(market.adHref), sold]) {
    await saveAsNews(market.db, email, ad)
    await visit(page, '/vendi')
    await expect(dot(page)).toHaveCount(1)
    await expect.poll(() => flagIn(page)).toBe('true')
    const seen = page.waitForResponse((response) => response.request().method() === 'PUT')
    await visit(page, list)
    await seen
    await expect(dot(page)).toHaveCount(0)
    await visit(page, '/vendi')
    await expect(entry(page)).toHaveAccessibleName('Preferiti')
  }
})

test('strangers see no dot even with a stored flag, and a logout removes the flag', { tag: '@once' }, async ({ page, market }) => {
  await visit(page, '/vendi')
  await page.evaluate((name) => localStorage.setItem(name, 'true'), flag)
  await visit(page, '/vendi')
  await expect(entry(page)).toHaveAccessibleName('Preferiti')
  await logIn(page, await openAccount(market.db))
  await expect(dot(page)).toHaveCount(1)
  await page.evaluate(() => localStorage.setItem('fb-marketing-consents-needed', 'true'))
  await (await openAccountMenu(page, 'Francesca')).getByRole('button', { name: 'Esci' }).click()
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Francesca' })).toHaveCount(0)
  await expect.poll(() => flagIn(page)).toBeNull()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fb-marketing-consents-needed'))).toBeNull()
})

test('in a browser that keeps nothing the heart and the dot work for as long as the page', { tag: '@once' }, async ({ page, market }) => {
  const faults: Error[] = []
  page.on('pageerror', (error) => faults.push(error))
  await denyStorage(page)
  await logIn(page, await openAccount(market.db), { at: market.adHref })
  await heartIn(page).click()
  await expect(dot(page)).toHaveCount(1)
  await expect(heartIn(page)).toHaveAttribute('aria-pressed', 'true')
  await expectValidLayout(page, 'a pressed heart and the dot')
  expect(faults).toEqual([])
})

test('hearts are at least 44 px and lie in the corner of a card, on a phone on its picture', async ({ page, market }) => {
  await logIn(page, await openAccount(market.db))
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/usate')
    const [heart, card] = [await heartIn(results(page).first()).boundingBox(), await results(page).first().boundingBox()]
    expect(heart, `${width} px`).toMatchObject({ width: 44, height: 44 })
    expect((card?.x ?? 0) + (card?.width ?? 0) - (heart?.x ?? 0), `${width} px`).toBeLessThanOrEqual(56)
  }
})
