import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { migrate } from '@/lib/kernel/db/migrate.server'
import { numberText } from '@/lib/market/catalogue/number-text'
import { importStock } from '@/lib/market/stock-import/import-stock.server'
import type { ImportSummary } from '@/lib/market/stock-import/import-summary'
import { withDatabase } from './with-database'

const header = ['file', 'read', 'published', 'drafts', 'merged', 'refused', 'questions', 'facts that only words said', 'columns not read']

/** What an import would make of every CSV file of a folder, as a table in Markdown. Nothing is written. */
await withDatabase('npm run import:figures', async (db) => {
  await migrate(db)
  const folder = process.argv[2] ?? '.'
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.csv'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  console.log(`| ${header.join(' | ')} |\n|${header.map(() => '---').join('|')}|`)
  for (const file of files.sort()) {
    const cells = await importStock(db, file, { dryRun: true }).then(cellsOf, (error: unknown) => [
      error instanceof Error ? error.message : String(error),
    ])
    console.log(`| ${[path.relative(folder, file), ...cells].join(' | ')} |`)
  }
})

function cellsOf({ read, inserted, drafts, merged, refused, refusals, questions, stated, unreadColumns }: ImportSummary): string[] {
  const counts = [read, inserted - drafts, drafts, merged].map((count) => numberText(count))
  return [...counts, listed(refused, refusals), numberText(questions), listed(sum(stated), stated), unreadColumns.join(', ') || '–']
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
