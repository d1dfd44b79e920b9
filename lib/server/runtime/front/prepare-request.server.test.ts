import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { rewrittenAddresses } from '@/lib/kernel/routes/rewritten-addresses.mjs'
import { httpLimits } from './http-limits'
import { prepareRequest } from './prepare-request.server'

type Sent = { method?: string; url?: string; headers?: Record<string, string>; rawHeaders?: string[] }

function prepare({ method = 'GET', url = '/annunci', headers = {}, rawHeaders = ['Host', 'localhost'] }: Sent) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url, rawHeaders })
  Object.assign(request.headers, headers)
  return { early: prepareRequest(request), url: request.url, headers: request.headers }
}

test.each(['GET', 'HEAD'])('a page may be requested with %s', (method) => {
  expect(prepare({ method }).early).toBeUndefined()
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'CONNECT', 'PROPFIND'])('%s on a page is 405', (method) => {
  for (const url of ['/', '/annunci', '/annuncio/fiat-panda-1', '/login-altro', '/apidoc', '/_next/static/x.js', '/health'])
    expect(prepare({ method, url }).early, url).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } })
})

test('API handlers get the methods they know, and other methods are refused before them', () => {
  for (const url of ['/api', '/api/v1/makes', '/api/v1/locations/?query=x', ...Object.values(rewrittenAddresses)]) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect(prepare({ method, url }).early, `${method} ${url}`).toBeUndefined()
    expect(prepare({ method: 'TRACE', url }).early, url).toMatchObject({ status: 405 })
  }
})

test.each(['/_next/image?url=%2Ffoto%2F1%2Fm&w=640&q=75', '/_next/image', '/_next', '/_next/x', '/_next/../_next/image', '/_next/%69mage'])(
  'Next serves only scripts, styles and page data by itself, not %s',
  (url) => {
    expect(prepare({ url }).early).toMatchObject({ status: 404 })
    for (const path of ['/_next/static/chunks/a.js', '/_next/data/b/index.json']) expect(prepare({ url: path }).early).toBeUndefined()
  },
)

test('OPTIONS * names the methods of the server', () => {
  expect(prepare({ method: 'OPTIONS', url: '*' }).early).toMatchObject({
    status: 204,
    headers: { Allow: 'GET, HEAD, POST, PUT, DELETE, PATCH, OPTIONS' },
  })
  expect(prepare({ method: 'GET', url: '*' }).early).toMatchObject({ status: 400 })
})

test.each([
  { target: 'http://altrove.example/annunci?x=1', url: '/annunci?x=1', host: 'altrove.example' },
  { target: 'HTTPS://altrove.example:8443', url: '/', host: 'altrove.example:8443' },
])('an absolute address, as proxies get, is an address of this site: $target', ({ target, url, host }) => {
  expect(prepare({ url: target })).toMatchObject({ early: undefined, url, headers: { host } })
})

test.each(['http://altrove.example//altrove.example/x/', 'http://a//b/', '//altrove.example/', '/\\altrove.example/', '/\t/x/'])(
  'no requested address leads to another site: %j',
  (url) => {
    const location = prepare({ url }).early?.headers?.['Location']
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/)
  },
)

test.each(['ftp://altrove.example/', 'altrove.example', '', 'http://'])('an invalid address is 400: %j', (url) => {
  expect(prepare({ url }).early).toMatchObject({ status: 400 })
})

test('two Host headers are 400 in any spelling', () => {
  expect(prepare({ rawHeaders: ['Host', 'localhost', 'hOST', 'altrove.example'] }).early).toMatchObject({ status: 400 })
  expect(prepare({ rawHeaders: ['Host', 'localhost', 'X-Host', 'host'] }).early).toBeUndefined()
})

test('an address longer than any search is 414', () => {
  const most = `/annunci?x=${'1'.repeat(httpLimits.addressLength - '/annunci?x='.length)}`
  expect(prepare({ url: most }).early).toBeUndefined()
  expect(prepare({ url: `${most}1` }).early).toMatchObject({ status: 414 })
})

test('long headers are cut before anything reads them, and unneeded ones are left out', () => {
  const long = 'x'.repeat(15_000)
  const { headers } = prepare({
    headers: {
      'user-agent': long,
      referer: long,
      'x-forwarded-for': `${long}, 203.0.113.5`,
      cookie: long,
      'x-something': long,
      accept: 'text/html',
    },
  })
  expect(headers['user-agent']).toHaveLength(512)
  expect(headers.referer).toHaveLength(2_000)
  expect(headers['x-forwarded-for'], 'the proxy nearest to us wrote last').toMatch(/^x+, 203\.0\.113\.5$/)
  expect(headers['x-forwarded-for']).toHaveLength(1_000)
  expect(headers.cookie).toBe(long)
  expect(headers['x-something']).toBeUndefined()
  expect(headers.accept).toBe('text/html')
})

test.each([
  ['/annunci/', '/annunci'],
  ['/usate/fiat/?prezzo_a=5000', '/usate/fiat?prezzo_a=5000'],
  ['/concessionari///', '/concessionari'],
])('a page has one address: %s leads to %s', (url, location) => {
  expect(prepare({ url }).early).toMatchObject({ status: 308, headers: { Location: location } })
})

test.each(['/', '/?x=/', '/annunci?x=/', '/api/v1/locations/?query=roma', '/login/'])('the address %s is not redirected', (url) => {
  expect(prepare({ url })).toMatchObject({ early: undefined, url })
})

test('programs get the error of an undecodable address in JSON', () => {
  expect(prepare({ url: '/api/v1/%' }).early).toMatchObject({ status: 400, code: 'invalid' })
})
