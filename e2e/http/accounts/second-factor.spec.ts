import { JSDOM } from 'jsdom'
import { testPassword as password } from '@/e2e/accounts'
import { attributeOf } from '@/e2e/html-page'
import { asForm, type HttpClient } from '@/e2e/http-client'
import { expect, test } from '@/e2e/test'
import { codeAt } from '@/lib/accounts/second-factor/test-app'

const profile = '/area-privata/il-mio-profilo'
const settings = '/api/v1/pages/private/settings/second-factor'
const codePage = '/accedi/codice?dopo=%2Farea-privata%2Fpreferiti&con=password'
const textAt = (document: Document, selector: string) => document.querySelector(selector)?.textContent ?? ''
const textOfMain = (body: string) => textAt(new JSDOM(body).window.document, 'main')

/** The code of the app, so many steps of 30 seconds from now. A code counts once, so each test takes a new one. */
const appCode = (secret: string, steps: number) => codeAt(secret, new Date(Date.now() + steps * 30_000))

/** Logs in and turns the second factor on by the forms of the profile, without JavaScript. Gives the secret and the recovery codes that were shown. */
async function turnOn(visitor: HttpClient, email: string): Promise<{ secret: string; recovery: string[] }> {
  await visitor.post('/login', { username: email, password })
  const send = async (values: Record<string, string>) => {
    const { status, headers } = await visitor.post(settings, values, { headers: asForm })
    expect([status, headers.location]).toEqual([303, `${profile}#verifica`])
    return new JSDOM((await visitor.get(profile)).body).window.document
  }
  const begun = await send({ change: 'begin', password })
  expect(attributeOf(begun, '#verifica svg[role=img]', 'aria-label')).toBe('Codice da inquadrare con l’app')
  const secret = textAt(begun, '#verifica code').replaceAll(' ', '')
  expect(textAt(await send({ change: 'confirm', codice: '000' }), '#verifica')).toContain('Il codice non è giusto')
  const shown = await send({ change: 'confirm', codice: appCode(secret, -1) })
  const recovery = [...shown.querySelectorAll('#verifica li code')].map(({ textContent }) => textContent)
  expect(recovery).toHaveLength(10)
  expect((await visitor.get(profile)).body, 'shown once').not.toContain(recovery[0])
  return { secret, recovery }
}

async function logIn(visitor: HttpClient, email: string): Promise<void> {
  const { status, headers } = await visitor.post('/login?dopo=/area-privata/preferiti', { username: email, password }, { headers: asForm })
  expect([status, headers.location]).toEqual([303, codePage])
}

const isIn = async (visitor: HttpClient) => (await visitor.get(profile)).status === 200

test('without JavaScript a second factor is set up on the profile and completes the next login', async ({ visitor, account }) => {
  const email = await account()
  const { secret } = await turnOn(visitor(), email)

  const someone = visitor()
  await logIn(someone, email)
  expect(await isIn(someone), 'the password alone opens nothing').toBe(false)
  expect((await someone.get('/api/v1/pages/private/settings/export')).status).toBe(401)
  const page = await someone.get(codePage)
  expect(textOfMain(page.body)).toMatch(/Stai accedendo come \S+•/)
  expect(page.body).not.toContain(email)
  const { document } = new JSDOM(page.body).window
  expect(attributeOf(document, '[name=codice]', 'autocomplete')).toBe('one-time-code')

  const failed = await someone.post(
    '/login/codice',
    { codice: '12', dopo: '/area-privata/preferiti', con: 'password' },
    { headers: asForm },
  )
  expect([failed.status, failed.headers.location]).toEqual([303, codePage])
  expect(textOfMain((await someone.get(codePage)).body)).toContain('Il codice non è giusto')
  expect(await isIn(someone)).toBe(false)

  const done = await someone.post(
    '/login/codice',
    { codice: appCode(secret, 0), dopo: '/area-privata/preferiti', con: 'password' },
    { headers: asForm },
  )
  expect([done.status, done.headers.location]).toEqual([303, '/area-privata/preferiti'])
  expect(await isIn(someone)).toBe(true)
  expect((await someone.get(codePage)).headers.location, 'nothing waits any more').toBe('/area-privata/preferiti')
})

test('a script learns where the code is requested; a recovery code works once, an invalid code is refused', async ({
  visitor,
  account,
}) => {
  const email = await account()
  const { recovery } = await turnOn(visitor(), email)
  const [codice = ''] = recovery
  const [first, second] = [visitor(), visitor()]
  for (const someone of [first, second]) {
    const { status, headers, cookies } = await someone.post('/login?dopo=/area-privata/preferiti', { username: email, password })
    expect([status, headers['x-login-next']]).toEqual([200, codePage])
    expect(cookies.join()).not.toContain('ingrana_session')
  }
  expect((await first.post('/login/codice', { codice })).status).toBe(200)
  expect((await second.post('/login/codice', { codice })).status).toBe(400)
  expect([await isIn(first), await isIn(second)]).toEqual([true, false])
  const stranger = visitor()
  expect((await stranger.post('/login/codice', { codice: recovery[1] ?? '' })).status, 'without the password of before').toBe(401)
  expect((await stranger.get(codePage)).headers.location).toBe('/accedi?dopo=%2Farea-privata%2Fpreferiti')
})

test('beginning anew does not turn the second factor off; a code does, and its owner is notified', async ({ visitor, account, db }) => {
  const email = await account()
  const owner = visitor()
  const { secret } = await turnOn(owner, email)
  expect((await owner.post(settings, { change: 'off', codice: '1' })).status).toBe(400)
  expect((await owner.post(settings, { change: 'begin', password })).status).toBe(200)
  await logIn(visitor(), email)
  expect((await owner.post(settings, { change: 'off', codice: appCode(secret, 0) })).status).toBe(200)
  const someone = visitor()
  expect((await someone.post('/login', { username: email, password })).cookies.join()).toContain('ingrana_session')
  expect(await db`select kind from outbox_mail where recipient = ${email} and kind like 'second-factor%' order by id`).toEqual([
    { kind: 'second-factor-on' },
    { kind: 'second-factor-off' },
  ])
})

test('a second factor protects address, password, data copy and deletion by a code in the session', async ({ visitor, account }) => {
  const email = await account()
  const someone = visitor()
  const { secret } = await turnOn(someone, email)
  const own = '/api/v1/pages/private/settings'
  const calls: [string, Record<string, string>][] = [
    ['email/change', { email: `nuova.${email}`, password }],
    ['password', { currentPassword: password, password: 'Girotondo+88' }],
    ['deletion', { password }],
  ]
  for (const [path, fields] of calls) {
    const refused = await someone.post(`${own}/${path}`, fields)
    expect([path, refused.status]).toEqual([path, 403])
    expect(refused.body).toContain('Prima conferma con un codice')
  }
  expect((await someone.get(`${own}/export`)).status).toBe(403)
  const locked = (await someone.get(profile)).body
  expect(locked).toContain('Prima conferma con un codice')
  expect(locked).not.toContain('Elimina il mio account')
  const unlocked = await someone.post(settings, { change: 'unlock', codice: appCode(secret, 1) }, { headers: asForm })
  expect(unlocked.status).toBe(303)
  expect((await someone.get(profile)).body).toContain('Elimina il mio account')
  expect((await someone.get(`${own}/export`)).status).toBe(200)
  expect((await someone.post(`${own}/password`, { currentPassword: password, password: 'Girotondo+88' })).status).toBe(200)
  expect((await someone.get(`${own}/export`)).status, 'a new session, and no code in it').toBe(403)
})
