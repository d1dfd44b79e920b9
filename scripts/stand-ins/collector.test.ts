// reads: temporary files
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { array, object, string } from 'yup'
import { activateEvent, convertEvent, type Sender, type TrackerEvent } from '@/lib/tracking/tracker-event'
import { collector } from './collector'
import { serveStandIns } from './stand-in-server'

const site = 'http://localhost:3000'
const sender: Sender = {
  stage: 'dev',
  providerId: 'ingrana',
  schemaUrl: 'https://schema.test/events/tracker-event.json/331.json',
  campaignType: 'yellow',
  actorPrefix: 'sdrn:ingrana:user:',
  userAgent: 'Mozilla/5.0',
}
const occasion = (visitorId: string) => ({ visitorId, uuid: '0f0e0d0c-0b0a-4908-8706-050403020100', timestamp: 1_700_000_000_000 })
const activation = (visitor: string, changes: Partial<Sender> = {}) =>
  activateEvent({ ...sender, ...changes }, occasion(visitor), '10001', 'map')
const conversion = (visitor: string) => convertEvent(sender, occasion(visitor), 'contact_sent')

let folder = ''
let server: Awaited<ReturnType<typeof serveStandIns>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'collector-'))
  server = await serveStandIns(0, [collector(folder, site)])
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const address = (place: string) => `http://localhost:${server.port}${place}`
const send = (body: unknown, signal?: AbortSignal) =>
  fetch(address('/collector/api/v1/track'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
const storedOf = async (visitor: string) =>
  array(object({ event: object({ '@type': string() }) }))
    .required()
    .validate(await (await fetch(address(`/collector.json?visitatore=${visitor}`))).json())
const setFault = (visitor: string, fault: string) =>
  fetch(address('/collector/guasti'), {
    method: 'POST',
    body: new URLSearchParams({ visitatore: visitor, guasto: fault }),
    redirect: 'manual',
  })

test('what the adapter sends is stored, by visitor and in order, whichever way the visitor is named', async () => {
  expect((await send([activation('anna'), conversion('anna')])).status).toBe(200)
  expect(
    (await send([activation('bruno', { campaignType: 'red' }), activation('carla', { campaignType: 'red', actorPrefix: '' })])).status,
  ).toBe(200)
  expect(await storedOf('anna')).toMatchObject([{ event: activation('anna') }, { event: conversion('anna') }])
  expect(await storedOf('bruno')).toHaveLength(1)
  expect(await storedOf('carla')).toHaveLength(1)
  const page = await (await fetch(address('/collector'))).text()
  expect(page).toContain('sdrn:schibsted:environment:anna')
})

test('a line that cannot be read hides no other', async () => {
  await send([activation('dora')])
  await appendFile(path.join(folder, 'events.jsonl'), '{"receivedAt":"2026-\n{}\nnull\n')
  await send([conversion('dora')])
  expect(await storedOf('dora')).toMatchObject([{ event: activation('dora') }, { event: conversion('dora') }])
})

const without = (event: TrackerEvent, name: string) => Object.fromEntries(Object.entries(event).filter(([key]) => key !== name))
const visitor = 'rifiutata'
const good = activation(visitor)

test.each([
  { body: 'non è JSON', why: 'no JSON' },
  { body: {}, why: 'no list' },
  { body: [], why: 'an empty list' },
  { body: [null], why: 'a list of nothing' },
  { body: [without(good, '@id')], why: 'no id' },
  { body: [{ ...good, '@id': 'uno' }], why: 'an id that is no uuid' },
  { body: [{ ...good, '@type': 'View' }], why: 'an unknown type' },
  { body: [{ ...good, creationDate: 'ieri' }], why: 'a date that is none' },
  { body: [{ ...good, deployStage: 'prod' }], why: 'an unknown stage' },
  { body: [without(good, 'schema')], why: 'no schema' },
  { body: [{ ...good, device: { ...good.device, deviceType: 'unknown' } }], why: 'an unknown device' },
  { body: [{ ...good, provider: { '@type': 'Organization', '@id': 'ingrana' } }], why: 'a provider without its prefix' },
  { body: [{ ...good, tracker: { ...good.tracker, version: '0.4.0' } }], why: 'another tracker version' },
  { body: [{ ...good, actor: { '@id': 'x' } }], why: 'an actor beside an environment id' },
  { body: [without(activation(visitor, { campaignType: 'red' }), 'actor')], why: 'neither of the two' },
  { body: [without(good, 'experiment')], why: 'an Activate without its experiment' },
  { body: [{ ...good, experiment: { '@id': '1', status: 'maybe', variant: 'map' } }], why: 'an experiment that is not assigned' },
  { body: [{ ...good, custom: { conversionKey: 'x' } }], why: 'an Activate that is a conversion too' },
  { body: [without(conversion(visitor), 'custom')], why: 'a Convert without its key' },
  { body: [good, { ...good, '@id': 7 }], why: 'one faulty event among good ones' },
])('the collector refuses $why, and stores nothing', async ({ body }) => {
  expect((await send(body)).status).toBe(400)
  expect(await storedOf(visitor)).toEqual([])
})

test.each([
  { fault: 'errore', status: 500 },
  { fault: 'rifiuto', status: 400 },
])('the collector answers $status on demand, to one visitor alone', async ({ fault, status }) => {
  await setFault(`dario-${fault}`, fault)
  expect((await send([activation(`dario-${fault}`)])).status).toBe(status)
  expect((await send([activation('elena')])).status).toBe(200)
  await setFault(`dario-${fault}`, '')
  expect((await send([activation(`dario-${fault}`)])).status).toBe(200)
})

test('the collector drops the connection or stays silent on demand', async () => {
  await setFault('fabio', 'giu')
  await expect(send([activation('fabio')])).rejects.toThrow('fetch failed')
  await setFault('fabio', 'lento')
  await expect(send([activation('fabio')], AbortSignal.timeout(200))).rejects.toThrow('aborted')
})

test('the collector accepts pages of the site’s origin only', async () => {
  const preflight = await fetch(address('/collector/api/v1/track'), { method: 'OPTIONS' })
  expect(preflight.status).toBe(204)
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-headers': 'Content-Type',
    'access-control-allow-methods': 'POST',
  })
  expect((await send([activation('gina')])).headers.get('access-control-allow-origin')).toBe(site)
  expect((await fetch(address('/collector/api/v1/track'))).status).toBe(405)
})
