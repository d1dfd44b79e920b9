import { attributeOf, getPage, nextData } from '@/e2e/html-page'
import { standInsUrl } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'

test('every kind of answer carries the security headers, errors included', async ({ request, market }) => {
  const icon = '/favicon.svg'
  const { document } = await getPage(request, '/')
  const script = attributeOf(document, 'script[src]', 'src') ?? ''
  const picture = attributeOf((await getPage(request, '/annunci')).document, 'article img', 'src') ?? ''
  const paths = [
    '/',
    '/annunci',
    market.adHref,
    market.dealerHref,
    market.goneHref,
    '/vendi',
    '/annunci/marca-inventata',
    '/annunci?prezzo_a=15.000',
    '/accedi',
    '/nuova-password?codice=x',
    '/accedi?dopo=%2Farea-concessionario%2Finvito%3Fcodice%3Dx',
    '/area-privata/il-mio-profilo',
    '/login',
    '/api/v1/csrf',
    '/api/v1/makes',
    '/api/v1/nulla',
    '/_next/static/nulla.js',
    icon,
    script,
    picture,
  ]
  const answers = await Promise.all([...paths.map((path) => request.get(path, { maxRedirects: 0 })), request.post('/login')])
  for (const answer of answers) {
    const [headers, path] = [answer.headers(), answer.url()]
    for (const part of [
      `script-src 'self' ${standInsUrl()}/bot-check/;`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "default-src 'self'",
    ])
      expect(headers['content-security-policy'], path).toContain(part)
    expect(headers['access-control-allow-origin'], path).toBeUndefined()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect(headers['referrer-policy'], path).toBe(path.includes('codice') ? 'strict-origin' : 'strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('a trial site asks search engines to index none of its answers, cached ones and errors included', async ({
  request,
  market,
  visitor,
}) => {
  const { document } = await getPage(request, '/usate')
  const script = attributeOf(document, 'script[src]', 'src') ?? ''
  const paths = ['/usate', market.goneHref, '/area-privata/il-mio-profilo', '/annunci/marca-inventata', '/api/v1/makes', '/api/v1/nulla']
  const answers = await Promise.all([...paths, '/healthz', '/favicon.svg', script].map((path) => request.get(path, { maxRedirects: 0 })))
  await expect
    .poll(async () => (await visitor().get('/usate')).headers)
    .toMatchObject({ 'server-timing': 'cache;desc=hit', 'x-robots-tag': 'noindex' })
  for (const answer of [...answers, await request.post('/login')]) expect(answer.headers()['x-robots-tag'], answer.url()).toBe('noindex')
})

test('a public page sets no cookie and carries nothing personal, so it may be shared', async ({ request, market }) => {
  for (const path of ['/', '/annunci', market.adHref, market.dealerHref, '/concessionari', '/policies/privacy']) {
    const { document, headers } = await getPage(request, path, { referer: 'https://www.esempio.it/cerca', cookie: 'visitato=1' })
    expect(headers['set-cookie'], path).toBeUndefined()
    expect(nextData(document), path).toMatchObject({ csrf: '', referer: '', abTests: '', isUserLogged: 'false', userProfile: null })
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate')
  }
})

test('the page says which device it was made for', async ({ request }) => {
  const phone = await request.get('/chi-siamo', {
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1' },
  })
  expect(await phone.text()).toContain('"deviceType":"mobile"')
})

test('pictures and scripts may be cached for ever', async ({ request }) => {
  const { document } = await getPage(request, '/annunci')
  for (const path of [attributeOf(document, 'article img', 'src'), attributeOf(document, 'script[src]', 'src')]) {
    expect((await request.get(path ?? '')).headers()['cache-control'], path ?? '').toContain('immutable')
  }
})
