import type { Db } from '@/lib/kernel/db/db.server'
import type { Ad } from '@/lib/market/ads/ad'
import { writtenColumns } from '@/lib/market/ads/ad-column-lists'
import { type OwnFile, type OwnRow, ownRows } from '@/lib/market/stock-export/own-file.server'
import { type InterpretedRow, interpretRow, type ReadAd, type RefusedRow, type RowContext } from './interpret-row.server'

/** A row as it was read. `knownAs`: the ad it is, in a file of our own. */
export type ReadRow = { line: number; cells: readonly string[]; read: (InterpretedRow & { knownAs?: number }) | RefusedRow }

/**
 * Rows of our own file that are ads of this dealer. What such a row says as our file says it now is no news, however the reader understands it: only what
 * somebody has changed in the file counts.
 */
export async function settleOwnRows(
  db: Db,
  context: RowContext,
  file: OwnFile,
  dealerId: number,
  rows: readonly ReadRow[],
): Promise<ReadRow[]> {
  const ids = rows.flatMap(({ cells }) => file.numberOf(cells) ?? [])
  const ours = await ownRows(db, dealerId, file, context.header, ids, context.siteUrl)
  return rows.map((row) => {
    const own = ours.get(file.numberOf(row.cells) ?? 0)
    return own ? { ...row, read: settle(row, own, context) } : row
  })
}

/** Whether some of the rows are ads of ours. */
export function hasOwnRows(rows: readonly ReadRow[]): boolean {
  return rows.some(({ read }) => 'knownAs' in read)
}

function settle({ cells, read }: ReadRow, { ad, cells: now }: OwnRow, context: RowContext): ReadRow['read'] {
  if (context.header.every((_, index) => (cells[index] ?? '') === now[index])) return unchanged(ad)
  if ('reason' in read) return read
  const before = interpretRow(context, now)
  return 'reason' in before ? { ...read, knownAs: ad.id } : changesOf(read, before, ad, context)
}

function unchanged(ad: Ad): InterpretedRow & { knownAs: number } {
  const identity = { externalId: '', link: '', sellerReference: '', content: [] }
  return { ad, knownAs: ad.id, saleState: 'same', place: undefined, stated: [], missing: [], notes: [], identity }
}

function changesOf(read: InterpretedRow, before: InterpretedRow, ad: Ad, { siteUrl }: RowContext): InterpretedRow & { knownAs: number } {
  const isNews = (note: object, known: readonly object[]) => !known.some((other) => isSame(note, other))
  return {
    ...read,
    ad: { ...read.ad, ...storedOf(ad, read.ad, before.ad, siteUrl) },
    knownAs: ad.id,
    saleState: read.saleState === before.saleState ? 'same' : read.saleState,
    missing: read.missing.filter((fact) => isNews(fact, before.missing)),
    notes: read.notes.filter((note) => isNews(note, before.notes)),
  }
}

/** What is stored in the columns of which the file says nothing new. Our own copies of photographs are none that could be fetched. */
function storedOf(ad: Ad, read: ReadAd, before: ReadAd, siteUrl: string): object {
  const ownPhotos = read.photoUrls.some((url) => url.startsWith(siteUrl))
  const same = writtenColumns.filter((name) => isSame(columnOf(read, name), columnOf(before, name)) || (name === 'photoUrls' && ownPhotos))
  return Object.fromEntries(same.map((name) => [name, ad[name]]))
}

function columnOf(ad: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(ad)).get(name) ?? null
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
