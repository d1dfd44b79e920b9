import { deleteAccount, testPassword as password } from '@/e2e/accounts'
import { type Answer, asForm, type HttpClient } from '@/e2e/http-client'
import { daysAgo, insertAd } from '@/e2e/market'
import { asRecord } from '@/e2e/record'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { loginPost } from '@/lib/kernel/routes/routes'

const list = '/api/v1/pages/private/watchlist'
const undo = `${list}/_undo`
const page = '/area-privata/preferiti'
/** Adds an ad that is not published, so that no list counts it; it has a page all the same. */
const addAd = (db: Pool, columns: Record<string, string | number | Date> = {}) =>
  insertAd(db, { status: 'withdrawn', model: 'panda', price_cents: 1_000_000, closed_at: daysAgo(1), ...columns })

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
const rowsOf = (db: Pool, email: string) => db<{ ad: number; note: string; isListed: boolean; revision: number }[]>`
  select ad_id as ad, note, removed_at is null as is_listed, revision from saved_ad join app_user on app_user.id = user_id where email = ${email} order by ad_id`
const listedOf = async (db: Pool, email: string) => (await rowsOf(db, email)).filter(({ isListed }) => isListed).map(({ ad }) => ad)
const codeOf = ({ status, body }: Answer) => [status, asRecord(body)['code']]

const writes = (ad: number): [method: string, path: string, value: unknown][] => [
  ['POST', list, { ad }],
  ['PUT', list, { seen: [{ ad, priceCents: 1, isSold: true }] }],
  ['PUT', `${list}/${ad}`, { note: 'x' }],
  ['DELETE', `${list}/${ad}`, undefined],
  ['POST', `${list}/${ad}`, { change: 'remove' }],
  ['POST', undo, { ad }],
]

test('the watchlist needs a login, the right method and the token; other requests change nothing', async ({ visitor, loggedIn, db }) => {
  const { visitor: owner, email } = await loggedIn()
  const ad = await addAd(db)
  await send(owner, 'POST', list, { ad })
  const before = await rowsOf(db, email)
  expect((await visitor().get(list)).status).toBe(401)
  for (const [method, path, value] of writes(ad)) {
    const name = `${method} ${path}`
    expect(codeOf(await send(visitor(), method, path, value)), name).toEqual([401, 'unauthenticated'])
    expect(codeOf(await send(owner, method, path, value, { 'x-csrf-token': '' })), name).toEqual([403, 'forbidden'])
    expect(codeOf(await send(owner, method, path, value, { 'x-csrf-token': await visitor().csrf() })), name).toEqual([403, 'forbidden'])
    expect(codeOf(await send(owner, method, path, value, { origin: 'https://evil.example' })), name).toEqual([403, 'forbidden'])
    expect(codeOf(await send(owner, method, path, value, { 'sec-fetch-site': 'cross-site' })), name).toEqual([403, 'forbidden'])
  }
  for (const [method, path, allow] of [
    ['DELETE', list, 'GET, POST, PUT, HEAD'],
    ['GET', `${list}/${ad}`, 'DELETE, PUT, POST'],
    ['GET', undo, 'POST'],
    ['PUT', undo, 'POST'],
    ['PATCH', `${list}/${ad}`, 'DELETE, PUT, POST'],
  ] as const) {
    const { status, headers } = await owner.send(method, path)
    expect([status, headers.allow], `${method} ${path}`).toEqual([405, allow])
  }
  expect(await rowsOf(db, email)).toEqual(before)
})

