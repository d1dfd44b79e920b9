import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { numberText } from '@/lib/market/catalogue/number-text'
import { openFileReader } from '@/lib/market/stock-import/files/open-file-reader.server'
import { stockSource } from '@/lib/market/stock-import/files/stock-source.server'
import { importStock } from '@/lib/market/stock-import/import-stock.server'
import type { ImportSummary } from '@/lib/market/stock-import/import-summary'
import { withDatabase } from './database/with-database'

/** Rows with something in them are ads, drafts, repeats or refused; the two shares are of these rows. */
const header = [
  'file',
  'rows',
  'ads',
  'drafts',
  'repeat a row of the file',
  'repeat an ad of before',
  'refused',
  'as ads or drafts',
  'in the stock',
  'questions',
  'facts that only words said',
  'columns not read',
]

type Counts = Pick<ImportSummary, 'read' | 'inserted' | 'updated' | 'drafts' | 'merged' | 'repeated' | 'refused' | 'refusals'>

/** Dry-runs an import of every file of a folder, and prints a table in Markdown. */
const reader = openFileReader()
await withDatabase('npm run import:figures', async (db) => {
  await migrate(db)
  const folder = process.argv[2] ?? '.'
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:csv|tsv|txt|xlsx|xlsm|xls|ods|xml|json|jsonl|zip|gz)$/i.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  console.log(`| ${header.join(' | ')} |\n|${header.map(() => '---').join('|')}|`)
  let all: Counts = { read: 0, inserted: 0, updated: 0, drafts: 0, merged: 0, repeated: 0, refused: 0, refusals: {} }
  for (const file of files.sort()) {
    const cells = await stockSource(file)
      .then(({ source }) => importStock(db, source, { dryRun: true }))
      .then(
        (summary) => {
          all = added(all, summary)
          return cellsOf(summary)
        },
        (error: unknown) => [error instanceof AppError ? (error.shownText ?? error.message) : String(error)],
      )
    console.log(`| ${[path.relative(folder, file), ...cells].join(' | ')} |`)
  }
  console.log(`| ${['all', ...countCells(all), '', '', ''].join(' | ')} |`)
})
await reader.close()

function cellsOf(summary: ImportSummary): string[] {
  const { questions, stated, unreadColumns } = summary
  return [...countCells(summary), numberText(questions), listed(sum(stated), stated), unreadColumns.join(', ') || '–']
}

function countCells({ read, inserted, updated, drafts, merged, repeated, refused, refusals }: Counts): string[] {
  const own = inserted + updated
  const counts = [read, own - drafts, drafts, repeated, merged - repeated].map((count) => numberText(count))
  const share = (count: number) => (read === 0 ? '–' : `${((count / read) * 100).toFixed(1)} %`)
  return [...counts, listed(refused, refusals), share(own), share(own + merged)]
}

function added(all: Counts, { read, inserted, updated, drafts, merged, repeated, refused, refusals }: ImportSummary): Counts {
  return {
    read: all.read + read,
    inserted: all.inserted + inserted,
    updated: all.updated + updated,
    drafts: all.drafts + drafts,
    merged: all.merged + merged,
    repeated: all.repeated + repeated,
    refused: all.refused + refused,
    refusals: Object.fromEntries(
      [...new Set([...Object.keys(all.refusals), ...Object.keys(refusals)])].map((reason) => [
        reason,
        (all.refusals[reason] ?? 0) + (refusals[reason] ?? 0),
      ]),
    ),
  }
}

function listed(total: number, parts: Readonly<Record<string, number>>): string {
  const named = Object.entries(parts).sort(([, a], [, b]) => b - a)
  return named.length === 0
    ? numberText(total)
    : `${numberText(total)}: ${named.map(([name, count]) => `${name} ${numberText(count)}`).join(', ')}`
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}
