import type { SaleState } from '@/lib/market/ads/ad'
import type { MissingFact } from '@/lib/market/stock-import/rows/mandatory-facts'
import type { ReportLine } from './report-line'

const saleTexts: Partial<Record<SaleState, string>> = {
  sold: 'nel file è venduto: non è in vendita',
  unavailable: 'nel file non è più disponibile: non è in vendita',
  reserved: 'nel file è prenotato: l’annuncio dice «Riservato»',
  held: 'nel file non è pubblicato: un annuncio nuovo resta una bozza',
  draft: 'nel file è una bozza: un annuncio nuovo resta una bozza',
}

/** What the file says against the sale of a vehicle. */
export function saleLines(line: number, saleState: SaleState | null, value: string): ReportLine[] {
  const reason = saleState === null ? undefined : saleTexts[saleState]
  return reason === undefined ? [] : [{ line, kind: 'notOffered', field: '', value, reason }]
}

/** A chassis that somebody else's live ad has. Which ad it is only moderators read: nobody finds out here whose vehicle a chassis is. */
export const elsewhere = {
  kind: 'question',
  field: 'telaio',
  value: '',
  reason: 'stesso telaio di un altro annuncio su Ingrana: chi modera guarda prima gli annunci nuovi',
} as const

/** What an ad lacks that stays a draft. */
export function draftLines(line: number, missing: readonly MissingFact[], value: string): ReportLine[] {
  return missing.map(({ field, what }) => ({
    line,
    kind: 'draft',
    field,
    value,
    reason: `${what}: l’annuncio resta una bozza da completare`,
  }))
}
