import { randomUUID } from 'node:crypto'
import { contentsOf } from '@/scripts/bench/pages/page-weight'
import { headersOf, named, person, remembered } from '../experiments'
import { getPage, nextData } from '../html-page'
import { expect, test } from '../test'

const path = '/annunci'
const layoutIn = (html: string) => ['lista', 'griglia'].filter((variation) => html.includes(`data-layout="${variation}"`))

for (const variation of ['lista', 'griglia'] as const) {
  test(`the first response shows a visitor their variation, and says it to nobody else: ${variation}`, async ({ request }) => {
    const { html, document, headers } = await getPage(request, path, headersOf(named[variation]))
    expect(layoutIn(html)).toEqual([variation])
    expect(String(nextData(document)['abTests'])).toContain(`srp_layout:${variation}`)
    expect(headers['set-cookie']).toBeUndefined()
  })
}

test('a page with assignments may not be shared', async ({ request }) => {
  test.skip((await request.get(path)).headers()['cache-control'] === 'no-store', 'a development server keeps nothing')
  for (const address of [path, '/'])
    expect((await getPage(request, address, headersOf(randomUUID()))).headers['cache-control'], address).toBe(
      'private, max-age=0, must-revalidate',
    )
  expect((await getPage(request, `${path}?anteprima=srp_layout:griglia`, person)).headers['cache-control']).toBe(
    'private, max-age=0, must-revalidate',
  )
})

test('only what concerns the visitor reaches the browser', async ({ request }) => {
  const uuid = randomUUID()
  const { html } = await getPage(request, path, headersOf(uuid))
  for (const secret of ['home_search', 'forcedVariations', 'trafficAllocation', 'Solo da telefono', named.lista, uuid])
    expect(html, secret).not.toContain(secret)
})

test('before a choice and after a refusal everybody sees the control, on a page like anybody’s', async ({ request }) => {
  for (const choice of ['none yet', [], ['replay', 'social']] as const) {
    const { html, document, headers } = await getPage(request, path, headersOf(named.griglia, choice, remembered.griglia))
    expect(layoutIn(html)).toEqual(['lista'])
    expect(nextData(document)).toMatchObject({ abTests: '', experiments: null })
    expect(headers['cache-control']).not.toContain('private')
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('the SDK is among the scripts of a page that shows an assigned visitor an experiment, and of no other', async ({
  request,
  market,
}) => {
  const scriptsOf = async (address: string, headers: Record<string, string>) => {
    const { scripts } = contentsOf((await getPage(request, address, headers)).html)
    return Promise.all(scripts.map(async (script) => (await request.get(script)).text()))
  }
  const hasSdk = async (address: string, headers: Record<string, string>) =>
    (await scriptsOf(address, headers)).some((script) => script.includes('getAssignmentsSync'))
  for (const address of ['/', path, market.adHref]) expect(await hasSdk(address, person), address).toBe(false)
  expect(await hasSdk('/', headersOf(named.griglia))).toBe(false)
  for (const address of [path, '/usate']) expect(await hasSdk(address, headersOf(named.griglia)), address).toBe(true)
})

test('a bot sees the control, for any cookies and headers', async ({ request }) => {
  for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'curl/8.5.0']) {
    const { html, document } = await getPage(request, `${path}?anteprima=srp_layout:griglia`, {
      ...headersOf(named.griglia),
      'user-agent': agent,
    })
    expect(layoutIn(html)).toEqual(['lista'])
    expect(nextData(document)['experiments']).toMatchObject({ assigned: [], project: null, isRobotPreview: true })
  }
})

test('a remembered variation has priority over the bucket', async ({ request }) => {
  const uuid = randomUUID()
  for (const variation of ['lista', 'griglia'] as const) {
    expect(layoutIn((await getPage(request, path, headersOf(uuid, ['measurement'], remembered[variation]))).html)).toEqual([variation])
  }
})

test('cookies that hold anything at all change nothing and break nothing', async ({ request }) => {
  const plain = layoutIn((await getPage(request, path, headersOf(named.griglia))).html)
  for (const abTests of [
    '%',
    '10001',
    '10001:29999',
    '10001:20005',
    '__proto__:x',
    'constructor:prototype',
    '<script>:1',
    'a:b,'.repeat(500),
    '"',
    '\\',
  ]) {
    const { status, html } = await getPage(request, path, headersOf(named.griglia, ['measurement'], abTests))
    expect([status, layoutIn(html)], abTests.slice(0, 20)).toEqual([200, plain])
  }
  for (const uuid of ['', 'anna', '../../etc', '%00', 'x'.repeat(3_000)]) {
    const { status, html } = await getPage(request, path, headersOf(encodeURIComponent(uuid)))
    expect([status, layoutIn(html)], uuid.slice(0, 20)).toEqual([200, ['lista']])
  }
})

test('a preview shows its variation to anybody, with a way out and the canonical address', async ({ request }) => {
  const { html, document } = await getPage(request, `${path}?prezzo_a=20000&anteprima=srp_layout:griglia`, person)
  expect(layoutIn(html)).toEqual(['griglia'])
  expect(nextData(document)).toMatchObject({ experiments: { project: null, assigned: [{ isPreview: true }] } })
  expect(document.querySelector('aside[aria-label="Anteprima"] a')?.getAttribute('href')).toBe(`${path}?prezzo_a=20000`)
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).not.toContain('anteprima')
})

test('a preview of what does not exist is ignored', async ({ request }) => {
  for (const preview of [
    '',
    'srp_layout',
    'srp_layout:mappa',
    'nulla:griglia',
    '__proto__:x',
    '%3Cscript%3E',
    'srp_layout:griglia:x',
    '%',
  ]) {
    const { status, html, document } = await getPage(request, `${path}?anteprima=${preview}`, person)
    expect([status, layoutIn(html), document.querySelector('aside[aria-label="Anteprima"]')], preview).toEqual([200, ['lista'], null])
  }
})
