import { writeFileSync } from 'node:fs'
import type { Db } from '@/lib/kernel/db/db.server'
import packageJson from '@/package.json' with { type: 'json' }
import type { SentStatement } from '../sql-against-schema/statement-log'
import { type ReleaseRecord, readSchema, recordFile, refusalOf } from './record'

/** Of many rows that are written at once the first says it all. */
const moreRows = /(\bvalues\s*\([^()]*\))(?:,\([^()]*\))+/i

/** Writes down what this release asks of the database, of all that tests have sent; gives what had to be left out. */
export async function writeRecord(db: Db, sent: readonly SentStatement[], ofProduct: ReadonlySet<string>): Promise<string[]> {
  const statements: string[] = []
  const leftOut: string[] = []
  const covered = new Set<string>()
  for (const { sql: whole, texts } of sent) {
    const sql = whole.replace(moreRows, '$1')
    if (!ofProduct.has(texts[0] ?? '') || texts.every((text) => covered.has(text))) continue
    const refusal = await refusalOf(db, sql)
    if (refusal === undefined) {
      for (const text of texts) covered.add(text)
      statements.push(sql)
    } else leftOut.push(`${refusal}: ${sql}`)
  }
  const record: ReleaseRecord = { release: packageJson.version, statements: statements.sort(), ...(await readSchema(db)) }
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  return leftOut
}
