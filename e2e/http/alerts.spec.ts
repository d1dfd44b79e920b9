import type { Pool } from '@/lib/kernel/db/db.server'
import { asForm, type HttpClient } from '../http-client'
import { recordOf } from '../record'
import { expect, test } from '../test'

const list = '/api/v1/saved-search'
const alerts = `${list}/alerts`
const page = '/area-privata/ricerche-salvate'

async function save(owner: HttpClient): Promise<number> {
  return Number(recordOf((await owner.postJson(list, { address: '/usate/fiat?carburante=benzina' })).body)['id'])
}

async function stateOf(db: Pool, id: number) {
  const [row] = await db<{ frequency: string; isPaused: boolean }[]>`
    select frequency, paused_at is not null as is_paused from saved_search where id = ${id}`
  return row && [row.frequency, row.isPaused]
}

/** A mail that told of a search, as the job leaves it. */
async function addMail(db: Pool, id: number, code: string): Promise<void> {
  await db`insert into alert_mail (code, user_id, search_ids, is_digest) select ${code}, user_id, ${[id]}, false from saved_search where id = ${id}`
}

test('nobody is written to about a search until they ask, by script or by form; they pause, resume and end it', async ({
  loggedIn,
  db,
}) => {
  const { visitor } = await loggedIn()
  const id = await save(visitor)
  expect(await stateOf(db, id)).toEqual(['never', false])
  expect((await visitor.postJson(`${list}/${id}`, { change: 'frequency', frequency: 'daily' })).status).toBe(200)
  expect(await stateOf(db, id)).toEqual(['daily', false])
  expect((await visitor.postJson(`${list}/${id}`, { change: 'pause' })).status).toBe(200)
  expect(await stateOf(db, id)).toEqual(['daily', true])
  const post = async (fields: Record<string, string>) => {
    const { status, headers } = await visitor.post(`${list}/${id}`, fields, { headers: asForm })
    return [status, headers.location]
  }
  expect(await post({ change: 'resume' })).toEqual([303, page])
  expect((await visitor.get(page)).body).toContain('La ricerca è di nuovo attiva.')
  expect(await post({ change: 'frequency', frequency: 'weekly' })).toEqual([303, page])
  expect(await stateOf(db, id)).toEqual(['weekly', false])
  expect((await visitor.get(page)).body).toContain('Salvato. Ti scriviamo: ogni settimana.')
  for (const frequency of ['', 'hourly', null, ['daily'], {}])
    expect((await visitor.postJson(`${list}/${id}`, { change: 'frequency', frequency })).status, JSON.stringify(frequency)).toBe(400)
  expect(await stateOf(db, id)).toEqual(['weekly', false])
})

test('nobody changes how often somebody else is written to', async ({ visitor, loggedIn, db }) => {
  const [owner, stranger] = [await loggedIn(), await loggedIn()]
  const id = await save(owner.visitor)
  for (const body of [{ change: 'frequency', frequency: 'at_once' }, { change: 'pause' }, { change: 'resume' }]) {
    expect((await stranger.visitor.postJson(`${list}/${id}`, body)).status).toBe(404)
    expect((await visitor().postJson(`${list}/${id}`, body)).status).toBe(401)
  }
  expect(await stateOf(db, id)).toEqual(['never', false])
})

test('the button of a mail program stops the mails: one POST from anywhere, without login, cookie or token, and never led on', async ({
  visitor,
  loggedIn,
  db,
}) => {
  const { visitor: owner, email } = await loggedIn()
  const id = await save(owner)
  const code = `bottone-${id}`
  await owner.postJson(`${list}/${id}`, { change: 'frequency', frequency: 'at_once' })
  await addMail(db, id, code)
  const elsewhere = { origin: 'https://posta.example', 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }
  const press = (address: string) => visitor().send('POST', address, { body: 'List-Unsubscribe=One-Click', headers: elsewhere })
  expect((await press(`${alerts}?codice=${code}x`)).status).toBe(204)
  expect((await press(alerts)).status).toBe(400)
  expect(await stateOf(db, id), 'the code of nobody').toEqual(['at_once', false])
  expect((await press(`${alerts}?codice=${code}`)).status).toBe(204)
  expect((await press(`${alerts}?codice=${code}`)).status, 'a second time').toBe(204)
  expect(await stateOf(db, id), email).toEqual(['never', false])
})

test('the link of a mail opens a page that stops, slows, pauses and starts the mails without a login; opening it alone changes nothing', async ({
  visitor,
  loggedIn,
  db,
}) => {
  const { visitor: owner } = await loggedIn()
  const id = await save(owner)
  const code = `pagina-${id}`
  await owner.postJson(`${list}/${id}`, { change: 'frequency', frequency: 'daily' })
  await addMail(db, id, code)
  const someone = visitor()
  const opened = await someone.get(`${alerts}?codice=${code}`)
  expect([opened.status, opened.headers.location]).toEqual([303, `/avvisi?codice=${code}`])
  const shown = await someone.get(`/avvisi?codice=${code}`)
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
  for (const label of ['«Fiat usate · Benzina»', 'Non scrivermi più', 'Scrivimi solo ogni settimana', 'Metti in pausa'])
    expect(shown.body).toContain(label)
  expect(await stateOf(db, id)).toEqual(['daily', false])
  for (const [change, state, said] of [
    ['pause', ['daily', true], 'Riattiva'],
    ['resume', ['daily', false], 'Metti in pausa'],
    ['weekly', ['weekly', false], 'Metti in pausa'],
    ['stop', ['never', false], 'è spento'],
  ] as const) {
    const form = await someone.post(alerts, { codice: code, change }, { headers: asForm })
    expect([form.status, form.headers.location], change).toEqual([303, `/avvisi?codice=${code}`])
    expect(await stateOf(db, id), change).toEqual(state)
    expect((await someone.get(`/avvisi?codice=${code}`)).body, change).toContain(said)
  }
  expect((await someone.get('/avvisi?codice=mai-esistito')).body).toContain('Questo link è scaduto')
  const late = await someone.post(alerts, { codice: 'mai-esistito', change: 'stop' }, { headers: asForm })
  expect(late.status).toBe(303)
})
