import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { type MarkedFacts, type SaveOutcome, saveImportedAds } from '@/lib/market/ads/imported/save-imported-ads.server'
import type { ImportedAd } from '@/lib/market/ads/imported/update-imported-ads.server'
import type { Dealer } from '@/lib/market/dealers/dealer'
import { review } from '@/lib/market/review/review-rows.server'
import { ownNumberColumn } from '@/lib/market/stock-export/export-files'
import { type OwnFile, ownFileOf } from '@/lib/market/stock-export/own-file.server'
import { readingDoubts } from '@/lib/market/stock-import/columns/reading-texts'
import type { UnreadColumn } from '@/lib/market/stock-import/columns/unread-columns'
import { isBlankRow } from '@/lib/market/stock-import/files/csv-dialect'
import type { Table } from '@/lib/market/stock-import/files/open-table.server'
import { withColumn } from '@/lib/market/stock-import/rows/corrections'
import { settleEndedRows } from '@/lib/market/stock-import/rows/ended-rows.server'
import { type Identity, interpretRow, type RowContext } from '@/lib/market/stock-import/rows/interpret-row.server'
import { hasOwnRows, type ReadRow, settleOwnRows } from '@/lib/market/stock-import/rows/own-rows.server'
import { StockCheck } from '@/lib/market/stock-import/rows/stock-check.server'
import { unsaidState } from '@/lib/market/stock-import/rows/stock-state'
import { ensureDealers, type KnownDealers } from './import-dealers.server'
import { importKey, isMarked } from './import-key'
import type { ImportOptions } from './import-options.server'
import { type ImportSummary, ImportTally } from './import-summary'
import { draftLines, elsewhere, saleLines } from './outcome-lines'
import type { ReportLine } from './report-line'
import { isRepost } from './repost'

const batchSize = 500
/** Rows remembered by number, so that a repost can name its twin's line. Beyond it the twin is named by its ad. */
const rememberedRows = 300_000
/** Share of the rows that may be merged because they look alike; the first few may in any case. */
const mergedShare = 0.11
const mergedAlways = 12
const republished = 'è lo stesso veicolo, pubblicato più volte'
/** Rows with long texts fill a batch sooner. */
const batchCharacters = 4_000_000

type PendingRow = Exclude<ReadRow['read'], { reason: string }> & { line: number }

/** One import on its way through a file. */
export class ImportRun {
  private readonly tally: ImportTally
  private readonly lineOfAd = new Map<number, number>()
  private readonly pricesOfContent = new Map<string, (number | null)[]>()
  private readonly source: string
  private readonly stock: StockCheck | undefined
  private readonly unreadColumns: readonly UnreadColumn[]
  private readonly ownFile: OwnFile | undefined
  private dealers: KnownDealers = new Map()

  constructor(
    private readonly context: RowContext,
    private readonly options: ImportOptions,
    private readonly dealer: Dealer | undefined,
  ) {
    this.source = options.mapping?.source ?? ''
    this.ownFile = dealer && ownFileOf(context.header, context.siteUrl)
    this.unreadColumns = this.ownFile ? [] : context.unreadColumns // we know what we wrote there
    this.tally = new ImportTally(this.unreadColumns.map(({ name }) => name))
    if (options.fullStock === true) this.stock = new StockCheck(this.scope, options.confirmWithdrawals ?? false)
  }

  private get scope(): string {
    return this.dealer ? `d${this.dealer.id}` : this.source
  }

  async importRows(db: Db, table: Table): Promise<ImportSummary> {
    await this.stock?.begin(db)
    for (const { name, example, reason } of this.unreadColumns)
      this.options.onReport?.({ line: table.headerLine, kind: 'column', field: name, value: example, reason })
    if (!this.ownFile)
      for (const doubt of readingDoubts(this.context))
        this.options.onReport?.({ line: table.headerLine, kind: 'question', value: '', ...doubt })
    let [batch, characters]: [ReadRow[], number] = [[], 0]
    const flush = async () => {
      for (const line of (await this.importBatch(db, batch)).toSorted((a, b) => a.line - b.line))
        this.options.onReport?.(withColumn(line, this.context))
      ;[batch, characters] = [[], 0]
    }
    for await (const { line, cells, fault } of table.rows) {
      if (fault === undefined && isBlankRow(cells)) {
        this.tally.blank++
        continue
      }
      if (this.options.goesOn?.(this.tally.read + batch.length) === false) break
      const read = fault === undefined ? interpretRow(this.context, cells, line) : { field: '', value: '', reason: fault }
      batch.push({ line, cells, read })
      characters += cells.reduce((sum, cell) => sum + cell.length, 0)
      if (batch.length >= batchSize || characters > batchCharacters) await flush()
    }
    await flush()
    return { ...this.tally.summary, ...(this.stock && (await this.stock.finish(db, this.options.onReport))) }
  }

