import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { newEmail } from '@/e2e/accounts'
import { asForm, type HttpClient } from '@/e2e/http-client'
import { insertAd } from '@/e2e/market'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import { partnerOperations } from '@/lib/accounts/partner-keys/partner-document'
import type { Pool } from '@/lib/kernel/db/db.server'

const api = '/api/partner/v1'
const everyScope = ['stock:read', 'stock:write', 'leads:read', 'leads:write']

type Dealer = { id: number; slug: string; owner: HttpClient }

async function openDealer(db: Pool, { visitor, email }: { visitor: HttpClient; email: string }): Promise<Dealer> {
  const slug = `partner-${randomUUID()}`
  const [{ id } = { id: 0 }] = await db<
    { id: number }[]
  >`insert into dealer (slug, name, email) values (${slug}, 'Partner', ${email}) returning id`
  await db`insert into dealer_member (dealer_id, user_id, role) select ${id}, id, 'owner' from app_user where email = ${email}`
  return { id, slug, owner: visitor }
}

async function makeKey({ owner, slug }: Dealer, scopes: readonly string[] = everyScope): Promise<string> {
  const { body } = await owner.postJson('/api/v1/pages/private/dealers/partner-keys', {
    concessionaria: slug,
    nome: 'Gestionale',
    permessi: scopes,
  })
  return String(asRecord(asRecord(body)['values'])['chiave'])
}

type Sent = { key?: string; body?: unknown; headers?: Record<string, string> }

async function callApi(request: APIRequestContext, method: string, path: string, { key, body, headers = {} }: Sent = {}) {
  const answer = await request.fetch(path.startsWith('/api/') ? path : `${api}${path}`, {
    method,
    headers: { ...(key !== undefined && { authorization: `Bearer ${key}` }), ...headers },
    ...(body !== undefined && { data: body }),
  })
  const text = await answer.text()
  return { status: answer.status(), headers: answer.headers(), body: text === '' ? undefined : asRecord(text), text }
}

/** Says what of an answer the document does not say. */
async function openContract(request: APIRequestContext) {
  const document = asRecord(await (await request.get(`${api}/openapi.json`)).text())
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addFormat('uri', URL.canParse)
  ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
  ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  ajv.addSchema({ $id: 'doc', components: document['components'] })
  const validators = new Map<string, ValidateFunction>()
  return (path: string, method: string, { status, body }: { status: number; body: unknown }): string | undefined => {
    const responses = asRecord(asRecord(asRecord(asRecord(document['paths'])[path])[method])['responses'])
    if (!Object.hasOwn(responses, String(status))) return `${status} is not documented`
    const content = asRecord(responses[String(status)])['content']
    if (content === undefined) return body === undefined ? undefined : 'a body that is not documented'
    const { $ref } = asRecord(asRecord(asRecord(content)[status < 400 ? 'application/json' : 'application/problem+json'])['schema'])
    const name = `doc${String($ref)}`
    const validate = validators.get(name) ?? ajv.compile({ $ref: name })
    validators.set(name, validate)
    return validate(body) ? undefined : `${ajv.errorsText(validate.errors)}: ${JSON.stringify(body)}`
  }
}

const panda = {
  marca: 'Fiat',
  modello: 'Panda',
  versione: '1.2 Easy',
  prezzo: 9500,
  km: '45.000',
  immatricolazione: '03/2019',
  carburante: 'Benzina',
}

