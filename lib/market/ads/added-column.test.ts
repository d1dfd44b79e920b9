import { Readable } from 'node:stream'
import { afterAll, expect, expectTypeOf, test, vi } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { FilterDefinition, SearchedColumn } from '@/lib/market/search/query/filter-kinds'
import type { AdColumn } from './ad-column'
import type { AdColumnName, PublicColumn } from './ad-columns'

/** What somebody writes who adds columns: these rows, the filter, and `migration`. */
const wheelbaseMm: AdColumn = {
  type: 'integer',
  visibility: 'public',
  label: 'Passo',
  fact: { section: 'body', text: (mm) => `${mm} mm` },
  onReimport: 'overwriteIfGiven',
  cell: { within: { min: 1_000, max: 9_000, unit: /mm/i }, headers: ['passo', 'wheelbase'] },
}
const sunroof: AdColumn = {
  type: 'boolean',
  visibility: 'public',
  label: 'Tetto apribile',
  fact: { section: 'body' },
  onReimport: 'overwriteIfGiven',
  cell: { headers: ['tetto apribile'] },
}
const paint: AdColumn = {
  type: 'text',
  visibility: 'public',
  label: 'Vernice',
  fact: { section: 'body' },
  options: { opaca: 'Opaca', 'due-strati': 'A due strati' },
  onReimport: 'overwriteIfGiven',
  cell: { headers: ['vernice'] },
}
/** A column that says nothing of who may see it. */
const plate: AdColumn = { type: 'text', label: 'Targa', onReimport: 'overwriteIfGiven', cell: { headers: ['targa'] } }
const filter = { kind: 'range', param: 'passo', label: 'Passo', group: 'misure', column: 'wheelbaseMm', unit: 'mm', max: 9_000 }
const choice = {
  kind: 'choice',
  param: 'vernice',
  label: 'Vernice',
  group: 'carrozzeria',
  column: 'paint',
  options: () => ({ opaca: 'Opaca', 'due-strati': 'A due strati' }),
}
const migration = `alter table ad add column wheelbase_mm integer, add column sunroof boolean, add column paint text, add column plate text`

globalThis.statementListeners?.clear() // its rows are not those of the migrated schema, with which the end of the run compares them
// The modules of this file are its own: they are loaded after the rows were added to the tables, and know no other.
vi.resetModules()
afterAll(() => vi.resetModules())
const { adColumns } = await import('./ad-columns')
const { filterDefinitions } = await import('@/lib/market/search/query/filters')
Object.assign(adColumns, { wheelbaseMm, sunroof, paint, plate })
Object.assign(filterDefinitions, { [filterDefinitions.length]: filter, [filterDefinitions.length + 1]: choice })
const { importStock } = await import('@/lib/market/stock-import/import-stock.server')
const { readSearch } = await import('@/lib/market/search/query/read-search')
const { lookups } = await import('@/lib/market/search/engine/lookups.server')
const { searchAds } = await import('@/lib/market/search/engine/search-ads.server')
const { LiveIndex } = await import('@/lib/market/search-index/live-index.server')
const { findAds } = await import('@/lib/market/search/engine/search-ads.server')
const { findAdPage } = await import('./ad-queries.server')
const { bodyFacts, classicFacts, engineFacts, historyFacts, offerFacts } = await import('./ad-facts')
const { keyFacts } = await import('@/lib/market/ads/page/key-facts')
const { exportAds } = await import('@/lib/market/ads/imported/export-ads.server')

const header = 'id,Marca,Modello,Prezzo,Chilometri,Immatricolazione,Email,Passo,Tetto apribile,Vernice,Targa'
const panda = 'X1,Fiat,Panda,9900,43217,03/2021,mario@example.org,2.300 mm,sì,A due strati,AB123CD'

const withColumns = (check: (db: Db) => Promise<void>) =>
  withRollback(async (db) => {
    await db.unsafe(migration)
    await check(db)
  })

async function importLines(db: Db, ...lines: string[]): Promise<void> {
  const summary = await importStock(db, Readable.from([Buffer.from(`${lines.join('\n')}\n`)]), { category: 'auto' })
  expect(summary).toMatchObject({ read: 1, refused: 0 })
}

function unanswered(): never {
  throw new Error('the index does not answer')
}

const stored = (db: Db) => db`select wheelbase_mm, sunroof, paint, plate from ad`

async function search(db: Db, address: string) {
  const found = readSearch({ list: 'annunci', segments: [], params: new URLSearchParams(address) }, lookups)
  if (!found) throw new Error('the address was not understood')
  return searchAds(db, found.query)
}

async function readPage(db: Db) {
  const [ad] = await db<{ id: number }[]>`select id from ad`
  const page = await findAdPage(db, ad?.id ?? 0)
  if (!page) throw new Error('the ad has no page')
  return page
}

test(
  'an added column is read from a file by its header, whatever its type',
  withColumns(async (db) => {
    await importLines(db, header, panda)
    expect(await stored(db)).toEqual([{ wheelbaseMm: 2_300, sunroof: true, paint: 'due-strati', plate: 'AB123CD' }])
  }),
)