  private async importBatch(db: Db, rows: readonly ReadRow[]): Promise<ReportLine[]> {
    const report: ReportLine[] = []
    const pending: PendingRow[] = []
    for (const { line, read } of await this.settled(db, rows)) {
      if (!('reason' in read)) {
        pending.push({ ...read, line })
        for (const note of read.notes) report.push({ line, ...note, vehicle: read.name })
        continue
      }
      const { identity, knownAs, ended, ...refusal } = read
      if (ended) {
        this.tally.leaveOut()
        report.push(...saleLines(line, ended.saleState, identity?.externalId ?? ''))
        continue
      }
      this.tally.refuse(refusal.reason)
      if (knownAs !== undefined) this.stock?.see(knownAs)
      else this.stock?.refuse(identity && isMarked(identity) ? this.keyOf(identity) : undefined)
      report.push({ line, kind: 'refused', ...refusal })
    }
    return [...report, ...(await this.save(db, pending))]
  }

  private async settled(db: Db, rows: readonly ReadRow[]): Promise<readonly ReadRow[]> {
    const settled = await this.settledOwn(db, rows)
    return settleEndedRows(db, settled, { dealerId: this.dealer?.id, keyOf: (identity) => this.keyOf(identity) })
  }

  private async settledOwn(db: Db, rows: readonly ReadRow[]): Promise<readonly ReadRow[]> {
    if (!this.dealer || !this.ownFile) return rows
    const settled = await settleOwnRows(db, this.context, this.ownFile, this.dealer.id, rows)
    if (this.ownFile.isPart && hasOwnRows(settled))
      this.stock?.holdBack('nessun annuncio ritirato: questo file viene da noi e ha solo una parte dello stock')
    return settled
  }

  private async save(db: Db, batch: readonly PendingRow[]): Promise<ReportLine[]> {
    if (batch.length === 0) return []
    const { ads, outcomes, dealers } = await inTransaction(db, async (db) => {
      const dealers = await this.ensureDealers(db, batch)
      const ads: ImportedAd[] = []
      for (const row of batch) ads.push(this.toAd(row, dealers))
      const outcomes = await saveImportedAds(db, ads, {
        isRepost: (a, b) => this.isRepost(a, b),
        isAlone: this.options.isAlone === true,
        wasSeen: (adId) => this.lineOfAd.has(adId),
        mayMerge: (index, mergedBefore) => this.mayMerge(index, mergedBefore),
        ...review,
      })
      return { ads, outcomes, dealers }
    })
    this.dealers = dealers
    return batch.flatMap((row, index) => this.recordOutcome(row, ads[index], outcomes[index]))
  }

  /** Whether two ads are one vehicle: two numbers of a dealer's own are two, however alike, as twenty new cars of a kind in one yard. */
  private isRepost(a: MarkedFacts, b: MarkedFacts): boolean {
    if (this.dealer === undefined) return isRepost(a, b)
    const isNumbered = ({ importKey }: MarkedFacts) => importKey.startsWith(`${this.scope}|id|`)
    return a.dealerId === b.dealerId && !(isNumbered(a) && isNumbered(b)) && isRepost(a, b)
  }

  /** Limits merges to `mergedShare` of the rows; beyond it, similar rows are stored as separate ads. */
  private mayMerge(index: number, mergedBefore: number): boolean {
    const { read, merged } = this.tally
    const soFar = merged + mergedBefore
    return soFar < mergedAlways || soFar + 1 <= (read + index + 1) * mergedShare
  }

  private async ensureDealers(db: Db, batch: readonly PendingRow[]): Promise<KnownDealers> {
    if (this.dealer) return this.dealers
    const sellers = batch.flatMap(({ identity, place }) =>
      identity.sellerReference === '' ? [] : [{ reference: identity.sellerReference, place }],
    )
    return ensureDealers(db, sellers, this.source, this.dealers)
  }

