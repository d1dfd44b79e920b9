import { attributeOf, getPage, nextData } from '../html-page'
import { standInsUrl } from '../stand-ins'
import { expect, test } from '../test'

test('every kind of answer carries the security headers', async ({ request, market }) => {
  const icon = '/favicon.svg'
  const { document } = await getPage(request, '/')
  const script = attributeOf(document, 'script[src]', 'src') ?? ''
  const picture = attributeOf((await getPage(request, '/annunci')).document, 'article img', 'src') ?? ''
  const paths = ['/', '/annunci', market.adHref, market.dealerHref, market.goneHref, '/vendi', '/annunci/marca-inventata', '/annunci?prezzo_a=15.000', '/api/v1/makes', '/api/v1/nulla', icon, script, picture]
  for (const path of paths) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['content-security-policy'], path).toContain(`script-src 'self' ${standInsUrl()}/bot-check/;`)
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], path).toContain("object-src 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('a public page sets no cookie and carries nothing personal, so it may be shared', async ({ request, market }) => {
  for (const path of ['/', '/annunci', market.adHref, market.dealerHref, '/concessionari', '/policies/privacy']) {
    const response = await request.get(path, { headers: { referer: 'https://www.esempio.it/cerca', cookie: 'visitato=1' } })
    expect(response.headers()['set-cookie'], path).toBeUndefined()
    const { document } = await getPage(request, path)
    const props = nextData(document)
    expect(props, path).toMatchObject({ csrf: '', referer: '', abTests: '', isUserLogged: 'false', userProfile: null })
    expect(response.headers()['cache-control'], path).toBe('public, max-age=0, must-revalidate')
  }
})

test('the page says which device it was made for', async ({ request }) => {
  const phone = await request.get('/chi-siamo', { headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1' } })
  expect(await phone.text()).toContain('"deviceType":"mobile"')
})

test('pictures and scripts may be kept for ever', async ({ request }) => {
  const { document } = await getPage(request, '/annunci')
  for (const path of [attributeOf(document, 'article img', 'src'), attributeOf(document, 'script[src]', 'src')]) {
    expect((await request.get(path ?? '')).headers()['cache-control'], path ?? '').toContain('immutable')
  }
})
