import { createHash, randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { array, object, string } from 'yup'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { visitorIdName } from '@/lib/accounts/consent/visitor-id'
import { readPairs } from '@/lib/experimentation/experiments/ab-tests'
import { pendingKey } from '@/lib/tracking/events/pending-events'
import { banner, untilRecorded } from '../consent-banner'
import { becomeVisitor, complaintsOf, conversionsOf, named, remembered, untilCounting, wordings } from '../experiments'
import { expectFits } from '../layout-checks'
import { results, visit } from '../page-actions'
import { standInsUrl } from '../stand-ins'
import { expect, test } from '../test'

test.use({ extraHTTPHeaders: {} }) // the collector is a foreign origin: a header of ours would cause a preflight

const path = '/annunci'
const layout = (page: Page) => page.locator('#risultati [data-layout]')
const shownLayout = (page: Page) => layout(page).getAttribute('data-layout')
const previewBand = (page: Page) => page.getByRole('complementary', { name: 'Anteprima' })
const untilNothingWaits = (page: Page) => expect.poll(() => page.evaluate((key) => localStorage.getItem(key), pendingKey)).toBeNull()

async function storedPairs(context: BrowserContext): Promise<string[]> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'ab_tests')
  return [...readPairs(cookie && decodeURIComponent(cookie.value))].map((pair) => pair.join(':'))
}

/** Requests that carry events, whatever they answer. */
function sentFrom(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/track$|\/experiments\/events$/.test(request.url())) sent.push(request.url())
  })
  return sent
}

for (const variation of ['lista', 'griglia'] as const) {
  test(`results show the assigned variation from the first HTML on, without browser errors: ${variation}`, async ({
    page,
    context,
    browser,
  }) => {
    await becomeVisitor(context, named[variation])
    const complaints = complaintsOf(page)
    await visit(page, `${path}?srp_layout=${variation === 'lista' ? 1 : 0}`)
    await expect(layout(page)).toHaveAttribute('data-layout', variation)
    const cards = layout(page).getByRole('article')
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    expect(first?.y === second?.y).toBe(variation === 'griglia')
    await expectFits(page)
    expect(complaints).toEqual([])

    const plain = await browser.newContext({ javaScriptEnabled: false })
    await becomeVisitor(plain, named[variation])
    const still = await plain.newPage()
    await still.goto(path)
    expect(await shownLayout(still)).toBe(variation)
    await plain.close()
  })
}

for (const variation of ['contatta', 'scrivi', 'chiedi'] as const) {
  test(`the contact button bears the text of the variation, and opens the contact form: ${variation}`, { tag: '@once' }, async ({
    page,
    context,
    market,
  }) => {
    await becomeVisitor(context, named[variation])
    const complaints = complaintsOf(page)
    const html = (await (await visit(page, market.adHref))?.text()) ?? ''
    expect(Object.values(wordings).filter((words) => html.includes(words))).toEqual([wordings[variation]])
    const button = page.getByRole('main').getByRole('button', { name: wordings[variation] })
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(complaints).toEqual([])
  })
}

test('a shown variation is remembered over reloads and pages', { tag: '@once' }, async ({ page, context }) => {
  await becomeVisitor(context, randomUUID())
  await visit(page, path)
  const shown = await shownLayout(page)
  await expect.poll(() => storedPairs(context)).toEqual([shown === 'griglia' ? remembered.griglia : remembered.lista])
  for (const address of [path, '/usate', '/moto-e-scooter/annunci']) {
    await visit(page, address)
    expect(await shownLayout(page)).toBe(shown)
  }
  await page.reload()
  expect(await shownLayout(page)).toBe(shown)
})

test('a shown variation outlasts a changed bucket, and an ended experiment is forgotten', { tag: '@once' }, async ({ page, context }) => {
  const uuid = randomUUID()
  for (const variation of ['lista', 'griglia'] as const) {
    await becomeVisitor(context, uuid, ['measurement'], `9999:1,${remembered[variation]}`)
    await visit(page, path)
    expect(await shownLayout(page)).toBe(variation)
    await expect.poll(() => storedPairs(context)).toContain(remembered[variation])
  }
  await becomeVisitor(context, uuid, ['measurement'], '9999:1')
  await visit(page, path)
  await expect.poll(() => storedPairs(context)).toEqual([expect.stringMatching(/^10001:/)])
})

