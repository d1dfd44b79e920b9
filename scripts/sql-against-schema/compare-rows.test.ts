import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { readCatalog } from './catalog'
import { compareRows } from './compare-rows'
import { declaredTemplates } from './declared-templates'
import { findUntested } from './find-untested'
import { logStatement, newLog } from './statement-log'
import { watchStatements } from './watch-statements'

/** A query with the type of its rows, what happens to the schema before it runs, and the faults that have to be found. */
type Plant = { row: string | undefined; sql: string; change?: string; says: string[] }

const dealer = "import('@/lib/market/dealers/dealer').Dealer"
const plants: Readonly<Record<string, Plant>> = {
  'nothing where the type is right': { row: dealer, sql: 'select * from dealer', says: [] },
  'a column that was dropped': {
    row: dealer,
    sql: 'select *, 1 as x from dealer',
    change: 'alter table dealer drop column website',
    says: ['website is declared and no column has that name', 'x is a column and is not declared'],
  },
  'a column that was added': {
    row: dealer,
    sql: 'select dealer.* from dealer',
    change: 'alter table dealer add column iban text',
    says: ['iban is a column and is not declared'],
  },
  'a column that was renamed': {
    row: '{ id: number; name: string }',
    sql: 'select id, title from dealer',
    change: 'alter table dealer rename column name to title',
    says: ['name is declared and no column has that name', 'title is a column and is not declared'],
  },
  'a column of another type': {
    row: '{ foundedYear: number | null }',
    sql: 'select founded_year from dealer',
    change: 'alter table dealer alter column founded_year type text',
    says: ['foundedYear is declared as number and comes as string'],
  },
  'a column that may be null from now on': {
    row: '{ name: string }',
    sql: 'select name from dealer',
    change: 'alter table dealer alter column name drop not null',
    says: ['name may be null'],
  },
  'a status that was added to the table': {
    row: "{ status: import('@/lib/market/ads/ad').AdStatus }",
    sql: 'select status from ad',
    change:
      "alter table ad drop constraint ad_status_check, add constraint ad_status_check check (status in ('published', 'sold', 'burnt'))",
    says: ['status may be burnt, which is not declared'],
  },
  'a text that is declared as a number': {
    row: '{ slug: number }',
    sql: 'select slug from dealer',
    says: ['slug is declared as number and comes as string', 'slug was "salone"'],
  },
  'a bigint that is declared as a text': {
    row: '{ count: string }',
    sql: 'select count(*) from dealer',
    says: ['count is declared as string and comes as number', 'count was 1'],
  },
  'a numeric that is declared as a number': {
    row: '{ total: number }',
    sql: 'select sum(price_cents::numeric) as total from ad',
    says: ['total is declared as number and comes as string', 'total was "500"'],
  },
  'a moment that is declared as a text': {
    row: '{ createdAt: string }',
    sql: 'select created_at from ad',
    says: ['createdAt is declared as string and comes as date', 'createdAt was "2026-11-21T10:00:00.000Z"'],
  },
  'a list of other things': {
    row: '{ equipment: number[] }',
    sql: 'select equipment from ad',
    says: ['equipment is declared as number[] and comes as string[]', 'equipment was ["abs"]'],
  },
  'json of another form': {
    row: '{ openingHours: { day: string }[] }',
    sql: 'select opening_hours from dealer',
    says: ['openingHours was [{"days":"Lun","hours":"9–12"}]'],
  },
  'json whose names are open and whose values are others': {
    row: '{ hours: Record<string, number> }',
    sql: `select '{"lun": "9"}'::jsonb as hours`,
    says: ['hours was {"lun":"9"}'],
  },
  'a column that may be null': { row: '{ model: string }', sql: 'select model from ad', says: ['model may be null'] },
  'a column that is never null': { row: '{ make: string | null }', sql: 'select make from ad', says: ['make is never null'] },
  'a column that an outer join may leave out': {
    row: '{ name: string }',
    sql: 'select dealer.name from ad left join dealer on dealer.id = ad.dealer_id',
    says: ['name may be null', 'name was null'],
  },
  'an expression that was null': { row: '{ phone: string }', sql: "select nullif('', '') as phone", says: ['phone was null'] },
  'a union that its table does not keep': {
    row: "{ make: 'fiat' | 'ford' }",
    sql: 'select make from ad limit 1',
    says: ['make is declared as fiat | ford and its table lets in any text'],
  },
  'a value outside of a union': { row: '{ label: 1 | 2 }', sql: 'select 3 as label', says: ['label was 3'] },
  'a type nobody has looked at': {
    row: '{ age: string }',
    sql: "select interval '1 day' as age",
    says: ['age has the type 1186 of PostgreSQL, of which nobody has said what the driver makes of it'],
  },
  'two columns of one name': {
    row: '{ id: number }',
    sql: 'select ad.id, ad.id from ad',
    says: ['id is the name of several columns'],
  },
  'columns without a row type': {
    row: undefined,
    sql: 'select id, slug from dealer',
    says: ['reads columns of a table and declares no row type'],
  },
  'nothing where only rows are counted': { row: undefined, sql: 'select 1 from dealer', says: [] },
  'a row that may be anything': { row: 'any', sql: 'select 1 as anything', says: ['the row type cannot be read'] },
}

const folder = mkdtempSync(path.join(process.cwd(), '.planted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = path.join(folder, 'planted.ts')
const queries = Object.values(plants).map(({ row, sql }) => `  db${row === undefined ? '' : `<${row}[]>`}\`${sql}\`,`)
writeFileSync(file, `import type { Db } from '@/lib/kernel/db/db.server'\nexport const planted = (db: Db) => [\n${queries.join('\n')}\n]\n`)
const declared = declaredTemplates([file])

async function giveRows(db: Db): Promise<void> {
  await addDealers(db, [{ name: 'Salone', openingHours: [{ days: 'Lun', hours: '9–12' }] }])
  await addTestAd(db, { priceCents: 500, equipment: ['abs'], createdAt: new Date('2026-11-21T10:00:00Z') })
}

test.each(Object.entries(plants))('the comparison finds %s', (_name, { sql, change, says }) =>
  withRollback(async (db) => {
    await giveRows(db)
    if (change) await db.unsafe(change)
    const log = newLog()
    const stop = watchStatements((statement) => logStatement(log, statement))
    await db(Object.assign([sql], { raw: [sql] }))
    stop()
    const catalog = await readCatalog(db)
    const template = declared.find(({ text }) => text === sql)
    if (!template) throw new Error('the planted query was not found in the source')
    expect(compareRows(template, [...log.statements.values()], catalog).map((fault) => fault.says)).toEqual(says)
    expect(findUntested([template], log)).toEqual([])
  })(),
)

test('a template that no test runs is found, and one of which no row was seen', () => {
  const [template] = declared
  if (!template) throw new Error('nothing was planted')
  const { place, text } = template
  expect(findUntested([template], newLog())).toEqual([{ place, says: 'no test runs «select * from dealer»' }])
  const seen = { text, columns: [], outerJoined: [], rows: 0 }
  expect(findUntested([template], { texts: new Set([text]), statements: new Map([['', seen]]) })).toEqual([
    { place, says: 'no test has seen a row of «select * from dealer»' },
  ])
})

test('the present run is compared at its end', () => {
  expect(inject('rowsAreCompared')).toBe(true)
})
