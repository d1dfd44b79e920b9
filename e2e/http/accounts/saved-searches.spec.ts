import { type Answer, asForm, type HttpClient } from '@/e2e/http-client'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'

const list = '/api/v1/saved-search'
const undo = `${list}/_undo`
const check = `${list}/check`
const page = '/area-privata/ricerche-salvate'
const address = '/usate/fiat/panda?carburante=gpl'
/** A list that always has ads. */
const common = '/usate/fiat?carburante=benzina'

const formPage = (wanted: string) => `/area-privata/salva-ricerca?indirizzo=${encodeURIComponent(wanted)}`

async function send(
  visitor: HttpClient,
  method: string,
  path: string,
  value?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = value === undefined ? {} : { body: JSON.stringify(value) }
  return visitor.send(method, path, {
    ...body,
    headers: { 'content-type': 'application/json', 'x-csrf-token': await visitor.csrf(), ...headers },
  })
}
const rowsOf = (db: Pool, email: string) => db<{ id: number; address: string; name: string; isListed: boolean }[]>`
  select saved_search.id, address, name, removed_at is null as is_listed
  from saved_search join app_user on app_user.id = user_id where email = ${email} order by saved_search.id`
const codeOf = ({ status, body }: Answer) => [status, asRecord(body)['code']]

async function save(visitor: HttpClient, wanted: { address: string; name?: string } = { address }): Promise<number> {
  return Number(asRecord((await send(visitor, 'POST', list, wanted)).body)['id'])
}

test('saved searches need a login, the right method and the token; other requests change nothing', async ({ visitor, loggedIn, db }) => {
  const { visitor: owner, email } = await loggedIn()
  const id = await save(owner)
  const before = await rowsOf(db, email)
  expect((await visitor().get(list)).status).toBe(401)
  expect((await visitor().get(`${check}?indirizzo=/usate`)).status).toBe(401)
  for (const [method, path, value] of [
    ['POST', list, { address: '/usate' }],
    ['PUT', `${list}/${id}`, { name: 'x' }],
    ['DELETE', `${list}/${id}`, undefined],
    ['POST', `${list}/${id}`, { change: 'remove' }],
    ['POST', undo, { search: id }],
  ] as const) {
    const name = `${method} ${path}`
    expect(codeOf(await send(visitor(), method, path, value)), name).toEqual([401, 'unauthenticated'])
    expect(codeOf(await send(owner, method, path, value, { 'x-csrf-token': '' })), name).toEqual([403, 'forbidden'])
    expect(codeOf(await send(owner, method, path, value, { 'x-csrf-token': await visitor().csrf() })), name).toEqual([403, 'forbidden'])
    expect(codeOf(await send(owner, method, path, value, { origin: 'https://evil.example' })), name).toEqual([403, 'forbidden'])
  }
  for (const [method, path, allow] of [
    ['DELETE', list, 'GET, POST, HEAD'],
    ['GET', `${list}/${id}`, 'DELETE, PUT, POST'],
    ['GET', undo, 'POST'],
    ['POST', check, 'GET, HEAD'],
  ] as const) {
    const { status, headers } = await owner.send(method, path)
    expect([status, headers.allow], `${method} ${path}`).toEqual([405, allow])
  }
  expect(await rowsOf(db, email)).toEqual(before)
})

test('a search is saved once, listed with what it finds, renamed, removed and put back', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const id = await save(visitor, { address: common })
  expect(asRecord((await send(visitor, 'POST', list, { address: `${common}&ordina=km&pagina=2`, name: 'Altra' })).body)).toMatchObject({
    id,
    isNew: false,
  })
  expect((await send(visitor, 'PUT', `${list}/${id}`, { name: '  La Fiat a benzina ' })).status).toBe(204)
  await db`update saved_search set seen_at = '2020-01-01' where id = ${id}`
  const { headers, body } = await visitor.get(list)
  expect(headers['cache-control']).toBe('private, no-store')
  const [found] = await db<{ count: number }[]>`
    select count(*)::int as count from ad where status = 'published' and category = 'auto' and make = 'fiat'
    and offer_type in ('usato', 'aziendale', 'dimostrativo') and fuel = 'benzina'`
  const total = found?.count ?? 0
  expect(total, 'the market has such cars').toBeGreaterThan(0)
  expect(JSON.parse(body)).toMatchObject({
    total: 1,
    page: 1,
    pages: 1,
    searches: [
      {
        id,
        name: 'La Fiat a benzina',
        search: { href: common, filters: ['Auto usate', 'Fiat', 'Benzina'] },
        found: { total, fresh: total },
      },
    ],
  })
  expect(asRecord((await send(visitor, 'POST', `${list}/${id}`, { change: 'open' })).body)).toEqual({ next: common })
  expect(JSON.parse((await visitor.get(list)).body)).toMatchObject({ searches: [{ found: { total, fresh: 0, cards: [] } }] })
  expect((await send(visitor, 'DELETE', `${list}/${id}`)).status).toBe(200)
  expect(JSON.parse((await visitor.get(list)).body)).toMatchObject({ total: 0, searches: [] })
  expect((await send(visitor, 'POST', undo, { search: id })).status).toBe(200)
  expect(await rowsOf(db, email)).toEqual([{ id, address: common, name: 'La Fiat a benzina', isListed: true }])
  await send(visitor, 'DELETE', `${list}/${id}`)
  await db`update saved_search set removed_at = now() - interval '2 hours' where id = ${id}`
  const late = await send(visitor, 'POST', undo, { search: id })
  expect([late.status, asRecord(late.body)['message']]).toEqual([
    404,
    'Ormai non si annulla più. Salva di nuovo la ricerca dalla sua pagina.',
  ])
})

