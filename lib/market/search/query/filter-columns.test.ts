import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { ratingJoin } from '@/lib/market/price-rating/stored-ratings.server'
import { columnSql } from '@/lib/market/search/engine/search-conditions.server'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import type { FilterDefinition, SearchedColumn } from './filter-kinds'
import { filterDefinitions } from './filters'

const numbers = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']

/** The types of PostgreSQL that the condition of a filter works on. */
function typesFor(filter: FilterDefinition): readonly string[] {
  switch (filter.kind) {
    case 'range':
    case 'min':
    case 'max':
    case 'power':
    case 'turnkey':
    case 'months':
      return numbers
    case 'choice':
      return typesOfValues(filter.stored ? optionsOf(filter).flatMap(filter.stored) : optionsOf(filter))
    case 'yes':
      return typesOfValues([filter.is])
    case 'atLeast':
    case 'text':
      return ['text']
    case 'allOf':
    case 'someOf':
      return ['_text']
    case 'days':
    case 'recent':
      return ['timestamptz']
    case 'words':
      return ['tsvector']
    case 'place':
      return ['float8']
  }
}

function optionsOf({ options }: Extract<FilterDefinition, { kind: 'choice' }>): string[] {
  return listPageSlugs.flatMap((list) => Object.keys(options(list)))
}

function typesOfValues(values: readonly (string | number | boolean)[]): readonly string[] {
  const kinds = [...new Set(values.map((value) => typeof value))]
  if (kinds.length !== 1) return []
  return { string: ['text'], number: numbers, boolean: ['bool'] }[String(kinds[0])] ?? []
}

/** A place is looked for by where an ad stands. */
function columnsOf(filter: FilterDefinition): SearchedColumn[] {
  return filter.kind === 'place' ? ['latitude', 'longitude'] : [filter.column]
}

async function findMisfits(db: Db, filters: readonly FilterDefinition[]): Promise<string[]> {
  const misfits: string[] = []
  for (const filter of filters) {
    for (const column of columnsOf(filter)) {
      const { columns } = await db`select ${columnSql(db, column)} as value from ad a ${ratingJoin(db)} limit 0`
      const [type] = await db<{ name: string }[]>`select typname as name from pg_type where oid = ${columns[0]?.type ?? 0}`
      if (!typesFor(filter).includes(type?.name ?? ''))
        misfits.push(`${filter.param} (${filter.kind}) reads ${column}, which is ${type?.name}`)
    }
  }
  return misfits
}

test(
  'Every filter reads a column that the ads have, of a type that fits its kind',
  withRollback(async (db) => {
    expect(await findMisfits(db, filterDefinitions)).toEqual([])
  }),
)

test.each<[string, FilterDefinition]>([
  ['a range of a text', { kind: 'range', param: 'x', label: 'X', group: 'prezzo', column: 'fuel', unit: '', max: 1 }],
  ['a yes to a number', { kind: 'yes', param: 'x', label: 'X', group: 'prezzo', column: 'doors', is: true }],
  ['a yes to a text where it is no fact', { kind: 'yes', param: 'x', label: 'X', group: 'prezzo', column: 'metallic', is: 'no' }],
  [
    'a choice of texts from a number',
    { kind: 'choice', param: 'x', label: 'X', group: 'prezzo', column: 'doors', options: () => ({ due: 'Due' }) },
  ],
  ['a choice without a choice', { kind: 'choice', param: 'x', label: 'X', group: 'prezzo', column: 'doors', options: () => ({}) }],
  ['all of a single text', { kind: 'allOf', param: 'x', label: 'X', group: 'prezzo', column: 'fuel', options: () => ({ abs: 'ABS' }) }],
  ['days since a day', { kind: 'days', param: 'x', label: 'X', group: 'prezzo', column: 'firstRegistration', max: 1, steps: [] }],
])('a filter that reads the wrong column is noticed: %s', (_name, filter) =>
  withRollback(async (db) => {
    expect(await findMisfits(db, [filter])).toHaveLength(1)
  })(),
)

test(
  'a filter whose column was renamed is noticed',
  withRollback(async (db) => {
    await db`alter table ad rename column power_kw to kilowatt`
    await expect(findMisfits(db, filterDefinitions)).rejects.toThrow('power_kw')
  }),
)
