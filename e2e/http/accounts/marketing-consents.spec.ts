import { deleteAccount } from '@/e2e/accounts'
import { asForm } from '@/e2e/http-client'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'

const address = '/api/v1/pages/private/settings/consent'
const profile = '/area-privata/il-mio-profilo'
const both = { firstPartyMarketing: true, thirdPartyMarketing: true, privacyConsentSource: 'SETTINGS' }
const none = { firstPartyMarketing: false, thirdPartyMarketing: false }

test('an answer is saved with its source and answered with nothing; every answer is stored', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const rows = () => db`
    select first_party_marketing, third_party_marketing, text_version, privacy_consent_source from marketing_consent join app_user on app_user.id = user_id where email = ${email} order by marketing_consent.id`
  expect([(await visitor.get(address)).body, await rows()]).toEqual([JSON.stringify(none), []])
  const sent = [both, { ...both, firstPartyMarketing: false, privacyConsentSource: 'FACEBOOK_MODAL' }, { thirdPartyMarketing: true }]
  for (const consent of sent) {
    const answer = await visitor.postJson(address, consent, { 'x-consent-text-version': '1' })
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'private, no-store'])
  }
  expect(await rows()).toEqual([
    { firstPartyMarketing: true, thirdPartyMarketing: true, textVersion: '1', privacyConsentSource: 'SETTINGS' },
    { firstPartyMarketing: false, thirdPartyMarketing: true, textVersion: '1', privacyConsentSource: 'FACEBOOK_MODAL' },
    { firstPartyMarketing: false, thirdPartyMarketing: true, textVersion: '1', privacyConsentSource: 'SETTINGS' },
  ])
  expect(asRecord((await visitor.get(address)).body)).toEqual({ firstPartyMarketing: false, thirdPartyMarketing: true })
})

test('only logged-in users with the csrf header answer, and for themselves alone', async ({ visitor, loggedIn, db }) => {
  const [{ visitor: owner, email }, { email: other }] = [await loggedIn(), await loggedIn()]
  const count = async () =>
    (await db`select 1 from marketing_consent join app_user on app_user.id = user_id where email in (${email}, ${other})`).length
  expect([(await visitor().get(address)).status, (await visitor().postJson(address, both)).status]).toEqual([401, 401])
  const body = JSON.stringify(both)
  const headers = { 'content-type': 'application/json' }
  expect((await owner.send('POST', address, { body, headers })).status, 'no token').toBe(403)
  expect((await owner.postJson(address, both, { 'x-csrf-token': await visitor().csrf() })).status, 'the token of somebody else').toBe(403)
  expect((await owner.postJson(address, both, { origin: 'https://evil.example' })).status, 'another site').toBe(403)
  for (const method of ['PUT', 'DELETE', 'PATCH']) expect((await owner.send(method, address)).status, method).toBe(405)
  expect(await count()).toBe(0)
  expect((await owner.postJson(address, { ...both, userId: 1, email: other })).status, 'for somebody else').toBe(400)
  expect((await owner.postJson(address, both)).status).toBe(204)
  expect([
    await count(),
    (await db`select 1 from marketing_consent join app_user on app_user.id = user_id where email = ${other}`).length,
  ]).toEqual([1, 0])
})

