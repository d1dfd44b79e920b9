import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { chooseFeed, findFeed, removeFeed } from '@/lib/market/dealer-imports/dealer-feeds.server'
import { confirmImport, listImports, tryFile } from '@/lib/market/dealer-imports/dealer-imports.server'
import { runDealerImports } from '@/lib/market/dealer-imports/run-dealer-imports.server'
import { pollFeeds } from './poll-feeds.server'
import { addTestDealership } from './test-dealership'

const close: (() => void)[] = []
afterEach(() => close.splice(0).forEach((step) => step()))

/** A dealer's server: what it answers is changed as the test goes on. */
async function feedServer() {
  const feed = { status: 200, body: '', requests: 0 }
  const server = createServer((_, response) => {
    feed.requests += 1
    response.writeHead(feed.status).end(feed.body)
  })
  close.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const listening = server.address()
  const host = `127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`
  return { feed, address: `http://${host}/stock.csv`, reach: { allowedHosts: new Set([host]) } }
}

const stock = (ids: readonly number[], price = 9_000) =>
  [
    'codice;marca;modello;prezzo;km;immatricolazione',
    ...ids.map((id) => `V${id};Fiat;Panda;${price + id};${10_000 + id * 17};0${(id % 9) + 1}/20${11 + (id % 9)}`),
    '',
  ].join('\n')

const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const passHours = (db: Db) => db`update dealer_feed set next_at = now() - interval '1 second'`
const prices = async (db: Db, dealerId: number) =>
  (
    await db<{ euro: number | null }[]>`
    select price_cents / 100 as euro from ad where dealer_id = ${dealerId} and status = 'published' order by price_cents`
  ).map(({ euro }) => euro)
const mailsTo = async (db: Db, email: string) =>
  (await db<{ kind: string }[]>`select kind from outbox_mail where recipient = ${email} order by id`).map(({ kind }) => kind)

/** A dealer whose feed of ten vehicles a person has looked at and imported. */
async function confirmedFeed(db: Db) {
  const { user, dealership } = await addTestDealership(db)
  const { dealerId } = dealership
  const { feed, address, reach } = await feedServer()
  feed.body = stock(ten)
  const id = await chooseFeed(db, { dealerId, userId: user.id, address }, reach)
  await tryFile(db, dealerId, id, { columns: [], category: null, isFullStock: true })
  await runDealerImports(db)
  await confirmImport(db, dealerId, id, null)
  await runDealerImports(db)
  return { user, dealerId, feed, reach }
}

test(
  'a confirmed feed is read by itself: changes come in, and too many removals wait for its owners',
  withRollback(async (db) => {
    const { user, dealerId, feed, reach } = await confirmedFeed(db)
    expect(await prices(db, dealerId)).toHaveLength(10)

    await pollFeeds(db, reach)
    expect(feed.requests, 'its time has not come').toBe(1)
    await passHours(db)
    await pollFeeds(db, reach)
    expect([feed.requests, (await listImports(db, dealerId)).length], 'the same file').toEqual([2, 1])

    feed.body = stock(ten.slice(0, 9), 8_000)
    await passHours(db)
    await pollFeeds(db, reach)
    await runDealerImports(db)
    expect(await prices(db, dealerId)).toEqual([8001, 8002, 8003, 8004, 8005, 8006, 8007, 8008, 8009])

    feed.body = stock(ten.slice(0, 4), 8_000)
    await passHours(db)
    await pollFeeds(db, reach)
    await runDealerImports(db)
    await pollFeeds(db, reach)
    await pollFeeds(db, reach)
    expect(await prices(db, dealerId), 'nothing is taken off').toHaveLength(9)
    expect((await listImports(db, dealerId))[0]).toMatchObject({ state: 'checked', counts: { removed: 5 } })
    expect(await mailsTo(db, user.email)).toEqual(['dealer-feed-waits'])
  }),
)

test(
  'a feed that answers a web page or nothing stops after a week, and its owners get one mail',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const { dealerId } = dealership
    const { feed, address, reach } = await feedServer()
    for (const wrong of ['<html>Accesso negato</html>', '']) {
      feed.body = wrong
      await expect(chooseFeed(db, { dealerId, userId: user.id, address }, reach)).rejects.toMatchObject({ code: 'invalid' })
    }
    await expect(chooseFeed(db, { dealerId, userId: user.id, address }), 'our own network').rejects.toMatchObject({ code: 'invalid' })
    expect(await findFeed(db, dealerId)).toBeNull()
    feed.body = stock(ten)
    await chooseFeed(db, { dealerId, userId: user.id, address }, reach)
    feed.body = stock(ten, 8_500)
    await passHours(db)
    await pollFeeds(db, reach)
    expect(
      (await listImports(db, dealerId)).map(({ state }) => state),
      'what a person is looking at is left to them',
    ).toEqual(['columns'])
    expect(await findFeed(db, dealerId)).toMatchObject({ fault: null })
    await db`update dealer_import set state = 'cancelled', content = null where dealer_id = ${dealerId}`
    feed.body = '<html>Accesso negato</html>'
    await passHours(db)
    await pollFeeds(db, reach)
    const failing = await findFeed(db, dealerId)
    expect(failing?.isStopped).toBe(false)
    expect(failing?.fault).toContain('pagina web')
    await db`update dealer_feed set failing_since = now() - interval '8 days'`
    for (let time = 0; time < 3; time++) {
      await passHours(db)
      await pollFeeds(db, reach)
    }
    expect(await findFeed(db, dealerId)).toMatchObject({ isStopped: true })
    expect(await mailsTo(db, user.email)).toEqual(['dealer-feed-stopped'])
    expect(feed.requests).toBe(6)
    await removeFeed(db, dealerId)
    expect(await findFeed(db, dealerId)).toBeNull()
  }),
)

