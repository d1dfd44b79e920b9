import type { Pool } from '@/lib/kernel/db/db.server'
import { asForm, type HttpClient } from '../http-client'
import { insertAd } from '../market'
import { expect, test } from '../test'

const script = '<script>alert(1)</script>'
/** A text with a bell, a change of the reading direction and a line separator. */
const hostile = `Prima ${script}\u0007\u202egnp.exe\u2028Dopo`
const clean = `Prima ${script}gnp.exe\nDopo`

type Place = { threadId: number; adId: number; caseId: number; reportId: number }
type Field = { of: 'seller' | 'moderator'; path: (at: Place) => string; fields: Record<string, string>; name: string }

/** Every text field of conversations, own ads, drafts and moderation, with the rest of its form. */
const texts: readonly Field[] = [
  { of: 'seller', path: ({ threadId }) => `/api/v1/pages/private/conversations/${threadId}`, fields: {}, name: 'message' },
  {
    of: 'seller',
    path: ({ threadId }) => `/api/v1/pages/private/conversations/${threadId}`,
    fields: { azione: 'segnala', motivo: 'altro' },
    name: 'parole',
  },
  { of: 'seller', path: ({ adId }) => `/api/v1/pages/private/ads/${adId}`, fields: { azione: 'rispondi' }, name: 'risposta' },
  { of: 'seller', path: ({ adId }) => `/api/v1/pages/private/ads/${adId}`, fields: { azione: 'ricorso' }, name: 'ricorso' },
  { of: 'seller', path: ({ adId }) => `/api/v1/pages/private/ads/${adId}`, fields: { azione: 'prezzo' }, name: 'prezzo' },
  { of: 'moderator', path: ({ caseId }) => `/api/v1/pages/private/moderation/${caseId}`, fields: { esito: 'asked' }, name: 'testo' },
  {
    of: 'moderator',
    path: ({ caseId }) => `/api/v1/pages/private/moderation/${caseId}`,
    fields: { esito: 'refused', motivo: 'dati', testo: 'x' },
    name: 'nota',
  },
  {
    of: 'moderator',
    path: ({ reportId }) => `/api/v1/pages/private/moderation/messages/${reportId}`,
    fields: { esito: 'accepted' },
    name: 'testo',
  },
]

async function begin(db: Pool, email: string): Promise<Place> {
  const [user] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
  const ownerId = user?.id ?? 0
  const adId = await insertAd(db, { make: 'fiat', model: 'panda', owner_id: ownerId, status: 'in_review' })
  const [opened] = await db<{ id: number }[]>`insert into moderation_case (ad_id, signals) values (${adId}, '[]') returning id`
  const [thread] = await db<{ id: number }[]>`
    insert into reply (ad_id, ad_title, name, email, phone) values (${adId}, 'Fiat Panda', 'Anna', 'anna@esempio.it', '') returning id`
  const threadId = thread?.id ?? 0
  await db`insert into reply_message (reply_id, sender, message) values (${threadId}, 'buyer', 'È ancora disponibile?')`
  const [report] = await db<{ id: number }[]>`
    insert into conversation_report (reply_id, reporter_id, side, kind, message_ids) values (${threadId}, ${ownerId}, 'buyer', 'soldi', '{}') returning id`
  return { threadId, adId, caseId: opened?.id ?? 0, reportId: report?.id ?? 0 }
}

async function people(loggedIn: () => Promise<{ visitor: HttpClient; email: string }>, db: Pool) {
  const [seller, moderator] = [await loggedIn(), await loggedIn()]
  await db`update app_user set role = 'moderator' where email = ${moderator.email}`
  return { seller, moderator, at: await begin(db, seller.email) }
}

