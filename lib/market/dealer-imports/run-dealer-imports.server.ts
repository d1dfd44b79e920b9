import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { readBytes } from '@/lib/kernel/db/large-bytes.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { isCategory } from '@/lib/market/catalogue/category'
import { type ImportOptions, importStock } from '@/lib/market/stock-import/import-stock.server'
import { type ImportCounts, isDoubtful } from './dealer-import'
import { startOf } from './dealer-imports.server'
import { ImportReport } from './import-report.server'
import { readStock, readStockBefore, stockChanges } from './stock-changes.server'

/** Lock of a run; any number works as long as no other lock of ours uses it. */
const runLock = 7_214_009
const mostAttempts = 2

type Waiting = {
  id: number
  dealerId: number
  state: string
  category: string | null
  isFullStock: boolean
  mayWithdraw: boolean
  isAutomatic: boolean
  isBegun: boolean
}

/**
 * Tries and imports what waits, one file after the other, under a lock. After a crash the lock is gone and the next start begins the file
 * again, which its marks make harmless.
 */
export async function runDealerImports(db: Db): Promise<void> {
  const tried = new Set<number>()
  for (;;) {
    const [waiting] = await db<Waiting[]>`
      select id, dealer_id, state, category, is_full_stock, may_withdraw, is_automatic, started_at is not null as is_begun
      from dealer_import where state in ('checking', 'importing') and id <> all(${[...tried]}::bigint[]) order by id limit 1`
    if (!waiting) return
    tried.add(waiting.id)
    await inTransaction(db, async (holder) => {
      await allowLongWork(holder)
      const [lock] = await holder<{ isOurs: boolean | null }[]>`select pg_try_advisory_xact_lock(${runLock}, ${waiting.id}::int) as is_ours`
      if (lock?.isOurs === true) await runOne(db, waiting)
    })
  }
}

async function runOne(db: Db, waiting: Waiting): Promise<void> {
  try {
    await countAttempt(db, waiting.id)
    if (waiting.state === 'importing') return await importOne(db, waiting)
    const counts = await tryOne(db, waiting)
    if (!waiting.isAutomatic || isDoubtful(counts)) return // a person looks at it
    await db`update dealer_import set state = 'importing', progress = 0 where id = ${waiting.id}`
    await importOne(db, waiting)
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return // it waits, and is tried again in a minute
    if (!(error instanceof AppError)) reportFailure(error, { route: 'job/import-dealers' }, 'an import failed')
    const fault =
      error instanceof AppError ? (error.shownText ?? error.message) : 'si è rotto qualcosa da noi; nulla è andato perso, riprova'
    await db`update dealer_import set state = 'failed', fault = ${fault}, content = null, original = null, finished_at = now() where id = ${waiting.id}`
  } finally {
    await db`update dealer_import set attempts = 0 where id = ${waiting.id}` // it came to an end, whichever
  }
}

/** Refuses what was at work twice when the program died: it would bring it down again. */
async function countAttempt(db: Db, id: number): Promise<void> {
  const [begun] = await db<{ attempts: number }[]>`update dealer_import set attempts = attempts + 1 where id = ${id} returning attempts`
  if (begun && begun.attempts > mostAttempts) {
    throw new AppError(
      'invalid',
      'mentre leggevamo questo file il programma si è fermato due volte: non lo riproviamo. Controllalo, o dividilo in più file',
    )
  }
}

async function tryOne(db: Db, waiting: Waiting): Promise<ImportCounts> {
  const report = new ImportReport()
  const onProgress = progressOf(db, waiting.id)
  await inTransaction(db, async (db) => {
    await allowLongWork(db)
    const before = await readStock(db, waiting.dealerId)
    await readFileOf(db, waiting, {
      dryRun: true,
      onProgress,
      confirmWithdrawals: true,
      onReport: (line) => report.add(line),
      onTried: async (db) => report.finish(stockChanges(before, await readStock(db, waiting.dealerId))),
    })
  })
  await saveReport(db, waiting.id, report, 'checked')
  return report.result.counts
}

async function importOne(db: Db, waiting: Waiting): Promise<void> {
  await inTransaction(db, async (db) => {
    if (waiting.isBegun) {
      await db`update dealer_import set is_resumed = true where id = ${waiting.id}`
      return
    }
    await db`
      insert into dealer_import_before (import_id, ad_id, before) select ${waiting.id}, id, to_jsonb(ad) from ad where dealer_id = ${waiting.dealerId}`
    await db`update dealer_import set started_at = now() where id = ${waiting.id}`
  })
  const report = new ImportReport()
  await readFileOf(db, waiting, {
    confirmWithdrawals: waiting.mayWithdraw,
    onProgress: progressOf(db, waiting.id),
    onReport: (line) => report.add(line),
  })
  report.finish(stockChanges(await readStockBefore(db, waiting.id), await readStock(db, waiting.dealerId)))
  await saveReport(db, waiting.id, report, 'done')
}

/** Tells how far the reading is, in steps of ten. */
function progressOf(db: Db, id: number): (read: number, total: number) => void {
  let reported = 0
  return (read, total) => {
    const share = Math.min(99, Math.floor((read / total) * 10) * 10)
    if (share <= reported) return
    reported = share
    void db`update dealer_import set progress = ${share} where id = ${id}`.catch(() => {}) // only a sign of life
  }
}

/** The file goes to the library by a path: only so can it read a part of it twice. */
async function readFileOf(db: Db, { id, dealerId, category, isFullStock }: Waiting, options: ImportOptions): Promise<void> {
  const { choices, readings, corrections } = await startOf(db, dealerId, id)
  const folder = await mkdtemp(path.join(tmpdir(), 'ingrana-import-'))
  try {
    const file = path.join(folder, 'stock.csv')
    await writeFile(file, readBytes(db, 'content', db`dealer_import where id = ${id}`), { mode: 0o600 })
    await importStock(db, file, {
      ...options,
      dealerId,
      fullStock: isFullStock,
      mapping: { columns: choices, readings, corrections },
      ...(category !== null && isCategory(category) && { category }),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Replaces the earlier report; a finished file is not stored any longer. */
async function saveReport(db: Db, id: number, report: ImportReport, state: 'checked' | 'done'): Promise<void> {
  const { counts, lines } = report.result
  await inTransaction(db, async (db) => {
    await allowLongWork(db)
    await db`delete from dealer_import_line where import_id = ${id}`
    await db`
      insert into dealer_import_line (import_id, position, outcome, line, vehicle, detail, fix, value, model, wants_column)
      select ${id}, row_number() over (), outcome, line, vehicle, detail, nullif(fix, 'column'), coalesce(value, ''), coalesce(model, ''), coalesce(fix = 'column', false) from jsonb_to_recordset(${jsonText(lines)}::text::jsonb)
        as said (outcome text, line integer, vehicle text, detail text, fix text, value text, model text)`
    await db`
      update dealer_import set state = ${state}, progress = 100, counts = ${jsonText(counts)}::text::jsonb,
        content = case when ${state === 'done'} then null else content end, original = case when ${state === 'done'} then null else original end,
        finished_at = case when ${state === 'done'} then now() end
      where id = ${id}`
  })
}
