import { existsSync, readFileSync } from 'node:fs'
import { openContract } from '@/e2e/contract'
import { getPage, textOf } from '@/e2e/html-page'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'

const specification = readFileSync('docs/spec.md', 'utf8')

/** What the first column of section 2's table names. */
function specifiedRoutes(): string[] {
  const section = specification.slice(specification.indexOf('## 2.'), specification.indexOf('### Header'))
  return section
    .split('\n')
    .filter((line) => line.startsWith('| /'))
    .flatMap((line) => (line.split('|')[1] ?? '').match(/\/[\w/-]+/g) ?? [])
}

const placeholder = /\b(?:presto|in arrivo|in costruzione|in preparazione|coming soon)\b/i

test('every route of section 2 exists, and none is a placeholder', async ({ request, loggedIn }) => {
  const routes = specifiedRoutes()
  expect(routes.length).toBeGreaterThan(30)
  const { visitor } = await loggedIn()
  for (const route of routes) {
    if (route === '/logout') {
      expect((await visitor.get(route)).status, 'a form is posted there').toBe(405)
      continue
    }
    const path = route.endsWith('/') ? `${route}facebook` : route
    if (path.startsWith('/area-privata/')) {
      expect((await visitor.get(path)).status, path).toBe(200)
      continue
    }
    const { status, document } = await getPage(request, path)
    expect(status, path).toBe(200)
    const said = [...document.querySelectorAll('main h1, main h1 + p')].map(textOf).join(' ')
    expect(said, path).not.toMatch(placeholder)
    expect(textOf(document.querySelector('main')).length, `${path}: words`).toBeGreaterThan(100)
  }
})

/** What section 7 names, call by call: the first column of its table, then the list of shapes. */
function specifiedCalls(): string[] {
  const part = (from: string, to: string) => specification.slice(specification.indexOf(from), specification.indexOf(to))
  const called = part('### Called', 'The SDK key is built')
    .split('\n')
    .filter((line) => /^\| (?:GET|POST) /.test(line))
    .map((line) => line.split('|')[1] ?? '')
  const [, ...shapes] = part('### Endpoint shapes', 'Payloads and responses').split('\n')
  return [
    ...called,
    ...shapes
      .join(' ')
      .replace(/\.\s*$/, '')
      .split(';'),
  ].map((call) => call.trim())
}

