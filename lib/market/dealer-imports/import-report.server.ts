import { columnLabels } from '@/lib/market/stock-import/columns/column-labels'
import type { ReportLine } from '@/lib/market/stock-import/report-line'
import { fixOf } from '@/lib/market/stock-import/rows/corrections'
import type { ImportCounts, ImportLine, ImportOutcome } from './dealer-import'
import type { StockChanges } from './stock-changes.server'

const mostLines = 20_000

/** What was said while a file was read, and what became of the stock. */
export class ImportReport {
  private readonly lines: ImportLine[] = []
  private readonly counts: Record<ImportOutcome, number> = { new: 0, changed: 0, removed: 0, draft: 0, refused: 0, note: 0 }
  private same = 0
  private stock = 0

  add(said: ReportLine): void {
    const { line, kind, value, reason, vehicle = '', column, isAbsent } = said
    const field = (isAbsent === true && columnLabels.get(column ?? '')) || said.field // no header says it: ours does
    if (kind === 'withdrawn') return // the look at the stock tells it with the vehicle's name
    const outcome = kind === 'refused' || kind === 'draft' ? kind : 'note'
    const what = field === '' ? reason : `${field}: ${reason}`
    if (outcome !== 'draft') this.counts[outcome] += 1 // of a draft several facts may be missing: the look at the stock counts it once
    this.put({
      outcome,
      line: line === 0 ? null : line,
      vehicle: [vehicle, value]
        .filter((text) => text !== '')
        .join(' · ')
        .slice(0, 120),
      detail: what,
      fix: line === 0 ? null : fixOf(said),
      value: value.slice(0, 120),
      model: said.model ?? '',
    })
  }

  finish({ lines, same, stock }: StockChanges): void {
    this.same = same
    this.stock = stock
    for (const line of lines) {
      this.counts[line.outcome] += 1
      if (line.outcome !== 'draft') this.put(line)
    }
  }

  private put(line: ImportLine): void {
    if (this.lines.length < mostLines) this.lines.push(line)
  }

  get result(): { counts: ImportCounts; lines: readonly ImportLine[] } {
    return { counts: { ...this.counts, same: this.same, stock: this.stock }, lines: this.lines }
  }
}
