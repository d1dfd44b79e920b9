import { type Db, inTransaction, type SqlFragment } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { readBytes, withBytes } from '@/lib/kernel/db/large-bytes.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type Expiry, purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { fetchPublicFile } from '@/lib/kernel/outgoing/fetch-public-file.server'
import { boundedQueue } from '@/lib/kernel/rate-limits/bounded-queue.server'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import type { ChosenReadings, ReadingChoices } from '@/lib/market/stock-import/columns/aspects'
import { describeColumns, describedBytes } from '@/lib/market/stock-import/columns/describe-columns.server'
import type { DescribedColumn } from '@/lib/market/stock-import/columns/described-column'
import { type DescribedTable, readStockFile } from '@/lib/market/stock-import/files/read-stock-file.server'
import { fileNameOf, type Reach } from './dealer-feeds.server'
import { type ImportGroup, type ImportLine, maxFileBytes } from './dealer-import'
import { newsIn, wholeOf, withReadableFault } from './dealer-imports.server'
import { type FileTrial, mostTrialChanges, type TrialReport, type TrialVehicle, trialMinutes } from './file-trial'
import { groupLines } from './import-lines.server'

/** Channel that is notified when there is a file to try. */
export const trialWaitingChannel = 'file_trial_waiting'
/** Files that wait to be tried; each may take the time of `trialSeconds`. */
const mostWaiting = 6
/** Limit of the table that a file becomes: a workbook of 20 MB may be far larger. */
const maxTableBytes = 2 * maxFileBytes
/** Limit of all files that stay until their report is deleted, so that they can be tried again. */
export const mostStoredBytes = 500 * 1024 * 1024
const fetchBounds = { maxBytes: maxFileBytes, timeoutMs: 15_000 }
/** A dealer's file waits for one file of a visitor at most, and for no longer than this. */
const readingMs = 20_000
const busyText = 'Stiamo provando molti file: riprova tra un minuto.'

const readInTurn = boundedQueue({ name: 'file trials', atOnce: 1, waiting: 4, retryAfterSeconds: 60, fullText: busyText })

/** Refuses while many files wait: asked before a file is read or fetched. */
export async function admitTrial(db: Db): Promise<void> {
  const [queue] = await db<{ waiting: number }[]>`
    select count(*)::int as waiting from file_trial where content is not null and expires_at > clock_timestamp()`
  if ((queue?.waiting ?? 0) >= mostWaiting)
    throw new AppError('unavailable', 'too many files are waiting to be tried', { shownText: busyText, retryAfterSeconds: 60 })
}

/** Stores a file to be tried, unless nothing in it can be read. Returns the token of its report. */
export async function startTrial(db: Db, { fileName, bytes }: { fileName: string; bytes: Buffer }): Promise<string> {
  const { content, list, others, columns } = await readTrialFile(bytes)
  const token = randomToken()
  const tokenHash = hashToken(token)
  await inTransaction(db, async (db) => {
    await admitTrial(db)
    await withBytes(
      db,
      content,
      (content) => db`
        insert into file_trial (token_hash, file_name, content, columns, list, other_lists, expires_at)
        values (${tokenHash}, ${fileName}, ${content}, ${jsonText(columns)}::text::jsonb, ${list}, ${[...others]}, clock_timestamp() + ${trialMinutes} * interval '1 minute')`,
    )
    const [stored] = await db<{ bytes: number }[]>`select coalesce(sum(octet_length(original)), 0)::float8 as bytes from file_trial`
    if (others.length > 0 && (stored?.bytes ?? 0) + bytes.length <= mostStoredBytes)
      await withBytes(db, bytes, (original) => db`update file_trial set original = ${original} where token_hash = ${tokenHash}`)
    await db`select pg_notify(${trialWaitingChannel}, '')`
  })
  return token
}

async function readTrialFile(bytes: Buffer, wanted?: string): Promise<DescribedTable> {
  const table = await withReadableFault(() => readInTurn(() => readStockFile({ bytes, wanted, choices: {} }, readingMs)))
  if (table.content.length > maxTableBytes)
    throw new AppError('tooLarge', 'the table is too large for a trial', {
      shownText: `Aperto, il file supera ${maxTableBytes / 1024 / 1024} MB: per la prova bastano i primi veicoli.`,
    })
  return table
}

/** Tries another list of a file; what was chosen for the columns of the one before is forgotten. */
export async function tryOtherList(db: Db, token: string, wanted: string): Promise<void> {
  const tokenHash = hashToken(token)
  const original = await wholeOf(readBytes(db, 'original', changeable(db, tokenHash)))
  if (original.length === 0) throw gone()
  const { content, list, others, columns } = await readTrialFile(original, wanted)
  await tryAgain(db, tokenHash, (db) =>
    withBytes(
      db,
      content,
      (content) => db`
        update file_trial set content = ${content}, columns = ${jsonText(columns)}::text::jsonb, list = ${list}, other_lists = ${[...others]}, readings = '{}' where token_hash = ${tokenHash}`,
    ),
  )
}

