import { readFileSync } from 'node:fs'
import { openContract } from '../contract'
import { getPage, textOf } from '../html-page'
import { recordOf } from '../record'
import { expect, test } from '../test'

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

test('every route of section 2 stands, and none is a placeholder', async ({ request, loggedIn }) => {
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
  }
})

/** The calls of section 7, as the document of the calls writes their addresses. */
const calls = {
  post: [
    '/login',
    '/logout',
    '/api/v1/pages/private/settings/consent',
    '/post/{id}/flag/{kind}',
    '/api/v1/saved-search',
    '/password-recovery',
    '/reimposta-password',
    '/login/{provider}',
    '/registration',
    '/registration/confirmation',
    '/api/v1/dealers/registration',
    '/api/v1/pages/private/watchlist',
    '/api/v1/pages/private/watchlist/{ad}',
    '/api/v1/pages/private/watchlist/_undo',
    '/post/{id}/reply',
    '/api/v1/pages/carvalue/_count',
    '/api/v1/pages/carvalue/_quote',
    '/api/v1/pages/private/settings/profile',
    '/api/v1/pages/private/settings/password',
    '/api/v1/pages/private/settings/email/change',
    '/trustpilot/_invite',
  ],
  get: [
    '/api/v1/saved-search',
    '/api/v1/saved-search/check',
    '/api/v1/posts/count',
    '/api/v1/dealers/count',
    '/api/v1/makes',
    '/api/v1/makes/{id}/models',
    '/api/v1/locations',
    '/api/v1/dealers/abundancy',
    '/api/v1/pages/srp/search/{q}',
    '/api/v1/pages/srp/search/{q}/results',
    '/rest/{id}/number/dealer',
    '/rest/{id}/number/ad',
    '/api/v1/pages/private/watchlist',
    '/api/v1/pages/dealers/{region}/{province}',
    '/dekra/{id}',
    '/google/seller/reviews',
  ],
}

test('every call of section 7 stands in the document, and answers', async ({ baseURL, visitor }) => {
  const { document, difference } = await openContract(baseURL ?? '')
  const unknown = recordOf((await visitor().get('/api/v1/nulla')).body)
  expect(unknown).toMatchObject({ type: 'about:blank', status: 404, code: 'notFound' })
  for (const [method, addresses] of Object.entries(calls)) {
    for (const address of addresses) {
      expect(Object.keys(recordOf(recordOf(document['paths'])[address])), `${method} ${address}`).toContain(method)
      const asked = address
        .replace('{provider}', 'facebook')
        .replace('{region}/{province}', 'lombardia/MI')
        .replace(/\{\w+\}/g, '1')
      const answer = await visitor().send(method.toUpperCase(), asked, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
      expect([405, 500], `${method} ${asked}`).not.toContain(answer.status)
      expect(difference(method, asked, answer), `${method} ${asked}`).toBeUndefined()
    }
  }
})