test('an ad is saved, noted, listed, removed and put back', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const ad = await addAd(db, { version: 'City Life' })
  expect(asRecord((await send(visitor, 'POST', list, { ad })).body)).toMatchObject({ ad, saved: true })
  expect((await send(visitor, 'PUT', `${list}/${ad}`, { note: '  Chiedere\r\ndel tagliando  ' })).status).toBe(204)
  await db`update ad set price_cents = 900000 where id = ${ad}`
  const { headers, body } = await visitor.get(`${list}?ordina=ribasso&pagina=1`)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(JSON.parse(body)).toMatchObject({
    total: 1,
    page: 1,
    pages: 1,
    sort: 'ribasso',
    entries: [
      {
        card: { id: ad, title: 'Fiat Panda', version: 'City Life', status: 'withdrawn' },
        savedPriceCents: 1_000_000,
        priceCents: 900_000,
        change: { cents: -100_000, percent: -10 },
        note: 'Chiedere\ndel tagliando',
        isLinked: true,
      },
    ],
  })
  expect(asRecord((await send(visitor, 'DELETE', `${list}/${ad}`)).body)).toMatchObject({ ad, saved: false })
  expect(await listedOf(db, email)).toEqual([])
  expect((await send(visitor, 'PUT', `${list}/${ad}`, { note: 'Altro' })).status).toBe(404)
  expect(asRecord((await send(visitor, 'POST', undo, { ad })).body)).toMatchObject({ ad, saved: true })
  expect(await rowsOf(db, email)).toMatchObject([{ ad, note: 'Chiedere\ndel tagliando', isListed: true }])
  await db`update saved_ad set removed_at = now() - interval '2 hours' where ad_id = ${ad}`
  const late = await send(visitor, 'POST', undo, { ad })
  expect([late.status, asRecord(late.body)['message']]).toEqual([
    404,
    'Ormai non si annulla più. Salva di nuovo l’annuncio dalla sua pagina.',
  ])
})

const noAds: unknown[] = ['', '0', '-1', '1.5', 'x', '1e3', ' 7', '99999999999999999999', null, true, {}, [], ['7', '8'], "1' or 1=1"]

test('watching an invalid ad number is refused, and an ad without a page is not found', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  for (const ad of noAds)
    for (const path of [list, undo]) expect((await send(visitor, 'POST', path, { ad })).status, `${path} ${JSON.stringify(ad)}`).toBe(400)
  for (const ad of ['0', '-1', '1.5', 'x', '1e3', '99999999999999999999', '%00', "1'%20or%201=1", '7%2F8']) {
    expect((await send(visitor, 'DELETE', `${list}/${ad}`)).status, ad).toBe(400)
    expect((await send(visitor, 'PUT', `${list}/${ad}`, { note: 'x' })).status, ad).toBe(400)
    expect((await send(visitor, 'POST', `${list}/${ad}`, { change: 'remove' })).status, ad).toBe(400)
  }
  const gone = await send(visitor, 'POST', list, { ad: 999_999_999_999_999 })
  expect([gone.status, asRecord(gone.body)['message']]).toEqual([404, 'Questo annuncio non è più disponibile.'])
  for (const status of ['draft', 'in_review', 'paused', 'rejected', 'deleted'])
    expect((await send(visitor, 'POST', list, { ad: await addAd(db, { status }) })).status, status).toBe(404)
  for (const query of ['ordina=toString', 'pagina=0', 'pagina=-1', 'pagina=x', 'ordina[]=prezzo&ordina=x'])
    expect((await visitor.get(`${list}?${query}`)).status, query).toBeLessThan(500)
  expect((await visitor.get(`${list}?ordina=toString&pagina=x`)).status).toBe(400)
  expect(await rowsOf(db, email)).toEqual([])
})

test('bodies that are none of ours are refused without a fault of ours', async ({ loggedIn, db }) => {
  const { visitor } = await loggedIn()
  const ad = await addAd(db)
  await send(visitor, 'POST', list, { ad })
  const headers = { 'x-csrf-token': await visitor.csrf() }
  for (const [method, path] of [
    ['POST', list],
    ['PUT', list],
    ['PUT', `${list}/${ad}`],
    ['POST', `${list}/${ad}`],
    ['POST', undo],
  ] as const) {
    expect((await visitor.send(method, path, { headers })).status, `${method} ${path}: nothing`).toBe(400)
    for (const body of ['[]', '"x"', 'null', '{', '{"__proto__":1}', '{"ad":"\\u0000"}'])
      expect(
        (await visitor.send(method, path, { headers: { ...headers, 'content-type': 'application/json' }, body })).status,
        `${method} ${path}: ${body}`,
      ).toBe(400)
    expect((await visitor.send(method, path, { headers: { ...headers, 'content-type': 'text/plain' }, body: `{"ad":${ad}}` })).status).toBe(
      415,
    )
    expect((await send(visitor, method, path, { note: 'x'.repeat(70_000) })).status).toBe(413)
  }
  const seen = { ad, priceCents: 1, isSold: false }
  for (const value of [
    {},
    { seen: true },
    { seen: 'forse' },
    { seen: [null] },
    { seen: [ad] },
    { seen: [{ ...seen, ad: 'x' }] },
    { seen: [{ ad, isSold: true }] },
    { seen: Array.from({ length: 501 }, () => seen) },
    ...[-1, 1.5, 1e10, 'x', {}].map((priceCents) => ({ seen: [{ ...seen, priceCents }] })),
  ])
    expect((await send(visitor, 'PUT', list, value)).status, JSON.stringify(value).slice(0, 80)).toBe(400)
  for (const value of [{}, { change: 'delete' }, { change: ['remove'] }])
    expect((await send(visitor, 'POST', `${list}/${ad}`, value)).status).toBe(400)
})

