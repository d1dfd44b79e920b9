import { createHash, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page, Route } from '@playwright/test'
import { array, object, string } from 'yup'
import { mayBeStored } from '@/lib/accounts/consent/test-stored-things'
import { api } from '@/lib/kernel/routes/routes'
import { pendingKey } from '@/lib/tracking/events/pending-events'
import { storedIn } from '../consent'
import { openSettings, untilRecorded } from '../consent-banner'
import { becomeVisitor, complaintsOf, untilCounting, visitorShown } from '../experiments'
import { results, visit, waitForHydration } from '../page-actions'
import { standInsUrl } from '../stand-ins'
import { expect, test } from '../test'

test.use({ extraHTTPHeaders: {} }) // the collector is a foreign origin: a header of ours would cause a preflight

const list = '/annunci'
const plainPages = ['/policies/privacy', '/accessibilita'] as const
const pending = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', pendingKey)
/** Something waits for the collector, and this page believes that it has failed. */
const hasGivenUp = async (page: Page) => /^(?!.*"claim").*"collector"/.test(await pending(page))
const setFault = (request: APIRequestContext, visitor: string, guasto: string) =>
  request.post(`${standInsUrl()}/collector/guasti`, { form: { visitatore: visitor, guasto }, maxRedirects: 0 })

async function collectedIds(request: APIRequestContext, visitor: string): Promise<string[]> {
  const answer: unknown = await (await request.get(`${standInsUrl()}/collector.json?visitatore=${visitor}`)).json()
  const lines = await array(object({ event: object({ '@id': string().required() }).required() }))
    .required()
    .validate(answer)
  return lines.map(({ event }) => event['@id'])
}

for (const fault of ['errore', 'giu']) {
  test(`events that the collector refuses wait for a later page; our results count them at once: ${fault}`, async ({
    page,
    request,
    market,
  }) => {
    const visitor = randomUUID()
    await becomeVisitor(page.context(), visitor)
    await setFault(request, visitor, fault)
    await visit(page, list)
    await untilCounting(page)
    await expect.poll(() => hasGivenUp(page)).toBe(true)
    const again = page.waitForRequest((sending) => sending.url().endsWith('/track'))
    await visit(page, plainPages[0])
    await again // until then it is the page before that has given up
    await expect
      .poll(() => market.db`select 1 from experiment_exposure where visitor_hash = ${createHash('sha256').update(visitor).digest()}`)
      .not.toHaveLength(0)
    await expect.poll(() => hasGivenUp(page)).toBe(true)
    expect(await pending(page)).toContain(visitor)
    expect(await collectedIds(request, visitor)).toEqual([])

    await setFault(request, visitor, '')
    await visit(page, plainPages[1])
    await expect.poll(async () => (await collectedIds(request, visitor)).length).toBeGreaterThan(1)
    await expect.poll(() => pending(page)).toBe('')
    const ids = await collectedIds(request, visitor)
    expect(new Set(ids).size).toBe(ids.length)
  })
}

test('a withdrawn consent ends the counting in every window, and pending events are discarded', async ({ page, request }) => {
  const visitor = randomUUID()
  const context = page.context()
  await becomeVisitor(context, visitor)
  await setFault(request, visitor, 'errore')
  await visit(page, list)
  await untilCounting(page)
  const windows = [page, await context.newPage()]
  const sent: string[] = []
  let isTakenBack = false // the first events of a page may leave until then
  for (const each of windows) {
    const again = each.waitForRequest((sending) => sending.url().endsWith('/track'))
    await visit(each, '/usate')
    await untilCounting(each)
    await again
    await expect.poll(() => hasGivenUp(each), 'nothing is under way').toBe(true)
    each.on('request', (sending) => isTakenBack && /\/track$|\/experiments\/events$/.test(sending.url()) && sent.push(sending.url()))
  }
  const proof = page.waitForRequest((sending) => sending.method() === 'POST' && sending.url().endsWith(api.privacyChoice))
  await (await openSettings(page)).getByRole('button', { name: 'Rifiuta' }).click()
  isTakenBack = true
  expect((await proof).headers(), 'the assignment is not sent any more').not.toHaveProperty('x-ab-tests')
  await untilRecorded(context)
  for (const each of windows) {
    await each.getByRole('contentinfo').getByRole('link', { name: 'Auto nuove' }).click()
    await expect(each).toHaveURL(/\/nuove$/, { timeout: 15_000 })
    await visit(each, plainPages[0])
  }
  expect(sent).toEqual([])
  expect(await collectedIds(request, visitor)).toEqual([])
  expect((await storedIn(context, page)).filter((found) => !mayBeStored(found))).toEqual([])
})

test('a full or corrupt storage stops neither pages nor the counting of events', async ({ page, request }) => {
  const visitor = randomUUID()
  await becomeVisitor(page.context(), visitor)
  await page.addInitScript((key) => {
    localStorage.setItem(key, '{"collector":[1,{"uuid":')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }, pendingKey)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await visit(page, list)
  await untilCounting(page)
  expect(errors).toEqual([])
  await page.goto('about:blank') // has no storage of its own, which the script above stumbles over
  await expect.poll(async () => (await collectedIds(request, visitor)).length).toBeGreaterThan(0)
})

/** Handles each request for a file of GrowthBook, and returns the addresses. */
async function dealWithGrowthBook(page: Page, deal: (route: Route) => Promise<void>): Promise<string[]> {
  const requested: string[] = []
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes('stickyBucket')) return route.fulfill({ response })
    requested.push(route.request().url())
    return deal(route)
  })
  return requested
}

async function expectUsable(page: Page): Promise<void> {
  const heart = results(page)
    .first()
    .getByRole('button', { name: /^Salva nei preferiti/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

/** Runs before the page: what waits for three seconds waits for good. */
const noThreeSeconds = `
  const { setTimeout } = window
  window.setTimeout = (call, ms, ...rest) => (ms === 3000 ? 0 : setTimeout(call, ms, ...rest))
`

test('a page without a reachable GrowthBook shows the control at once, and is not counted', async ({ page, market }) => {
  const visitor = visitorShown('srp_layout', '20002')
  await becomeVisitor(page.context(), visitor)
  await page.addInitScript({ content: noThreeSeconds })
  const requested = await dealWithGrowthBook(page, (route) => route.abort())
  const complaints = complaintsOf(page)
  const html = await (await visit(page, list))?.text()
  expect(html, 'the server renders the variation').toContain('data-layout="griglia"')
  await expect(page.locator('#risultati [data-layout]')).toHaveAttribute('data-layout', 'lista')
  expect(requested.length, 'requested once more by the code that needs it').toBeGreaterThan(new Set(requested).size)
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  await expectUsable(page)
  expect(await market.db`select 1 from experiment_exposure where visitor_hash = ${createHash('sha256').update(visitor).digest()}`).toEqual(
    [],
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a page with a hanging GrowthBook stays as rendered, then shows the control, and stays usable', async ({ page }) => {
  await becomeVisitor(page.context(), visitorShown('srp_layout', '20002'))
  const requested = await dealWithGrowthBook(page, () => Promise.resolve()) // nobody ever answers
  const complaints = complaintsOf(page)
  await page.goto(list, { waitUntil: 'domcontentloaded' }) // what hangs holds the load event back
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  await expect(page.locator('#risultati [data-layout]')).toHaveAttribute('data-layout', 'griglia')
  await page.keyboard.press('Shift')
  await waitForHydration(page)
  await expect(page.locator('#risultati [data-layout]')).toHaveAttribute('data-layout', 'lista', { timeout: 15_000 })
  await expectUsable(page)
  expect(complaints).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
