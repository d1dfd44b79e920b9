import { expect, test } from 'vitest'
import { arrayTypes, parseArray, writeArray } from './array-text'
import { withRollback } from './test-db.server'

test.each([
  { type: 'text[]', sent: ['', 'NULL', 'a,b', '{c}', 'say "hi"', 'back\\slash', 'new\nline', null] },
  { type: 'name[]', sent: ['ad_price', 'migration'] },
  { type: 'varchar[]', sent: ['a,b'] },
  { type: 'double precision[]', sent: [0.5, -2] },
  { type: 'bigint[]', sent: [1, -2, 9_007_199_254_740_991, null] },
  { type: 'integer[]', sent: [] },
  { type: 'date[]', sent: [] },
])('an array of $type goes to the database and comes back as it was', ({ type, sent }) =>
  withRollback(async (db) => {
    const [row] = await db<{ array: unknown[] }[]>`select ${sent}::${db.unsafe(type)} as array`
    expect(row?.array).toEqual(sent)
  })(),
)

test(
  'elements of an array are read by their type',
  withRollback(async (db) => {
    const [row] =
      await db`select '{t,NULL,f}'::boolean[] as flags, '{"2026-03-29 01:30:00+00"}'::timestamptz[] as times, '{"\\\\x00ff"}'::bytea[] as bytes`
    expect(row).toEqual({ flags: [true, null, false], times: [new Date('2026-03-29T01:30:00Z')], bytes: [Buffer.from([0, 255])] })
  }),
)

test(
  'the numbers of array types are those of the database',
  withRollback(async (db) => {
    const oids = arrayTypes.map(([oid]) => oid)
    const known = await db<{ oid: number; typelem: number }[]>`select oid, typelem from pg_type where oid = any(${oids}::int[])`
    expect(new Map(known.map(({ oid, typelem }) => [oid, typelem]))).toEqual(new Map(arrayTypes))
  }),
)

test('an array of several dimensions is refused both ways', () => {
  expect(() => parseArray('{{1,2},{3,4}}')).toThrow(TypeError)
  expect(() => writeArray([[1], [2]])).toThrow(TypeError)
})
