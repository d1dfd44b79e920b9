import { asForm } from '@/e2e/http-client'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'

const wish = '/api/v1/pages/private/watchlist/price-drop-mails'
const stop = '/api/v1/price-drop-mails/stop'
const watchlist = '/area-privata/preferiti'

async function codeOf(db: Pool, email: string): Promise<string | undefined> {
  // As an older release stored the code; today it is stored nowhere.
  const [row] = await db<{ code: string }[]>`
    update price_drop_mail set code = case when length(code) = 43 then code else ${randomToken()} end from app_user where app_user.id = user_id and email = ${email} returning code`
  return row?.code
}
const isChecked = (html: string) => /role="switch" aria-checked="(\w+)"/.exec(html)?.[1]

test('mails about lower prices start only on request, by script or by form, and end on request', async ({ visitor, loggedIn, db }) => {
  const { visitor: owner, email } = await loggedIn()
  expect(isChecked((await owner.get(watchlist)).body)).toBe('false')
  expect((await visitor().postJson(wish, { wanted: true })).status).toBe(401)
  expect((await owner.postJson(wish, { wanted: true }, { 'x-csrf-token': '' })).status).toBe(403)
  expect(await codeOf(db, email)).toBeUndefined()
  expect((await owner.postJson(wish, { wanted: true })).status).toBe(200)
  expect(await codeOf(db, email)).toMatch(/^[\w-]{43}$/)
  expect(isChecked((await owner.get(watchlist)).body)).toBe('true')
  const form = await owner.post(wish, { wanted: 'false' }, { headers: asForm })
  expect([form.status, form.headers.location]).toEqual([303, watchlist])
  expect(await codeOf(db, email)).toBeUndefined()
})

test('one-click unsubscribe ends mails about lower prices by a POST from anywhere, without login or token', async ({
  visitor,
  loggedIn,
  db,
}) => {
  const { visitor: owner, email } = await loggedIn()
  await owner.postJson(wish, { wanted: true })
  const code = (await codeOf(db, email)) ?? ''
  const elsewhere = { origin: 'https://posta.example', 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' }
  const press = (address: string, body: string) => visitor().send('POST', address, { body, headers: elsewhere })
  expect((await press(`${stop}?codice=${code}x`, 'List-Unsubscribe=One-Click')).status).toBe(204)
  expect(await codeOf(db, email), 'the code of nobody').toBe(code)
  expect((await press(stop, 'List-Unsubscribe=One-Click')).status).toBe(400)
  expect((await press(`${stop}?codice=${code}`, 'List-Unsubscribe=One-Click')).status).toBe(204)
  expect(await codeOf(db, email)).toBeUndefined()
  expect((await press(`${stop}?codice=${code}`, 'List-Unsubscribe=One-Click')).status, 'a second time').toBe(204)
})

test('the link of a price mail opens a page that ends the mails without a login; opening ends nothing', async ({
  visitor,
  loggedIn,
  db,
}) => {
  const { visitor: owner, email } = await loggedIn()
  await owner.postJson(wish, { wanted: true })
  const code = (await codeOf(db, email)) ?? ''
  const someone = visitor()
  const opened = await someone.get(`${stop}?codice=${code}`)
  expect([opened.status, opened.headers.location]).toEqual([303, `/avvisi-di-ribasso?codice=${code}`])
  const page = await someone.get(`/avvisi-di-ribasso?codice=${code}`)
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(page.body).toContain('Non scrivermi più')
  expect(await codeOf(db, email)).toBe(code)
  const form = await someone.post(stop, { codice: code }, { headers: asForm })
  expect([form.status, form.headers.location]).toEqual([303, `/avvisi-di-ribasso?codice=${code}`])
  expect(await codeOf(db, email)).toBeUndefined()
  expect((await someone.get(`/avvisi-di-ribasso?codice=${code}`)).body).toContain('Fatto: non ti scriviamo più quando un prezzo scende.')
})
