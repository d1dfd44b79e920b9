import { createHash } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { array, number, object, string } from 'yup'
import type { Db } from '@/lib/kernel/db/db.server'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { arraysOf } from '@/lib/market/search-index/columns/index-columns.server'
import type { IndexLayout } from '@/lib/market/search-index/columns/index-layout.server'
import { rowsText } from '@/lib/market/search-index/columns/row-sql.server'
import { type AdIndex } from './ad-index.server'
import { type FeedPosition, isOfThisDatabase } from './change-feed.server'
import { CheckedReader, CheckedWriter } from './checked-file.server'
import { MarketIndex } from './market-index.server'

/** Changes whenever the file is written in another way. */
const format = 2
/** Separator of texts, which stands in none of the tables. */
const separator = '\n'

const headShape = object({
  fingerprint: string().required(),
  slots: array(number().integer().min(0).required()).required(),
  position: object({
    history: string().required(),
    transactionId: string().matches(/^\d+$/).required(),
    deletions: number().integer().required(),
  }),
}).required()

/**
 * Writes the index while it goes on changing: all that has changed after `position` will be read again, so it does not matter which state of an ad gets into
 * the file. The tables come last: they have every text and spot that the arrays name. Numbers stand as this processor has them in memory.
 */
export async function writeSnapshot(db: Db, file: string, index: MarketIndex, position: FeedPosition): Promise<void> {
  const parts = index.parts.map(({ end, columns }) => ({ end, arrays: arraysOf(columns) }))
  const half = `${file}.${process.pid}` // several processes may share it
  await mkdir(path.dirname(file), { recursive: true })
  const target = await open(half, 'w', 0o600)
  try {
    const writer = new CheckedWriter(target)
    await writer.writeText(JSON.stringify({ fingerprint: fingerprintOf(db, index), slots: parts.map(({ end }) => end), position }))
    for (const { end, arrays } of parts) for (const array of arrays) await writer.write(array.subarray(0, end))
    for (const table of index.parts.flatMap(tablesOf)) await writer.writeText(table.all.join(separator))
    await writer.end()
  } finally {
    await target.close()
  }
  await rename(half, file)
}

/** Reads a snapshot; undefined where this program can go on from none: missing, damaged, of another program, or of another database. */
export async function readSnapshot(
  db: Db,
  file: string,
  layout: IndexLayout,
): Promise<{ index: MarketIndex; position: FeedPosition } | undefined> {
  const source = await open(file).catch(() => undefined)
  if (!source) return undefined
  try {
    const reader = new CheckedReader(source)
    const { fingerprint, slots, position } = await headShape.validate(JSON.parse(await reader.readText()))
    const index = new MarketIndex(layout, (category) => slots[categorySlugs.indexOf(category)] ?? 0)
    if (fingerprint !== fingerprintOf(db, index) || !(await isOfThisDatabase(db, position))) return undefined
    for (const [place, { columns }] of index.parts.entries())
      for (const array of arraysOf(columns)) await reader.read(array.subarray(0, slots[place]))
    for (const table of index.parts.flatMap(tablesOf)) table.restore((await reader.readText()).split(separator))
    await reader.end()
    for (const [place, part] of index.parts.entries()) part.restore(slots[place] ?? 0)
    return { index, position }
  } catch {
    return undefined // damaged: it is written anew
  } finally {
    await source.close()
  }
}

function tablesOf({ spotTable, textTables }: AdIndex) {
  return [spotTable, ...textTables]
}

/** Fingerprint of all that decides what stands in the arrays: the columns, the SQL that computes them, and the catalogue. */
function fingerprintOf(db: Db, { layout, parts }: MarketIndex): string {
  const catalogue = parts.map(({ category, vehicleCodes: { makes, models } }) => [category, makes, models])
  return createHash('sha256')
    .update(JSON.stringify([format, process.arch, layout, rowsText(db, layout), catalogue]))
    .digest('hex')
}