test(
  'a feed without a vehicle takes nothing off, and its owners get one mail until it has some again',
  withRollback(async (db) => {
    const { user, dealerId, feed, reach } = await confirmedFeed(db)
    const fetchAgain = async (body: string) => {
      feed.body = body
      await passHours(db)
      await pollFeeds(db, reach)
      await runDealerImports(db)
      await pollFeeds(db, reach)
    }
    const empty = ['', '\n \n', stock([]), '<?xml version="1.0"?><stock><veicoli/></stock>', '{"vehicles":[]}', '[]']
    for (const body of empty) {
      await fetchAgain(body)
      expect([body, (await prices(db, dealerId)).length, (await findFeed(db, dealerId))?.fault]).toEqual([
        ...[body, 10, 'Nel file non c’è nessun veicolo: gli annunci restano come sono.'],
      ])
    }
    expect(await mailsTo(db, user.email)).toEqual(['dealer-feed-empty'])
    await fetchAgain(stock(ten, 8_000))
    expect((await findFeed(db, dealerId))?.fault).toBeNull()
    expect((await prices(db, dealerId))[0]).toBe(8001)
    await fetchAgain('[]')
    expect(await mailsTo(db, user.email)).toEqual(['dealer-feed-empty', 'dealer-feed-empty'])
  }),
)

test(
  'a feed that answers a login page, a fault or half a file takes nothing off and says why',
  withRollback(async (db) => {
    const { dealerId, feed, reach } = await confirmedFeed(db)
    for (const [body, status = 200] of [
      ['<!-- portale --><html><body><form action="/login"></form></body></html>'],
      ['<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "x.dtd"><html><body>Accedi</body></html>'],
      ['<div class="login"><form action="/login"><input name="user"><input name="pass"></form></div>'],
      ['<head><title>Accedi</title><meta charset="utf-8"></head><body>Accedi'],
      ['<script>location.href="/login"</script>'],
      ['{"error":"unauthorized","message":"marca modello"}'],
      ['Unauthorized\n'],
      ['Fatal error: Uncaught PDOException: marca modello in /var/www/feed.php:12\nStack trace:\n#0 {main}'],
      ['<stock><v><marca>Fiat</marca><modello>Panda</mod'],
      ['[{"marca":"Fiat","modello":"Panda"'],
      [stock(ten), 500],
      [stock(ten), 401],
    ] satisfies [string, number?][]) {
      Object.assign(feed, { body, status })
      await passHours(db)
      await pollFeeds(db, reach)
      await runDealerImports(db)
      const found = await findFeed(db, dealerId)
      expect([body, await prices(db, dealerId), found?.fault]).toEqual([
        body,
        ten.map((one) => 9_000 + one),
        expect.stringMatching(/\w{3}/),
      ])
      await db`delete from dealer_import where state in ('checking', 'checked', 'failed') and dealer_id = ${dealerId}`
    }
  }),
)

test(
  'a feed that alternates between two formats finds its vehicles by code or chassis number',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const { dealerId } = dealership
    const { feed, address, reach } = await feedServer()
    const cars = Array.from({ length: 6 }, (_, at) => ({
      code: `C${at}`,
      vin: `ZFA3120000312345${at}`,
      price: 9_000 + at,
      km: 10_011 + at * 17,
    }))
    const csv = [
      'codice;telaio;marca;modello;prezzo;km;immatricolazione',
      ...cars.map(({ code, vin, price, km }) => `${code};${vin};Fiat;Panda;${price};${km};03/2019`),
      '',
    ].join('\n')
    const xml = (fields: (car: (typeof cars)[number]) => string) =>
      `<stock>${cars.map((car) => `<car><make>Fiat</make><model>Panda</model>${fields(car)}<price>${car.price - 500}</price><mileage>${car.km}</mileage><registration>2019-03</registration></car>`).join('')}</stock>`
    feed.body = csv
    const id = await chooseFeed(db, { dealerId, userId: user.id, address }, reach)
    await tryFile(db, dealerId, id, { columns: [], category: null, isFullStock: true })
    await runDealerImports(db)
    await confirmImport(db, dealerId, id, null)
    await runDealerImports(db)
    const ids = await db`select id from ad where dealer_id = ${dealerId} order by id`
    const fetchAgain = async (body: string) => {
      feed.body = body
      await passHours(db)
      await pollFeeds(db, reach)
      await runDealerImports(db)
    }
    for (const [body, first] of [
      [xml(({ vin }) => `<vin>${vin}</vin>`), 8_500],
      [csv, 9_000],
      [xml(({ code }) => `<id>${code}</id>`), 8_500],
    ] as const) {
      await fetchAgain(body)
      expect((await prices(db, dealerId))[0]).toBe(first)
      expect(await db`select id from ad where dealer_id = ${dealerId} order by id`).toEqual(ids)
    }
    await fetchAgain(xml(({ km }) => `<colour>blu</colour><power>${km % 90}</power>`))
    expect(await prices(db, dealerId), 'the same vehicles, or a person is asked').toHaveLength(6)
  }),
)
