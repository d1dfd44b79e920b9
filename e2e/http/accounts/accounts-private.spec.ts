import { newEmail, otherPassword, passDeletionDays, testPassword as password } from '@/e2e/accounts'
import { asForm, type HttpClient } from '@/e2e/http-client'
import { asRecord } from '@/e2e/record'
import { codeInLastMail } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'

const settings = '/api/v1/pages/private/settings'
const profile = '/area-privata/il-mio-profilo'
const isIn = async (visitor: HttpClient) => (await visitor.get(profile)).status === 200
const logsIn = async (visitor: HttpClient, email: string, typed: string) =>
  (await visitor.post('/login', { username: email, password: typed })).status

const writes: [path: string, fields: Record<string, string>][] = [
  ['profile', { displayName: 'Ladro' }],
  ['password', { currentPassword: password, password: otherPassword }],
  ['email/change', { email: 'ladro@esempio.it', password }],
  ['sessions', { session: 'altre' }],
  ['deletion', { password }],
  ['terms', { version: '2026-11-25' }],
]

test('the settings need a login, POST and the token; other requests change nothing', async ({ visitor, loggedIn, db }) => {
  const { visitor: owner, email } = await loggedIn()
  const row = () => db`select * from app_user where email = ${email}`
  const before = await row()
  for (const [path, fields] of writes) {
    expect((await visitor().post(`${settings}/${path}`, fields)).status, path).toBe(401)
    expect((await owner.post(`${settings}/${path}`, fields, { csrf: null })).status, path).toBe(403)
    expect((await owner.post(`${settings}/${path}`, fields, { csrf: await visitor().csrf() })).status, path).toBe(403)
    expect((await owner.post(`${settings}/${path}`, fields, { headers: { origin: 'https://evil.example' } })).status, path).toBe(403)
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await owner.send(method, `${settings}/${path}`)).status, `${method} ${path}`).toBe(405)
    if (path !== 'sessions') expect((await owner.get(`${settings}/${path}`)).status, path).toBe(405)
  }
  for (const path of ['sessions', 'export']) expect((await visitor().get(`${settings}/${path}`)).status, path).toBe(401)
  expect(await row()).toEqual(before)
  expect(await isIn(owner)).toBe(true)
})

test('name and phone are saved; role and the rest cannot be sent along', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const sent = {
    displayName: '  Anna  D’Angelò 👩‍🔧 ',
    phone: '+39 (02) 123456',
    role: 'dealer',
    email: 'altra@esempio.it',
    id: '1',
    confirmedAt: '',
    password_hash: 'x',
  }
  const withMore = await visitor.postJson(`${settings}/profile`, sent)
  const more = ['confirmedAt', 'email', 'id', 'password_hash', 'role']
  expect([withMore.status, Object.keys(asRecord(asRecord(withMore.body)['fields'])).toSorted()]).toEqual([400, more])
  expect((await visitor.post(`${settings}/profile`, sent)).status, 'a form of a page leaves them out').toBe(200)
  expect(await db`select display_name, phone, role, email from app_user where email = ${email}`).toEqual([
    { displayName: 'Anna D’Angelò 👩‍🔧', phone: '+39 (02) 123456', role: 'user', email },
  ])
  const refused = await visitor.post(`${settings}/profile`, { displayName: '', phone: '123' })
  expect([refused.status, asRecord(refused.body)['fields']]).toEqual([
    400,
    { displayName: 'Campo obbligatorio', phone: 'Telefono non valido' },
  ])
  const back = await visitor.post(`${settings}/profile`, { displayName: 'Anna', phone: 'abc' }, { headers: asForm })
  expect([back.status, back.headers.location]).toEqual([303, profile])
})

test('only shown terms of ours can be accepted, also by a plain form', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const accepted = async () =>
    (
      await db<
        { version: string }[]
      >`select version from terms_acceptance join app_user on app_user.id = user_id where email = ${email} order by version`
    ).map(({ version }) => version)
  const before = await accepted()
  for (const version of ['', '2020-01-01', 'x'.repeat(5_000)])
    expect((await visitor.post(`${settings}/terms`, { version })).status, version).toBe(400)
  expect(await accepted()).toEqual(before)
  const done = await visitor.post(`${settings}/terms`, { version: '2026-11-21' }, { headers: asForm })
  expect([done.status, done.headers.location]).toEqual([303, profile])
  expect(await accepted()).toEqual([...new Set(['2026-11-21', ...before])])
  expect((await visitor.get(profile)).body).toContain('condizioni-titolo')
})

test('a profile saved in a second window does not overwrite the first', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const save = (displayName: string) => visitor.postJson(`${settings}/profile`, { displayName, version: '1' })
  expect([(await save('Prima')).status, (await save('Seconda')).status]).toEqual([200, 409])
  expect(await db`select display_name from app_user where email = ${email}`).toEqual([{ displayName: 'Prima' }])
})