test('a note has at most 500 characters; an empty note deletes the stored one, a missing note does not', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const ad = await addAd(db)
  await send(visitor, 'POST', list, { ad })
  const write = (note: unknown) => send(visitor, 'PUT', `${list}/${ad}`, { note })
  const long = await write('a'.repeat(501))
  expect([long.status, asRecord(long.body)['fields']]).toEqual([400, { note: 'Inserire un testo più corto' }])
  for (const note of ['a'.repeat(500), '🚗'.repeat(500), '<script>alert(1)</script>', 'Però è così: 1 < 2 & "ok"\nriga due']) {
    expect((await write(note)).status).toBe(204)
    expect((await rowsOf(db, email))[0]?.note).toBe(note)
  }
  for (const note of [undefined, null, {}, ['a']]) expect((await write(note)).status, JSON.stringify(note)).toBe(400)
  expect((await rowsOf(db, email))[0]?.note).toContain('riga due')
  expect((await write('   ')).status).toBe(204)
  expect((await rowsOf(db, email))[0]?.note).toBe('')
})

test('two people with one watched ad never change each other’s entry', async ({ loggedIn, db }) => {
  const [owner, stranger] = [await loggedIn(), await loggedIn()]
  const ad = await addAd(db)
  await send(owner.visitor, 'POST', list, { ad })
  await send(owner.visitor, 'PUT', `${list}/${ad}`, { note: 'Mia' })
  const before = await rowsOf(db, owner.email)
  expect((await send(stranger.visitor, 'DELETE', `${list}/${ad}`)).status, 'as if it had never been saved').toBe(200)
  expect((await send(stranger.visitor, 'PUT', `${list}/${ad}`, { note: 'Tua' })).status).toBe(404)
  expect((await send(stranger.visitor, 'POST', undo, { ad })).status).toBe(404)
  expect(JSON.parse((await stranger.visitor.get(list)).body)).toMatchObject({ total: 0, entries: [] })
  expect(await rowsOf(db, owner.email)).toEqual(before)
  expect(await rowsOf(db, stranger.email)).toEqual([])
})

test('a hundred changes at once are all answered, and end as the last answer says', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const ad = await addAd(db)
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await visitor.csrf() }
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, place) =>
      place % 2 === 0
        ? visitor.send('POST', list, { headers, body: JSON.stringify({ ad }) })
        : visitor.send('DELETE', `${list}/${ad}`, { headers }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200))
  const states = answers.map(({ body }) => asRecord(body))
  const last = states.reduce((latest, state) => (Number(state['revision']) > Number(latest['revision']) ? state : latest))
  expect(await rowsOf(db, email)).toEqual([{ ad, note: '', isListed: last['saved'], revision: last['revision'] }])
})

test('a full list says so in words, to scripts and to forms', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const ad = await addAd(db)
  await db`
    insert into saved_ad (user_id, ad_id, seen_sold) select app_user.id, ads.id, false
    from app_user, lateral (select id from ad where id <> ${ad} and status = 'published' order by id limit 500) ads where email = ${email}`
  const text = 'Tra i preferiti ci stanno 500 annunci: togline uno e riprova.'
  const refused = await send(visitor, 'POST', list, { ad })
  expect([refused.status, asRecord(refused.body)['message']]).toEqual([409, text])
  const back = await visitor.post(list, { ad: String(ad), back: '/usate' }, { headers: asForm })
  expect([back.status, back.headers.location]).toEqual([303, `${page}?annuncio=${ad}`])
  const { body } = await visitor.get(`${page}?annuncio=${ad}`)
  expect(body).toContain(text)
  expect(body).toContain('Vuoi salvare')
  expect((await visitor.get(page)).body).not.toContain(text)
})