test('the check finds a saved search in any spelling of its address, and suggests a name', async ({ loggedIn }) => {
  const { visitor } = await loggedIn()
  const checkOf = async (wanted: string) => {
    const { status, body } = await visitor.get(`${check}?indirizzo=${encodeURIComponent(wanted)}`)
    const { mailsAWeek, ...state } = asRecord(body)
    expect(mailsAWeek === null || Number.isInteger(mailsAWeek)).toBe(true)
    return [status, state]
  }
  expect(await checkOf(address)).toEqual([200, { id: null, name: 'Fiat Panda usate · GPL' }])
  const id = await save(visitor, { address, name: 'La Panda a gas' })
  expect(await checkOf('/usate?modello=panda&marca=fiat&carburante=gpl&pagina=4')).toEqual([200, { id, name: 'La Panda a gas' }])
  expect((await visitor.get(check)).status).toBe(400)
})

const noSearches: unknown[] = [
  '',
  '/',
  '/concessionari',
  '/usate/nessuna-marca',
  'https://evil.example/usate',
  '//evil.example/usate',
  '/usate/%',
  null,
  {},
  [],
  7,
]

test('saving refuses an invalid search and an invalid name', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  for (const wrong of noSearches) expect((await send(visitor, 'POST', list, { address: wrong })).status, JSON.stringify(wrong)).toBe(400)
  const refused = await send(visitor, 'POST', list, { address: '/concessionari' })
  expect(asRecord(refused.body)['message']).toBe('Questo indirizzo non è una ricerca di Ingrana.')
  const endless = await send(visitor, 'POST', list, { address: `/usate?versione=${'x'.repeat(9_000)}` })
  expect([endless.status, asRecord(endless.body)['fields']]).toEqual([400, { address: 'Inserire un testo più corto' }])
  expect(await rowsOf(db, email)).toEqual([])
  const id = await save(visitor)
  for (const name of ['', '   ', 'a'.repeat(81), 'a\nb', 'a\u202eb', null, {}, ['a']])
    expect((await send(visitor, 'PUT', `${list}/${id}`, { name })).status, JSON.stringify(name)).toBe(400)
  for (const name of ['a'.repeat(80), '<script>alert(1)</script>', 'Però è così: 1 < 2 & "ok"']) {
    expect((await send(visitor, 'PUT', `${list}/${id}`, { name })).status, name).toBe(204)
    expect((await rowsOf(db, email))[0]?.name).toBe(name)
  }
  expect((await visitor.get(page)).body).not.toContain('<script>alert')
  for (const wrong of ['0', '-1', 'x', '1e3', '99999999999999999999', '%00', "1'%20or%201=1"])
    expect((await send(visitor, 'DELETE', `${list}/${wrong}`)).status, wrong).toBe(400)
  for (const change of [undefined, 'delete', ['remove'], null])
    expect((await send(visitor, 'POST', `${list}/${id}`, { change })).status, JSON.stringify(change)).toBe(400)
  for (const query of ['pagina=0', 'pagina=x', 'pagina=-1']) expect((await visitor.get(`${list}?${query}`)).status, query).toBe(400)
})

test("nobody reaches another's saved search", async ({ loggedIn, db }) => {
  const [owner, stranger] = [await loggedIn(), await loggedIn()]
  const id = await save(owner.visitor)
  const before = await rowsOf(db, owner.email)
  expect((await send(stranger.visitor, 'DELETE', `${list}/${id}`)).status).toBe(404)
  expect((await send(stranger.visitor, 'PUT', `${list}/${id}`, { name: 'Sua' })).status).toBe(404)
  expect((await send(stranger.visitor, 'POST', `${list}/${id}`, { change: 'open' })).status).toBe(404)
  expect((await send(stranger.visitor, 'POST', undo, { search: id })).status).toBe(404)
  expect(await rowsOf(db, owner.email)).toEqual(before)
})

