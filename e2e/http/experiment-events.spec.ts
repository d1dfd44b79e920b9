import { createHash, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { PurposeKey } from '@/lib/accounts/consent/privacy-choice'
import { originOf } from '@/lib/experimentation/experiment-results/intake/visitor-token.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { countEach, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { newEmail } from '../accounts'
import { cookiesFor, visitorShown } from '../experiments'
import { insertAd } from '../market'
import { expect, test } from '../test'

const address = '/api/v1/experiments/events'
const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36'
const ownScript = { 'X-Requested-With': 'XMLHttpRequest', 'User-Agent': person }
const hashOf = (visitor: string) => createHash('sha256').update(visitor).digest()
const conversion = (visitor: string, uuid: string = randomUUID()) => ({
  visitor_id: visitor,
  attributes: [],
  snapshots: [{ events: [{ entity_id: 'e1', key: 'phone_shown', uuid, timestamp: Date.now(), tags: { ad: 7 } }] }],
})
const exposure = (visitor: string, variation = '20003') => ({
  visitor_id: visitor,
  attributes: [],
  snapshots: [
    {
      decisions: [{ campaign_id: 'L1', experiment_id: '10002', variation_id: variation, metadata: { variation_key: 'map' } }],
      events: [{ entity_id: 'L1', key: 'campaign_activated', uuid: randomUUID(), timestamp: Date.now() }],
    },
  ],
})
const batchOf = (...visitors: object[]) => ({
  account_id: '7001',
  project_id: '9001',
  revision: '12',
  client_name: 'ingrana-tracker',
  client_version: '0.3.0',
  anonymize_ip: true,
  enrich_decisions: true,
  visitors,
})
const visitOf = (visitor: string) => batchOf(exposure(visitor), conversion(visitor))
const send = (request: APIRequestContext, data: unknown, headers: Record<string, string> = ownScript) =>
  request.post(address, { data, headers })

test('a batch in the vendor’s format is stored, once however often it comes, and the answer is empty', async ({ request, db }) => {
  const visitor = visitorShown('contact_wording', '20003')
  const batch = batchOf(exposure(visitor), conversion(visitor))
  for (let time = 0; time < 2; time += 1) {
    const answer = await send(request, batch)
    expect([answer.status(), await answer.text(), answer.headers()['set-cookie']]).toEqual([204, '', undefined])
  }
  expect(await db`select variation_id from experiment_exposure where visitor_hash = ${hashOf(visitor)}`).toMatchObject([
    { variationId: '20003' },
  ])
  expect(await db`select key from experiment_conversion where visitor_hash = ${hashOf(visitor)}`).toMatchObject([{ key: 'phone_shown' }])
})

const contact = { name: 'Francesca Colombo', phone: '', message: 'È ancora disponibile?' }

test('a message counts once as a conversion, only with consent, and never from what browsers claim', async ({ visitor, db }) => {
  const ad = await insertAd(db, { status: 'reserved', model: 'panda', contact_email: `venditore.${randomUUID()}@privati.example` })
  const before = await intake(db)
  const people = { accepting: randomUUID(), refusing: randomUUID(), asked: randomUUID() }
  const choices = [
    [people.accepting, ['measurement']],
    [people.refusing, ['preferences']],
    [people.asked, 'none yet'],
  ] as const
  for (const [id, choice] of choices) {
    const someone = visitor()
    for (const [name, value] of cookiesFor(id, choice)) someone.cookies.set(name, value)
    const words = { ...contact, email: newEmail() }
    for (let time = 0; time < 2; time += 1)
      expect((await someone.postAsHuman(`/post/${ad}/reply`, words, { headers: ownScript })).status).toBe(200)
    const claimed = conversion(id)
    claimed.snapshots[0]?.events.forEach((event) => (event.key = 'contact_sent'))
    const report = { headers: { ...ownScript, 'content-type': 'application/json' }, body: JSON.stringify(batchOf(claimed)) }
    expect((await someone.send('POST', address, report)).status).toBe(204)
  }
  const storedOf = (id: string) => db`select key from experiment_conversion where visitor_hash = ${hashOf(id)}`
  await expect.poll(() => storedOf(people.accepting)).toMatchObject([{ key: 'contact_sent' }])
  expect([...(await storedOf(people.refusing)), ...(await storedOf(people.asked))]).toEqual([])
  const after = await intake(db)
  expect(after('byServer')).toBeGreaterThanOrEqual(before('byServer') + 3)
})

test('a sale counts once per ad as a conversion, only with consent; a withdrawn ad counts as none', async ({ loggedIn, db }) => {
  const openSeller = async (choice: readonly PurposeKey[]) => {
    const id = randomUUID()
    const { visitor: browser, email } = await loggedIn()
    for (const [name, value] of cookiesFor(id, choice)) browser.cookies.set(name, value)
    const [user] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
    const press = async (address: string, fields: object) =>
      expect((await browser.postJson(`/api/v1/pages/private/${address}`, fields, { 'User-Agent': person })).status).toBe(200)
    return { id, ownerId: user?.id ?? 0, press }
  }
  const markOwn = async ({ ownerId, press }: Awaited<ReturnType<typeof openSeller>>, ...steps: object[]) => {
    const ad = await insertAd(db, { status: 'reserved', model: 'panda', owner_id: ownerId })
    for (const step of steps) await press(`ads/${ad}`, step)
  }
  const [accepting, refusing, dealer] = [
    await openSeller(['measurement']),
    await openSeller(['preferences']),
    await openSeller(['measurement']),
  ]
  await markOwn(accepting, { azione: 'venduto', esito: 'ritirato' })
  await markOwn(accepting, { azione: 'venduto', esito: 'ingrana' }, { azione: 'ripubblica' }, { azione: 'venduto', esito: 'altrove' })
  await markOwn(refusing, { azione: 'venduto' })

  const concessionaria = `vendite-${randomUUID()}`
  const [{ dealerId } = { dealerId: 0 }] = await db<
    { dealerId: number }[]
  >`insert into dealer (slug, name) values (${concessionaria}, 'Auto Vendute') returning id as dealer_id`
  await db`insert into dealer_member (user_id, dealer_id, role) values (${dealer.ownerId}, ${dealerId}, 'stock')`
  const stock = { status: 'reserved', model: 'panda', dealer_id: dealerId }
  const annuncio = [String(await insertAd(db, stock)), String(await insertAd(db, stock))]
  for (const azione of ['riserva', 'venduto', 'venduto']) await dealer.press('dealers/vehicles', { concessionaria, azione, annuncio })

  const sales = async (id: string) => db`select from experiment_conversion where key = 'ad_sold' and visitor_hash = ${hashOf(id)}`
  await expect.poll(() => sales(dealer.id), 'two vehicles at once').toHaveLength(2)
  await expect.poll(() => sales(accepting.id), 'one of two ads, marked twice').toHaveLength(1)
  expect(await sales(refusing.id)).toHaveLength(0)
})

/** How many events ended in which way so far; other tests add to it. */
async function intake(db: Db): Promise<(outcome: string) => number> {
  const rows = await db<
    { outcome: string; events: number }[]
  >`select outcome, sum(events)::int as events from event_intake group by outcome`
  const counts = new Map(rows.map(({ outcome, events }) => [outcome, events]))
  return (outcome) => counts.get(outcome) ?? 0
}

test('events of no experiment are stored up to twenty a day per key, and do not displace counted ones', async ({ visitor, db }) => {
  const id = randomUUID()
  const opened = () => {
    const event = conversion(id)
    event.snapshots[0]?.events.forEach((each) => (each.key = 'menu_opened'))
    return event
  }
  const someone = visitor()
  const report = (...events: object[]) =>
    someone.send('POST', address, {
      headers: { ...ownScript, 'content-type': 'application/json' },
      body: JSON.stringify(batchOf(...events)),
    })
  for (let time = 0; time < 3; time += 1) expect((await report(...Array.from({ length: 99 }, opened), conversion(id))).status).toBe(204)
  const rows =
    await db`select key, count(*)::int as times from experiment_conversion where visitor_hash = ${hashOf(id)} group by key order by key`
  expect(rows).toMatchObject([
    { key: 'menu_opened', times: 20 },
    { key: 'phone_shown', times: 3 },
  ])
})

test('events that contradict the configuration are answered alike, counted as refused and not stored', async ({ request, db }) => {
  const before = await intake(db)
  const visitor = visitorShown('contact_wording', '20003')
  const unknownKey = conversion(visitor)
  unknownKey.snapshots[0]?.events.forEach((event) => (event.key = 'nobody_knows_this'))
  const unknownExperiment = exposure(visitor)
  unknownExperiment.snapshots[0]?.decisions.forEach((decision) => (decision.experiment_id = 'nobody'))
  const invented = batchOf(exposure(visitor, '20004'), unknownKey, unknownExperiment)
  expect((await send(request, invented)).status()).toBe(204)
  expect(await db`select 1 from experiment_exposure where visitor_hash = ${hashOf(visitor)}`).toHaveLength(0)
  expect(await db`select 1 from experiment_conversion where visitor_hash = ${hashOf(visitor)}`).toHaveLength(0)
  const after = await intake(db)
  for (const outcome of ['otherVariation', 'unknownEvent', 'unknownExperiment'])
    expect(after(outcome), outcome).toBeGreaterThan(before(outcome))
  expect((await send(request, batchOf(conversion(visitor), conversion(randomUUID())))).status(), 'two visitors in one browser').toBe(400)
})

test('an address brings 300 new visitors an hour, and who has the token of a first answer is none', async ({ visitor, db }) => {
  const before = await intake(db)
  const flood = visitor()
  const limit = rateLimits.newVisitorsFromAddress
  const report = (id: string, token: Record<string, string> = {}) =>
    flood.send('POST', address, {
      headers: { ...ownScript, 'content-type': 'application/json', ...token },
      body: JSON.stringify(visitOf(id)),
    })
  const known = visitorShown('contact_wording', '20003')
  const first = await report(known)
  const token = { 'x-visitor-token': String(first.headers['x-visitor-token']) }
  expect([first.status, token['x-visitor-token']]).toEqual([204, expect.stringMatching(/^[\w.-]{40,50}$/)])
  await countEach(db, limit, Array<string>(limit.points).fill(originOf(flood.address)))
  const invented = visitorShown('contact_wording', '20003')
  expect([(await report(invented)).status, (await report(invented, token)).status], 'a token is of one visitor').toEqual([429, 429])
  const again = await report(known, token)
  expect([again.status, again.headers['x-visitor-token']]).toEqual([204, undefined])
  const stored = (id: string) => db`select origin from experiment_exposure where visitor_hash = ${hashOf(id)}`
  expect(await stored(known)).toEqual([{ origin: Buffer.from(originOf(flood.address), 'hex') }])
  expect(await stored(invented)).toEqual([])
  expect((await intake(db))('crowded')).toBeGreaterThanOrEqual(before('crowded') + 4)
})

test('only scripts of our own pages may write', async ({ request, db }) => {
  const visitor = randomUUID()
  const refused = [
    { 'User-Agent': person },
    { ...ownScript, 'Sec-Fetch-Site': 'cross-site' },
    { ...ownScript, Origin: 'https://altrove.example' },
  ]
  for (const headers of refused) expect((await send(request, batchOf(conversion(visitor)), headers)).status()).toBe(403)
  expect(await db`select 1 from experiment_conversion where visitor_hash = ${hashOf(visitor)}`).toHaveLength(0)
})

test('a bot is answered and not counted', async ({ request, db }) => {
  const visitor = randomUUID()
  const before = await intake(db)
  expect(
    (
      await send(request, batchOf(conversion(visitor)), {
        ...ownScript,
        'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      })
    ).status(),
  ).toBe(204)
  expect(await db`select 1 from experiment_conversion where visitor_hash = ${hashOf(visitor)}`).toHaveLength(0)
  expect((await intake(db))('bot')).toBeGreaterThan(before('bot'))
})

test('an invalid batch of events is refused, never a failure of ours', async ({ request }) => {
  const visitor = randomUUID()
  const bodies: [unknown, number][] = [
    [{}, 400],
    [[], 400],
    [batchOf(), 400],
    [batchOf({ visitor_id: 'mario' }), 400],
    [batchOf({ ...conversion(visitor), snapshots: null }), 400],
    [batchOf(conversion(visitor, 'uno')), 400],
    [{ ...batchOf(conversion(visitor)), constructor: 1 }, 400],
    [batchOf({ ...conversion('\0') }), 400],
    [batchOf(...Array.from({ length: 101 }, () => conversion(visitor))), 400],
    [{ ...batchOf(conversion(visitor)), filler: 'x'.repeat(70_000) }, 413],
  ]
  for (const [body, status] of bodies) expect((await send(request, body)).status(), JSON.stringify(body).slice(0, 60)).toBe(status)
  const broken = await request.post(address, {
    headers: { ...ownScript, 'Content-Type': 'application/json' },
    data: Buffer.from('{"visitors":['),
  })
  expect(broken.status()).toBe(400)
  const text = await request.post(address, {
    headers: { ...ownScript, 'Content-Type': 'text/plain' },
    data: JSON.stringify(batchOf(conversion(visitor))),
  })
  expect(text.status()).toBe(415)
  expect((await request.get(address)).status()).toBe(405)
})

test('the pages name the address for events', async ({ request }) => {
  const settings: unknown = await (await request.get('/api/v1/settings')).json()
  expect(settings).toMatchObject({
    trackingBatchSize: '10',
    trackingFlushIntervalMs: '30000',
    trackingCampaignType: 'yellow',
    eventLogUrl: '',
  })
  expect(settings).toHaveProperty('collectorUrl', expect.stringMatching(/^http:\/\/localhost:\d+\/collector$/))
  expect((await request.get('/')).headers()['content-security-policy']).toMatch(/connect-src 'self' http:\/\/localhost:\d+/)
})
