import { newEmail } from '@/e2e/accounts'
import { asForm, type HttpClient } from '@/e2e/http-client'
import { asRecord } from '@/e2e/record'
import { codeInLastMail } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { hashToken } from '@/lib/kernel/tokens/random-token.server'

const list = '/api/v1/saved-search'
const alerts = `${list}/alerts`
const page = '/area-privata/ricerche-salvate'

async function save(owner: HttpClient): Promise<number> {
  return Number(asRecord((await owner.postJson(list, { address: '/usate/fiat?carburante=benzina' })).body)['id'])
}

async function stateOf(db: Pool, id: number) {
  const [row] = await db<{ frequency: string; isPaused: boolean }[]>`
    select frequency, paused_at is not null as is_paused from saved_search where id = ${id}`
  return row && [row.frequency, row.isPaused]
}

/** The row of a mail about a search, as the job writes it. */
async function addMail(db: Pool, id: number, code: string): Promise<void> {
  await db`insert into alert_mail (code, user_id, search_ids, is_digest) select ${hashToken(code)}, user_id, ${[id]}, false from saved_search where id = ${id}`
}

test('alert mails start only on request, by script or by form, and can be paused, resumed and ended', async ({ loggedIn, db }) => {
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

test('only the owner of a search changes the frequency of its mails', async ({ visitor, loggedIn, db }) => {
  const [owner, stranger] = [await loggedIn(), await loggedIn()]
  const id = await save(owner.visitor)
  for (const body of [{ change: 'frequency', frequency: 'at_once' }, { change: 'pause' }, { change: 'resume' }]) {
    expect((await stranger.visitor.postJson(`${list}/${id}`, body)).status).toBe(404)
    expect((await visitor().postJson(`${list}/${id}`, body)).status).toBe(401)
  }
  expect(await stateOf(db, id)).toEqual(['never', false])
})

test('one-click unsubscribe stops alert mails with a POST from anywhere, without login, cookie or token', async ({
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

test('the link of an alert mail opens a page that manages the mails without a login, and changes nothing', async ({
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

const request = `${list}/request`
const wanted = { address: '/usate/fiat?carburante=benzina&ordina=km', frequency: 'daily' }
const formPage = `/avvisami?dopo=${encodeURIComponent('/usate/fiat?carburante=benzina')}`
const isKnown = async (db: Pool, email: string) =>
  (await db`select 1 from subscriber where email = ${email}`).count +
    (await db`select 1 from saved_search join app_user on app_user.id = user_id where email = ${email}`).count >
  0

test('an alert without an account starts when its mail is confirmed by a press, not when the link opens', async ({ visitor, db }) => {
  const [email, someone] = [newEmail(), visitor()]
  const form = await someone.get(formPage)
  expect([form.status, form.headers['cache-control']]).toEqual([200, 'private, no-store'])
  for (const part of ['noindex', `action="${request}"`, 'Auto usate · Fiat · Benzina']) expect(form.body).toContain(part)
  const sent = await someone.postAsHuman(request, { ...wanted, email }, { headers: asForm })
  expect([sent.status, sent.headers.location]).toEqual([303, formPage])
  expect((await someone.get(formPage)).body).toContain('Controlla la posta')
  const codice = await codeInLastMail(email, 'confirm-alert')
  const shown = await visitor().get(`/conferma-avviso?codice=${codice}`)
  for (const part of ['Auto usate · Fiat · Benzina', 'ogni giorno', 'Attiva l’avviso']) expect(shown.body).toContain(part)
  expect(shown.body).not.toContain(email)
  expect(await isKnown(db, email), 'opened').toBe(false)
  const confirmed = await visitor().post(`${list}/confirmation`, { codice }, { headers: asForm })
  expect(confirmed.status).toBe(303)
  expect(confirmed.headers.location).toMatch(/^\/avvisi\?codice=/)
  expect(await isKnown(db, email)).toBe(true)
  const managed = (await visitor().get(confirmed.headers.location ?? '')).body
  for (const part of ['«Fiat usate · Benzina»', 'Non scrivermi più']) expect(managed).toContain(part)
})

const subscriber = `${list}/subscriber`
const editing = '/area-privata/modifica-ricerca'

test('the link of a mail manages all alerts of its own address, and of no other address', async ({ visitor, db }) => {
  const someone = visitor()
  const subscribe = async (email: string, address: string) => {
    await someone.postAsHuman(request, { address, email, frequency: 'daily' })
    const codice = await codeInLastMail(email, 'confirm-alert')
    const { headers } = await visitor().post(`${list}/confirmation`, { codice }, { headers: asForm })
    return new URL(headers.location ?? '', 'http://a.test').searchParams.get('codice') ?? ''
  }
  const [email, other] = [newEmail(), newEmail()]
  const code = await subscribe(email, '/usate/fiat?carburante=benzina')
  const foreign = await subscribe(other, '/usate/bmw')
  const page = `/avvisi?codice=${code}`
  const shown = await someone.get(page)
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
  for (const part of ['Tutti gli avvisi di', 'Elimina tutti gli avvisi', 'Auto usate · Fiat · Benzina', 'noindex'])
    expect(shown.body).toContain(part)
  expect(shown.body).not.toContain(email)
  const [own] = await db<{ id: string }[]>`
    select saved_search.id from saved_search join subscriber on subscriber.id = subscriber_id where email = ${email}`
  const id = String(own?.id)
  const edit = await someone.get(`${editing}?ricerca=${id}&indirizzo=${encodeURIComponent('/usate/fiat')}&codice=${code}`)
  for (const part of ['Modifica la ricerca', 'Salva le modifiche', 'value="/usate/fiat"']) expect(edit.body).toContain(part)
  for (const wrong of [`ricerca=x&codice=${code}`, `ricerca=0&codice=${code}`, `ricerca=${id}&codice=${foreign}`, `ricerca=${id}&codice=x`])
    expect((await someone.get(`${editing}?${wrong}`)).status, wrong).toBe(404)
  for (const [fields, said] of [
    [{ change: 'pause', ricerca: id }, 'In pausa: non ti scriviamo.'],
    [{ change: 'resume', ricerca: id }, 'di nuovo attivo'],
    [{ change: 'frequency', ricerca: id, frequency: 'weekly' }, 'ogni settimana'],
    [
      { change: 'edit', ricerca: id, address: '/usate/fiat', name: 'Fiat e basta', frequency: 'daily' },
      'Avviso aggiornato: «Fiat e basta».',
    ],
    [{ change: 'remove', ricerca: id }, 'eliminato'],
    [{ change: 'restore', ricerca: id }, 'di nuovo tra i tuoi avvisi'],
    [{ change: 'removeAll' }, 'Non ti scriviamo più'],
  ] as const) {
    const form = await someone.post(subscriber, { codice: code, ...fields }, { headers: asForm })
    expect([form.status, form.headers.location], fields.change).toEqual([303, page])
    expect((await someone.get(page)).body, fields.change).toContain(said)
  }
  expect((await someone.post(subscriber, { codice: foreign, change: 'restore', ricerca: id })).status, 'of somebody else').toBe(404)
  for (const broken of [
    { codice: code },
    { codice: code, change: 'remove' },
    { codice: code, change: 'explode', ricerca: id },
    { codice: code, change: 'pause', ricerca: '1x' },
  ])
    expect((await someone.post(subscriber, broken)).status, JSON.stringify(broken)).toBe(400)
  expect((await someone.post(subscriber, { codice: 'x', change: 'removeAll' })).status).toBe(404)
})

test('the answer does not tell whether an address has an account, and robots and wrong input get no mail', async ({
  visitor,
  account,
  db,
}) => {
  const [known, unknown] = [await account(), newEmail()]
  const answers = await Promise.all([known, unknown].map((email) => visitor().postAsHuman(request, { ...wanted, email })))
  const [first, second] = answers.map(({ status, body }) => [status, JSON.stringify(body).replaceAll(known, '').replaceAll(unknown, '')])
  expect([first?.[0], first]).toEqual([200, second])
  const robot = newEmail()
  expect((await visitor().post(request, { ...wanted, email: robot })).status).toBe(400)
  for (const broken of [
    { frequency: 'never' },
    { frequency: '' },
    { address: '/accedi' },
    { address: '' },
    { email: 'anna' },
    { email: 'anna@esempio.it\r\nBcc: x@esempio.it' },
  ])
    expect((await visitor().postAsHuman(request, { ...wanted, email: robot, ...broken })).status, JSON.stringify(broken)).toBe(400)
  for (const address of ['', '?dopo=', '?dopo=%2Faccedi', '?dopo=a&dopo=b'])
    expect((await visitor().get(`/avvisami${address}`)).status, address).toBe(404)
  for (const codice of ['', 'x', 'x'.repeat(300)]) {
    expect((await visitor().post(`${list}/confirmation`, { codice })).status, codice).toBeGreaterThanOrEqual(400)
    expect((await visitor().get(`/conferma-avviso?codice=${codice}`)).body).toContain('Questo link è scaduto')
  }
  expect(await isKnown(db, robot)).toBe(false)
})
