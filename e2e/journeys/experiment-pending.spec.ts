import { createHash, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { array, object, string } from 'yup'
import { pendingKey } from '@/lib/tracking/pending-events'
import { becomeVisitor, untilCounting } from '../experiments'
import { expect, test } from '../market'
import { standInsUrl } from '../stand-ins'
import { visit } from '../visit'

const list = '/annunci'
const plainPages = ['/policies/privacy', '/accessibilita'] as const
const pending = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', pendingKey)
const setFault = (request: APIRequestContext, visitor: string, guasto: string) => request.post(`${standInsUrl()}/collector/guasti`, { form: { visitatore: visitor, guasto }, maxRedirects: 0 })

async function collectedIds(request: APIRequestContext, visitor: string): Promise<string[]> {
  const answer: unknown = await (await request.get(`${standInsUrl()}/collector.json?visitatore=${visitor}`)).json()
  const lines = await array(object({ event: object({ '@id': string().required() }).required() })).required().validate(answer)
  return lines.map(({ event }) => event['@id'])
}

for (const fault of ['errore', 'giu']) {
  test(`what the collector cannot take waits in the browser and arrives with a later page; our results have it at once: ${fault}`, async ({ page, request, market }) => {
    const visitor = randomUUID()
    await becomeVisitor(page.context(), visitor)
    await setFault(request, visitor, fault)
    await visit(page, list)
    await untilCounting(page)
    await visit(page, plainPages[0])
    await expect.poll(() => market.db`select 1 from experiment_exposure where visitor_hash = ${createHash('sha256').update(visitor).digest()}`).not.toHaveLength(0)
    await expect.poll(() => pending(page)).toContain(visitor)
    expect(await collectedIds(request, visitor)).toEqual([])

    await setFault(request, visitor, '')
    await visit(page, plainPages[1])
    await expect.poll(async () => (await collectedIds(request, visitor)).length).toBeGreaterThan(1)
    await expect.poll(() => pending(page)).toBe('')
    const ids = await collectedIds(request, visitor)
    expect(new Set(ids).size).toBe(ids.length)
  })
}

test('a storage with garbage in it, or that is full, keeps no page from working and no event from being counted', async ({ page, request }) => {
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