/** A call of an outside service, which we make: where its answers are tried. */
type Outside = { outside: string }
/** Each call as section 7 writes it, with its requests here: method and documented address, with values behind ?. */
const calls: Readonly<Record<string, readonly string[] | Outside>> = {
  'POST /login': ['POST /login'],
  'POST /api/v1/pages/private/settings/consent': ['POST /api/v1/pages/private/settings/consent'],
  'POST /logout': ['POST /logout'],
  'GET /v2/houston/experiments/{sdkKey}/web (per environment)': { outside: 'e2e/http/experiments-config.long.spec.ts' },
  'POST api/v1/track on the analytics collector': { outside: 'e2e/http/experiment-events.spec.ts' },
  "POST to the experimentation vendor's event log endpoint": { outside: 'e2e/http/experiment-events.spec.ts' },
  'POST /post/{id}/flag/{type}': ['POST /post/{id}/flag/{kind}'],
  'GET and POST /api/v1/saved-search': ['GET /api/v1/saved-search', 'POST /api/v1/saved-search'],
  'GET /api/v1/saved-search/check': ['GET /api/v1/saved-search/check'],
  'GET /api/v1/posts/count': ['GET /api/v1/posts/count'],
  'GET /api/v1/dealers/count': ['GET /api/v1/dealers/count'],
  'GET /api/v1/makes?category={c}': ['GET /api/v1/makes?category=auto'],
  'GET /api/v1/makes/{id}/models': ['GET /api/v1/makes/{id}/models'],
  'GET /api/v1/locations/?query={q}': ['GET /api/v1/locations?query=Milano'],
  'GET /api/v1/locations?latitude=&longitude=': ['GET /api/v1/locations?latitude=45.46&longitude=9.19'],
  'GET /api/v1/dealers/abundancy?locationPrefix=&locationId=': ['GET /api/v1/dealers/abundancy?locationPrefix=provincia&locationId=MI'],
  'POST /password-recovery': ['POST /password-recovery'],
  'POST /reimposta-password': ['POST /reimposta-password'],
  'POST /login/ followed by the social provider name': ['POST /login/{provider}'],
  'POST /registration': ['POST /registration'],
  'POST /registration/confirmation': ['POST /registration/confirmation'],
  'POST /api/v1/dealers/registration': ['POST /api/v1/dealers/registration'],
  'GET /api/v1/pages/srp/search/{q} and /results': ['GET /api/v1/pages/srp/search/{q}', 'GET /api/v1/pages/srp/search/{q}/results'],
  'GET /rest/{id}/number/dealer and /rest/{id}/number/ad': ['GET /rest/{id}/number/dealer', 'GET /rest/{id}/number/ad'],
  'private watchlist at /api/v1/pages/private/watchlist/{id}, the collection /api/v1/pages/private/watchlist and /_undo': [
    'POST /api/v1/pages/private/watchlist/{ad}',
    'GET /api/v1/pages/private/watchlist',
    'POST /api/v1/pages/private/watchlist',
    'POST /api/v1/pages/private/watchlist/_undo',
  ],
  '/api/v1/pages/dealers/{a}{b}': ['GET /api/v1/pages/dealers/{region}/{province}'],
  'POST /post/{id}/reply': ['POST /post/{id}/reply'],
  'POST /api/v1/pages/carvalue/_count and /_quote': ['POST /api/v1/pages/carvalue/_count', 'POST /api/v1/pages/carvalue/_quote'],
  '/api/v1/pages/private/settings/profile, /password and /email/change': [
    'POST /api/v1/pages/private/settings/profile',
    'POST /api/v1/pages/private/settings/password',
    'POST /api/v1/pages/private/settings/email/change',
  ],
  '/dekra/{id}': ['GET /dekra/{id}'],
  '/trustpilot/_invite': ['POST /trustpilot/_invite'],
  'GET /google/seller/reviews?placeId={id}': ['GET /google/seller/reviews?placeId=x'],
}

test('the tested calls are exactly those of section 7', () => {
  expect(Object.keys(calls).toSorted()).toEqual(specifiedCalls().toSorted())
  for (const call of Object.values(calls)) if ('outside' in call) expect(existsSync(call.outside), call.outside).toBe(true)
})

test('every call of section 7 is in the API document, and answers', async ({ baseURL, visitor }) => {
  const { document, difference } = await openContract(baseURL ?? '')
  const unknown = asRecord((await visitor().get('/api/v1/nulla')).body)
  expect(unknown).toMatchObject({ type: 'about:blank', status: 404, code: 'notFound' })
  for (const call of Object.values(calls).flatMap((one) => ('outside' in one ? [] : one))) {
    const [method = '', address = ''] = call.split(' ')
    const documented = asRecord(asRecord(document['paths'])[address.split('?')[0] ?? ''])
    expect(Object.keys(documented), call).toContain(method.toLowerCase())
    const called = address
      .replace('{provider}', 'facebook')
      .replace('{region}/{province}', 'lombardia/MI')
      .replace('/makes/{id}', '/makes/fiat')
      .replace(/\{\w+\}/g, '1')
    const answer = await visitor().send(method, called, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
    expect([405, 500, 501], call).not.toContain(answer.status)
    expect(difference(method, called, answer), call).toBeUndefined()
    if (method === 'GET' && address.includes('?') && !address.startsWith('/google/')) expect(answer.status, call).toBe(200)
    expect(answer.body, call).not.toMatch(placeholder)
  }
})
