import { readdirSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { getDb } from '@/lib/kernel/db/db.server'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { rateTestAd } from '@/lib/market/price-rating/test-rating'
import { sharedPages } from '@/lib/server/page-cache/cacheable-address'
import { watchStatements } from '../sql-against-schema/watch-statements'

type Market = { adSlug: string; dealerSlug: string }
type Visit = { params: Record<string, string | string[]>; resolvedUrl: string }

async function openMarket(): Promise<Market> {
  const db = getDb()
  const [dealerId = 0] = await addDealers(db, [{ name: 'Autosalone delle tabelle' }])
  const adId = await addTestAd(db, { dealerId, priceCents: 900_000, publishedAt: new Date() })
  await rateTestAd(db, adId, 9_500)
  onTestFinished(async () => {
    await db`delete from ad where id = ${adId}`
    await db`delete from dealer where id = ${dealerId}`
  })
  const [dealer] = await db<{ slug: string }[]>`select slug from dealer where id = ${dealerId}`
  return { adSlug: (await findAdPage(db, adId))?.href.split('/').at(-1) ?? '', dealerSlug: dealer?.slug ?? '' }
}

/** Requests for each page, by the name of its file. */
function visitOf(file: string, { adSlug, dealerSlug }: Market): Visit {
  const article = 'leggere-i-prezzi-dell-usato'
  const slug = file.startsWith('annuncio') ? adSlug : file.startsWith('magazine') ? article : dealerSlug
  const address = `/${file
    .replace(/\.tsx$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\/\[\[\.\.\.veicolo]]$/, '')
    .replace('[slug]', slug)
    .replace('[make]/[model]', 'fiat/panda')}`
  return { params: { slug, make: 'fiat', model: 'panda' }, resolvedUrl: address }
}

const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) => {
  const [word = ''] = file.replace(/(index)?\.tsx$/, '').split('/')
  return (
    file.endsWith('.tsx') &&
    !file.startsWith('_') &&
    sharedPages.has(word) &&
    !['concessionari/registrati.tsx', 'concessionari/prova-file.tsx'].includes(file)
  )
})

/** Runs what the page runs for a visitor, and gives the statements it sends. */
async function statementsOf(file: string, market: Market): Promise<{ sql: string; parameters: readonly unknown[] }[]> {
  const load: unknown = asRecord(await import(pathToFileURL(path.resolve('pages', file)).href))['getServerSideProps']
  if (typeof load !== 'function') throw new Error(`${file} loads nothing`)
  const { params, resolvedUrl } = visitOf(file, market)
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} })
  const sent: { sql: string; parameters: readonly unknown[] }[] = []
  const stop = watchStatements((statement) => sent.push(statement))
  const shown: unknown = await Promise.resolve(
    Reflect.apply(load, undefined, [{ req, res: new ServerResponse(req), query: params, params, resolvedUrl }]),
  ).finally(stop)
  expect(asRecord(asRecord(shown)['props'])['errorStatus'], `${file} ${JSON.stringify(asRecord(shown)['redirect'])}`).toBeUndefined()
  expect(asRecord(shown)['redirect'], file).toBeUndefined()
  return sent
}

async function tablesOf(sql: string, parameters: readonly unknown[]): Promise<string[]> {
  const plan = await getDb().unsafe(`explain (format json) ${sql}`, parameters.filter(isParameter))
  return [...JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g)].map(([, name = '']) => name)
}

type Parameter = string | number | boolean | Date | null | Parameter[]

function isParameter(value: unknown): value is Parameter {
  if (Array.isArray(value)) return value.every(isParameter)
  return value === null || value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value)
}

test('a shared page writes nothing, because it is read from a replica', async () => {
  const market = await openMarket()
  for (const file of pages)
    for (const { sql } of await statementsOf(file, market)) {
      expect(sql, file).toMatch(/^\s*(select|with|begin|commit)\b/i)
      expect(sql, file).not.toMatch(/\b(insert into|update \w+ set|delete from|for (no key )?update|nextval|setval|pg_notify)\b/i)
    }
})

test('every table that a shared page reads notifies of its changes', async () => {
  const market = await openMarket()
  const read = new Set<string>()
  for (const file of pages)
    for (const { sql, parameters } of await statementsOf(file, market))
      if (/^\s*(select|with)\b/i.test(sql)) for (const table of await tablesOf(sql, parameters)) read.add(table)
  const telling = await getDb()<{ name: string }[]>`
    select tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname = 'tell_market_change' and (tgtype & 61) = 60 and tgenabled = 'O' order by 1`
  expect([...read]).toEqual(expect.arrayContaining(['ad', 'ad_price', 'dealer', 'price_rating']))
  expect(telling.map(({ name }) => name)).toEqual(expect.arrayContaining([...read]))
})
