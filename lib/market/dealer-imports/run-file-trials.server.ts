import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { readBytes } from '@/lib/kernel/db/large-bytes.server'
import { allowLongWork } from '@/lib/kernel/db/role-settings.server'
import { runAndRollBack } from '@/lib/kernel/db/run-and-roll-back.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { findAdCards } from '@/lib/market/ads/ad-cards.server'
import { addTransientDealer } from '@/lib/market/dealers/add-transient-dealer.server'
import type { ReadingChoices } from '@/lib/market/stock-import/columns/aspects'
import { importStock } from '@/lib/market/stock-import/import-stock.server'
import type { ImportSummary } from '@/lib/market/stock-import/import-summary'
import { readingsOf } from './dealer-imports.server'
import { mostTrialRows, type TrialCounts, type TrialReport, type TrialVehicle } from './file-trial'
import { mostStoredBytes } from './file-trials.server'
import { ImportReport } from './import-report.server'
import { readStock, stockChanges } from './stock-changes.server'

/** Lock of trials; any number works as long as no other lock of ours uses it. */
const trialLock = 7_214_014
/** A file that ended the application twice is not tried again. */
const mostAttempts = 2
const vehiclesShown = 8
const failedText = 'Si è rotto qualcosa da noi: riprova, o prova con una parte del file.'

/** Bounds beyond which no row is read; what was read until then is reported. */
export type TrialBounds = { rows: number; milliseconds: number }
const usualBounds: TrialBounds = { rows: mostTrialRows, milliseconds: 20_000 }

/** Tries what waits, one file at a time for all processes. */
export async function runFileTrials(db: Db, bounds = usualBounds): Promise<void> {
  await inTransaction(db, async (holder) => {
    await allowLongWork(holder)
    const [lock] = await holder<{ isOurs: boolean | null }[]>`select pg_try_advisory_xact_lock(${trialLock}) as is_ours`
    if (lock?.isOurs !== true) return
    for (let next = await takeNext(db); next; next = await takeNext(db)) if (!(await tryNext(db, next, bounds))) return
  })
}

type Waiting = { tokenHash: string; attempts: number; readings: string }

async function takeNext(db: Db): Promise<Waiting | undefined> {
  const [next] = await db<Waiting[]>`
    update file_trial set attempts = attempts + 1 where token_hash = (
      select token_hash from file_trial where content is not null and expires_at > clock_timestamp() order by created_at limit 1)
    returning token_hash, attempts, readings::text`
  return next
}

/** Whether there is any use in trying the next one now. */
async function tryNext(db: Db, { tokenHash, attempts, readings }: Waiting, bounds: TrialBounds): Promise<boolean> {
  try {
    if (attempts > mostAttempts) throw new AppError('invalid', 'the trial was broken off too often', { shownText: failedText })
    await saveReport(
      db,
      tokenHash,
      await tryContent(db, { tokenHash, readings: readingsOf(Object.entries(asRecord(JSON.parse(readings)))) }, bounds),
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return false // it is tried again in a minute
    if (!(error instanceof AppError)) reportFailure(error, { route: 'job/try-files' }, 'a trial failed')
    const fault = error instanceof AppError ? (error.shownText ?? `Non riusciamo a leggere il file: ${error.message}.`) : failedText
    await db`update file_trial set content = null, fault = ${fault} where token_hash = ${tokenHash}`
  }
  return true
}

type ToTry = { tokenHash: string; readings: ReadingChoices }
type Tried = { report: TrialReport; vehicles: readonly TrialVehicle[]; lines: ImportReport['result']['lines'] }

/** Imports the file for a dealer that exists only in a transaction, which is rolled back. No other import waits for it. */
async function tryContent(db: Db, { tokenHash, readings }: ToTry, bounds: TrialBounds): Promise<Tried> {
  const until = Date.now() + bounds.milliseconds
  const folder = await mkdtemp(path.join(tmpdir(), 'ingrana-trial-'))
  try {
    const file = path.join(folder, 'stock.csv')
    await writeFile(file, readBytes(db, 'content', db`file_trial where token_hash = ${tokenHash}`), { mode: 0o600 }) // a file can be read twice, a stream cannot
    return await runAndRollBack(db, async (db) => {
      const dealerId = await addTransientDealer(db)
      const report = new ImportReport()
      let isCut = false
      let vehicles: TrialVehicle[] = []
      const summary = await importStock(db, file, {
        ...{ dealerId, dryRun: true, isAlone: true, mapping: { readings } },
        goesOn: (read) => !(isCut = read >= bounds.rows || Date.now() > until),
        onReport: (line) => report.add(line),
        onTried: async (db) => {
          report.finish(stockChanges(new Map(), await readStock(db, dealerId)))
          vehicles = await firstVehicles(db, dealerId)
        },
      })
      const { counts, lines } = report.result
      return { report: { counts: countsOf(summary), lines: counts, isCut }, vehicles, lines }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function countsOf({ read, inserted, drafts, refused, notOffered, merged }: ImportSummary): TrialCounts {
  return { rows: read, ads: inserted - drafts, drafts, refused, gone: notOffered, repeated: merged }
}

async function firstVehicles(db: Db, dealerId: number): Promise<TrialVehicle[]> {
  const cards = await findAdCards(db, db`a.dealer_id = ${dealerId} order by a.id limit ${vehiclesShown}`)
  const rows = await db<{ id: number; photos: number }[]>`
    select id, cardinality(photo_urls) as photos from ad where id = any(${cards.map(({ id }) => id)}::bigint[])`
  const photos = new Map(rows.map((row) => [row.id, row.photos]))
  return cards.map((card) => ({ card, photos: photos.get(card.id) ?? 0 }))
}

/** The file goes as its report comes. Of a trial that was deleted meanwhile nothing is stored. */
async function saveReport(db: Db, tokenHash: string, { report, vehicles, lines }: Tried): Promise<void> {
  await inTransaction(db, async (db) => {
    const { count } = await db`
      update file_trial set content = null, tried = case when octet_length(content) + (select coalesce(sum(octet_length(tried)), 0) from file_trial) <= ${mostStoredBytes} then content end, report = ${jsonText(report)}::text::jsonb, vehicles = ${jsonText(vehicles)}::text::jsonb where token_hash = ${tokenHash}`
    if (count === 0) return
    await db`delete from file_trial_line where token_hash = ${tokenHash}` // of a trial before
    await db`
      insert into file_trial_line (token_hash, position, outcome, line, vehicle, detail)
      select ${tokenHash}, row_number() over (), said.* from jsonb_to_recordset(${jsonText(lines)}::text::jsonb)
        as said (outcome text, line integer, vehicle text, detail text)`
  })
}
