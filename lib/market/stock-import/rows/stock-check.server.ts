import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { findAdsByKey, listStock, withdrawAds } from '@/lib/market/ads/imported/withdraw-missing-ads.server'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { ReportLine } from '@/lib/market/stock-import/report-line'

/** A file with fewer of the ads than this leaves out is taken for a broken one. */
const missingAtMost = 0.3

/** `withheld`: why nothing was withdrawn although ads are missing. */
export type StockOutcome = { withdrawn: number; withheld: string | null }

/** Withdraws what a whole stock no longer has, unless so much is missing that the file is more likely to be wrong. */
export class StockCheck {
  private unseen = new Set<number>()
  private size = 0
  private readonly refusedKeys = new Set<string>()
  private refusedWithoutMark = 0
  private heldBack: string | null = null

  constructor(
    private readonly scope: string,
    private readonly isConfirmed: boolean,
  ) {
    if (scope === '')
      throw new AppError('invalid', 'per ritirare ciò che non è più nel file serve sapere di chi è: indica --dealer o --source')
  }

  async begin(db: Db): Promise<void> {
    this.unseen = new Set(await listStock(db, this.scope))
    this.size = this.unseen.size
  }

  /** The file is not the whole stock, whatever was said of it. */
  holdBack(reason: string): void {
    this.heldBack = reason
  }

  see(adId: number): void {
    this.unseen.delete(adId)
  }

  /** A refused row is still in the file; without a mark it may be any of the ads. */
  refuse(importKey: string | undefined): void {
    if (importKey === undefined) this.refusedWithoutMark++
    else this.refusedKeys.add(importKey)
  }

  async finish(db: Db, onReport: ((line: ReportLine) => void) | undefined): Promise<StockOutcome> {
    for (const id of await findAdsByKey(db, [...this.refusedKeys])) this.see(id)
    const withheld = this.doubt()
    if (withheld !== null || this.unseen.size === 0) return { withdrawn: 0, withheld }
    await withdrawAds(db, [...this.unseen])
    for (const adId of this.unseen)
      onReport?.({ line: 0, kind: 'withdrawn', field: '', value: String(adId), reason: 'non è più nel file', twin: { adId } })
    return { withdrawn: this.unseen.size, withheld: null }
  }

  private doubt(): string | null {
    const missing = this.unseen.size
    if (missing === 0) return null
    if (this.heldBack !== null) return this.heldBack
    if (this.refusedWithoutMark > 0)
      return `nessun annuncio ritirato: le righe rifiutate senza identificativo (${numberText(this.refusedWithoutMark)}) potrebbero essere quelli che mancano`
    if (this.isConfirmed || missing <= this.size * missingAtMost) return null
    return `nessun annuncio ritirato: nel file ne mancano ${numberText(missing)} su ${numberText(this.size)}, più del ${missingAtMost * 100} %. Se è giusto, ripeti con --confirm-withdrawals`
  }
}
