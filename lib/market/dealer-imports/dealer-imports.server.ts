import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { readBytes, withBytes } from '@/lib/kernel/db/large-bytes.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { Category } from '@/lib/market/catalogue/category'
import { type ChosenReadings, parseReadings, type ReadingChoices } from '@/lib/market/stock-import/columns/aspects'
import { type Column, isColumn } from '@/lib/market/stock-import/columns/column'
import { describeColumns, describedBytes } from '@/lib/market/stock-import/columns/describe-columns.server'
import type { DescribedColumn } from '@/lib/market/stock-import/columns/described-column'
import type { HeaderChoices } from '@/lib/market/stock-import/columns/map-columns'
import { isDoubtfulReading } from '@/lib/market/stock-import/columns/reading-texts'
import { readStockFile } from '@/lib/market/stock-import/files/read-stock-file.server'
import type { StockTable } from '@/lib/market/stock-import/files/stock-list'
import { type Corrections, parseCorrections } from '@/lib/market/stock-import/rows/corrections'
import { importWaitingChannel, moved, rememberedColours } from './correct-import.server'
import { type DealerImport, historyMonths, isDoubtful, undecidedDays, undoHours } from './dealer-import'

/** `isAutomatic`: nobody looks at it, unless too much would vanish. `list`: which of several lists in the file. */
type Upload = { dealerId: number; userId: number | null; fileName: string; bytes: Buffer; isAutomatic?: boolean; list?: string | undefined }

/** Takes a file in, unless nothing in it can be read; one that was waiting for a decision gives way to it. */
export async function startImport(
  db: Db,
  { dealerId, userId, fileName, bytes, isAutomatic = false, list: wanted }: Upload,
): Promise<number> {
  const known = await rememberedColumns(db, dealerId)
  const readings = await rememberedReadings(db, dealerId)
  const { content, list, others } = await readList(bytes, wanted, known)
  const original = others.length > 0 && !isAutomatic ? bytes : null
  return inTransaction(db, async (db) => {
    const hindering = isAutomatic ? ['checking', 'importing', 'columns', 'checked'] : ['checking', 'importing']
    const [running] = await db`select 1 from dealer_import where dealer_id = ${dealerId} and state = any(${hindering})`
    if (running) throw busy()
    await db`
      update dealer_import set state = 'cancelled', content = null, original = null, finished_at = now()
      where dealer_id = ${dealerId} and state in ('columns', 'checked')`
    const [row] = await withBytes(
      db,
      content,
      (content) => db<{ id: number }[]>`
      insert into dealer_import (dealer_id, user_id, file_name, content, list, other_lists, choices, readings, is_automatic, state)
      values (${dealerId}, ${userId}, ${fileName}, ${content}, ${list}, ${[...others]}, ${jsonText(known)}::text::jsonb, ${jsonText(readings)}::text::jsonb, ${isAutomatic}, ${isAutomatic ? 'checking' : 'columns'}) returning id`,
    )
    if (original && row)
      await withBytes(db, original, (original) => db`update dealer_import set original = ${original} where id = ${row.id}`)
    if (isAutomatic) await db`select pg_notify(${importWaitingChannel}, '')`
    return row?.id ?? 0
  })
}

function busy(): AppError {
  return new AppError('conflict', 'an import is running', { shownText: 'Un’importazione è in corso: aspetta che finisca.' })
}

/** A file whose columns cannot be described is refused at once. */
async function readList(bytes: Buffer, wanted: string | undefined, choices: HeaderChoices): Promise<StockTable> {
  return withReadableFault(() => readStockFile({ bytes, wanted, choices }))
}

/** Reads another list of a file that waits for its columns to be looked at, or for a decision. */
export async function readOtherList(db: Db, dealerId: number, id: number, wanted: string): Promise<void> {
  const original = await wholeOf(
    readBytes(db, 'original', db`dealer_import where id = ${id} and dealer_id = ${dealerId} and state in ('columns', 'checked')`),
  )
  if (original.length === 0) throw moved()
  const known = await rememberedColumns(db, dealerId)
  const { content, list, others } = await readList(original, wanted, known)
  await inTransaction(db, (db) =>
    withBytes(db, content, async (content) => {
      const changed = await db`
        update dealer_import set state = 'columns', content = ${content}, list = ${list}, other_lists = ${[...others]}, counts = null, progress = 0
        where id = ${id} and dealer_id = ${dealerId} and state in ('columns', 'checked')`
      if (changed.count === 0) throw moved()
    }),
  )
}

