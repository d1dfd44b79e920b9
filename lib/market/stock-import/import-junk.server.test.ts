import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { importStock } from './import-stock.server'
import { header, now, runImport } from './test-import'

const junk = fc.oneof(
  fc.constantFrom(
    'Fiat',
    'Panda',
    '€ 5.000',
    '230.000 km',
    'Aprile 2013',
    '69 CV (51 kW)',
    'Marsala (TP)',
    '',
    '"',
    '\u0000',
    '-1',
    '1e99',
    'IT-00148 Roma - RM',
    'https://a.it/x',
    '99999999999999999999',
    "'; drop table ad; --",
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

test(
  'whatever stands in a file, the import ends and its sums add up',
  withRollback(async (db) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(junk, { maxLength: 15 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(',', ';'),
        async (rows, delimiter) => {
          const lines = [header.replaceAll(',', delimiter), ...rows.map((cells) => cells.join(delimiter))]
          await runImport(db, lines).catch((error: unknown) => expect(error).toMatchObject({ name: 'AppError' }))
        },
      ),
      { numRuns: 60, seed: 20261121 },
    )
  }),
)

test(
  'whatever bytes a file is made of, it is imported or refused in one line',
  withRollback(async (db) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, withHeader) => {
        const source = Readable.from([Buffer.concat([Buffer.from(withHeader ? `${header}\n` : ''), bytes])])
        await importStock(db, source, { now }).catch((error: unknown) => expect(error).toMatchObject({ name: 'AppError' }))
      }),
      { numRuns: 60, seed: 20261122 },
    )
  }),
)
