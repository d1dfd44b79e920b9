import { readSafeCell } from '@/lib/kernel/csv/spreadsheet-cell'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Ad } from '@/lib/market/ads/ad'
import { writtenColumns } from '@/lib/market/ads/ad-column-lists'
import { type OwnFile, type OwnRow, ownRows } from '@/lib/market/stock-export/own-file.server'
import type { CellNote } from '@/lib/market/stock-import/report-line'
import { type InterpretedRow, interpretRow, type RefusedRow, type RowContext } from './interpret-row.server'
import type { ReadAd } from './read-ad'

/** A row as it was read; in a file of our own with the ad that it is. */
export type ReadRow = { line: number; cells: readonly string[]; read: (InterpretedRow & Partial<Known>) | (RefusedRow & Partial<Known>) }

/** `knownAs`: the ad that a row is. `isUnchanged`: it says nothing new of it. `storedKey`: its mark, where another row may have it too. */
type Known = { knownAs: number; isUnchanged: boolean; storedKey?: string }

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
    return own ? { ...row, read: settle(row, own, context) } : withCode(row, file)
  })
}

/** Gives a row our number as its code, like any other in another dealer’s account: without it two vehicles alike would be one. */
function withCode(row: ReadRow, file: OwnFile): ReadRow {
  const { identity } = row.read
  const number = file.numberOf(row.cells)
  if (!identity || number === undefined || identity.externalId !== '' || identity.link !== '') return row
  return { ...row, read: { ...row.read, identity: { ...identity, externalId: `ingrana-${number}` } } }
}

/** Whether some of the rows are ads of ours. */
export function hasOwnRows(rows: readonly ReadRow[]): boolean {
  return rows.some(({ read }) => 'knownAs' in read)
}

function settle({ cells, read }: ReadRow, { ad, cells: now }: OwnRow, context: RowContext): ReadRow['read'] {
  const given = context.header.map((_, index) => (isSameCell(cells[index] ?? '', now[index] ?? '') ? now[index] : cells[index]) ?? '')
  if (given.every((cell, index) => cell === now[index])) return readAsStored(ad)
  const next = given.some((cell, index) => cell !== (cells[index] ?? '')) ? interpretRow(context, given) : read
  if ('reason' in next) return { ...next, knownAs: ad.id }
  const before = interpretRow(context, now)
  return 'reason' in before ? { ...next, knownAs: ad.id } : changesOf(next, before, ad, context)
}

/** Whether two cells are one but for what a spreadsheet program makes of them: blanks, leading zeros, another form of a number. */
function isSameCell(given: string, written: string): boolean {
  const [one, other] = [given, written].map((text) => readSafeCell(text.replace(/\s+/g, ' ').trim()))
  if (one === undefined || other === undefined) return false
  return (
    one === other || (plainNumber.test(one) && plainNumber.test(other) && Number(one.replace(',', '.')) === Number(other.replace(',', '.')))
  )
}

const plainNumber = /^-?\d{1,20}(?:[.,]\d{1,10})?$/

/** An ad as a row that says nothing new of it. */
export function readAsStored(ad: Ad, externalId = ''): InterpretedRow & Known {
  const identity = { externalId, link: '', sellerReference: '', content: [] }
  return {
    ad,
    knownAs: ad.id,
    isUnchanged: true,
    saleState: 'same',
    name: '',
    place: undefined,
    stated: [],
    missing: [],
    notes: [],
    identity,
  }
}

function changesOf(read: InterpretedRow, before: InterpretedRow, ad: Ad, { siteUrl }: RowContext): InterpretedRow & Known {
  const photos = isSame(read.ad.photoUrls, before.ad.photoUrls) || isSame(before.ad.photoUrls, ad.photoUrls) ? [] : [photosStay(read.ad)]
  const isNews = (note: object, known: readonly object[]) => !known.some((other) => isSame(note, other))
  return {
    ...read,
    ad: { ...read.ad, ...storedOf(ad, read.ad, before.ad, siteUrl) },
    knownAs: ad.id,
    isUnchanged: false,
    saleState: read.saleState === before.saleState ? 'same' : read.saleState,
    missing: read.missing.filter((fact) => isNews(fact, before.missing)),
    notes: [...read.notes.filter((note) => isNews(note, before.notes)), ...photos],
  }
}

function photosStay({ photoUrls: [value = ''] }: ReadAd): CellNote {
  return { kind: 'ignored', field: '', value, reason: 'le foto che abbiamo già si cambiano nella pagina del veicolo' }
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
