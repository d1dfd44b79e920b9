import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Expiry } from '@/lib/kernel/expiry/purge-rows.server'
import { fetchPublicFile } from '@/lib/kernel/outgoing/fetch-public-file.server'
import { boundedQueue } from '@/lib/kernel/rate-limits/bounded-queue.server'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { describeColumns } from '@/lib/market/stock-import/describe-columns.server'
import type { DescribedColumn } from '@/lib/market/stock-import/described-column'
import { readStockFile } from '@/lib/market/stock-import/read-stock-file.server'
import { fileNameOf, type Reach } from './dealer-feeds.server'
import { type ImportGroup, type ImportLine, maxFileBytes } from './dealer-import'
import { groupLines, withReadableFault } from './dealer-imports.server'
import { type FileTrial, type TrialReport, type TrialVehicle, trialMinutes } from './file-trial'

/** Notified when there is a file to try. */
export const trialWaitingChannel = 'file_trial_waiting'
/** Files that wait to be tried; each may take the time of `trialSeconds`. */
const mostWaiting = 6
/** Of the table that a file becomes: a workbook of 20 MB may be far larger. */
const maxTableBytes = 2 * maxFileBytes
const fetchBounds = { maxBytes: maxFileBytes, timeoutMs: 15_000 }
/** A dealer's file waits for one file of a visitor at most, and for no longer than this. */
const readingMs = 10_000
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
  const { content, list, others } = await withReadableFault(() => readInTurn(() => readStockFile(bytes, undefined, readingMs)))
  if (content.length > maxTableBytes)
    throw new AppError('tooLarge', 'the table is too large for a trial', {
      shownText: `Aperto, il file supera ${maxTableBytes / 1024 / 1024} MB: per la prova bastano i primi veicoli.`,
    })
  const columns = await withReadableFault(() => describeColumns(content, {}))
  const token = randomToken()
  await inTransaction(db, async (db) => {
    await admitTrial(db)
    await db`
      insert into file_trial (token_hash, file_name, content, columns, list, other_lists, expires_at)
      values (${hashToken(token)}, ${fileName}, ${content}, ${JSON.stringify(columns)}::text::jsonb, ${list}, ${[...others]}, clock_timestamp() + ${trialMinutes} * interval '1 minute')`
    await db`select pg_notify(${trialWaitingChannel}, '')`
  })
  return token
}

/** The same for the file at an address. */
export async function startTrialOfAddress(db: Db, address: string, reach: Reach = {}): Promise<string> {
  await admitTrial(db)
  const file = await fetchPublicFile(address, { etag: null, lastModified: null }, { ...fetchBounds, ...reach })
  if (!file || file.bytes.length === 0)
    throw new AppError('invalid', 'nothing came', { shownText: 'A quell’indirizzo non c’è un file, o è vuoto.' })
  return startTrial(db, { fileName: fileNameOf(address), bytes: file.bytes })
}

type TrialRow = Pick<FileTrial, 'fileName' | 'fault' | 'ahead' | 'list'> & {
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
  return db<ImportLine[]>`
    select outcome, line, vehicle, detail from file_trial_line where token_hash = ${hashToken(token)} order by position`
}

/** Deletes a trial, its file and its report at once. A token that is gone already is no fault. */
export async function deleteTrial(db: Db, token: string): Promise<void> {
  await db`delete from file_trial where token_hash = ${hashToken(token)}`
}

/** The job of trials deletes them every minute, too. */
export const fileTrialExpiries: readonly Expiry[] = [{ table: 'file_trial', isOver: (db) => db`expires_at <= clock_timestamp()` }]