test('equal saves at once store one search, and of a hundred others fifty are stored', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await visitor.csrf() }
  const post = (wanted: string) => visitor.send('POST', list, { headers, body: JSON.stringify({ address: wanted }) })
  const atOnce = 20 // more would wait for one row longer than a busy server lets them
  const same = await Promise.all(Array.from({ length: atOnce }, () => post(address)))
  expect(same.map(({ status }) => status)).toEqual(same.map(() => 200))
  expect(await rowsOf(db, email)).toHaveLength(1)
  const others: Awaited<ReturnType<typeof post>>[] = []
  while (others.length < 100)
    others.push(...(await Promise.all(Array.from({ length: atOnce }, (_, place) => post(`/usate?km_a=${others.length + place + 1}`)))))
  expect(others.filter(({ status }) => status === 200)).toHaveLength(49)
  const refused = others.find(({ status }) => status === 409)
  expect(asRecord(refused?.body)['message']).toBe('Hai 50 ricerche salvate, il massimo. Elimina quelle che non ti servono e riprova.')
  expect(await rowsOf(db, email)).toHaveLength(50)
})

test('saving, opening, renaming and removing work as plain forms and lead to the saved searches', async ({ visitor, loggedIn, db }) => {
  const { visitor: owner, email } = await loggedIn()
  const post = async (path: string, fields: Record<string, string>) => {
    const { status, headers } = await owner.post(path, fields, { headers: asForm })
    return [status, headers.location]
  }
  expect(await post(list, { address })).toEqual([303, page])
  expect((await owner.get(page)).body).toContain('Ricerca salvata: «Fiat Panda usate · GPL», senza e-mail.')
  const id = (await rowsOf(db, email))[0]?.id ?? 0
  expect(await post(`${list}/${id}`, { change: 'rename', name: 'La Panda' })).toEqual([303, page])
  expect((await owner.get(page)).body).toContain('Nome cambiato.')
  expect(await post(`${list}/${id}`, { change: 'rename', name: '' })).toEqual([303, page])
  expect((await owner.get(page)).body).toContain('<details open')
  expect(await post(`${list}/${id}`, { change: 'open' })).toEqual([303, address])
  expect(await post(`${list}/${id}`, { change: 'remove' })).toEqual([303, page])
  const shown = (await owner.get(page)).body
  expect(shown).toContain('«La Panda» eliminata.')
  expect(shown).toContain(`action="${undo}"`)
  expect(await post(undo, { search: String(id) })).toEqual([303, page])
  expect(await rowsOf(db, email)).toEqual([{ id, address, name: 'La Panda', isListed: true }])
  const stranger = await visitor().post(list, { address }, { headers: asForm })
  expect([stranger.status, stranger.headers.location]).toEqual([303, formPage(address)])
  const login = await visitor().get(page)
  expect([login.status, login.headers.location]).toEqual([307, `/accedi?dopo=${encodeURIComponent(page)}`])
})

test('every list offers to save its search: by a form to logged-in visitors, by the login to all others', async ({ visitor, loggedIn }) => {
  const { visitor: owner } = await loggedIn()
  const wanted = '/moto-e-scooter/annunci?prezzo_a=4500'
  const own = (await owner.get('/moto-e-scooter/annunci?ordina=km&prezzo_a=4500')).body
  expect(own).toContain('action="/area-privata/salva-ricerca"')
  expect(own).toContain(`name="indirizzo" value="${wanted}"`)
  expect((await visitor().get(wanted)).body).toContain(`href="/avvisami?dopo=${encodeURIComponent(wanted)}"`)
})

