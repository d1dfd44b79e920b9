import { crc32, deflateRawSync } from 'node:zlib'

type Part = { name: string; content: string | Buffer /** What the file says of its size, where it lies. */; statedBytes?: number }

/** A ZIP file of these parts, as PKWARE's APPNOTE writes it. */
export function testZip(parts: readonly Part[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, statedBytes } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(statedBytes ?? bytes.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name)]))
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>'

/** The parts of a workbook with one visible sheet, whose rows are given as XML, and texts that its cells name. */
export function testWorkbook({
  rows,
  strings = [],
  formats = '',
}: {
  rows: string
  strings?: readonly string[]
  formats?: string
}): Part[] {
  return [
    {
      name: 'xl/workbook.xml',
      content: `${xmlHead}<workbook><sheets><sheet name="Note" state="hidden" r:id="rId9"/><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xmlHead}<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `${xmlHead}<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>` },
    { name: 'xl/styles.xml', content: `${xmlHead}<styleSheet>${formats}</styleSheet>` },
    { name: 'xl/worksheets/sheet1.xml', content: `${xmlHead}<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ]
}

/** Rows of a sheet, each cell with its text in it. */
export function testSheet(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`).join('')
}

/** The parts of a workbook with these sheets. */
export function testWorkbookOf(sheets: readonly { name: string; rows: string; state?: string }[]): Part[] {
  const named = sheets.map(({ name, state = 'visible' }, at) => `<sheet name="${name}" state="${state}" r:id="rId${at}"/>`)
  const related = sheets.map((_, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`)
  return [
    { name: 'xl/workbook.xml', content: `${xmlHead}<workbook><sheets>${named.join('')}</sheets></workbook>` },
    { name: 'xl/_rels/workbook.xml.rels', content: `${xmlHead}<Relationships>${related.join('')}</Relationships>` },
    ...sheets.map(({ rows }, at) => ({
      name: `xl/worksheets/sheet${at}.xml`,
      content: `${xmlHead}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ]
}

/** An ODS file with these sheets. */
export function testOpenDocument(sheets: readonly { name: string; rows: string; isHidden?: boolean }[]): Buffer {
  const styles = ['true', 'false'].map(
    (shown) => `<style:style style:name="s${shown}" style:family="table"><style:table-properties table:display="${shown}"/></style:style>`,
  )
  const tables = sheets.map(
    ({ name, rows, isHidden = false }) => `<table:table table:name="${name}" table:style-name="s${!isHidden}">${rows}</table:table>`,
  )
  return testZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      content: `${xmlHead}<office:document-content><office:automatic-styles>${styles.join('')}</office:automatic-styles><office:body>${tables.join('')}</office:body></office:document-content>`,
    },
  ])
}
