import { openZip } from '@/lib/kernel/archives/zip-file.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { noVehicles } from '@/lib/market/stock-import/no-vehicles'
import { firstSigns, isGzip, isOldWorkbook, isZip } from './file-marks'
import { htmlTable } from './html-table'
import { jsonTable } from './json-table'
import { oldWorkbookTable } from './old-workbook.server'
import { isOpenDocument, openDocumentTable } from './open-document.server'
import { archivedTable, gunzipped, packedTwice } from './packed-file.server'
import { isSpreadsheet, spreadsheetTable } from './spreadsheet.server'
import type { StockTable } from './stock-list'
import { xmlTable } from './xml-table'
import { isXmlWorkbook, xmlWorkbookTable } from './xml-workbook'

/**
 * What an import reads, of whatever a dealer's program writes: CSV as it came, workbooks, XML and JSON as CSV, alone or packed once. By the content, never by the
 * name. `wanted`: which of several lists.
 */
export async function tableFile(bytes: Buffer, wanted?: string): Promise<StockTable> {
  return isGzip(bytes) ? unpackedTable(await gunzipped(bytes), wanted, true) : unpackedTable(bytes, wanted, false)
}

async function unpackedTable(bytes: Buffer, wanted: string | undefined, isInside: boolean): Promise<StockTable> {
  if (bytes.length === 0) throw new AppError('invalid', noVehicles.file)
  if (isOldWorkbook(bytes)) return oldWorkbookTable(bytes, wanted)
  if (isGzip(bytes)) throw packedTwice()
  if (isZip(bytes)) {
    const zip = await openZip(bytes)
    if (isOpenDocument(zip)) return openDocumentTable(zip, wanted)
    if (isSpreadsheet(zip)) return spreadsheetTable(zip, wanted)
    if (isInside) throw packedTwice()
    return archivedTable(zip, (content, list) => unpackedTable(content, list, true), wanted)
  }
  if (isXmlWorkbook(firstSigns(bytes))) return xmlWorkbookTable(bytes, wanted)
  if (wanted !== undefined) throw new AppError('invalid', 'il file non ha fogli tra cui scegliere')
  return { content: await tableOfText(bytes), list: null, others: [] }
}

async function tableOfText(bytes: Buffer): Promise<Buffer> {
  const start = firstSigns(bytes)
  if (/^<!doctype html|^<html|<html[\s>]|^<(?:table|style|meta|head)[\s>]/i.test(start)) {
    const table = htmlTable(bytes)
    if (table === undefined) throw new AppError('invalid', 'è una pagina web, non un elenco di veicoli')
    return Buffer.from(table)
  }
  if (/^[[{]/.test(start)) return Buffer.from(jsonTable(bytes))
  if (start.startsWith('<')) return Buffer.from(await xmlTable(bytes))
  return bytes
}