for (const { who, choice } of [
  { who: 'before a choice', choice: 'none yet' },
  { who: 'after a refusal', choice: [] },
] as const) {
  test(`${who} the control is shown, and nothing is stored or sent`, { tag: '@once' }, async ({ page, context }) => {
    await becomeVisitor(context, named.griglia, choice)
    const sent = sentFrom(page)
    await visit(page, path)
    expect(await shownLayout(page)).toBe('lista')
    await visit(page, '/usate')
    await page.goto('about:blank')
    expect((await context.cookies()).map(({ name }) => name).filter((name) => ![choiceCookie, visitorIdName].includes(name))).toEqual([])
    expect(sent).toEqual([])
  })
}

test('a preview is shown with a way out, is not counted and does not stick', { tag: '@once' }, async ({ page, context }) => {
  await becomeVisitor(context, randomUUID(), ['measurement'], remembered.lista)
  const sent = sentFrom(page)
  await visit(page, `${path}?anteprima=srp_layout:griglia`)
  await expect(layout(page)).toHaveAttribute('data-layout', 'griglia')
  await expect(previewBand(page)).toContainText('srp_layout: griglia')
  await page.goto('about:blank')
  expect(sent).toEqual([])
  expect(await storedPairs(context)).toEqual([remembered.lista])
  await visit(page, `${path}?anteprima=srp_layout:griglia`)
  await previewBand(page).getByRole('link', { name: "Esci dall'anteprima" }).click()
  await expect(layout(page)).toHaveAttribute('data-layout', 'lista')
  await expect(previewBand(page)).toHaveCount(0)
})

test('a visit of five quickly left pages delivers every event once to the collector and the event log', {
  tag: '@once',
}, async ({ page, context, request, market }) => {
  const uuid = randomUUID()
  await becomeVisitor(context, uuid)
  const complaints = complaintsOf(page)
  for (const address of ['/', path, '/usate', market.adHref, '/km0']) {
    await visit(page, address)
    await untilCounting(page)
  }
  const shown = await shownLayout(page)
  await visit(page, '/accessibilita') // brings what leaving the last page has left
  await untilCounting(page)
  await untilNothingWaits(page)
  await expect.poll(async () => new Set((await collected(request, uuid)).map(({ id }) => id)).size, { timeout: 15_000 }).toBe(8)
  const events = await collected(request, uuid)
  expect(events.map(({ id }) => id).sort()).toEqual([...new Set(events.map(({ id }) => id))].sort())
  expect(events.filter(({ experiment }) => experiment === '10001').map(({ variant }) => variant)).toEqual([shown, shown, shown])
  expect(events.filter(({ experiment }) => experiment === '10002')).toHaveLength(1)
  expect(
    events
      .filter(({ type }) => type === 'Convert')
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['ad_view', 'search', 'search', 'search'])
  const hash = createHash('sha256').update(uuid).digest()
  await expect
    .poll(() => market.db`select experiment_id from experiment_exposure where visitor_hash = ${hash} and experiment_id = '10001'`)
    .toHaveLength(1)
  await expect.poll(() => conversionsOf(market.db, uuid)).toEqual(['ad_view', 'search', 'search', 'search'])
  expect(complaints).toEqual([])
})

test('a visitor who accepts is counted from the next page on, and for nothing earlier', async ({ page, context, request }) => {
  await context.clearCookies()
  await visit(page, '/usate')
  const sdk = page.waitForResponse((response) => response.url().includes('/_next/static/chunks/'), { timeout: 20_000 })
  await banner(page).getByRole('button', { name: 'Accetta', exact: true }).click()
  await sdk
  await untilRecorded(context)
  const uuid = (await context.cookies()).find(({ name }) => name === visitorIdName)?.value ?? ''
  await page.evaluate((name) => performance.mark(name), sameDocument)
  await results(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/annuncio\//)
  await untilCounting(page)
  expect(await page.evaluate((name) => performance.getEntriesByName(name).length, sameDocument), 'without loading a new document').toBe(1)
  await visit(page, '/accessibilita')
  await expect
    .poll(async () => [...new Set((await collected(request, uuid)).map(({ experiment, key }) => experiment ?? key))].sort())
    .toEqual(['10002', 'ad_view'])
})

const sameDocument = 'accepted here'

const linesSchema = array(
  object({
    event: object({
      '@id': string().required(),
      '@type': string().required(),
      experiment: object({ '@id': string(), variant: string() }),
      custom: object({ conversionKey: string() }),
    }).required(),
  }).required(),
).required()

async function collected(request: APIRequestContext, uuid: string) {
  const lines = await linesSchema.validate(await (await request.get(`${standInsUrl()}/collector.json?visitatore=${uuid}`)).json())
  return lines.map(({ event }) => ({
    id: event['@id'],
    type: event['@type'],
    experiment: event.experiment['@id'],
    variant: event.experiment.variant,
    key: event.custom.conversionKey,
  }))
}