test('a new password needs the old one, ends the other sessions and gives this one a new id', async ({ visitor, loggedIn }) => {
  const { visitor: here, email } = await loggedIn()
  const there = visitor()
  await there.logIn(email, password)
  const copied = here.copy()
  const wrong = await here.post(`${settings}/password`, { currentPassword: 'Sbagliata+1', password: otherPassword })
  expect([wrong.status, asRecord(wrong.body)['fields']]).toEqual([400, { currentPassword: 'La password non è corretta.' }])
  expect((await here.post(`${settings}/password`, { currentPassword: password, password: 'Password1!' })).status).toBe(400)
  expect(await isIn(there)).toBe(true)
  expect((await here.post(`${settings}/password`, { currentPassword: password, password: otherPassword })).status).toBe(200)
  expect([await isIn(here), await isIn(there), await isIn(copied)]).toEqual([true, false, false])
  expect(await logsIn(visitor(), email, password)).toBe(401)
  expect(await logsIn(visitor(), email, otherPassword)).toBe(200)
})

test('a person at an open session cannot guess the password without end, and locks nobody out', async ({ loggedIn, visitor }) => {
  const { visitor: here, email } = await loggedIn()
  for (let time = 0; time < 10; time += 1) expect((await here.post(`${settings}/deletion`, { password: 'Sbagliata+1' })).status).toBe(400)
  const refused = await here.post(`${settings}/deletion`, { password })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590)
  expect(await logsIn(visitor(), email, password)).toBe(200)
  expect(await isIn(here)).toBe(true)
})

test('a new e-mail needs the password and the new address; the old address is notified and closed', async ({
  visitor,
  loggedIn,
  kindsTo,
}) => {
  const { visitor: here, email } = await loggedIn()
  const [next, there] = [newEmail(), visitor()]
  await there.logIn(email, password)
  expect((await here.post(`${settings}/email/change`, { email: next, password: 'Sbagliata+1' })).status).toBe(400)
  expect((await here.post(`${settings}/email/change`, { email: next })).status).toBe(400)
  expect(await kindsTo(next)).toEqual([])
  expect((await here.post(`${settings}/email/change`, { email: next, password })).status).toBe(200)
  expect([await kindsTo(next), await kindsTo(email)]).toEqual([['confirm-email-change'], ['email-change-notice']])
  expect(await logsIn(visitor(), next, password)).toBe(401)
  const codice = await codeInLastMail(next, 'confirm-email-change')
  expect((await here.get(`/conferma-email?codice=${codice}`)).status).toBe(200)
  expect(await logsIn(visitor(), email, password), 'opening the link by itself changes nothing').toBe(200)
  expect((await here.post('/email-change/confirmation', { codice })).status).toBe(200)
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  expect(await logsIn(visitor(), next, password)).toBe(200)
  expect(await logsIn(visitor(), email, password)).toBe(401)
  expect((await visitor().post('/email-change/confirmation', { codice })).status).toBe(400)
})

test('a change to a taken e-mail gets the usual answer, and leaves its owner the address', async ({
  visitor,
  loggedIn,
  account,
  kindsTo,
}) => {
  const { visitor: here, email } = await loggedIn()
  const taken = await account()
  const [known, unknown] = [
    await here.post(`${settings}/email/change`, { email: taken.toUpperCase(), password }),
    await here.post(`${settings}/email/change`, { email: newEmail(), password }),
  ]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect(await kindsTo(taken)).toEqual(['already-registered'])
  expect(await logsIn(visitor(), taken, password)).toBe(200)
  expect(await logsIn(visitor(), email, password)).toBe(200)
})

test("sessions are listed and ended, and only one's own", async ({ visitor, loggedIn }) => {
  const [{ visitor: here, email }, { visitor: stranger }] = [await loggedIn(), await loggedIn()]
  const phone = visitor()
  await phone.logIn(email, password)
  const idsOf = async (someone: HttpClient) =>
    [...(await someone.get(`${settings}/sessions`)).body.matchAll(/"id":(\d+)/g)].map(([, id]) => id ?? '')
  const [mine = '', phones = ''] = await idsOf(here)
  const [strangers = ''] = await idsOf(stranger)
  expect((await here.post(`${settings}/sessions`, { session: strangers })).status).toBe(404)
  expect((await here.post(`${settings}/sessions`, { session: "1' or 1=1" })).status).toBe(400)
  expect(await isIn(stranger)).toBe(true)
  expect((await here.post(`${settings}/sessions`, { session: phones })).status).toBe(200)
  expect([await isIn(here), await isIn(phone)]).toEqual([true, false])
  const [tablet, laptop] = [visitor(), visitor()]
  await tablet.logIn(email, password)
  await laptop.logIn(email, password)
  expect((await here.post(`${settings}/sessions`, { session: 'altre' })).status).toBe(200)
  expect([await isIn(here), await isIn(tablet), await isIn(laptop), await isIn(stranger)]).toEqual([true, false, false, true])
  expect(await idsOf(here)).toEqual([mine])
})