  private toAd({ ad, identity, missing, saleState, knownAs, isUnchanged, storedKey }: PendingRow, dealers: KnownDealers): ImportedAd {
    const dealer = this.dealer ?? dealers.get(identity.sellerReference)
    const isDraft = missing.length > 0 || saleState === 'draft' || saleState === 'held'
    const status = isDraft ? 'draft' : saleState === 'reserved' ? 'reserved' : 'published'
    if (knownAs !== undefined)
      return {
        ...ad,
        status,
        dealerId: dealer?.id ?? null,
        ...{ saleState, knownAs, isUnchanged: isUnchanged === true },
        importKey: storedKey ?? `${this.scope}|${ownNumberColumn}|${knownAs}`,
      }
    const where =
      ad.placeIstat || !dealer
        ? {}
        : {
            placeIstat: dealer.placeIstat,
            provinceCode: dealer.provinceCode,
            region: dealer.region,
            latitude: dealer.latitude,
            longitude: dealer.longitude,
          }
    return {
      ...ad,
      ...where,
      dealerId: dealer?.id ?? null,
      ...(dealer && { sellerType: 'concessionario' }),
      status,
      publishedAt: isDraft ? null : ad.publishedAt,
      saleState: saleState ?? unsaidState(this.context.map),
      importKey: isMarked(identity) ? this.keyOf(identity) : this.keyForPrice(this.keyOf(identity), ad.priceCents ?? null),
    }
  }

  private keyOf(identity: Identity): string {
    return importKey({ scope: this.scope, ...identity })
  }

  /** Rows alike but for their price may be several new cars in one yard: each price gets a key of its own. */
  private keyForPrice(key: string, priceCents: number | null): string {
    const prices = this.pricesOfContent.get(key) ?? []
    if (!prices.includes(priceCents)) prices.push(priceCents)
    if (this.pricesOfContent.size < rememberedRows) this.pricesOfContent.set(key, prices)
    const number = prices.indexOf(priceCents)
    return number === 0 ? key : `${key}#${number + 1}`
  }

  private recordOutcome(
    { line, identity, missing, stated, notes, saleState, name }: PendingRow,
    ad: ImportedAd | undefined,
    outcome: SaveOutcome | undefined,
  ): ReportLine[] {
    if (!ad || !outcome) throw new Error('a row of the batch has no outcome')
    const value = identity.externalId || identity.link
    const state = saleLines(line, saleState, value).map((said) => ({ ...said, vehicle: name }))
    if (outcome.kind === 'notOffered') {
      this.tally.leaveOut()
      return state
    }
    const { kind, adId } = outcome
    const twinLine = this.lineOfAd.get(adId)
    this.stock?.see(adId)
    if (kind === 'taken') {
      const reason = `l'identificativo appartiene già a un altro veicolo, ${twinLine === undefined ? `all'annuncio ${adId}` : `alla riga ${twinLine}`}`
      this.tally.refuse('l’identificativo appartiene già a un altro veicolo')
      return [{ line, kind: 'refused', field: 'id', value, reason, vehicle: name }]
    }
    if (kind === 'sameVin') {
      const reason = `stesso telaio ${twinLine === undefined ? `dell'annuncio ${adId}` : `della riga ${twinLine}`}`
      this.tally.refuse('stesso telaio di un altro veicolo')
      return [{ line, kind: 'refused', field: 'telaio', value: '', reason, vehicle: name }]
    }
    this.tally.accept(kind, ad, {
      ...{ isDraft: outcome.isDraft, stated, isRepeat: kind === 'merged' && twinLine !== undefined },
      questions: notes.filter((note) => note.kind === 'question').length,
    })
    const drafts = [
      ...(kind === 'merged' ? [] : state),
      ...(outcome.isElsewhere && this.options.isAlone !== true ? [{ line, ...elsewhere, vehicle: name }] : []),
      ...(outcome.isDraft ? draftLines(line, missing, value).map((said) => ({ ...said, vehicle: name })) : []),
    ]
    if (kind !== 'merged') this.remember(adId, line)
    if (kind === 'inserted' && outcome.resembles !== undefined) {
      const other = this.lineOfAd.get(outcome.resembles)
      const what = `${other === undefined ? `dell'annuncio ${outcome.resembles}` : `della riga ${other}`}, ma le unioni hanno già raggiunto il limite`
      const reason = `sembra lo stesso veicolo ${what} (${Math.round(mergedShare * 100)} %)`
      return [{ line, kind: 'similar', field: '', value, reason }, ...drafts]
    }
    if (kind !== 'merged') return drafts
    return [{ line, kind: 'merged', field: '', value, reason: republished, twin: twinLine === undefined ? { adId } : { line: twinLine } }]
  }

  private remember(adId: number, line: number): void {
    if (this.lineOfAd.size < rememberedRows) this.lineOfAd.set(adId, line)
  }
}