test(
  'A later file overwrites an added column only where it has a value',
  withColumns(async (db) => {
    await importLines(db, header, panda)
    await importLines(db, header, 'X1,Fiat,Panda,9900,43217,03/2021,mario@example.org,2310,no,opaca,ZZ999ZZ')
    const changed = [{ wheelbaseMm: 2_310, sunroof: false, paint: 'opaca', plate: 'ZZ999ZZ' }]
    expect(await stored(db)).toEqual(changed)
    await importLines(db, 'id,Marca,Modello,Prezzo,Chilometri,Immatricolazione', 'X1,Fiat,Panda,9900,43217,03/2021')
    expect(await stored(db)).toEqual(changed)
  }),
)

test(
  'a cell that cannot be what the column holds is left out and reported',
  withColumns(async (db) => {
    const reasons: string[] = []
    const lines = [header, 'X1,Fiat,Panda,9900,43217,03/2021,,20,forse,zebrata,']
    await importStock(db, Readable.from([Buffer.from(lines.join('\n'))]), {
      onReport: ({ field, value }) => reasons.push(`${field}: ${value}`),
    })
    expect(reasons).toEqual(['Passo: 20', 'Tetto apribile: forse', 'Vernice: zebrata'])
    expect(await stored(db)).toEqual([{ wheelbaseMm: null, sunroof: null, paint: null, plate: null }])
  }),
)

test(
  'A filter that names an added column finds the ad',
  withColumns(async (db) => {
    await importLines(db, header, panda)
    expect((await search(db, 'passo_da=2300')).total).toBe(1)
    expect((await search(db, 'passo_da=2301')).total).toBe(0)
  }),
)

test(
  'The search index has an added column by itself, and counts its options',
  withColumns(async (db) => {
    await importLines(db, header, panda)
    const index = new LiveIndex(db, undefined, Infinity)
    await index.open()
    const optionsOf = async (address: string) => {
      const found = readSearch({ list: 'annunci', segments: [], params: new URLSearchParams(address) }, lookups)
      const answer =
        found &&
        (await findAds({ answer: async (request) => index.answer(request) ?? unanswered() }, found.query, {
          limit: 20,
          params: ['vernice'],
        }))
      return [answer?.total, answer?.facets['vernice']?.map(({ value, count }) => [value, count])]
    }
    const both = [
      ['opaca', 0],
      ['due-strati', 1],
    ]
    expect(await optionsOf('passo_da=2300')).toEqual([1, both])
    expect(await optionsOf('passo_da=2300&vernice=due-strati')).toEqual([1, both])
    expect(await optionsOf('vernice=opaca')).toEqual([0, both])
    expect((await optionsOf('passo_da=2301'))[0]).toBe(0)
  }),
)

test(
  'The page of the ad shows an added column under its label',
  withColumns(async (db) => {
    await importLines(db, header, panda)
    expect(bodyFacts((await readPage(db)).ad)).toEqual([
      { label: 'Passo', value: '2300 mm' },
      { label: 'Tetto apribile', value: 'Sì' },
      { label: 'Vernice', value: 'A due strati' },
    ])
  }),
)

test(
  'Only the owner of the address of an ad finds an added column in the copy of all data',
  withColumns(async (db) => {
    await importLines(db, header, panda)
    expect(await exportAds(db, 'Mario@example.org')).toMatchObject([
      { wheelbaseMm: 2_300, plate: 'AB123CD', contactEmail: 'mario@example.org' },
    ])
    expect(await exportAds(db, 'luigi@example.org')).toEqual([])
  }),
)

test(
  'a column that does not say who may see it is in nothing public',
  withColumns(async (db) => {
    await importLines(db, header, panda)
    const page = await readPage(db)
    const facts = [keyFacts, engineFacts, bodyFacts, historyFacts, offerFacts, classicFacts].flatMap((factsOf) => factsOf(page.ad))
    const seen = JSON.stringify({ page, facts, results: await search(db, 'passo_da=1000') })
    expect(seen).toMatch(/wheelbaseMm":2300.*"id":\d+/)
    expect(seen).not.toMatch(/plate|targa|AB123CD/i)
  }),
)

test('A column that would leak or get lost does not compile', () => {
  expectTypeOf<PublicColumn>().toExtend<SearchedColumn>()
  expectTypeOf<Exclude<AdColumnName, PublicColumn>>().toEqualTypeOf<
    | 'sellerType'
    | 'ownerId'
    | 'expiresAt'
    | 'remindedAt'
    | 'deletedFrom'
    | 'contactName'
    | 'contactEmail'
    | 'contactPhone'
    | 'importKey'
    | 'leftStockAt'
    | 'photoUrls'
    | 'sourceLink'
    | 'reportUrl'
    | 'vin'
  >()
  type Filter = { kind: 'text'; param: string; label: string; group: 'dove' }
  expectTypeOf<Filter & { column: 'version' }>().toExtend<FilterDefinition>()
  expectTypeOf<Filter & { column: 'contactEmail' }>().not.toExtend<FilterDefinition>()
  expectTypeOf<Filter & { column: 'versione' }>().not.toExtend<FilterDefinition>()
  type Text = { type: 'text'; label: string }
  expectTypeOf<Text & { visibility: 'public'; fact: { section: 'body' } }>().toExtend<AdColumn>()
  expectTypeOf<Text & { fact: { section: 'body' } }>().not.toExtend<AdColumn>()
  expectTypeOf<Text & { cell: { headers: string[] }; onReimport: 'keep' }>().toExtend<AdColumn>()
  expectTypeOf<Text & { cell: { headers: string[] } }>().not.toExtend<AdColumn>()
})
