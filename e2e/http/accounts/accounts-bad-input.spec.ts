import { deflateRawSync } from 'node:zlib'
import { newEmail, testPassword as password } from '@/e2e/accounts'
import { asForm } from '@/e2e/http-client'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'

const settings = '/api/v1/pages/private/settings'
const urlencoded = 'application/x-www-form-urlencoded'
/** Every address that forms of accounts are posted to, with what they send. */
const forms: { path: string; fields: Record<string, string>; isPrivate?: boolean }[] = [
  { path: '/login', fields: { username: 'anna@esempio.it', password } },
  { path: '/registration', fields: { displayName: 'Anna', email: 'anna@esempio.it', password } },
  { path: '/registration/confirmation', fields: { codice: 'x', password } },
  { path: '/password-recovery', fields: { email: 'anna@esempio.it' } },
  { path: '/reimposta-password', fields: { codice: 'x', password } },
  { path: '/email-change/confirmation', fields: { codice: 'x' } },
  { path: `${settings}/profile`, fields: { displayName: 'Anna' }, isPrivate: true },
  { path: `${settings}/password`, fields: { currentPassword: password, password }, isPrivate: true },
  { path: `${settings}/email/change`, fields: { email: 'anna@esempio.it', password }, isPrivate: true },
  { path: `${settings}/sessions`, fields: { session: 'altre' }, isPrivate: true },
  { path: `${settings}/deletion`, fields: { password }, isPrivate: true },
]

for (const { path, fields, isPrivate } of forms) {
  test(`bad input is refused without a trace: ${path}`, async ({ visitor, loggedIn, db }) => {
    const someone = isPrivate ? (await loggedIn()).visitor : visitor()
    const csrf = await someone.csrf()
    const users = () => db`select count(*) from app_user where email = 'anna@esempio.it'`
    const before = await users()
    const [field = ''] = Object.keys(fields)
    const others = new URLSearchParams(Object.entries(fields).filter(([name]) => name !== field)).toString()
    const post = (type: string, body: string, headers = {}) =>
      someone.send('POST', path, { body, headers: { 'content-type': type, 'x-csrf-token': csrf, ...headers } })

    for (const value of [['a', 'b'], { $ne: 'x' }, null, [], { length: 3 }, [[]]])
      expect((await post('application/json', JSON.stringify({ ...fields, [field]: value }))).status, JSON.stringify(value)).toBe(400)
    for (const part of [`${field}=a&${field}=b`, `${field}[]=a`, `${field}[$ne]=a`, `${field}=%00`])
      expect((await post(urlencoded, `${others}&${part}`)).status, part).toBe(400)
    for (const body of [
      '',
      '{}',
      '[]',
      'null',
      '"x"',
      '{',
      '{"__proto__":{"displayName":"x"}}',
      '{"constructor":{"prototype":{"username":"x"}}}',
    ])
      expect((await post('application/json', body)).status, body).toBe(400)
    expect((await post(urlencoded, '')).status).toBe(400)
    for (const type of ['text/plain', 'application/xml', 'application/octet-stream'])
      expect((await post(type, JSON.stringify(fields))).status, type).toBe(415)
    for (const type of [urlencoded, 'application/json']) {
      const huge = 'a'.repeat(1024 * 1024)
      const start = performance.now()
      const answer = await post(type, type === urlencoded ? `${others}&${field}=${huge}` : JSON.stringify({ ...fields, [field]: huge }))
      expect(answer.status, type).toBe(413)
      expect(performance.now() - start).toBeLessThan(1_000)
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      if (method === 'GET' && path.endsWith('sessions')) continue
      const answer = await someone.send(method, path)
      expect([answer.status, answer.headers.allow?.includes('POST')], method).toEqual([405, true])
    }
    for (const token of ['', 'x', await visitor().csrf()])
      expect((await post('application/json', JSON.stringify(fields), { 'x-csrf-token': token })).status).toBe(403)
    expect(
      (await post(urlencoded, new URLSearchParams(fields).toString(), { 'x-csrf-token': '', ...asForm, 'sec-fetch-site': 'cross-site' }))
        .status,
    ).toBe(403)
    expect(await users()).toEqual(before)
  })
}

test('an expired form leads to a page in Italian', async ({ visitor }) => {
  const answer = await visitor().post('/login', { username: 'anna@esempio.it', password }, { csrf: null, headers: asForm })
  expect([answer.status, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('Il modulo è scaduto')
})

test('the rules of the specification hold without the browser', async ({ visitor }) => {
  const someone = visitor()
  const answer = await someone.post('/registration', { displayName: ' ', email: 'anna', password: 'corta', phone: '12' })
  expect(asRecord(answer.body)).toMatchObject({
    code: 'invalid',
    fields: {
      displayName: 'Campo obbligatorio',
      email: 'E-mail non valida',
      phone: 'Telefono non valido',
      password:
        'Usa tra 8 e 20 caratteri, includendo almeno una lettera maiuscola, una lettera minuscola, un numero e un carattere speciale. Gli spazi non sono permessi.',
    },
  })
  const back = await someone.post('/registration', { displayName: 'Anna', email: 'anna', password: 'corta' }, { headers: asForm })
  const page = (await someone.get(back.headers.location ?? '')).body
  for (const text of ['E-mail non valida', 'Usa tra 8 e 20 caratteri', 'value="Anna"']) expect(page).toContain(text)
  expect(page).not.toContain('corta')
})

test('a name injects no header or line break, and is shown as text', async ({ visitor, loggedIn, db }) => {
  for (const displayName of ['Anna\r\nBcc: ladro@esempio.it', 'Anna\nX: y', 'Anna\u2028b', 'Anna\u202eb'])
    expect((await visitor().post('/registration', { displayName, email: newEmail(), password })).status, displayName).toBe(400)
  expect(await db`select 1 from app_user where display_name like 'Anna_X%'`).toHaveLength(0)
  const { visitor: here } = await loggedIn()
  expect((await here.post(`${settings}/profile`, { displayName: '</script><script>alert(1)</script>' })).status).toBe(200)
  const { body } = await here.get('/area-privata/il-mio-profilo')
  expect(body).not.toContain('<script>alert')
})

test('odd csrf, cookie and address parameters are answered, never with 5xx', async ({ visitor }) => {
  const someone = visitor()
  for (const path of [
    '/accedi?dopo=%00',
    '/accedi?dopo=%E0%A4%A',
    '/nuova-password?codice=%00',
    '/nuova-password?codice=a&codice=b',
    '/conferma-registrazione',
    '/conferma-email?codice[]=x',
    '/registrati?email=%00',
  ])
    expect((await someone.get(path)).status, path).toBeLessThan(500)
  for (const cookie of [
    'ingrana_form=x',
    `ingrana_form=${Buffer.from('{"form":1}').toString('base64url')}`,
    ...['{"form":1}', '{"form":"/login","message":"x","errors":[],"values":7}', 'x'.repeat(1_000_000)].map(
      (text) => `ingrana_form=${deflateRawSync(text).toString('base64url')}`,
    ),
    'ingrana_session=%ff',
    'ingrana_visit=;;;=',
  ])
    expect((await someone.get('/accedi', { cookie })).status, cookie).toBe(200)
  expect((await someone.send('POST', '/login', { body: '_csrf=a&_csrf=b', headers: { 'content-type': urlencoded } })).status).toBe(403)
})