test('an empty or unclear answer is refused and changes nothing', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  expect((await visitor.postJson(address, both)).status).toBe(204)
  const csrf = await visitor.csrf()
  const send = (body: string | undefined, type = 'application/json') =>
    visitor.send('POST', address, { ...(body === undefined ? {} : { body }), headers: { 'content-type': type, 'x-csrf-token': csrf } })
  for (const body of [
    undefined,
    '',
    '{}',
    '[]',
    'null',
    'true',
    '{',
    '{"altro":true}',
    '{"firstPartyMarketing":null}',
    '{"firstPartyMarketing":"on"}',
    '{"firstPartyMarketing":1}',
    '{"firstPartyMarketing":["true","false"]}',
    '{"firstPartyMarketing":true,"privacyConsentSource":"ALTROVE"}',
    '{"firstPartyMarketing":true,"privacyConsentSource":null}',
    '{"__proto__":{"firstPartyMarketing":true}}',
  ]) {
    expect((await send(body)).status, body).toBe(400)
  }
  expect((await send(`_csrf=${csrf}`, 'application/x-www-form-urlencoded')).status).toBe(400)
  expect((await send('firstPartyMarketing=true&firstPartyMarketing=false', 'application/x-www-form-urlencoded')).status).toBe(400)
  expect((await send(JSON.stringify(both), 'text/plain')).status).toBe(415)
  expect((await send(JSON.stringify({ ...both, altro: 'x'.repeat(70_000) }))).status).toBe(413)
  expect(
    await db`select first_party_marketing from marketing_consent join app_user on app_user.id = user_id where email = ${email}`,
  ).toEqual([{ firstPartyMarketing: true }])
})

test('a form sent by the browser itself leads back to the profile, saved or not; boxes left empty are a no', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const saved = await visitor.post(address, { firstPartyMarketing: 'true', privacyConsentSource: 'SETTINGS' }, { headers: asForm })
  expect([saved.status, saved.headers.location]).toEqual([303, profile])
  expect((await visitor.get(profile)).body).toContain('Impostazioni salvate. Riceverai le email secondo le nuove impostazioni')
  const refused = await visitor.post(address, { firstPartyMarketing: 'true', privacyConsentSource: 'X' }, { headers: asForm })
  expect([refused.status, refused.headers.location]).toEqual([303, profile])
  expect((await visitor.get(profile)).body).toContain('Errore nel salvataggio dei dati. Attendi qualche minuto e riprova')
  await visitor.post(address, { privacyConsentSource: 'SETTINGS' }, { headers: asForm })
  expect(
    await db`select first_party_marketing, third_party_marketing from marketing_consent join app_user on app_user.id = user_id where email = ${email} order by marketing_consent.id`,
  ).toEqual([{ firstPartyMarketing: true, thirdPartyMarketing: false }, none])
})

test('of two windows the last acknowledged answer counts, and both answers are stored', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const other = visitor.copy()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) =>
      (turn % 2 ? visitor : other).postJson(address, { ...both, firstPartyMarketing: turn % 2 === 0 }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect((await other.postJson(address, { ...both, firstPartyMarketing: false })).status).toBe(204)
  expect((await visitor.postJson(address, both)).status).toBe(204)
  expect(asRecord((await other.get(address)).body)).toEqual({ firstPartyMarketing: true, thirdPartyMarketing: true })
  expect(await db`select 1 from marketing_consent join app_user on app_user.id = user_id where email = ${email}`).toHaveLength(12)
})

test('a user who saves without end is asked to wait, and the history stays short', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const csrf = await visitor.csrf()
  const save = () =>
    visitor.send('POST', address, { body: JSON.stringify(both), headers: { 'content-type': 'application/json', 'x-csrf-token': csrf } })
  for (let times = 0; times < 60; times++) expect((await save()).status).toBe(204)
  const refused = await save()
  expect([refused.status, Number(refused.headers['retry-after']) > 500]).toEqual([429, true])
  expect(await db`select 1 from marketing_consent join app_user on app_user.id = user_id where email = ${email}`).toHaveLength(60)
})

test("one's own answers stand in the file with one's own data, and go with the account", async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  await visitor.postJson(address, both)
  const [{ id } = { id: 0 }] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
  const file = asRecord((await visitor.get('/api/v1/pages/private/settings/export')).body)
  expect(file['marketingConsents']).toEqual([{ ...both, textVersion: '1', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }])
  await deleteAccount(visitor, db, email)
  expect(await db`select 1 from marketing_consent where user_id = ${id}`).toHaveLength(0)
})
