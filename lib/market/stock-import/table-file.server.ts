import { AppError } from '@/lib/kernel/errors/app-error'
import { jsonTable } from './json-table'
import { noVehicles } from './no-vehicles'
import { spreadsheetTable } from './spreadsheet.server'
import { xmlTable } from './xml-table'

/** What an import reads, of whatever a dealer's program writes: CSV as it came, XLSX, XML and JSON as CSV. By the content, never by the name. */
export async function tableFile(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw new AppError('invalid', noVehicles.file)
  if (bytes.subarray(0, 4).equals(zipStart)) return Buffer.from(await spreadsheetTable(bytes))
  if (bytes.subarray(0, 8).equals(oldOfficeStart))
    throw new AppError('invalid', 'è un file Excel di vecchio tipo (.xls) o protetto da una password: salvalo come .xlsx o CSV')
  const start = startOf(bytes)
  if (/^<!doctype html|^<html|<html[\s>]/i.test(start)) throw new AppError('invalid', 'è una pagina web, non un elenco di veicoli')
  if (/^[[{]/.test(start)) return Buffer.from(jsonTable(bytes))
  if (start.startsWith('<')) return Buffer.from(await xmlTable(bytes))
  return bytes
}

const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04])
const oldOfficeStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** The first signs, whatever the encoding. */
function startOf(bytes: Buffer): string {
  return bytes
    .subarray(0, 1_000)
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .trimStart()
}