/** The pieces of a file in one. */
export async function wholeOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const piece of pieces) read.push(piece)
  return Buffer.concat(read)
}

/** Errors of reading a file are meant for its sender. */
export async function withReadableFault<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof AppError) || error.shownText !== undefined) throw error
    throw new AppError('invalid', error.message, { cause: error, shownText: `Non riusciamo a leggere il file: ${error.message}.` })
  }
}

async function rememberedColumns(db: Db, dealerId: number): Promise<HeaderChoices> {
  const rows = await db<{ header: string; field: string | null }[]>`select header, field from dealer_column where dealer_id = ${dealerId}`
  return choicesOf(rows.map(({ header, field }) => [header, field]))
}

async function rememberedReadings(db: Db, dealerId: number): Promise<ReadingChoices> {
  const rows = await db<{ header: string; readings: Record<string, string> }[]>`
    select header, readings from dealer_column_reading where dealer_id = ${dealerId}`
  return readingsOf(rows.map(({ header, readings }) => [header, readings]))
}

export function readingsOf(pairs: readonly (readonly [string, unknown])[]): ReadingChoices {
  return Object.fromEntries(pairs.flatMap(([header, given]) => [parseReadings(given)].flatMap((known) => (known ? [[header, known]] : []))))
}

function choicesOf(pairs: readonly (readonly [string, unknown])[]): HeaderChoices {
  return Object.fromEntries(pairs.map(([header, field]) => [header, typeof field === 'string' && isColumn(field) ? field : null]))
}

/** What each column of a file that waits is taken for. */
export async function findColumns(db: Db, dealerId: number, id: number): Promise<DescribedColumn[]> {
  const { start, choices, readings } = await startOf(db, dealerId, id)
  return describeColumns(start, choices, readings)
}

/** `start`: what is looked at to describe its columns. */
export type StoredFile = { start: Buffer; choices: HeaderChoices; readings: ReadingChoices; corrections: Corrections }

/** The file of an import; 404 when it is another dealer's, or no longer stored. */
export async function startOf(db: Db, dealerId: number, id: number): Promise<StoredFile> {
  // Their keys are headers of a file, which the driver would write as our names: «casa_madre» as «casaMadre».
  const [row] = await db<{ start: Uint8Array | null; choices: string; readings: string; corrections: string }[]>`
    select substring(content for ${describedBytes}) as start, choices::text, readings::text, corrections::text from dealer_import where id = ${id} and dealer_id = ${dealerId}`
  if (!row?.start) throw new AppError('notFound', 'no such file')
  return {
    start: Buffer.from(row.start),
    choices: choicesOf(Object.entries(asRecord(JSON.parse(row.choices)))),
    readings: readingsOf(Object.entries(asRecord(JSON.parse(row.readings)))),
    corrections: { ...parseCorrections(JSON.parse(row.corrections)), colours: await rememberedColours(db, dealerId) },
  }
}

/** `columns`: what each column of the file is, in its order; undefined: as recognised. `readings`: how the cells of each are read, as far as somebody chose. */
type Decision = {
  columns: readonly (Column | null | undefined)[]
  readings?: readonly ChosenReadings[]
  category: Category | null
  isFullStock: boolean
}

/** Keeps what a person takes columns for, for this file and the next, and has the file tried. */
export async function tryFile(
  db: Db,
  dealerId: number,
  id: number,
  { columns, readings = [], category, isFullStock }: Decision,
): Promise<void> {
  const { start } = await startOf(db, dealerId, id)
  const recognised = await describeColumns(start, {})
  const choices = choicesOf(
    recognised.flatMap(({ header, column }, at) => {
      const chosen = columns[at]
      return chosen === undefined || chosen === column ? [] : [[header, chosen]]
    }),
  )
  const asRead = (await describeColumns(start, choices)).map((column, at) => [column.header, newsIn(readings[at], column)] as const)
  const read: ReadingChoices = Object.fromEntries(asRead.filter(([, news]) => Object.keys(news).length > 0))
  const headers = recognised.map(({ header }) => header)
  await inTransaction(db, async (db) => {
    await db`delete from dealer_column where dealer_id = ${dealerId} and header = any(${headers})`
    await db`delete from dealer_column_reading where dealer_id = ${dealerId} and header = any(${headers})`
    await db`
      insert into dealer_column_reading (dealer_id, header, readings)
      select ${dealerId}, header, readings::jsonb from unnest(${Object.keys(read)}::text[], ${Object.values(read).map((news) => jsonText(news))}::text[]) as chosen (header, readings)`
    await db`
      insert into dealer_column (dealer_id, header, field)
      select ${dealerId}, * from unnest(${Object.keys(choices)}::text[], ${Object.values(choices)}::text[])`
    const changed = await db`
      update dealer_import set state = 'checking', progress = 0, fault = null, choices = ${jsonText(choices)}::text::jsonb, readings = ${jsonText(read)}::text::jsonb,
        category = ${category}, is_full_stock = ${isFullStock}
      where id = ${id} and dealer_id = ${dealerId} and state in ('columns', 'checked')
        and not exists (select 1 from dealer_import other where other.dealer_id = ${dealerId} and other.state in ('checking', 'importing'))`
    if (changed.count === 0) throw moved()
    await db`select pg_notify(${importWaitingChannel}, '')`
  })
}

