import type { Pool } from '@/lib/kernel/db/db.server'
import { testPassword } from '../accounts'
import { asForm, type HttpClient } from '../http-client'
import { insertAd } from '../market'
import { expect, test } from '../test'

const queuePage = '/area-privata/moderazione'
const profile = '/area-privata/il-mio-profilo'
const ownAds = '/area-privata/annunci'

async function addCase(db: Pool, email: string, status: string) {
  const [user] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
  const adId = await insertAd(db, { make: 'fiat', model: 'panda', owner_id: user?.id ?? 0, contact_email: email, status })
  const [opened] = await db<{ id: number }[]>`insert into moderation_case (ad_id, signals) values (${adId}, '[]') returning id`
  const id = opened?.id ?? 0
  return { adId, id, page: `${queuePage}/${id}`, call: `/api/v1/pages/private/moderation/${id}`, own: `/api/v1/pages/private/ads/${adId}` }
}

async function moderator(loggedIn: () => Promise<{ visitor: HttpClient; email: string }>, db: Pool) {
  const { visitor, email } = await loggedIn()
  await db`update app_user set role = 'moderator' where email = ${email}`
  return visitor
}

test('a moderator asks, the seller answers beside the ad, and the case is back with the answer', async ({ loggedIn, db }) => {
  const [ada, { visitor: seller, email }] = [await moderator(loggedIn, db), await loggedIn()]
  const { page, call, own } = await addCase(db, email, 'in_review')
  const asked = await ada.post(call, { esito: 'asked', testo: 'A chi è intestato?' }, { headers: asForm })
  expect([asked.status, asked.headers.location]).toEqual([303, expect.stringContaining(queuePage)])
  expect((await ada.get(queuePage)).body).not.toContain(`href="${page}"`)
  expect((await seller.get(ownAds)).body).toContain('A chi è intestato?')
  await seller.post(own, { azione: 'rispondi', risposta: 'A mia madre.' }, { headers: asForm })
  expect((await ada.get(queuePage)).body).toContain(`href="${page}"`)
  expect((await ada.get(page)).body).toContain('A mia madre.')
})

test('a banned user is logged out, can read why, loses no data, and is readmitted by a second moderator', async ({
  loggedIn,
  visitor,
  db,
}) => {
  const [ada, pietro, { visitor: seller, email }] = [await moderator(loggedIn, db), await moderator(loggedIn, db), await loggedIn()]
  const { adId, page, call, own } = await addCase(db, email, 'published')
  const statement = { motivo: 'acconto', testo: 'Chiedi soldi prima della visita.' }
  await ada.post(call, { esito: 'banned', ...statement }, { headers: asForm })
  expect((await seller.get(profile)).headers.location).toContain('/accedi')
  const again = visitor()
  const login = await again.post('/login?dopo=/annunci', { username: email, password: testPassword }, { headers: asForm })
  expect([login.status, login.headers.location]).toEqual([303, profile])
  const byScript = await visitor().post('/login?dopo=/annunci', { username: email, password: testPassword })
  expect([byScript.status, byScript.headers['x-login-next']]).toEqual([200, profile])
  const { body } = await again.get(profile)
  expect(body).toContain('Il tuo account è bloccato')
  expect(body).toContain('Chiedi soldi prima della visita.')
  expect((await again.get('/api/v1/pages/private/settings/export')).status).toBe(200)
  expect((await again.postJson(own, { azione: 'modifica' })).status).toBe(403)
  await again.post(own, { azione: 'ricorso', ricorso: 'È stato un malinteso: potete riguardare?' }, { headers: asForm })
  expect((await ada.get(page)).body).toContain('il ricorso lo decide un’altra persona')
  await pietro.post(call, { esito: 'granted', testo: '' }, { headers: asForm })
  expect((await again.get(profile)).body).not.toContain('Il tuo account è bloccato')
  expect(await db`select status from ad where id = ${adId}`).toEqual([{ status: 'published' }])
})

test('a decision is undone on the page it led to, and a case preserves the filters of the queue', async ({ loggedIn, db }) => {
  const [ada, pietro, { email }] = [await moderator(loggedIn, db), await moderator(loggedIn, db), await loggedIn()]
  const { adId, page, call } = await addCase(db, email, 'published')
  await db`update moderation_case set opened_at = '2020-01-01', signals = '[{"kind": "mended", "weight": 10, "evidence": "canarino"}]' where ad_id = ${adId}`
  const queue = '?tipo=segnalati&motivo=corretti'
  expect((await ada.get(`${queuePage}?tipo=ricorsi`)).body).not.toContain(`href="${page}`)
  expect((await ada.get(`${queuePage}${queue}`)).body).toContain(`href="${page}${queue.replace('&', '&amp;')}"`)
  const refusal = { esito: 'refused', motivo: 'dati', testo: 'I dati non corrispondono.', coda: queue }
  const decided = await ada.post(call, refusal, { headers: asForm })
  expect(decided.headers.location).toContain('motivo=corretti')
  const { body } = await ada.get(decided.headers.location ?? '')
  expect(body).toContain(`Rifiutato, avviso in partenza. RIF ${adId}.`)
  expect(body).toContain('value="undone"')
  const undone = await ada.post(call, { esito: 'undone', coda: queue }, { headers: asForm })
  expect(undone.headers.location).toBe(`${page}${queue}`)
  expect((await ada.get(page)).body).toContain('I dati non corrispondono.')
  expect(await db`select status from ad where id = ${adId}`).toEqual([{ status: 'published' }])
  expect(await db`select from outbox_mail where recipient = ${email} and kind = 'ad-refused'`).toHaveLength(0)
  await ada.post(call, { esito: 'taken' }, { headers: asForm })
  expect((await pietro.post(call, refusal, { headers: asForm })).headers.location).toBe(`${page}${queue}`)
  expect((await pietro.get(page)).body).toContain('La tua scelta non è stata salvata.')
  expect((await pietro.get('/api/v1/pages/private/moderation/log')).body).toContain('Decisione annullata')
})