test('every form of conversations, ads and moderation refuses invalid texts, and stores nothing', async ({ loggedIn, db }) => {
  const { seller, moderator, at } = await people(loggedIn, db)
  const storedRows = () =>
    Promise.all([
      db`select * from moderation_case where id = ${at.caseId}`,
      db`select * from conversation_report where reply_id = ${at.threadId}`,
      db`select * from reply_message where reply_id = ${at.threadId}`,
      db`select status, price_cents from ad where id = ${at.adId}`,
    ])
  const before = await storedRows()
  for (const { of, path, fields, name } of texts) {
    const someone = of === 'seller' ? seller.visitor : moderator.visitor
    const headers = { 'content-type': 'application/json', 'x-csrf-token': await someone.csrf() }
    const send = async (value: unknown) =>
      (await someone.send('POST', path(at), { body: JSON.stringify({ ...fields, [name]: value }), headers })).status
    for (const value of [['a', 'b'], { $ne: 'x' }, { length: 3 }, [[]], 'x\u0000y'])
      expect(await send(value), `${path(at)} ${name} ${JSON.stringify(value)}`).toBe(400)
    expect(await send('a'.repeat(2_001)), `${path(at)} ${name}, one letter too long`).toBe(400)
    expect(await send('a'.repeat(1024 * 1024)), `${path(at)} ${name}, 1 MB`).toBe(413)
  }
  expect(await storedRows()).toEqual(before)
})

test('scripts are shown as text; control characters and turned reading directions are left out', async ({ loggedIn, db }) => {
  const { seller, moderator, at } = await people(loggedIn, db)
  const [thread, own, decision] = [
    `/api/v1/pages/private/conversations/${at.threadId}`,
    `/api/v1/pages/private/ads/${at.adId}`,
    `/api/v1/pages/private/moderation/${at.caseId}`,
  ]
  await seller.visitor.postJson(thread, { message: hostile })
  await seller.visitor.postJson(thread, { azione: 'segnala', motivo: 'altro', parole: hostile })
  await moderator.visitor.postJson(decision, { esito: 'asked', testo: hostile })
  await seller.visitor.postJson(own, { azione: 'rispondi', risposta: hostile })
  expect(await db`select message from reply_message where reply_id = ${at.threadId} order by id`).toMatchObject([{}, { message: clean }])
  expect(await db`select words from conversation_report where reply_id = ${at.threadId} and side = 'seller'`).toEqual([{ words: clean }])
  expect(await db`select question, answer from moderation_case where id = ${at.caseId}`).toEqual([{ question: clean, answer: clean }])
  const asked = await moderator.visitor.get(`/area-privata/moderazione/${at.caseId}`)
  await moderator.visitor.postJson(decision, { esito: 'refused', motivo: 'dati', testo: hostile, nota: hostile })
  await seller.visitor.postJson(own, { azione: 'ricorso', ricorso: hostile })
  expect(await db`select statement, note, appeal from moderation_case where id = ${at.caseId}`).toEqual([
    { statement: clean, note: clean, appeal: clean },
  ])
  for (const { status, body } of [
    asked,
    await seller.visitor.get(`/area-privata/messaggi/${at.threadId}`),
    await seller.visitor.get('/area-privata/annunci'),
    await moderator.visitor.get('/area-privata/moderazione'),
    await moderator.visitor.get(`/area-privata/moderazione/${at.caseId}`),
  ]) {
    expect(status).toBe(200)
    expect(body).toContain('&lt;script&gt;alert(1)')
    expect(body).not.toContain(script)
  }
})

test('a draft stores typed texts, refuses other types, and shows markup as text', async ({ visitor }) => {
  const seller = visitor()
  const begun = await seller.post('/api/v1/drafts', { categoria: 'auto' }, { headers: asForm })
  const draftId = /^\/vendi\/([\w-]{36})\//.exec(begun.headers.location ?? '')?.[1] ?? ''
  const path = `/api/v1/drafts/${draftId}/testo`
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await seller.csrf() }
  const put = async (value: unknown) =>
    (await seller.send('PUT', path, { body: JSON.stringify({ version: 0, descrizione: value }), headers })).status
  expect(await put('x\u0000y')).toBe(400)
  expect(await put('a'.repeat(1024 * 1024))).toBe(413)
  expect(await put(hostile)).toBe(200)
  const { status, body } = await seller.get(`/vendi/${draftId}/testo`)
  expect(status).toBe(200)
  expect(body).toContain('&lt;script&gt;alert(1)')
  expect(body).not.toContain(script)
})
