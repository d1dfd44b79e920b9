import { expect, test } from 'vitest'
import { routePatterns } from './route-patterns'

const routes = {
  staticRoutes: [{ page: '/' }, { page: '/usate' }, { page: '/api/v1/makes' }],
  dynamicRoutes: [
    { page: '/annuncio/[slug]', regex: '^/annuncio/([^/]+?)(?:/)?$' },
    { page: '/annuncio/[slug]/prezzo', regex: '^/annuncio/([^/]+?)/prezzo(?:/)?$' },
    { page: '/api/[[...address]]', regex: '^/api(?:/(.+?))?(?:/)?$' },
    { page: '/[...unknown]', regex: '^/(.+?)(?:/)?$' },
  ],
  rewrites: {
    afterFiles: [{ source: '/foto/:file/:size', regex: '^/foto(?:/([^/]+?))(?:/([^/]+?))(?:/)?$' }],
  },
}

test.each([
  ['/', '/'],
  ['/usate', '/usate'],
  ['/annuncio/fiat-panda-1', '/annuncio/[slug]'],
  ['/annuncio/fiat-panda-1/prezzo', '/annuncio/[slug]/prezzo'],
  ['/api/v1/makes/', '/api/v1/makes'],
  ['/api/v1/nessuno', '/api/[[...address]]'],
  ['/foto/a-1/640.avif', '/foto/:file/:size'],
  ['/_next/static/chunks/x.js', '/_next'],
  ['/readyz', '/readyz'],
  ['/healthz', '/healthz'],
  ['/wp-login.php', 'other'],
  ['/annuncio', 'other'],
  ['//x', 'other'],
  ['', 'other'],
])('%s is counted as %s', (path, name) => {
  expect(routePatterns(routes)(path)).toBe(name)
})

test('however many addresses are requested, there are no more names than routes', () => {
  const nameOf = routePatterns(routes)
  const names = new Set(Array.from({ length: 1_000 }, (_, number) => nameOf(`/annuncio/${number}${number % 2 ? '/prezzo' : ''}`)))
  expect([...names].sort()).toEqual(['/annuncio/[slug]', '/annuncio/[slug]/prezzo'])
})

test('without a build only the answers of the server itself have a name', () => {
  expect(['/usate', '/readyz'].map(routePatterns(undefined))).toEqual(['other', '/readyz'])
})