test('every operation of the document is answered as the document says, to valid and to hostile calls', async ({
  request,
  db,
  loggedIn,
}) => {
  test.slow()
  const dealer = await openDealer(db, await loggedIn())
  const other = await openDealer(db, await loggedIn())
  const key = await makeKey(dealer)
  const contract = await openContract(request)
  const vehicle = await insertAd(db, { make: 'fiat', model: 'panda', dealer_id: dealer.id, price_cents: 800_000, status: 'published' })
  const foreign = await insertAd(db, { make: 'fiat', model: 'panda', dealer_id: other.id, price_cents: 800_000, status: 'published' })
  const [{ id: lead } = { id: 0 }] = await db<{ id: number }[]>`
    insert into reply (dealer_id, name, email) values (${dealer.id}, 'Elena', 'elena@esempio.it') returning id`
  await db`insert into reply_message (reply_id, sender, message) values (${lead}, 'buyer', 'La garanzia?')`
  const [{ id: foreignLead } = { id: 0 }] = await db<{ id: number }[]>`
    insert into reply (dealer_id, name, email) values (${other.id}, 'Elena', 'elena@esempio.it') returning id`
  const uploaded = await callApi(request, 'POST', '/imports', {
    key,
    body: Buffer.from('id;marca;modello;prezzo;km;immatricolazione\nX1;Fiat;Panda;9000;45000;03/2019\n'),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(contract('/imports', 'post', uploaded)).toBeUndefined()
  const importId = Number(uploaded.body?.['id'])
  const [{ id: foreignImport } = { id: 0 }] = await db<{ id: number }[]>`
    insert into dealer_import (dealer_id, file_name, content) values (${other.id}, 'stock.csv', 'marca;modello') returning id`

  /** Calls for each operation, with the status each should have. */
  const calls: Record<string, [path: string, expected: number, body?: unknown][]> = {
    'get /vehicles': [
      ['/vehicles', 200],
      ['/vehicles?q=panda&status=published&sort=visite&page=1', 200],
      [`/vehicles?q=${'%25_%5C'.repeat(20)}&status=toString&page=-1&sort[]=x`, 200],
    ],
    'put /vehicles/{reference}': [
      ['/vehicles/A-17', 200, { category: 'auto', cells: panda }],
      ['/vehicles/A%2F17%20%C3%A8', 200, { cells: { ...panda, versione: '1.0 Hybrid City Cross' } }],
      ['/vehicles/B', 400, { cells: {} }],
      ['/vehicles/B', 400, { cells: { id: 'C', ...panda } }],
      ['/vehicles/B', 400, { cells: { marca: ['Fiat'], modello: null } }],
      ['/vehicles/B', 400, { cells: { prezzo: '9000' } }],
      ['/vehicles/B', 400, { category: 'astronavi', cells: panda }],
      ['/vehicles/B', 400, []],
      ['/vehicles/B', 413, { cells: { descrizione: 'x'.repeat(70_000) } }],
      [`/vehicles/${'x'.repeat(121)}`, 400, { cells: panda }],
    ],
    'get /vehicles/{reference}': [
      ['/vehicles/A-17', 200],
      ['/vehicles/nessuno', 404],
      [`/vehicles/${'x'.repeat(121)}`, 400],
    ],
    'delete /vehicles/{reference}': [
      ['/vehicles/A-17', 200],
      ['/vehicles/nessuno', 404],
    ],
    'post /vehicle-changes': [
      ['/vehicle-changes', 200, { ids: [vehicle], action: 'price', priceEuro: 7500 }],
      ['/vehicle-changes', 200, { ids: [vehicle], action: 'prices', by: '-5 %' }],
      ['/vehicle-changes', 200, { ids: [vehicle], action: 'pausa' }],
      ['/vehicle-changes', 200, { ids: [vehicle], action: 'riprendi' }],
      ['/vehicle-changes', 404, { ids: [foreign], action: 'venduto' }],
      ['/vehicle-changes', 404, { ids: [foreign], action: 'price', priceEuro: 1000 }],
      ['/vehicle-changes', 400, { ids: [], action: 'pausa' }],
      ['/vehicle-changes', 400, { ids: [vehicle], action: 'prices', by: 'poco' }],
      ['/vehicle-changes', 400, { ids: [vehicle], action: 'price', priceEuro: -1 }],
      ['/vehicle-changes', 400, { ids: [1.5, 'x'], action: 'toString' }],
    ],
    'get /imports': [['/imports', 200]],
    'post /imports': [['/imports', 400, Buffer.from('%PDF-1.4')]],
    'get /imports/{id}': [
      [`/imports/${importId}`, 200],
      [`/imports/${foreignImport}`, 404],
      ['/imports/999999999', 404],
      ['/imports/x', 404],
    ],
    'get /imports/{id}/lines': [
      [`/imports/${importId}/lines?outcome=new`, 200],
      [`/imports/${foreignImport}/lines`, 404],
      ['/imports/999999999/lines', 404],
    ],
    'post /imports/{id}': [
      [`/imports/${importId}`, 400, { action: 'delete' }],
      [`/imports/${importId}`, 409, { action: 'confirm' }],
      [`/imports/${importId}`, 409, { action: 'undo' }],
      [`/imports/${importId}`, 200, { action: 'cancel' }],
      [`/imports/${foreignImport}`, 404, { action: 'cancel' }],
      ['/imports/999999999', 404, { action: 'trial' }],
    ],
    'get /leads': [
      ['/leads', 200],
      ['/leads?filter=da-rispondere&page=1', 200],
      ['/leads?filter=toString&page=1e9', 200],
    ],
    'get /leads/{id}': [
      [`/leads/${lead}`, 200],
      [`/leads/${foreignLead}`, 404],
    ],
    'post /leads/{id}': [
      [`/leads/${lead}`, 204, { message: 'Di 24 mesi.' }],
      [`/leads/${lead}`, 400, { message: '' }],
      [`/leads/${foreignLead}`, 404, { message: 'Non mia.' }],
    ],
    'get /leads/{id}/deal': [
      [`/leads/${lead}/deal`, 200],
      [`/leads/${foreignLead}/deal`, 404],
    ],
    'post /leads/{id}/deal': [
      [`/leads/${lead}/deal`, 400, { action: 'toString' }],
      [`/leads/${lead}/deal`, 400, { action: 'acceptOffer', offerId: -1 }],
      [`/leads/${foreignLead}/deal`, 404, { action: 'acceptOffer', offerId: 1 }],
    ],
    'get /statistics': [['/statistics', 200]],
  }
  const documented = Object.entries(partnerOperations).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(Object.keys(calls).toSorted()).toEqual(documented.toSorted())

  for (const [operation, cases] of Object.entries(calls)) {
    const [method = '', path = ''] = operation.split(' ')
    for (const [address, expected, body] of cases) {
      const answer = await callApi(request, method, address, { key, body })
      expect(answer.status, `${operation} ${address} ${answer.text}`).toBe(expected)
      expect(contract(path, method, answer), `${operation} ${address}`).toBeUndefined()
      expect(answer.headers['ratelimit']).toMatch(/^"partner-key";r=\d+;t=\d+$/)
    }
    const [first] = cases
    if (!first) throw new Error(`no call of ${operation}`)
    const [address, , body] = first
    for (const wrong of [undefined, 'ink_falsa']) {
      const answer = await callApi(request, method, address, { ...(wrong !== undefined && { key: wrong }), body })
      expect([answer.status, answer.headers['www-authenticate']], operation).toEqual([401, 'Bearer'])
      expect(contract(path, method, answer), operation).toBeUndefined()
    }
  }
})

test('putting an unchanged vehicle writes no log line; references belong to each dealer alone', async ({ request, db, loggedIn }) => {
  const [dealer, other] = [await openDealer(db, await loggedIn()), await openDealer(db, await loggedIn())]
  const [key, foreignKey] = [await makeKey(dealer), await makeKey(other)]
  const put = async (cells: object) => (await callApi(request, 'PUT', '/vehicles/A-17', { key, body: { cells } })).body
  expect(await put(panda)).toMatchObject({ outcome: 'created' })
  expect(await put({ ...panda, prezzo: 9200 })).toMatchObject({ outcome: 'updated' })
  const logged = async () => (await db`select from dealer_log where dealer_id = ${dealer.id} and action = 'stockChanged'`).length
  const lines = await logged()
  expect(await put({ ...panda, prezzo: 9200 })).toMatchObject({ outcome: 'unchanged' })
  expect(await logged()).toBe(lines)
  expect((await callApi(request, 'DELETE', '/vehicles/A-17', { key: foreignKey })).status).toBe(404)
  expect(await db`select status, price_cents from ad where dealer_id = ${dealer.id}`).toEqual([
    { status: 'published', priceCents: 920_000 },
  ])
})

test('a reference has one spelling in and out, also when several are put at once', async ({ request, db, loggedIn }) => {
  const dealer = await openDealer(db, await loggedIn())
  const key = await makeKey(dealer)
  const put = (reference: string, cells: object) =>
    callApi(request, 'PUT', `/vehicles/${encodeURIComponent(reference)}`, { key, body: { cells: { ...panda, ...cells } } })
  const together = await Promise.all(
    [1, 2, 3, 4].flatMap((number) => [
      put(`A  ${number}\u200b`, { prezzo: 9000 + number, km: 40_000 + number }),
      put(`A ${number}`, { prezzo: 9000 + number, km: 40_000 + number }),
    ]),
  )
  expect(together.map(({ status }) => status)).toEqual(together.map(() => 200))
  expect(together.map(({ body }) => body?.['reference'])).toEqual([1, 2, 3, 4].flatMap((number) => [`A ${number}`, `A ${number}`]))
  expect(await db`select from ad where dealer_id = ${dealer.id}`).toHaveLength(4)
  const listed = asRecord((await callApi(request, 'GET', '/vehicles', { key })).text)['vehicles']
  const references = Array.isArray(listed) ? listed.map((vehicle) => asRecord(vehicle)['reference']) : []
  expect(references.toSorted()).toEqual(['A 1', 'A 2', 'A 3', 'A 4'])
  expect((await callApi(request, 'DELETE', '/vehicles/A%20%20%201', { key })).status).toBe(200)
  expect(await db`select from ad where dealer_id = ${dealer.id} and status = 'withdrawn'`).toHaveLength(1)
})

test('a refused call writes nothing, and names field and value', async ({ request, db, loggedIn }) => {
  const dealer = await openDealer(db, await loggedIn())
  const key = await makeKey(dealer)
  const vehicle = await insertAd(db, { make: 'fiat', model: 'panda', dealer_id: dealer.id, price_cents: 800_000, status: 'published' })
  const stored = () => db`select id, status, price_cents, updated_at from ad where dealer_id = ${dealer.id} order by id`
  const before = await stored()
  const refused: [method: string, path: string, status: number, body: unknown, says: RegExp][] = [
    ['PUT', '/vehicles/B', 400, { cells: { ...panda, marca: 'Fiatt' } }, /marca.*«Fiatt»/],
    ['PUT', '/vehicles/B', 400, { cells: { ...panda, prezzo: [9000] } }, /«prezzo».*«\[9000\]»/],
    ['PUT', '/vehicles/B', 400, { category: 'astronavi', cells: panda }, /category.*«astronavi»/],
    ['PUT', `/vehicles/${'x'.repeat(121)}`, 400, { cells: panda }, /«x{120}» non va: il riferimento/],
    ['PUT', '/vehicles/B', 400, { category: 7, cells: panda }, /category.*«7»/],
    ['POST', '/vehicle-changes', 400, { ids: 'tutti', action: 'pausa' }, /ids.*serve un elenco, non «tutti»/],
    ['POST', '/vehicle-changes', 400, { ids: [vehicle], action: 'prices', by: 5 }, /by.*serve un testo, non 5/],
    ['DELETE', `/vehicles/${'x'.repeat(121)}`, 400, undefined, /riferimento/],
    ['PUT', `/vehicles/${'x'.repeat(2_000)}`, 400, { cells: panda }, /riferimento/],
    ['POST', '/vehicle-changes', 400, { ids: [1.5], action: 'pausa' }, /ids.*«1\.5» non è il numero/],
    ['POST', '/vehicle-changes', 400, { ids: [vehicle], action: 'toString' }, /action.*«toString» non è un’azione/],
    ['POST', '/vehicle-changes', 400, { ids: [vehicle], action: 'price', priceEuro: -1 }, /priceEuro.*«-1» non è un prezzo/],
    ['POST', '/vehicle-changes', 400, { ids: [vehicle], action: 'prices', by: 'poco' }, /by.*«poco» non dice/],
    ['POST', '/vehicle-changes', 404, { ids: [vehicle, 1], action: 'pausa' }, /Non è tra i tuoi veicoli: 1"/],
  ]
  for (const [method, path, status, body, says] of refused) {
    const answer = await callApi(request, method, path, { key, body })
    expect([answer.status, answer.text], path.slice(0, 40)).toEqual([status, expect.stringMatching(says)])
  }
  expect(await stored()).toEqual(before)
})

test('a key opens only what it was made for, and nothing once it is revoked', async ({ request, db, loggedIn }) => {
  const dealer = await openDealer(db, await loggedIn())
  const key = await makeKey(dealer, ['leads:read'])
  const statusOf = async (method: string, path: string, body?: unknown) => (await callApi(request, method, path, { key, body })).status
  expect(await statusOf('GET', '/leads')).toBe(200)
  expect(await statusOf('GET', '/vehicles')).toBe(403)
  expect(await statusOf('POST', '/leads/1', { message: 'Buongiorno' })).toBe(403)
  expect(await statusOf('POST', '/leads')).toBe(405)
  const [{ id } = { id: 0 }] = await db<{ id: number }[]>`select id from partner_key where dealer_id = ${dealer.id}`
  expect((await dealer.owner.get(`/area-concessionario/partner?concessionaria=${dealer.slug}`)).body).toContain('Gestionale')
  const keys = '/api/v1/pages/private/dealers/partner-keys'
  expect((await dealer.owner.post(keys, { concessionaria: dealer.slug, nome: 'Vuota' })).status, 'no scopes').toBe(400)
  const { visitor: stranger } = await loggedIn()
  expect((await stranger.post(keys, { concessionaria: dealer.slug, revoca: String(id) })).status).toBe(404)
  expect((await dealer.owner.post(keys, { concessionaria: dealer.slug, revoca: String(id) })).status).toBe(200)
  expect(await statusOf('GET', '/leads')).toBe(401)
})

test('a write requested ten times at once under one Idempotency-Key is done once', async ({ request, db, loggedIn }) => {
  const dealer = await openDealer(db, await loggedIn())
  const key = await makeKey(dealer)
  const vehicle = await insertAd(db, { make: 'fiat', model: 'panda', dealer_id: dealer.id, price_cents: 1_000_000, status: 'published' })
  const send = (body: unknown) => callApi(request, 'POST', '/vehicle-changes', { key, body, headers: { 'idempotency-key': 'ribasso-1' } })
  const lower = { ids: [vehicle], action: 'prices', by: '-10 %' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(lower)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1)
  expect(await db`select price_cents from ad where id = ${vehicle}`).toEqual([{ priceCents: 900_000 }])
  expect((await send({ ...lower, by: '-20 %' })).status, 'another request under the key').toBe(409)
  expect(
    (await callApi(request, 'POST', '/vehicle-changes', { key, body: lower, headers: { 'idempotency-key': 'con spazio' } })).status,
  ).toBe(400)
})

test('a webhook takes public addresses only, shows its secret once, and is called for a buyer’s message', async ({
  visitor,
  db,
  loggedIn,
}) => {
  const dealer = await openDealer(db, await loggedIn())
  const webhook = '/api/v1/pages/private/dealers/webhook'
  const page = `/area-concessionario/partner?concessionaria=${dealer.slug}`
  const post = (fields: Record<string, string>) => dealer.owner.post(webhook, { concessionaria: dealer.slug, ...fields })
  for (const indirizzo of ['', 'ciao', 'http://example.com/', 'https://192.168.1.1/', 'https://localhost:443x/'])
    expect((await post({ indirizzo })).status, indirizzo).toBe(400)
  expect((await post({ azione: 'prova' })).status, 'before there is an address').toBe(409)
  const saved = await dealer.owner.post(
    webhook,
    { concessionaria: dealer.slug, indirizzo: 'https://programma.invalid/ingrana' },
    { headers: asForm },
  )
  expect((await dealer.owner.get(saved.headers.location ?? '')).body).toMatch(/whsec_[\w+/=]{32}/)
  expect((await dealer.owner.get(page)).body, 'the second time').not.toContain('whsec_')
  const buyer = { name: 'Elena', email: newEmail('elena'), phone: '', message: 'La garanzia è di 12 o 24 mesi?' }
  expect((await visitor().postAsHuman(`/api/v1/dealers/${dealer.id}/reply`, buyer)).status).toBe(200)
  const [{ body } = { body: '' }] = await db<{ body: string }[]>`select body from webhook_delivery where dealer_id = ${dealer.id}`
  expect(asRecord(body)).toMatchObject({ type: 'lead.created' })
  expect((await dealer.owner.get(page)).body).toContain('Nuova richiesta')
  expect((await post({ azione: 'togli' })).status).toBe(200)
})