/** Tries a file again with its columns read as somebody says, in their order. */
export async function tryOtherReadings(db: Db, token: string, readings: readonly ChosenReadings[]): Promise<void> {
  const tokenHash = hashToken(token)
  const [row] = await db<
    { start: Uint8Array | null }[]
  >`select substring(tried for ${describedBytes}) as start from ${changeable(db, tokenHash)}`
  if (!row?.start) throw gone()
  const start = Buffer.from(row.start)
  const chosen = (await describeColumns(start, {})).map((column, at) => [column.header, newsIn(readings[at], column)] as const)
  const news: ReadingChoices = Object.fromEntries(chosen.filter(([, ofColumn]) => Object.keys(ofColumn).length > 0))
  const columns = await describeColumns(start, {}, news)
  await tryAgain(
    db,
    tokenHash,
    (db) => db`
      update file_trial set content = tried, columns = ${jsonText(columns)}::text::jsonb, readings = ${jsonText(news)}::text::jsonb where token_hash = ${tokenHash}`,
  )
}

/** Has a file wait for its turn again, while others may. */
async function tryAgain(db: Db, tokenHash: string, store: (db: Db) => Promise<unknown>): Promise<void> {
  await inTransaction(db, async (db) => {
    await admitTrial(db)
    const [row] = await db`select 1 from ${changeable(db, tokenHash)} for update`
    if (!row) throw gone()
    await store(db)
    await db`
      update file_trial set tried = null, report = null, vehicles = '[]', fault = null, attempts = 0, changes = changes + 1, created_at = clock_timestamp() where token_hash = ${tokenHash}`
    await db`delete from file_trial_line where token_hash = ${tokenHash}`
    await db`select pg_notify(${trialWaitingChannel}, '')`
  })
}

/** A trial that came to an end and may be made again. */
function changeable(db: Db, tokenHash: string): SqlFragment {
  return db`file_trial where token_hash = ${tokenHash} and content is null and expires_at > clock_timestamp() and changes < ${mostTrialChanges}`
}

function gone(): AppError {
  return new AppError('conflict', 'the file of the trial is gone', {
    shownText: 'Questa prova non si può rifare: porta di nuovo il file.',
  })
}

/** Starts a trial of the file at an address. */
export async function startTrialOfAddress(db: Db, address: string, reach: Reach = {}): Promise<string> {
  await admitTrial(db)
  const file = await fetchPublicFile(address, { etag: null, lastModified: null }, { ...fetchBounds, ...reach })
  if (!file || file.bytes.length === 0)
    throw new AppError('invalid', 'nothing came', { shownText: 'A quell’indirizzo non c’è un file, o è vuoto.' })
  return startTrial(db, { fileName: fileNameOf(address), bytes: file.bytes })
}

type TrialRow = Pick<FileTrial, 'fileName' | 'fault' | 'ahead' | 'list' | 'canChooseList' | 'canChooseReadings'> & {
  otherLists: string[]
  columns: DescribedColumn[]
  report: TrialReport | null
  vehicles: TrialVehicle[]
  expiresAt: Date
}

/** The trial of a token; undefined when there is none, or no longer. */
export async function findTrial(db: Db, token: string): Promise<FileTrial | undefined> {
  const [row] = await db<TrialRow[]>`
    select file_name, columns, list, other_lists, report, vehicles, fault, expires_at,
      content is null and original is not null and changes < ${mostTrialChanges} as can_choose_list,
      content is null and tried is not null and changes < ${mostTrialChanges} as can_choose_readings,
      (select count(*)::int from file_trial other where other.content is not null and other.created_at < file_trial.created_at) as ahead
    from file_trial where token_hash = ${hashToken(token)} and expires_at > clock_timestamp()`
  if (!row) return undefined
  const state = row.report !== null ? 'done' : row.fault !== null ? 'failed' : 'waiting'
  return { ...row, state, expiresAt: row.expiresAt.toISOString() }
}

/** Lines of its report, equal ones grouped; of one outcome, or all that are no news of an ad. */
export function listTrialGroups(db: Db, token: string, outcome: string | null, most: number): Promise<ImportGroup[]> {
  const chosen = outcome === null ? db`and outcome <> 'new'` : db`and outcome = ${outcome}`
  return groupLines(db, db`file_trial_line where token_hash = ${hashToken(token)} ${chosen}`, most)
}

export async function listTrialLines(db: Db, token: string): Promise<ImportLine[]> {
  return db<Pick<ImportLine, 'outcome' | 'line' | 'vehicle' | 'detail'>[]>`
    select outcome, line, vehicle, detail from file_trial_line where token_hash = ${hashToken(token)} order by position`
}

/** Deletes a trial, its file and its report at once. A token that is gone already is no fault. */
export async function deleteTrial(db: Db, token: string): Promise<void> {
  await db`delete from file_trial where token_hash = ${hashToken(token)}`
}

/** The job of trials deletes them every minute, too. */
export const fileTrialExpiries: readonly Expiry[] = [{ table: 'file_trial', isOver: (db) => db`expires_at <= clock_timestamp()` }]

/** Deletes the trials whose time is over. */
export async function purgeTrials(db: Db): Promise<void> {
  for (const expiry of fileTrialExpiries) await purgeRows(db, expiry)
}
