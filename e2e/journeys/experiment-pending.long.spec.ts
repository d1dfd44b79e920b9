import { createHash, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { array, object, string } from 'yup'
import { api } from '@/lib/kernel/routes/routes'
import { pendingKey } from '@/lib/measuring/tracking/pending-events'
import { mayBeStored } from '@/lib/people/consent/test-stored-things'
import { storedIn } from '../consent'
import { openSettings, untilRecorded } from '../consent-banner'
import { becomeVisitor, untilCounting } from '../experiments'
import { visit } from '../page-actions'
import { standInsUrl } from '../stand-ins'
import { expect, test } from '../test'

test.use({ extraHTTPHeaders: {} }) // the collector is another origin: for a header of ours a browser asks it first

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
  test(`what the collector cannot take waits in the browser and arrives with a later page; our results have it at once: ${fault}`, async ({
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

test('a consent that is taken back ends the counting in every window: what waits is gone, and nothing more is stored or sent', async ({
  page,
  request,
}) => {
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
  await (await openSettings(page)).getByRole('button', { name: 'Rifiuta tutto' }).click()
  isTakenBack = true
  expect((await proof).headers(), 'the assignment is told no more').not.toHaveProperty('x-ab-tests')
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

test('a storage with garbage in it, or that is full, keeps no page from working and no event from being counted', async ({
  page,
  request,
}) => {
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
