import type { APIRequestContext, APIResponse } from '@playwright/test'
import { newEmail } from '@/e2e/accounts'
import { cookieOfChoice } from '@/e2e/consent'
import { asRecord } from '@/e2e/record'
import { standInsUrl } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'
import type { PurposeKey } from '@/lib/accounts/consent/privacy-choice'
import { newSecret } from '@/lib/accounts/second-factor/one-time-code.server'

async function csrfOf(request: APIRequestContext): Promise<string> {
  return String(asRecord(await (await request.get('/api/v1/csrf')).text())['csrf'])
}

type Return = { access_token: string; state: string }

/** The link «Facebook»: gives the address of the provider's dialog. */
async function startAt(request: APIRequestContext, dopo = '/area-privata/preferiti'): Promise<URL> {
  const answer = await request.get(`/login/facebook?dopo=${encodeURIComponent(dopo)}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  return new URL(answer.headers()['location'] ?? '')
}

function stateOf(dialog: URL): unknown {
  return JSON.parse(Buffer.from(dialog.searchParams.get('state') ?? '', 'base64url').toString())
}

/** Chooses somebody in the dialog: what the return page finds behind the #. */
async function comeBack(request: APIRequestContext, dialog: URL, choice: Record<string, string>): Promise<Return> {
  const answer = await request.post(dialog.href, { form: choice, maxRedirects: 0 })
  const behind = new URLSearchParams(new URL(answer.headers()['location'] ?? '').hash.slice(1))
  return { access_token: behind.get('access_token') ?? '', state: behind.get('state') ?? '' }
}

async function hand(request: APIRequestContext, data: object): Promise<APIResponse> {
  return request.post('/login/facebook', { data, headers: { 'X-CSRF-Token': await csrfOf(request), 'X-Requested-With': 'XMLHttpRequest' } })
}

async function logInAs(request: APIRequestContext, choice: Record<string, string>, dopo?: string): Promise<APIResponse> {
  return hand(request, await comeBack(request, await startAt(request, dopo), choice))
}

const isLoggedIn = async (request: APIRequestContext) => (await request.get('/api/v1/pages/private/settings/export')).status() === 200

test('the first login opens an account and asks for marketing consents, the next one finds it', async ({
  request,
  db,
  playwright,
  baseURL,
}) => {
  const email = newEmail('giulia')
  const first = await logInAs(request, { nome: 'Giulia Bianchi', email })
  expect(first.status()).toBe(200)
  expect(await first.json()).toEqual({ next: '/area-privata/preferiti', marketingConsentsNeeded: true, isDealer: false, savedAd: null })
  expect(await isLoggedIn(request)).toBe(true)
  const other = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const second = await logInAs(other, { nome: 'Giulia Bianchi', email })
  expect(await second.json()).toEqual({ next: '/area-privata/preferiti', marketingConsentsNeeded: false, isDealer: false, savedAd: null })
  expect(await isLoggedIn(other)).toBe(true)
  expect(await db`select 1 from app_user where email = ${email}`).toHaveLength(1)
  await other.dispose()
})

test('a Facebook login with a second factor requires its code before the session starts', async ({ request, db }) => {
  const email = newEmail('verificata')
  await logInAs(request, { nome: 'Vera Bianchi', email })
  await request.post('/logout', { headers: { 'X-CSRF-Token': await csrfOf(request), 'X-Requested-With': 'XMLHttpRequest' } })
  await db`insert into second_factor (user_id, secret, confirmed_at) select id, ${newSecret()}, now() from app_user where email = ${email}`
  const answer = await logInAs(request, { nome: 'Vera Bianchi', email })
  expect(await answer.json()).toEqual({ next: '/accedi/codice?dopo=%2Farea-privata%2Fpreferiti&con=facebook', codeNeeded: true })
  expect(await isLoggedIn(request)).toBe(false)
})

test('a dealer who comes by Facebook is said to be one', async ({ request, db }) => {
  const email = newEmail('dealer')
  await logInAs(request, { nome: 'Autosalone Bianchi', email })
  await db`update app_user set role = 'dealer' where email = ${email}`
  expect(await (await logInAs(request, { nome: 'Autosalone Bianchi', email })).json()).toMatchObject({ isDealer: true })
})

for (const [persona, status] of [
  ['altra-app', 401],
  ['scaduto', 401],
  ['revocato', 401],
  ['scambio', 401],
  ['senza-email', 400],
  ['errore', 503],
  ['giu', 503],
  ['lento', 503],
] as const) {
  test(`a wrong token or a failed line gives no session, and the page says why: ${persona}`, async ({ request }) => {
    const answer = await logInAs(request, { persona })
    expect(answer.status()).toBe(status)
    expect(await answer.text()).toMatch(persona === 'senza-email' ? /"message":"[^"]*e-mail/ : /"message":"[^"]*(Facebook)/)
    expect(answer.headersArray().filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && value.includes('session'))).toEqual([])
    expect(await isLoggedIn(request)).toBe(false)
  })
}

test('an invented token gets no session', async ({ request }) => {
  const { state } = await comeBack(request, await startAt(request), { persona: 'giulia' })
  expect((await hand(request, { access_token: 'EAAinventato', state })).status()).toBe(401)
  expect(await isLoggedIn(request)).toBe(false)
})

test('the state is needed, and good once', async ({ request }) => {
  const back = await comeBack(request, await startAt(request), { nome: 'Marco', email: newEmail('marco') })
  expect((await hand(request, { access_token: back.access_token })).status(), 'absent').toBe(403)
  expect((await hand(request, { ...back, state: `${back.state}x` })).status(), 'changed').toBe(403)
  expect((await hand(request, back)).status(), 'its own').toBe(200)
  expect((await hand(request, back)).status(), 'again').toBe(403)
})

test('a login state used twice at the same moment logs in once', async ({ request }) => {
  const back = await comeBack(request, await startAt(request), { nome: 'Marco', email: newEmail('due') })
  const headers = { 'X-CSRF-Token': await csrfOf(request) }
  const answers = await Promise.all([1, 2, 3, 4].map(() => request.post('/login/facebook', { data: back, headers })))
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, 403, 403, 403])
})

test('a login state is valid only in the browser that began the login', async ({ request, playwright, baseURL }) => {
  const attacker = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const theirs = await comeBack(attacker, await startAt(attacker), { nome: 'Mallory', email: newEmail('mallory') })
  await startAt(request)
  expect((await hand(request, theirs)).status()).toBe(403)
  expect(await isLoggedIn(request)).toBe(false)
  expect((await hand(attacker, theirs)).status()).toBe(200)
  await attacker.dispose()
})

test('an e-mail that has a password here is never linked: 409, and nothing is written', async ({ request, db, account }) => {
  const email = await account()
  const answer = await logInAs(request, { nome: 'Un altro', email: email.toUpperCase() })
  expect(answer.status()).toBe(409)
  expect(await answer.text()).toContain('accedi con e-mail e password')
  expect(await isLoggedIn(request)).toBe(false)
  expect(await db`select 1 from social_identity join app_user on app_user.id = user_id where email = ${email}`).toHaveLength(0)
  expect(await db`select display_name from app_user where email = ${email}`).toMatchObject([{ displayName: 'Francesca Colombo' }])
})

test('the dialog is asked for a token of our application, with the way back to us', async ({ request, baseURL }) => {
  const { origin, pathname, searchParams } = await startAt(request)
  expect(origin + pathname).toBe(`${standInsUrl()}/facebook/v3.2/dialog/oauth`)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    redirect_uri: `${baseURL ?? ''}/identityprovider/facebook`,
    scope: 'public_profile,email',
    response_type: 'token',
  })
})

test('a login never leads off the site, nor is it begun by a link on another one', async ({ request }) => {
  for (const dopo of ['https://cattivo.test/', '//cattivo.test', '/\\cattivo.test', 'javascript:alert(1)']) {
    const answer = await logInAs(request, { nome: 'Anna', email: newEmail('anna') }, dopo)
    expect(await answer.json(), dopo).toMatchObject({ next: '/' })
  }
  const lured = await request.get('/login/facebook', { maxRedirects: 0, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(lured.headers()['location']).toBe('/accedi')
  const twice = await request.get('/login/facebook?dopo=//cattivo.test&dopo=/usate&dopo[a]=b', { maxRedirects: 0 })
  expect(twice.status(), 'of several addresses one counts').toBe(303)
  expect(stateOf(new URL(twice.headers()['location'] ?? ''))).toMatchObject({ after: '/' })
})

test('a Facebook login goes out only with the visitor’s consent; otherwise the login page explains', async ({ playwright, baseURL }) => {
  const startWith = async (allowed: readonly PurposeKey[]) => {
    const request = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      storageState: { cookies: [cookieOfChoice(allowed)], origins: [] },
    })
    const answer = await request.get('/login/facebook?dopo=/usate', { maxRedirects: 0 })
    return { request, status: answer.status(), location: answer.headers()['location'] ?? '' }
  }
  const refused = await startWith(['measurement', 'replay'])
  expect(refused).toMatchObject({ status: 303, location: '/accedi?dopo=%2Fusate' })
  expect(await (await refused.request.get(refused.location)).text()).toContain('A Facebook non abbiamo inviato nulla')
  expect((await startWith(['social'])).location).toContain('/dialog/oauth')
})

test('without the csrf token nothing happens, and the state stays good', async ({ request }) => {
  const back = await comeBack(request, await startAt(request), { nome: 'Sara', email: newEmail('sara') })
  expect((await request.post('/login/facebook', { data: back })).status()).toBe(403)
  expect(
    (
      await request.post('/login/facebook', {
        data: back,
        headers: { 'X-CSRF-Token': await csrfOf(request), origin: 'https://cattivo.test' },
      })
    ).status(),
  ).toBe(403)
  expect((await hand(request, back)).status()).toBe(200)
})

test('other providers, methods and shapes of a social login are refused', async ({ request }) => {
  expect((await request.get('/login/nessuno', { maxRedirects: 0 })).status()).toBe(404)
  expect((await request.put('/login/facebook')).status()).toBe(405)
  for (const data of [
    {},
    { access_token: ['a'], state: 'b' },
    { access_token: { a: 1 }, state: 'b' },
    { access_token: 'a'.repeat(5_000), state: 'b' },
  ]) {
    expect((await hand(request, data)).status(), JSON.stringify(data).slice(0, 40)).toBe(400)
  }
})