test("one's own data come as a file, without a secret", async ({ loggedIn }) => {
  const { visitor, email } = await loggedIn()
  expect((await visitor.get(profile)).body).toContain(`href="${settings}/export"`)
  const answer = await visitor.get(`${settings}/export`)
  expect(answer.headers['content-disposition']).toContain('attachment')
  expect(answer.headers['content-type']).toMatch(/^application\/json; charset=utf-8/)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(asRecord(answer.body)).toMatchObject({ profile: { email, displayName: 'Francesca Colombo' }, sessions: [{ isCurrent: true }] })
  expect(answer.body).not.toMatch(/hash|argon2/i)
  expect(answer.body).not.toContain([...visitor.cookies.values()][0])
})

test('deleting an account ends all its sessions; a login before the deadline offers to cancel the deletion', async ({
  visitor,
  loggedIn,
}) => {
  const { visitor: here, email } = await loggedIn()
  const done = await here.post(`${settings}/deletion`, { password }, { headers: asForm })
  expect([done.status, done.headers.location]).toEqual([303, '/eliminazione-account?richiesta'])
  expect((await here.get('/eliminazione-account?richiesta')).body).toContain('Il tuo account sarà eliminato')
  const again = visitor()
  const login = await again.post('/login?dopo=/area-privata/preferiti', { username: email, password }, { headers: asForm })
  expect([login.status, login.headers.location]).toEqual([303, '/eliminazione-account'])
  expect((await again.get(profile)).headers.location).toBe('/eliminazione-account')
  expect((await again.get(`${settings}/export`)).status).toBe(403)
  const waits = await again.get('/eliminazione-account')
  expect([waits.status, waits.body]).toEqual([200, expect.stringContaining('Annulla l’eliminazione')])
  const cancelled = await again.post('/api/v1/account-deletion/cancel', {}, { headers: asForm })
  expect([cancelled.status, cancelled.headers.location]).toEqual([303, profile])
  expect((await again.get(profile)).body).toContain('L’eliminazione è annullata')
  expect((await again.get('/eliminazione-account')).headers.location).toBe(`${profile}#elimina`)
})

test('the link of the mail keeps an account without a login, once', async ({ visitor, loggedIn }) => {
  const { visitor: here, email } = await loggedIn()
  expect((await here.post(`${settings}/deletion`, { password })).status).toBe(200)
  const codice = await codeInLastMail(email, 'account-deletion-asked')
  const stranger = visitor()
  const link = `/eliminazione-account?codice=${codice}`
  expect((await stranger.get(link)).body).toContain('Il tuo account sarà eliminato il')
  expect(await logsIn(visitor(), email, password), 'opening it changes nothing').toBe(200)
  const cancelled = await stranger.post('/api/v1/account-deletion/cancel', { codice }, { headers: asForm })
  expect([cancelled.status, cancelled.headers.location]).toEqual([303, '/eliminazione-account?annullata'])
  expect((await stranger.get('/eliminazione-account?annullata')).body).toContain('Il tuo account resta')
  expect((await stranger.get(link)).body).toContain('Questo link non vale più')
  expect((await stranger.post('/api/v1/account-deletion/cancel', { codice })).status).toBe(410)
  expect((await stranger.post('/api/v1/account-deletion/cancel', {})).status).toBe(401)
  await here.logIn(email, password)
  expect(await isIn(here)).toBe(true)
})

test('a deleted account is gone after fourteen days, with its links and mails', async ({ visitor, loggedIn, db, kindsTo }) => {
  const { visitor: here, email } = await loggedIn()
  const there = visitor()
  await there.logIn(email, password)
  await visitor().postAsHuman('/password-recovery', { email })
  const codice = await codeInLastMail(email, 'password-recovery')
  expect((await here.post(`${settings}/deletion`, { password: 'Sbagliata+1' })).status).toBe(400)
  expect(await isIn(there)).toBe(true)
  const done = await here.post(`${settings}/deletion`, { password }, { headers: asForm })
  expect([done.status, done.headers.location]).toEqual([303, '/eliminazione-account?richiesta'])
  expect([await isIn(here), await isIn(there)]).toEqual([false, false])
  await passDeletionDays(db, email)
  expect(await logsIn(visitor(), email, password)).toBe(401)
  expect((await visitor().post('/reimposta-password', { codice, password: otherPassword })).status).toBe(400)
  expect(await db`select 1 from app_user where email = ${email}`).toHaveLength(0)
  expect(await kindsTo(email)).toEqual(['account-deleted'])
})

test('private answers are cached by nobody, and neither are public ones of logged-in visitors', async ({ loggedIn }) => {
  const { visitor, email } = await loggedIn()
  for (const path of [profile, '/', '/annunci', `${settings}/sessions`, '/api/v1/csrf']) {
    const { headers, status } = await visitor.get(path)
    expect([status, headers['cache-control']], path).toEqual([200, 'private, no-store'])
  }
  const { body } = await visitor.get('/annunci', { referer: 'http://localhost/usate' })
  expect(body).toContain('"isUserLogged":"true"')
  expect(body).toContain(`"userProfile":{"displayName":"Francesca Colombo","phone":"","email":"${email}","role":"user"}`)
  expect(body).toContain('"referer":"http://localhost/usate"')
  expect(body).toContain(`"csrf":"${await visitor.csrf()}"`)
})
