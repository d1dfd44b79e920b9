import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { adColumn, adColumnNames, publicColumns, sqlName } from './ad-column-lists'

type StoredColumn = { name: string; type: string; notNull: boolean; isFilled: boolean }

/** The columns of the database, as the table of columns would describe them. */
async function listStoredColumns(db: Db): Promise<StoredColumn[]> {
  return db<StoredColumn[]>`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as not_null, atthasdef or attidentity <> '' as is_filled
    from pg_attribute where attrelid = 'ad'::regclass and attnum > 0 and not attisdropped order by attname`
}

const describedColumns = adColumnNames
  .map((key): StoredColumn => {
    const { type, notNull, writtenBy, ...column } = adColumn(key)
    const fullType = type === 'timestamptz' ? 'timestamp with time zone' : type
    const isFilled = column.default !== undefined || writtenBy === 'database'
    return { name: sqlName(key), type: fullType, notNull: notNull ?? false, isFilled }
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1))

test(
  'The table of columns describes each column of the table ad with type, null and default',
  withRollback(async (db) => {
    expect(describedColumns).toEqual(await listStoredColumns(db))
  }),
)

test.each([
  ['a column that stands in the database only', 'alter table ad add column wheelbase_mm integer'],
  ['a column that the database has no more', 'alter table ad drop column crs_noted'],
  ['a column of another type', 'alter table ad alter column gears type integer'],
  ['a column that may be null now', 'alter table ad alter column version drop not null'],
  ['a column that has no default any more', 'alter table ad alter column equipment drop default'],
])('the table of columns does not fit the database any more with %s', (_, change) =>
  withRollback(async (db) => {
    await db.unsafe(change)
    expect(describedColumns).not.toEqual(await listStoredColumns(db))
  })(),
)

test(
  'the driver reads and writes every column by the name it has in the database',
  withRollback(async (db) => {
    const { columns } = await db`select * from ad limit 0`
    expect(columns.map(({ name }) => name).sort()).toEqual([...adColumnNames].sort())
  }),
)

test('Contact data, the source of an ad and photographs nobody has looked at are private', () => {
  expect(adColumnNames.filter((name) => !publicColumns.some((one) => one === name))).toEqual([
    'sellerType',
    'ownerId',
    'expiresAt',
    'remindedAt',
    'deletedFrom',
    'contactName',
    'contactEmail',
    'contactPhone',
    'importKey',
    'leftStockAt',
    'photoUrls',
    'sourceLink',
    'reportUrl',
    'vin',
  ])
})
