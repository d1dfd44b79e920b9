// reads: temporary files

import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { addPeople, findPeople } from '@/tools/demo-market/people/add-people.server'
import { clearPeople } from '@/tools/demo-market/people/clear-people.server'
import { serveStandIns } from '../stand-in-server'
import type { Demo } from './demo'
import { demoPage } from './demo-page'

type Asked = { path: string; method?: string; headers?: Record<string, string>; form?: Record<string, string> }
type Answered = { status: number; location: string | undefined; cookies: string[]; policy: string; text: string }

/** The page of a demo in a database with its people, and a way to ask it as a browser on this machine would. */
async function openDemo(changes: Partial<Demo> = {}): Promise<{
  db: Db
  ask: (asked: Asked) => Promise<Answered>
  press: (form: Record<string, string>, headers?: Record<string, string>) => Promise<Answered>
}> {
  const db = getDb()
  await addPeople(db, new Date())
  onTestFinished(() => clearPeople(db))
  const outbox = await mkdtemp(path.join(tmpdir(), 'ingrana-demo-'))
  onTestFinished(() => rm(outbox, { recursive: true }))
  const demo: Demo = {
    ...{ siteUrl: 'http://localhost:3000', stage: 'dev', standIns: ['mail', 'collector'], outbox, db: () => db },
    ...{ isCollectorFaulty: () => true, restart: async () => {} },
    ...changes,
  }
  const { port, close } = await serveStandIns(0, [demoPage(demo)])
  onTestFinished(close)
  const ask = (asked: Asked) => askServer(port, asked)
  const origin = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
  return { db, ask, press: (form, headers = {}) => ask({ path: '/entra', method: 'POST', form, headers: { ...origin, ...headers } }) }
}

function askServer(port: number, { path: address, method = 'GET', headers = {}, form }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const type = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
    const request = httpRequest({ host: 'localhost', port, path: address, method, headers: { ...type, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          cookies: response.headers['set-cookie'] ?? [],
          policy: String(response.headers['content-security-policy']),
          text,
        }),
      )
    })
    request.on('error', reject)
    request.end(form ? new URLSearchParams(form).toString() : undefined)
  })
}

const tokenIn = ({ cookies }: Answered) =>
  /^ingrana_session=([\w-]{43});/.exec(cookies.find((line) => line.startsWith('ingrana_session=')) ?? '')?.[1]

test('one press logs in as a person of the demo, at its task, in the place of who was there', async () => {
  const { db, press, ask } = await openDemo()
  const first = await press({ persona: 'elena', compito: '0' })
  expect(first).toMatchObject({ status: 303, location: 'http://localhost:3000/area-privata/preferiti?ordina=ribasso' })
  expect(first.cookies[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await findSession(db, tokenIn(first)))?.user.displayName).toBe('Elena')
  const cookie = `ingrana_session=${tokenIn(first)}`
  expect((await ask({ path: '/', headers: { cookie } })).text).toContain('Sei già dentro come Elena')
  const second = await press({ persona: 'marta' }, { cookie })
  expect(second).toMatchObject({ status: 303, location: 'http://localhost:3000/' })
  expect([await findSession(db, tokenIn(first)), (await findSession(db, tokenIn(second)))?.user.role]).toEqual([undefined, 'moderator'])
})

test.each([{ persona: 'nicola' }, { persona: 'constructor' }, { persona: 'elena@persone.example' }, { persona: '' }])(
  'nobody but a person of the page is entered: $persona',
  async (form) => {
    const { press } = await openDemo()
    expect(await press(form)).toMatchObject({ status: 400, cookies: [] })
  },
)

test('a task of somebody else, or a made up one, leads to the first page of the site', async () => {
  const { press } = await openDemo()
  for (const compito of ['9', '99', '-1', 'https://cattivo.example'])
    expect(await press({ persona: 'elena', compito })).toMatchObject({ status: 303, location: 'http://localhost:3000/' })
})

test.each([
  { why: 'a page of another site', headers: { origin: 'https://cattivo.example' } },
  { why: 'a page on another port', headers: { origin: 'http://localhost:1' } },
  { why: 'a name that resolves to this machine', headers: { host: 'cattivo.example', origin: 'http://cattivo.example' } },
  { why: 'a proxy', headers: { 'x-forwarded-for': '203.0.113.9' } },
])('a press through $why is refused and opens no session', async ({ headers }) => {
  const { db, press } = await openDemo()
  expect(await press({ persona: 'elena' }, headers)).toMatchObject({ status: 403, cookies: [] })
  expect(await db`select from session where user_id = ${(await findPeople(db)).elena}`).toHaveLength(0)
})

test('a link enters nobody, and no frame of another site holds the page', async () => {
  const { ask } = await openDemo()
  expect(await ask({ path: '/entra?persona=elena' })).toMatchObject({ status: 405, cookies: [] })
  expect((await ask({ path: '/' })).policy).toContain("frame-ancestors 'none'")
})

test.each([
  { siteUrl: 'https://prova.ingrana.example', stage: 'pre' },
  { siteUrl: 'http://localhost:3000', stage: 'pro' },
] as const)('a site that is no demo of this machine has the page without a way in: $siteUrl, $stage', async (place) => {
  const { press, ask } = await openDemo(place)
  expect((await ask({ path: '/' })).text).not.toContain('action="/entra"')
  for (const address of ['/entra', '/esci', '/ricomincia'])
    expect(await ask({ path: address, method: 'POST', headers: { origin: 'http://localhost' } })).toMatchObject({
      status: 403,
      cookies: [],
    })
  expect(await press({ persona: 'elena' })).toMatchObject({ status: 403, cookies: [] })
})

test('the people go back to their beginning and anybody logs out by a press on the page alone', async () => {
  let restarts = 0
  const { db, ask } = await openDemo({ restart: async () => void restarts++ })
  const user = await addTestUser(db)
  onTestFinished(async () => void (await db`delete from app_user where id = ${user.id}`))
  const { token } = await openSession(db, { userId: user.id, userAgent: '' })
  const cookie = `ingrana_session=${token}`
  const post = (address: string, headers: Record<string, string>) => ask({ path: address, method: 'POST', headers: { cookie, ...headers } })
  for (const address of ['/esci', '/ricomincia'])
    expect(await post(address, { host: 'localhost', origin: 'http://altrove' })).toMatchObject({ status: 403 })
  expect([(await findSession(db, token))?.user.id, restarts]).toEqual([user.id, 0])
  for (const address of ['/esci', '/ricomincia'])
    expect(await post(address, { host: 'localhost', origin: 'http://localhost' })).toMatchObject({ status: 303 })
  expect([await findSession(db, token), restarts]).toEqual([undefined, 1])
})

test.each([
  {
    state: 'the site is down and its database closed',
    changes: {
      db: () => {
        throw new Error('closed')
      },
    },
    says: ['Il sito non risponde'],
  },
  {
    state: 'real mail is on',
    changes: { standIns: ['collector'] as const },
    says: ['La posta vera è accesa', 'Niente: è impostato quello vero'],
  },
  { state: 'no mail has come, and a fault is asked for', changes: {}, says: ['Nessuna mail, per ora', 'Guasto finto'] },
])('the page says that $state', async ({ changes, says }) => {
  const { ask } = await openDemo(changes)
  const { status, text } = await ask({ path: '/' })
  expect(status).toBe(200)
  for (const words of says) expect(text).toContain(words)
})
