import { newEmail } from '../people'
import { standInsUrl } from '../stand-ins'
import { expect, test } from '../test'

const formPages = ['/accedi', '/registrati', '/password-dimenticata', '/nuova-password?codice=x', '/conferma-registrazione?codice=x', '/conferma-email?codice=x']

test('a page with a form carries a token that works, and the cookie it is bound to', async ({ visitor }) => {
  for (const path of formPages) {
    const someone = visitor()
    const page = await someone.get(path)
    expect([page.status, page.headers['cache-control']], path).toEqual([200, 'private, no-store'])
    expect(page.cookies, path).toEqual([expect.stringMatching(/^ingrana_visit=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)])
    const token = /"csrf":"([\w-]{43})"/.exec(page.body)?.[1] ?? ''
    expect(page.body, path).toContain(`name="_csrf" value="${token}"`)
    expect((await someone.post('/login', { username: newEmail(), password: 'x' }, { csrf: token })).status, path).toBe(401)
    expect((await someone.get(path)).cookies, path).toEqual([])
  }
})

test('a public page sets no cookie and carries nothing personal', async ({ visitor }) => {
  for (const path of ['/', '/annunci', '/concessionari', '/policies/privacy']) {
    const page = await visitor().get(path, { referer: 'https://www.esempio.it/', cookie: 'altro=1' })
    expect([page.status, page.cookies, page.headers['cache-control']], path).toEqual([200, [], 'public, max-age=0, must-revalidate'])
    for (const part of ['"csrf":""', '"isUserLogged":"false"', '"abTests":""', '"referer":""', '"userProfile":null']) expect(page.body, path).toContain(part)
  }
})

test('the token for the login that opens over a page comes when it is asked for', async ({ visitor }) => {
  const someone = visitor()
  const answer = await someone.get('/api/v1/csrf')
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(answer.body).toMatch(/^\{"csrf":"[\w-]{43}"\}$/)
  expect(await someone.csrf()).toBe(/[\w-]{43}/.exec(answer.body)?.[0])
  expect(await visitor().csrf()).not.toBe(await someone.csrf())
})

test('every kind of answer carries the security headers, errors included', async ({ visitor }) => {
  const someone = visitor()
  const answers = await Promise.all([...formPages, '/', '/area-privata/il-mio-profilo', '/questa-pagina-non-esiste', '/api/v1/csrf', '/api/v1/nulla', '/login', '/favicon.svg', '/_next/static/nulla.js'].map((path) => someone.get(path)))
  answers.push(await someone.post('/login', {}, { csrf: null }))
  for (const { headers } of answers) {
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${standInsUrl()}/bot-check/;`)
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'self'"]) expect(policy).toContain(part)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin', 'permissions-policy': expect.stringContaining('camera=()') })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})