test('the page to save a search shows its filters, preserves input after a failure, and needs a login', async ({
  visitor,
  loggedIn,
  db,
}) => {
  const { visitor: owner, email } = await loggedIn()
  const { status, headers, body } = await owner.get(formPage(`${address}&ordina=km`))
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(body).toContain('>Salva la ricerca | Ingrana</title>')
  expect(body).toContain('noindex')
  expect(body).toContain(`action="${list}"`)
  expect(body).toContain('name="address" value="/usate/fiat/panda?carburante=gpl"')
  const post = async (fields: Record<string, string>) => {
    const { status, headers } = await owner.post(list, fields, { headers: asForm })
    return [status, headers.location]
  }
  expect(await post({ address, name: 'a'.repeat(81), frequency: 'weekly' })).toEqual([303, formPage(address)])
  const again = (await owner.get(formPage(address))).body
  expect(again).toContain('Inserire un testo più corto')
  expect(again).toMatch(/value="weekly"[^>]*checked|checked[^>]*value="weekly"/)
  expect(await post({ address, name: 'Ogni', frequency: 'yearly' })).toEqual([303, formPage(address)])
  expect(await post({ address: '/concessionari', name: 'x', frequency: 'daily' })).toEqual([303, page])
  expect(await rowsOf(db, email)).toEqual([])
  expect(await post({ address, name: 'La Panda', frequency: 'weekly' })).toEqual([303, page])
  expect((await owner.get(page)).body).toContain('Ricerca salvata: «La Panda», ti scriviamo ogni settimana.')
  for (const wrong of [
    '',
    '?indirizzo=',
    '?indirizzo=/concessionari',
    '?indirizzo=%00',
    '?indirizzo=//evil.example/usate',
    '?indirizzo=/usate&indirizzo=/km0',
  ])
    expect((await owner.get(`/area-privata/salva-ricerca${wrong}`)).status, wrong).toBe(404)
  const stranger = await visitor().get(formPage(address))
  expect([stranger.status, stranger.headers.location]).toEqual([307, `/accedi?dopo=${encodeURIComponent(formPage(address))}`])
})

test('a saved search is edited by plain forms and links, only by its owner', async ({ visitor, loggedIn, db }) => {
  const [{ visitor: owner, email }, { visitor: stranger }] = [await loggedIn(), await loggedIn()]
  const id = await save(owner, { address, name: 'La Panda' })
  const edit = (wanted: string) => `/area-privata/modifica-ricerca?ricerca=${id}&indirizzo=${encodeURIComponent(wanted)}`
  expect((await owner.get(page)).body).toContain(`href="/area-privata/modifica-ricerca?ricerca=${id}"`)
  const { status, headers, body } = await owner.get(`/area-privata/modifica-ricerca?ricerca=${id}`)
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(body).toContain('>Modifica la ricerca | Ingrana</title>')
  expect(body).toContain('noindex')
  expect(body).toContain(`href="${edit('/usate/fiat/panda').replace('&', '&amp;')}"`)
  expect((await owner.get(edit('/usate/fiat/panda'))).body).toContain('name="address" value="/usate/fiat/panda"')
  expect((await owner.get(formPage('/usate/fiat/panda'))).body).toContain(`<option value="${id}">La Panda</option>`)
  const post = async (who: HttpClient, fields: Record<string, string>) => {
    const { status, headers } = await who.post(`${list}/${id}`, { change: 'edit', ricerca: String(id), ...fields }, { headers: asForm })
    return [status, headers.location]
  }
  const wanted = { address: '/usate/fiat/panda', name: 'La Panda', frequency: 'weekly' }
  const before = await rowsOf(db, email)
  expect(await post(owner, { ...wanted, name: 'a'.repeat(81) })).toEqual([303, edit('/usate/fiat/panda')])
  expect((await owner.get(edit('/usate/fiat/panda'))).body).toContain('Inserire un testo più corto')
  expect(await post(owner, { ...wanted, frequency: '' })).toEqual([303, edit('/usate/fiat/panda')])
  expect(await post(owner, { ...wanted, address: '/concessionari' })).toEqual([303, edit('/concessionari')])
  expect(await post(stranger, wanted)).toEqual([303, edit('/usate/fiat/panda')])
  expect(await rowsOf(db, email)).toEqual(before)
  expect(await post(owner, wanted)).toEqual([303, page])
  expect((await owner.get(page)).body).toContain('Ricerca aggiornata: «La Panda».')
  expect(await rowsOf(db, email)).toEqual([{ id, address: '/usate/fiat/panda', name: 'La Panda', isListed: true }])
  for (const wrong of [
    '',
    '?ricerca=0',
    '?ricerca=x',
    `?ricerca=${id}&ricerca=1`,
    `?ricerca=${id}&indirizzo=/concessionari`,
    `?ricerca=${id}&indirizzo=`,
  ])
    expect((await owner.get(`/area-privata/modifica-ricerca${wrong}`)).status, wrong).toBe(404)
  expect((await stranger.get(edit('/usate/fiat'))).status).toBe(404)
  const anonymous = await visitor().get(edit('/usate/fiat'))
  expect([anonymous.status, anonymous.headers.location]).toEqual([307, `/accedi?dopo=${encodeURIComponent(edit('/usate/fiat'))}`])
})