test('hearts, notes and removals work as plain forms, and lead back to where they stood', async ({ visitor, loggedIn, db }) => {
  const { visitor: owner, email } = await loggedIn()
  const ad = await addAd(db)
  const post = async (path: string, fields: Record<string, string>) => {
    const { status, headers } = await owner.post(path, fields, { headers: asForm })
    return [status, headers.location]
  }
  expect(await post(list, { ad: String(ad), back: '/usate/fiat?prezzo_a=9000' })).toEqual([303, '/usate/fiat?prezzo_a=9000'])
  expect(await listedOf(db, email)).toEqual([ad])
  for (const back of ['https://evil.example', '//evil.example', '/\\evil.example', ''])
    expect(await post(list, { ad: String(ad), back })).toEqual([303, page])
  expect(await post(`${list}/${ad}`, { change: 'note', note: 'Dal modulo' })).toEqual([303, page])
  expect((await owner.get(page)).body).toContain('Nota salvata.')
  expect(await post(`${list}/${ad}`, { change: 'remove', back: `${page}?ordina=prezzo` })).toEqual([303, `${page}?ordina=prezzo`])
  expect(await listedOf(db, email)).toEqual([])
  const shown = (await owner.get(page)).body
  expect(shown).toContain('L’annuncio non è più tra i tuoi preferiti.')
  expect(shown).toContain(`action="${undo}"`)
  expect(await post(undo, { ad: String(ad) })).toEqual([303, page])
  expect(await rowsOf(db, email)).toMatchObject([{ ad, note: 'Dal modulo', isListed: true }])
  const stranger = await visitor().post(list, { ad: String(ad) }, { headers: asForm })
  expect([stranger.status, stranger.headers.location]).toEqual([303, `${page}?annuncio=${ad}`])
})

test('the login before the watchlist saves the wanted ad; opening an address alone saves nothing', async ({ visitor, account, db }) => {
  const [email, ad] = [await account(), await addAd(db)]
  const someone = visitor()
  const target = `${page}?annuncio=${ad}`
  expect((await someone.get(target)).headers.location).toBe(`/accedi?preferiti&annuncio=${ad}`)
  expect((await someone.get(`/accedi?preferiti&annuncio=${ad}`)).body).toContain(`action="${loginPost(target)}"`)
  const failed = await someone.post(loginPost(target), { username: email, password: 'Sbagliata-1' }, { headers: asForm })
  expect(failed.headers.location).toBe(`/accedi?dopo=${encodeURIComponent(target)}`)
  expect(await rowsOf(db, email)).toEqual([])
  const foreign = await someone.post(loginPost(target), { username: email, password }, { headers: { origin: 'https://evil.example' } })
  expect([foreign.status, await rowsOf(db, email)]).toEqual([403, []])
  const done = await someone.post(loginPost(target), { username: email, password }, { headers: asForm })
  expect([done.status, done.headers.location]).toEqual([303, target])
  expect(await listedOf(db, email)).toEqual([ad])
  const other = await addAd(db)
  for (const path of [
    `${page}?annuncio=${other}`,
    `/accedi?preferiti&annuncio=${other}`,
    `/accedi?dopo=${encodeURIComponent(`${page}?annuncio=${other}`)}`,
  ])
    await someone.get(path)
  expect((await someone.get(target)).headers.location, 'saved already').toBe(page)
  const question = await someone.get(`${page}?annuncio=${other}`)
  expect([question.status, question.body.includes('Vuoi salvare'), question.body.includes(`name="ad" value="${other}"`)]).toEqual([
    200,
    true,
    true,
  ])
  expect(await listedOf(db, email)).toEqual([ad])
})

