import { randomUUID } from 'node:crypto'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import { choiceText, readChoice } from '@/lib/accounts/consent/choice-cookie'
import { bannerVersion, choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import type { Pool } from '@/lib/kernel/db/db.server'

const path = '/api/v1/privacy-choice'
const decided = (second = 0) => new Date(Date.UTC(2026, 10, 21, 10, 0, second))
const proof = (change: Record<string, unknown> = {}) => ({
  consentId: randomUUID(),
  version: 1,
  purposes: ['measurement'],
  source: 'banner-accept',
  decidedAt: decided(),
  ...change,
})
const rowsOf = (db: Pool, id: string) =>
  db`select purposes, source, banner_version from privacy_choice where consent_id = ${id} order by id`

test('three changes of one browser are three proofs, and nothing comes back but the answer', async ({ visitor, db }) => {
  const someone = visitor()
  const consentId = randomUUID()
  const choices = [
    proof({ consentId }),
    proof({ consentId, purposes: [], source: 'preferences', decidedAt: decided(1) }),
    proof({ consentId, purposes: ['replay', 'social'], source: 'preferences', decidedAt: decided(2) }),
  ]
  for (const choice of choices) expect(await someone.postJson(path, choice)).toMatchObject({ status: 204, body: '' })
  expect(await rowsOf(db, consentId)).toEqual([
    { purposes: ['measurement'], source: 'banner-accept', bannerVersion: 1 },
    { purposes: [], source: 'preferences', bannerVersion: 1 },
    { purposes: ['replay', 'social'], source: 'preferences', bannerVersion: 1 },
  ])
})

test('a proof sent twenty times at once is stored once', async ({ visitor, db }) => {
  const someone = visitor()
  const sent = proof()
  await someone.csrf()
  const answers = await Promise.all(Array.from({ length: 20 }, () => someone.postJson(path, sent)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  expect(await rowsOf(db, sent.consentId)).toHaveLength(1)
})

test('a proof cannot be changed or taken away, not even in the database', async ({ visitor, db }) => {
  const sent = proof()
  await visitor().postJson(path, sent)
  await expect(db`update privacy_choice set source = 'preferences' where consent_id = ${sent.consentId}`).rejects.toThrow('append-only')
  await expect(db`delete from privacy_choice where consent_id = ${sent.consentId}`).rejects.toThrow('append-only')
  await expect(db`truncate privacy_choice`).rejects.toThrow('append-only')
  expect(await rowsOf(db, sent.consentId)).toHaveLength(1)
})

test('the server renews a matching consent cookie, marked and for 190 days, and leaves other choices alone', async ({ visitor }) => {
  const someone = visitor()
  const sent = proof()
  const choice = {
    consentId: sent.consentId,
    version: 1,
    purposes: ['measurement' as const],
    source: 'banner-accept' as const,
    decidedAt: decided(),
    isRecorded: false,
    unproven: [],
  }
  await someone.csrf()
  someone.cookies.set(choiceCookie, encodeURIComponent(choiceText(choice)))
  const { cookies } = await someone.postJson(path, sent)
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/^ingrana_privacy=[^;]+; Max-Age=16416000; Path=\/; SameSite=Lax$/)
  expect(readChoice(decodeURIComponent(someone.cookies.get(choiceCookie) ?? ''))).toEqual({ ...choice, isRecorded: true })
  expect((await someone.postJson(path, { ...sent, decidedAt: decided(9) })).cookies).toEqual([])
  someone.cookies.set(choiceCookie, 'nonsense')
  expect((await someone.postJson(path, { ...sent, decidedAt: decided(10) })).cookies).toEqual([])
})

test('a late answer does not restore an earlier privacy choice once a later choice is known', async ({ visitor, db }) => {
  const someone = visitor()
  const early = proof()
  const choice = {
    consentId: early.consentId,
    version: 1,
    purposes: ['measurement' as const],
    source: 'banner-accept' as const,
    decidedAt: decided(),
    isRecorded: false,
    unproven: [],
  }
  expect((await someone.postJson(path, proof({ consentId: early.consentId, purposes: [], decidedAt: decided(5) }))).status).toBe(204)
  someone.cookies.set(choiceCookie, encodeURIComponent(choiceText(choice)))
  expect(await someone.postJson(path, early)).toMatchObject({ status: 204, cookies: [] })
  expect(await rowsOf(db, early.consentId), 'its proof is stored all the same').toHaveLength(2)
})

const bad: { why: string; body: object; fields?: string[] }[] = [
  { why: 'nothing', body: {}, fields: ['consentId', 'decidedAt', 'purposes', 'source', 'version'] },
  { why: 'an id that is none', body: proof({ consentId: 'x' }), fields: ['consentId'] },
  { why: 'no id', body: proof({ consentId: null }), fields: ['consentId'] },
  { why: 'a purpose we do not have', body: proof({ purposes: ['marketing'] }), fields: ['purposes[0]'] },
  { why: 'a purpose twice', body: proof({ purposes: ['social', 'social'] }), fields: ['purposes'] },
  { why: 'purposes that are no list', body: proof({ purposes: 'social' }), fields: ['purposes'] },
  { why: 'a purpose that is no word', body: proof({ purposes: [{ $ne: 1 }] }), fields: ['purposes[0]'] },
  { why: 'a source we do not have', body: proof({ source: 'scroll' }), fields: ['source'] },
  { why: 'a banner that was never shown', body: proof({ version: bannerVersion + 1 }), fields: ['version'] },
  { why: 'a version that is no whole number', body: proof({ version: 0.5 }), fields: ['version'] },
  { why: 'no time', body: proof({ decidedAt: 'ieri' }), fields: ['decidedAt'] },
  { why: 'a time before computers', body: proof({ decidedAt: '-000100-01-01T00:00:00Z' }), fields: ['decidedAt'] },
  { why: 'a time after all of us', body: proof({ decidedAt: '+275760-09-13T00:00:00Z' }), fields: ['decidedAt'] },
  { why: 'a list', body: [proof()] },
  { why: 'a harmful name', body: { ...proof(), constructor: 1 } },
]
for (const { why, body, fields } of bad) {
  test(`an impossible proof is refused and not stored: ${why}`, async ({ visitor, db }) => {
    const answer = await visitor().postJson(path, body)
    expect(answer.status).toBe(400)
    const { code, fields: named } = asRecord(answer.body)
    expect(code).toBe('invalid')
    if (fields) expect(Object.keys({ ...(typeof named === 'object' ? named : {}) }).sort()).toEqual(fields)
    const id = 'consentId' in body ? String(body.consentId) : ''
    if (/^[\da-f-]{36}$/.test(id)) expect(await rowsOf(db, id)).toHaveLength(0)
  })
}

test('without the token, from a foreign site and with other methods nothing is stored', async ({ visitor, db }) => {
  const someone = visitor()
  const sent = proof()
  const body = JSON.stringify(sent)
  const headers = { 'content-type': 'application/json' }
  expect((await someone.send('POST', path, { body, headers })).status).toBe(403)
  expect((await someone.postJson(path, sent, { origin: 'https://cattivo.test' })).status).toBe(403)
  expect((await someone.postJson(path, sent, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(
    (await someone.send('POST', path, { body, headers: { 'content-type': 'text/plain', 'x-csrf-token': await someone.csrf() } })).status,
  ).toBe(415)
  for (const method of ['GET', 'PUT', 'DELETE']) expect((await someone.send(method, path)).status, method).toBe(405)
  expect(await rowsOf(db, sent.consentId)).toHaveLength(0)
})

test('a flood is refused with the seconds to wait, and other visitors are served', async ({ visitor }) => {
  const flooder = visitor()
  const token = await flooder.csrf()
  const send = () =>
    flooder.send('POST', path, { body: JSON.stringify(proof()), headers: { 'content-type': 'application/json', 'x-csrf-token': token } })
  const statuses: number[] = []
  for (let round = 0; round < 13; round++)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, send))).map(({ status }) => status))
  expect(statuses.filter((status) => status === 204)).toHaveLength(120)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await visitor().postJson(path, proof())).status).toBe(204)
})
