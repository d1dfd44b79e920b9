import { person } from '@/e2e/experiments'
import type { Answer, HttpClient } from '@/e2e/http-client'
import { daysAgo, insertAd } from '@/e2e/market'
import { expect, test } from '@/e2e/test'

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1' }
const originOf = ({ headers }: Answer) => /^cache;desc=(\w+)$/.exec(String(headers['server-timing']))?.[1]

/** Repeats until the cache answers: each change of the market by other tests discards its pages. */
async function cachedAnswer(visitor: HttpClient, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  for (;;) {
    const answer = await visitor.get(path, headers)
    expect(answer.status, path).toBe(200)
    if (originOf(answer) === 'hit') return answer
  }
}

test('a page that was asked for again comes from the cache, and says what may be done with it', async ({ visitor }) => {
  const someone = visitor()
  const { headers } = await cachedAnswer(someone, '/chi-siamo', { 'accept-encoding': 'gzip, deflate, br' })
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie, User-Agent',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  })
  expect(headers['set-cookie']).toBeUndefined()
  const again = await someone.get('/chi-siamo', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
})

test('a cached page equals the page rendered for its visitor, for every device and kind of page', async ({ visitor, market }) => {
  const buildId = /"buildId":"([^"]+)"/.exec((await visitor().get('/')).body)?.[1] ?? ''
  const paths = [
    '/',
    '/usate/fiat',
    market.dealerHref,
    '/concessionari',
    '/marche-modelli',
    '/policies/privacy',
    `/_next/data/${buildId}/magazine.json`,
  ]
  const adHref = (await visitor().get(market.adHref)).headers.location ?? market.adHref
  for (const path of [...paths, adHref])
    for (const device of [person, phone]) {
      // Until no change of the market comes between the two.
      await expect(async () => {
        const cached = await cachedAnswer(visitor(), path, device)
        const own = await visitor().get(path, { ...device, cookie: 'ingrana_device=x' })
        expect([originOf(own), own.body, own.headers['content-type']], path).toEqual([
          'bypass',
          cached.body,
          cached.headers['content-type'],
        ])
      }).toPass()
    }
})

test('a logged-in visitor neither gets nor leaves a cached page', async ({ visitor, loggedIn }) => {
  const { visitor: member, email } = await loggedIn()
  await cachedAnswer(visitor(), '/chi-siamo')
  for (let time = 0; time < 3; time += 1) {
    const own = await member.get('/chi-siamo')
    expect([originOf(own), own.headers['cache-control'], own.body.includes(email)]).toEqual(['bypass', 'private, no-store', true])
  }
  expect((await cachedAnswer(visitor(), '/chi-siamo')).body).not.toContain(email)
})

test('a form, a preview, the API and a file never come from the cache', async ({ visitor }) => {
  for (const path of [
    '/accedi',
    '/registrati',
    '/annunci?anteprima=srp_layout:griglia',
    '/api/v1/makes',
    '/health',
    '/favicon.svg',
    '/nulla',
  ])
    for (let time = 0; time < 3; time += 1) expect((await visitor().get(path)).headers['server-timing'], path).toBeUndefined()
})

test('a new price is on the very next page', async ({ visitor, db }) => {
  const sold = { status: 'sold', make: 'fiat', model: 'panda', version: 'Ribassata', closed_at: daysAgo(1) }
  const path = `/annuncio/fiat-panda-ribassata-${await insertAd(db, { ...sold, price_cents: 812_000 })}`
  for (const [cents, text] of [
    [777_000, '7.770'],
    [765_400, '7.654'],
    [743_200, '7.432'],
  ] as const) {
    await cachedAnswer(visitor(), path)
    await db`update ad set price_cents = ${cents} where version = 'Ribassata' and price_cents <> ${cents}`
    const next = await visitor().get(path)
    expect([originOf(next), next.body.includes(text)]).toEqual(['miss', true])
  }
})

test('headers of one visitor affect no cached page of the next', async ({ visitor }) => {
  const path = `/usate?prezzo_a=${100_000 + (Date.now() % 800_000)}` // only an address that finds something is cached
  for (let time = 0; time < 3; time += 1)
    await visitor().get(path, {
      'x-forwarded-host': 'altrove.example',
      'x-original-url': '/accedi',
      'x-invoke-path': '/accedi',
      'x-middleware-subrequest': 'middleware',
      'x-nextjs-data': '1',
      range: 'bytes=0-10',
      referer: 'https://altrove.example/',
      cookie: 'evil=altrove.example',
    })
  const { body, status } = await visitor().get(path)
  expect([status, body.includes('altrove'), body.includes('</html>')]).toEqual([200, false, true])
})
