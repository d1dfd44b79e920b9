import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import type { Category } from '@/lib/market/catalogue/category'
import { cleanText } from '@/lib/market/stock-import/cells/clean-text'
import { importKey } from '@/lib/market/stock-import/import-key'
import { importStock } from '@/lib/market/stock-import/import-stock.server'
import type { ReportLine } from '@/lib/market/stock-import/report-line'

type Vehicle = { dealerId: number; reference: string; category: Category | null; cells: Readonly<Record<string, string>> }
type Note = Pick<ReportLine, 'field' | 'value' | 'reason'>
/** `isDraft`: nobody sees it until it says what is missing, which the notes name. */
export type PutVehicle = { id: number; reference: string; outcome: 'created' | 'updated' | 'unchanged'; isDraft: boolean; notes: Note[] }

/**
 * Creates the vehicle of a dealer, or brings it up to date: a table of one row, whose cells are called as the columns of a file are. Throws `invalid` with
 * the reasons where such a row would be refused.
 */
export function putVehicle(db: Db, vehicle: Vehicle): Promise<PutVehicle> {
  return inTransaction(db, (db) => put(db, { ...vehicle, reference: spellReference(vehicle.reference) })) // what is refused has written nothing
}

/** A reference as it is stored and answered, however it was typed: «A  21» is «A 21». */
function spellReference(text: string): string {
  return cleanText(text).normalize('NFC')
}

async function put(db: Db, { dealerId, reference, category, cells }: Vehicle): Promise<PutVehicle> {
  if (reference === '') throw refused('il suo riferimento non ha né lettere né cifre')
  const before = await findStored(db, dealerId, reference)
  const notes: ReportLine[] = []
  const table = stringify([
    ['id', ...Object.keys(cells)],
    [reference, ...Object.values(cells)],
  ])
  const summary = await importStock(db, Readable.from([Buffer.from(table)]), {
    dealerId,
    ...(category && { category }),
    onReport: (line) => notes.push(line),
  }).catch((error: unknown) => {
    throw error instanceof AppError && error.shownText === undefined ? refused(error.message) : error
  })
  const refusals = notes.filter(({ kind }) => kind === 'refused' || kind === 'notOffered').map(noteText)
  if (summary.refused > 0) throw refused(refusals.join('; '))
  const after = await findStored(db, dealerId, reference)
  if (!after && summary.notOffered === 0 && !notes.some(({ kind }) => kind === 'merged'))
    throw refused(`riferimento: «${reference}»: in un file vorrebbe dire altro; serve un codice di lettere e cifre`)
  if (!after) throw refused(summary.notOffered > 0 ? refusals.join('; ') : `sembra lo stesso veicolo ${twinText(notes)}`)
  return {
    id: after.id,
    reference,
    outcome: before === undefined ? 'created' : before.facts === after.facts ? 'unchanged' : 'updated',
    isDraft: summary.drafts > 0,
    notes: notes.map(({ field, value, reason }) => ({ field, value, reason })),
  }
}

function noteText({ field, value, reason }: ReportLine): string {
  return [field, value === '' ? '' : `«${value.slice(0, 100)}»`, reason].filter((part) => part !== '').join(': ')
}

function twinText(notes: readonly ReportLine[]): string {
  const twin = notes.find(({ kind }) => kind === 'merged')?.twin
  return twin && 'adId' in twin ? `dell’annuncio ${twin.adId}` : 'di un altro annuncio'
}

function refused(reason: string): AppError {
  return new AppError('invalid', reason, { shownText: `Il veicolo non è stato accolto: ${reason}.` })
}

const scopeOf = (dealerId: number) => `d${dealerId}`

/** The vehicle that a dealer calls so. */
export async function findVehicle(db: Db, dealerId: number, reference: string): Promise<number | undefined> {
  return (await findStored(db, dealerId, spellReference(reference)))?.id
}

/** `facts`: all that is stored of it but when that was written. */
async function findStored(db: Db, dealerId: number, reference: string): Promise<{ id: number; facts: string } | undefined> {
  const key = importKey({ scope: scopeOf(dealerId), externalId: reference, link: '', sellerReference: '', content: [] })
  const [ad] = await db<{ id: number; facts: string }[]>`
    select id, (to_jsonb(ad) - 'updated_at')::text as facts from ad where import_key = ${key} and dealer_id = ${dealerId} and status <> 'deleted'`
  return ad
}

/** What a dealer calls its vehicles, by their ids; those it has given no reference are left out. */
export async function referencesOf(db: Db, dealerId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db<{ id: number; importKey: string | null }[]>`
    select id, import_key from ad where id = any(${[...ids]}::bigint[]) and dealer_id = ${dealerId}`
  const prefix = `${scopeOf(dealerId)}|id|`
  return new Map(
    rows.flatMap(({ id, importKey }) => (importKey?.startsWith(prefix) === true ? [[id, importKey.slice(prefix.length)] as const] : [])),
  )
}
