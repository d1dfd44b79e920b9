import type { Readable } from 'node:stream'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { runAndRollBack } from '@/lib/kernel/db/run-and-roll-back.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Dealer } from '@/lib/market/dealers/dealer'
import { getDealers } from '@/lib/market/dealers/dealer-queries.server'
import { rateDueAds } from '@/lib/market/price-rating/rate-ads.server'
import { readColumns } from '@/lib/market/stock-import/columns/column-readings'
import { chosenHeaders } from '@/lib/market/stock-import/columns/describe-columns.server'
import { formatOf } from '@/lib/market/stock-import/columns/formats'
import { mapColumns } from '@/lib/market/stock-import/columns/map-columns'
import { refuseDuplicateHeaders, unreadColumns } from '@/lib/market/stock-import/columns/unread-columns'
import { openTable, type Table } from '@/lib/market/stock-import/files/open-table.server'
import { noCorrections } from '@/lib/market/stock-import/rows/corrections'
import { detectCategory, detectUsualMake } from '@/lib/market/stock-import/rows/detect-category.server'
import type { RowContext } from '@/lib/market/stock-import/rows/interpret-row.server'
import { modelsWithPowers } from '@/lib/market/versions/find-versions.server'
import type { ImportOptions } from './import-options.server'
import { ImportRun } from './import-run.server'
import type { ImportSummary } from './import-summary'
import { noVehicles } from './no-vehicles'

export type { ImportOptions } from './import-options.server'

/**
 * Imports a CSV of listings. Each batch is a transaction of its own: after a crash the same command simply runs again.
 * A dry run does everything in one transaction that is rolled back.
 */
export async function importStock(db: Db, source: string | Readable, options: ImportOptions = {}): Promise<ImportSummary> {
  const dealer = options.dealerId === undefined ? undefined : await findDealerById(db, options.dealerId)
  const { columns, delimiter, encoding } = options.mapping ?? {}
  let isReading = false // no progress while the file is still being checked
  const table = await openTable(source, {
    ...(delimiter && { delimiter }),
    ...(encoding && { encoding }),
    knownHeaders: chosenHeaders(columns ?? {}),
    onBytes: (read, total) => isReading && options.onProgress?.(read, total),
  })
  const run = new ImportRun(await contextFor(db, table, options, dealer), options, dealer)
  isReading = true
  if (options.dryRun)
    return runAndRollBack(db, async (db) => {
      const summary = await run.importRows(db, table)
      await options.onTried?.(db)
      return summary
    })
  const summary = await run.importRows(db, table)
  if (summary.inserted + summary.updated + summary.withdrawn > 0) await rateDueAds(db)
  return summary
}

async function contextFor(
  db: Db,
  table: Table,
  { mapping = {}, category, now = new Date() }: ImportOptions,
  dealer: Dealer | undefined,
): Promise<RowContext> {
  refuseDuplicateHeaders(table.header, table.sample)
  const map = mapColumns(table.header, table.sample, mapping.columns)
  if (!map.some((column) => column === 'make' || column === 'makeModel' || column === 'title' || column === 'model')) {
    throw new AppError('invalid', 'manca una colonna che dica il veicolo (Marca, Modello o Annuncio)')
  }
  if (table.sample.length === 0) throw new AppError('invalid', noVehicles.rows)
  const rows = { map, header: table.header, sample: table.sample }
  const known = category ?? mapping.category ?? (await detectCategory(rows))
  return {
    map,
    header: table.header,
    unreadColumns: unreadColumns(table.header, map, table.sample, mapping.columns),
    category: known,
    usualMake: await detectUsualMake(rows, known),
    powerUnit: mapping.powerUnit,
    readings: readColumns(map, table.header, table.evidence, mapping.readings),
    codes: formatOf(table.header, (index) => table.sample.map((cells) => cells[index] ?? ''))?.codes ?? {},
    siteUrl: env().siteUrl,
    corrections: mapping.corrections ?? noCorrections,
    modelsWithVersions: await modelsWithPowers(db),
    dealerProvince: dealer?.provinceCode ?? null,
    now,
  }
}

async function findDealerById(db: Db, id: number): Promise<Dealer> {
  const [dealer] = Number.isSafeInteger(id) ? await getDealers(db, [id]) : []
  if (!dealer) throw new AppError('notFound', `il concessionario ${id} non esiste`)
  return dealer
}
