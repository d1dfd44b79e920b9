import { Readable } from 'node:stream'
import { copyInto } from '@/lib/kernel/db/copy.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { adColumn, sqlName, writtenColumns } from '@/lib/market/ads/ad-column-lists'

const copyTarget = `ad (${writtenColumns.map(sqlName).join(', ')})`

/** Rows of one COPY: the trigger that begins the price history holds them all until the command ends. */
const rowsPerCopy = 20_000
const rowsPerChunk = 100
/** Chunks that are made ahead: the next COPY has its first rows while the database ends the one before. */
const chunksAhead = 60

type AdIterator = { next(): IteratorResult<NewAd> | Promise<IteratorResult<NewAd>>; ended: boolean }

/** Writes any number of ads by COPY, in one transaction; answers how many. */
export async function copyAds(
  db: Db,
  ads: Iterable<NewAd> | AsyncIterable<NewAd>,
  onProgress?: (written: number) => void,
): Promise<number> {
  const iterator = Symbol.asyncIterator in ads ? ads[Symbol.asyncIterator]() : ads[Symbol.iterator]()
  const source: AdIterator = { next: () => iterator.next(), ended: false }
  return inTransaction(db, async (db) => {
    await allowLongWork(db)
    let written = 0
    let next: Readable | undefined = open()
    function open(): Readable {
      return Readable.from(
        takeChunks(source, {
          onRows: (rows) => {
            written += rows
            onProgress?.(written)
          },
          onTaken: () => {
            if (source.ended) return
            next = open()
            next.read(0)
          },
        }),
        { highWaterMark: chunksAhead },
      )
    }
    while (next) {
      const rows: Readable = next
      next = undefined
      await copyInto(db, copyTarget, rows)
    }
    return written
  })
}

type Taking = { onRows: (rows: number) => void; onTaken: () => void }

/** The rows of one COPY, as text, some at a time, as the stream asks for them. */
async function* takeChunks(source: AdIterator, { onRows, onTaken }: Taking): AsyncGenerator<string> {
  for (let taken = 0; taken < rowsPerCopy && !source.ended; taken += rowsPerChunk) {
    let chunk = ''
    let rows = 0
    for (; rows < rowsPerChunk; rows++) {
      const step = await source.next()
      if (step.done) {
        source.ended = true
        break
      }
      chunk += copyRow(step.value)
    }
    if (chunk !== '') yield chunk
    onRows(rows)
  }
  onTaken()
}

/** COPY knows no defaults for the columns it lists, so those that may not be null get theirs here. */
const columnDefaults = writtenColumns.map((column) => [column, adColumn(column).default ?? null] as const)

/** One line of COPY's text format. */
export function copyRow(ad: NewAd): string {
  let row = ''
  for (const [column, missing] of columnDefaults) {
    const value = ad[column] ?? (missing === 'now' ? new Date() : missing)
    row += row === '' ? copyField(value) : `\t${copyField(value)}`
  }
  return `${row}\n`
}

function copyField(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeField(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return escapeField(`{${value.map(arrayElement).join(',')}}`)
  if (typeof value === 'number') return String(value)
  throw new TypeError(`COPY cannot write a ${typeof value}`)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' }

/** PostgreSQL stores no zero bytes, so these are left out. */
function escapeField(text: string): string {
  return text.replace(/[\\\t\n\r\0]/g, (sign) => escapes[sign] ?? '')
}

function arrayElement(element: unknown): string {
  const text = String(element)
  return /^[a-z0-9-]+$/.test(text) && text !== 'null' ? text : `"${text.replace(/["\\]/g, '\\$&')}"`
}