test('an ad that can no longer be saved does not prevent the login, and the watchlist says so', async ({ visitor, account, db }) => {
  const [email, deleted] = [await account(), await addAd(db, { status: 'deleted' })]
  for (const wished of [String(deleted), '999999999999999', 'x']) {
    const someone = visitor()
    const answer = await someone.post(loginPost(`${page}?annuncio=${wished}`), { username: email, password })
    expect(answer.status, wished).toBe(200)
    expect((await someone.get(`${page}?annuncio=${wished}`)).headers.location, wished).toBe(page)
    expect((await someone.get(page)).body.includes('Questo annuncio non è più disponibile.'), wished).toBe(wished !== 'x')
    expect((await someone.get(page)).body, wished).not.toContain('Questo annuncio non è più disponibile.')
  }
  expect(await rowsOf(db, email)).toEqual([])
})

test('all strangers get one public page, in which hearts lead to the login without a token', async ({ visitor, loggedIn }) => {
  const getList = async (cookie?: string) => await visitor().get('/usate/fiat', { ...(cookie === undefined ? {} : { cookie }) })
  const [first, second] = [await getList(), await getList('ingrana_session=falso; watchlist=1')]
  expect(second.body).toBe(first.body)
  expect(first.headers['cache-control']).not.toContain('private')
  expect(first.body).toMatch(
    /<form[^>]* action="\/accedi"><input type="hidden" name="preferiti" value=""\/><input type="hidden" name="annuncio"/,
  )
  expect(first.body).not.toContain(list)
  expect(first.body).toContain('"watchlist":null')
  const { visitor: owner } = await loggedIn()
  const own = await owner.get('/usate/fiat')
  expect(own.body).toContain(`action="${list}"`)
})

test('reading the watchlist changes nothing; only an explicit call marks news as seen', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const ad = await insertAd(db, { price_cents: 700_000, category: 'caravan-e-camper', make: 'adria', model: 'coral' })
  await send(visitor, 'POST', list, { ad })
  await db`update ad set price_cents = 650000 where id = ${ad}`
  const rows = () => db`select saved_ad.* from saved_ad join app_user on app_user.id = user_id where email = ${email}`
  const before = await rows()
  for (const path of [page, '/', list]) expect((await visitor.get(path)).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect((await visitor.get('/vendi')).body).toContain('"hasNews":true')
  expect((await visitor.get(page)).body).toContain('Novità')
  const see = (priceCents: number) => send(visitor, 'PUT', list, { seen: [{ ad, priceCents, isSold: false }] })
  expect((await see(700_000)).status, 'a window of before').toBe(204)
  expect((await visitor.get('/vendi')).body).toContain('"hasNews":true')
  expect((await see(650_000)).status).toBe(204)
  expect((await visitor.get('/vendi')).body).toContain('"hasNews":false')
  await db`update ad set status = 'sold', closed_at = now() where id = ${ad}`
  expect((await visitor.get('/vendi')).body).toContain('"hasNews":true')
})

test('an ad whose page is gone is listed without a link, one that was taken down without its words', async ({ loggedIn, db }) => {
  const { visitor } = await loggedIn()
  const [sold, gone, deleted] = [
    await addAd(db, { status: 'sold', version: 'Appena venduta' }),
    await addAd(db, { status: 'sold', version: 'Venduta tempo fa' }),
    await addAd(db, { version: 'Da togliere' }),
  ]
  for (const ad of [sold, gone, deleted]) await send(visitor, 'POST', list, { ad })
  await db`update ad set closed_at = ${daysAgo(31)} where id = ${gone}`
  await db`update ad set status = 'deleted' where id = ${deleted}`
  const { body } = await visitor.get(page)
  const linked = [sold, gone, deleted].map((ad) => body.includes(`-${ad}">`))
  expect(linked).toEqual([true, false, false])
  expect(body).not.toContain('Da togliere')
  expect((await visitor.get(`/annuncio/x-${gone}`)).status).toBe(410)
})

test('a user’s data copy contains the watchlist, which is deleted with the account', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const ad = await addAd(db)
  await send(visitor, 'POST', list, { ad })
  await send(visitor, 'PUT', `${list}/${ad}`, { note: 'Da esportare' })
  const copy = asRecord((await visitor.get('/api/v1/pages/private/settings/export')).body)
  expect(copy['watchlist']).toMatchObject([{ ad, make: 'fiat', savedPriceCents: 1_000_000, note: 'Da esportare', removedAt: null }])
  await deleteAccount(visitor, db, email)
  expect(await rowsOf(db, email)).toEqual([])
  expect(await db`select 1 from saved_ad where ad_id = ${ad}`).toHaveLength(0)
})