/** What a person said of a column that its name and rows do not say already. */
export function newsIn(chosen: ChosenReadings | undefined, { readings }: DescribedColumn): ChosenReadings {
  const isNews = (aspect: string, value: string) =>
    readings.some((reading) => reading.aspect === aspect && (reading.value !== value || isDoubtfulReading(reading)))
  return Object.fromEntries(Object.entries(chosen ?? {}).filter(([aspect, value]) => isNews(aspect, value)))
}

/** Lets a tried file in. `typedRemoved`: how many vehicles a person says will be gone, which is asked where it is a large part. */
export async function confirmImport(db: Db, dealerId: number, id: number, typedRemoved: number | null): Promise<void> {
  const found = await findImport(db, dealerId, id)
  if (found.state !== 'checked' || found.counts === null) throw moved()
  const isAsked = isDoubtful(found.counts)
  if (isAsked && typedRemoved !== found.counts.removed)
    throw new AppError('invalid', 'not the number', {
      shownText: `Scrivi ${found.counts.removed} per confermare quanti veicoli spariscono.`,
    })
  const changed = await db`
    update dealer_import set state = 'importing', progress = 0, may_withdraw = ${isAsked} where id = ${id} and dealer_id = ${dealerId} and state = 'checked'`
  if (changed.count === 0) throw moved()
  await db`select pg_notify(${importWaitingChannel}, '')`
}

export async function cancelImport(db: Db, dealerId: number, id: number): Promise<void> {
  const changed = await db`
    update dealer_import set state = 'cancelled', content = null, original = null, finished_at = now()
    where id = ${id} and dealer_id = ${dealerId} and state in ('columns', 'checked')`
  if (changed.count === 0) throw moved()
}

type ImportRow = Omit<DealerImport, 'createdAt' | 'finishedAt'> & { createdAt: Date; finishedAt: Date | null }

/** An import of this dealer; 404 for anybody else's. */
export async function findImport(db: Db, dealerId: number, id: number): Promise<DealerImport> {
  const [row] = await db<ImportRow[]>`${importRows(db)} where i.dealer_id = ${dealerId} and i.id = ${id}`
  if (!row) throw new AppError('notFound', 'not this dealer’s')
  return toImport(row)
}

/** The imports of a dealer, the newest first. */
export async function listImports(db: Db, dealerId: number): Promise<DealerImport[]> {
  const rows = await db<
    ImportRow[]
  >`${importRows(db)} where i.dealer_id = ${dealerId} and i.state <> 'cancelled' order by i.id desc limit 50`
  return rows.map(toImport)
}

function importRows(db: Db) {
  return db`
    select i.id, i.file_name, i.state, i.progress, i.is_full_stock, i.counts, i.fault, i.is_resumed, i.list,
      case when i.original is null then '{}' else i.other_lists end as other_lists, app_user.display_name as who, i.created_at, i.finished_at,
      i.state = 'done' and i.finished_at > now() - ${undoHours} * interval '1 hour'
        and not exists (select 1 from dealer_import later where later.dealer_id = i.dealer_id and later.id > i.id and later.state in ('importing', 'done')) as can_be_undone
    from dealer_import i left join app_user on app_user.id = i.user_id`
}

function toImport({ createdAt, finishedAt, ...row }: ImportRow): DealerImport {
  return { ...row, createdAt: createdAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null }
}

export const dealerImportExpiries: readonly Expiry[] = [
  {
    table: 'dealer_import_before',
    isOver: (db) => db`import_id in (select id from dealer_import where finished_at < now() - ${undoHours} * interval '1 hour')`,
  },
  {
    table: 'dealer_import',
    isOver: (db) => db`
      created_at < now() - ${historyMonths} * interval '1 month'
      or (state in ('columns', 'checked') and created_at < now() - ${undecidedDays} * interval '1 day')`,
  },
]
