import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { connect } from 'node:net'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import { rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { httpLimits } from '@/lib/server/runtime/front/http-limits'

/** The raw answer of the server to a raw request, until it or a timeout ends the connection. */
function say(baseURL: string | undefined, words: string, endsWithinMs = 15_000): Promise<{ heard: string; isClosed: boolean }> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(baseURL ?? '').port), '127.0.0.1')
    let heard = ''
    const timer = setTimeout(() => {
      resolve({ heard, isClosed: false })
      socket.destroy()
    }, endsWithinMs)
    socket
      .on('data', (part: Buffer) => (heard += part.toString()))
      .on('error', () => {})
      .on('close', () => {
        clearTimeout(timer)
        resolve({ heard, isClosed: true })
      })
    socket.write(words)
  })
}

const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1])

test('nobody outside development gets a websocket, and no such connection stays open', async ({ request, baseURL }) => {
  expect((await request.get('/')).status()).toBe(200) // Next looks for the server at the first request
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      say(baseURL, `GET ${index % 2 === 0 ? '/_next/webpack-hmr' : '/'} HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`),
    ),
  )
  expect(new Set(answers.map(({ heard }) => statusOf(heard)))).toEqual(new Set([200, 404]))
  expect(answers.every(({ isClosed }) => isClosed)).toBe(true)
  expect((await request.get('/health')).status()).toBe(200)
})

test('a page can be read and nothing else: other methods are 405 and say so', async ({ visitor, market }) => {
  for (const path of ['/', '/annunci', market.adHref, '/accedi', '/illustrazioni/nulla.webp'])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const { status, headers } = await visitor().send(method, path)
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD'])
    }
  expect((await visitor().send('OPTIONS', '*')).status).toBe(204)
})

test('programs read in JSON that an address under /api or its method is unknown', async ({ visitor }) => {
  for (const [method, path, status, code] of [
    ['GET', '/api', 404, 'notFound'],
    ['GET', '/api/v1/nulla', 404, 'notFound'],
    ['POST', '/api/v1/nulla/di/niente', 404, 'notFound'],
    ['OPTIONS', '/api/v1/nulla', 404, 'notFound'],
    ['PATCH', '/api/v1/makes', 405, 'methodNotAllowed'],
    ['OPTIONS', '/api/v1/makes', 405, 'methodNotAllowed'],
    ['TRACE', '/api/v1/makes', 405, 'methodNotAllowed'],
    ['GET', '/api/v1/%', 400, 'invalid'],
  ] as const) {
    const { status: got, headers, body } = await visitor().send(method, path)
    expect([got, asRecord(body)], `${method} ${path}`).toEqual([
      status,
      expect.objectContaining({ type: 'about:blank', title: STATUS_CODES[status], status, code }),
    ])
    expect(headers['content-type'], `${method} ${path}`).toBe('application/problem+json; charset=utf-8')
  }
})

test('a request line with a foreign host never redirects away from this site', async ({ baseURL }) => {
  for (const target of [
    'http://altrove.example/annunci/',
    'http://altrove.example//altrove.example/',
    'http://altrove.example/annuncio/x-1',
  ]) {
    const { heard } = await say(baseURL, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect([200, 307, 308, 404], target).toContain(statusOf(heard))
    const location = /^location: (.*)$/im.exec(heard)?.[1]
    if (location !== undefined) expect(location.trim(), target).toMatch(/^\/(?![/\\])/)
  }
})

test('a request that names two hosts is refused', async ({ baseURL }) => {
  const { heard } = await say(baseURL, 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: altrove.example\r\nConnection: close\r\n\r\n')
  expect(statusOf(heard)).toBe(400)
})

test('a page has one address, without a slash at its end; the API keeps the spelling of the specification', async ({ request }) => {
  for (const [path, location] of [
    ['/annunci/', '/annunci'],
    ['/usate/fiat/?prezzo_a=9000', '/usate/fiat?prezzo_a=9000'],
    ['/chi-siamo//', '/chi-siamo'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']], path).toEqual([308, location])
  }
  expect((await request.get('/api/v1/locations/?query=roma', { maxRedirects: 0 })).status()).toBe(200)
})

test('security.txt says where to report a weakness', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  const days = (expires.getTime() - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(366)
})

const script = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const deep = `{"visitors":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
const manyWrong = JSON.stringify({ visitors: Array.from({ length: 2_500 }, () => ({ visitor_id: 'mario' })) })
const asManyAsAllowed = JSON.stringify({ visitors: Array.from({ length: 500 }, () => ({ visitor_id: randomUUID() })) })

/** What once cost between a third of a second and a second and a half of the processor each. */
const costly = [
  { what: 'a name of a browser of 15 kB', path: '/annunci', headers: { 'user-agent': 'a'.repeat(15_000) }, status: 200 },
  { what: 'a price of 7,900 blanks', path: `/annunci?prezzo_da=${'+'.repeat(7_900)}`, status: 307 },
  { what: 'a price of 15,000 blanks', path: `/annunci?prezzo_da=${'+'.repeat(15_000)}`, status: 414 },
  { what: '2,500 wrong visitors', path: '/api/v1/experiments/events', body: manyWrong, status: 400 },
  { what: '500 wrong visitors', path: '/api/v1/experiments/events', body: asManyAsAllowed, status: 400 },
  { what: 'JSON of 5,000 levels', path: '/api/v1/experiments/events', body: deep, status: 400 },
]

for (const { what, path, headers, body, status } of costly) {
  const sendRequest = (visitor: { send: (method: string, path: string, sent: object) => Promise<{ status: number; body: string }> }) =>
    body === undefined ? visitor.send('GET', path, { headers: headers ?? {} }) : visitor.send('POST', path, { body, headers: script })

  test(`${what} is answered with ${status}, and refusals are short`, async ({ visitor }) => {
    const answer = await sendRequest(visitor())
    expect(answer.status).toBe(status)
    if (status >= 400) expect(answer.body.length).toBeLessThan(10_000)
  })
}

test('links that prepare a social login are limited, and say so on the login page', async ({ visitor, db }) => {
  const someone = visitor()
  const sendRequest = () => someone.get('/login/facebook', { 'x-forwarded-for': someone.address })
  const answers = await Promise.all(Array.from({ length: rateLimits.socialStartFromAddress.points + 5 }, sendRequest))
  const elsewhere = answers.filter(({ headers }) => headers.location?.startsWith('/accedi'))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
  expect(elsewhere).toHaveLength(5)
  expect((await someone.get('/accedi')).body).toContain('Troppi tentativi. Riprova tra qualche minuto.')
  expect(await db`select 1 from attempt where key like 'social-start:%'`).not.toHaveLength(0)
})

test('an address longer than any search is refused before it is read', async ({ visitor }) => {
  expect((await visitor().get(`/annunci?${'x'.repeat(httpLimits.addressLength)}`)).status).toBe(414)
})
