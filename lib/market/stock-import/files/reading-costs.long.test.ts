import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/kernel/errors/app-error'
import { openCounter } from './test-cost'
import { testOpenDocument, testSheet, testWorkbook, testWorkbookOf, testZip, xmlHead } from './test-spreadsheet'

/** What doubles may cost twice as much, and a little for what grows by steps. */
const mostGrowth = 2.5
/** What is less is the cost of opening a file at all. */
const floor = { steps: 10_000, bytes: 1_000_000 }

let counter: Awaited<ReturnType<typeof openCounter>>
let readWhole: (bytes: Buffer) => Promise<void>

beforeAll(async () => {
  counter = await openCounter()
  vi.resetModules()
  const { tableFile } = await import('./table-file.server')
  const { openTable } = await import('./open-table.server')
  const { mapColumns } = await import('@/lib/market/stock-import/columns/map-columns')
  const { noCorrections } = await import('@/lib/market/stock-import/rows/corrections')
  const { interpretRow } = await import('@/lib/market/stock-import/rows/interpret-row.server')
  const { readColumns } = await import('@/lib/market/stock-import/columns/column-readings')
  /** A file as an import reads it, to the last row; one that is refused has been read up to there. */
  readWhole = async (bytes) => {
    try {
      const { content } = await tableFile(bytes)
      const { header, sample, evidence, rows } = await openTable(Readable.from(inChunks(content)))
      const rules = { category: 'auto', usualMake: undefined, powerUnit: undefined, dateOrder: 'dmy' } as const
      const context = {
        ...rules,
        siteUrl: 'https://ingrana.it',
        corrections: noCorrections,
        modelsWithVersions: new Set<string>(),
        dealerProvince: null,
        now: new Date('2026-11-28'),
        header,
        unreadColumns: [],
        codes: {},
      }
      const map = mapColumns(header, sample)
      const readings = readColumns(map, header, evidence)
      for await (const { cells } of rows) interpretRow({ ...context, map, readings }, cells)
    } catch (error) {
      if (!(error instanceof AppError) && !(error instanceof Error && error.name === 'AppError')) throw error
    }
  }
})
afterAll(() => {
  counter.close()
  vi.resetModules()
})

/** Cuts a file as a stream brings it: the first part alone is looked at whole. */
function* inChunks(content: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536)
}

async function growthOf(once: () => Promise<void>, twice: () => Promise<void>) {
  await once() // what is loaded and compiled the first time is nobody's cost
  const [before, after] = [await counter.costOf(once), await counter.costOf(twice)]
  return {
    steps: after.steps / Math.max(before.steps, floor.steps),
    bytes: after.bytes / Math.max(before.bytes, floor.bytes),
  }
}

const csvHead = 'marca;modello;prezzo;km;immatricolazione;note;foto\n'
const csvRow = (changed: Partial<Record<'prezzo' | 'km' | 'immatricolazione' | 'note' | 'foto', string>> = {}) =>
  `Fiat;Panda;${changed.prezzo ?? '9.900 €'};${changed.km ?? '43.217'};${changed.immatricolazione ?? '03/2021'};${changed.note ?? 'Bella'};${changed.foto ?? ''}\n`
const csv = (rows: number, changed = {}) => Buffer.from(csvHead + csvRow(changed).repeat(rows))
const vehicle = '<v><marca>Fiat</marca><modello>Panda</modello><prezzo>9900</prezzo></v>'
const xml = (inner: string) => Buffer.from(`${xmlHead}<stock>${inner}</stock>`)
const each = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at)).join('')
const car = { marca: 'Fiat', modello: 'Panda', prezzo: 9900 }
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const nested = (depth: number): object => (depth === 0 ? car : { dentro: nested(depth - 1) })
const sheet = (rows: string, strings: readonly string[] = [], formats = '') => testZip(testWorkbook({ rows, strings, formats }))
const twoCells = (a: string, b: string) => `<row><c t="s"><v>${a}</v></c><c t="s"><v>${b}</v></c></row>`
const odsRow = '<table:table-row><table:table-cell><text:p>Fiat</text:p></table:table-cell></table:table-row>'

const kinds: Readonly<Record<string, { size: number; file: (size: number) => Buffer }>> = {
  'XML, vehicles': { size: 120, file: (size) => xml(vehicle.repeat(size)) },
  'XML, depth': { size: 45, file: (size) => xml(`${'<a>'.repeat(size)}${vehicle}${'</a>'.repeat(size)}`.repeat(100)) },
  'XML, different elements': { size: 500, file: (size) => xml(each(size, (at) => `<e${at}>${vehicle}</e${at}>`)) },
  'XML, different fields': {
    size: 200,
    file: (size) => xml(`<v><marca>Fiat</marca>${each(size, (at) => `<f${at}>x</f${at}>`)}</v>`.repeat(20)),
  },
  'XML, attributes': { size: 200, file: (size) => xml(`<v marca="Fiat" ${each(size, (at) => `a${at}="x" `)}/>`.repeat(20)) },
  'XML, repeated fields': {
    size: 1_500,
    file: (size) => xml(`<v><marca>Fiat</marca>${'<foto>https://a.it/1.jpg</foto>'.repeat(size)}</v>`),
  },
  'XML, facts around': { size: 4_000, file: (size) => xml(`${each(size, (at) => `<p${at % 400}>x</p${at % 400}>`)}${vehicle}`) },
  'XML, vehicles in many places': {
    size: 400,
    file: (size) => xml(each(size, (at) => `<sede><nome>Pavia</nome><v${at % 9}>${vehicle}</v${at % 9}></sede>`)),
  },
  'XML, entities': { size: 5_000, file: (size) => xml(`<v><marca>Fiat</marca><note>${'&egrave;&amp;&x'.repeat(size)}</note></v>`) },
  'XML, long texts': { size: 50_000, file: (size) => xml(`<v><marca>Fiat</marca><note>${'a '.repeat(size)}</note></v>`) },
  'XML, namespaces': {
    size: 900,
    file: (size) => xml(`<v ${each(size / 2, (at) => `xmlns:n${at}="u${at}" `)}><n1:marca>Fiat</n1:marca></v>`.repeat(20)),
  },
  'XML, CDATA': { size: 4_000, file: (size) => xml(`<v><marca>Fiat</marca><note>${'<![CDATA[a & b]]>'.repeat(size)}</note></v>`) },
  'XML, several roots': { size: 120, file: (size) => Buffer.from(vehicle.repeat(size)) },
  'XML, remarks before it': { size: 20_000, file: (size) => Buffer.from(`${'<!-- a -->'.repeat(size)}${xmlHead}${vehicle}`) },
  'XML, a declaration that never comes': { size: 100_000, file: (size) => Buffer.from(`<v>${'<!DOCTYPE a SYSTEM "'.repeat(size / 20)}`) },
  'JSON, vehicles': { size: 120, file: (size) => json(Array.from({ length: size }, () => car)) },
  'JSON, nesting': { size: 15, file: (size) => json(Array.from({ length: 300 }, () => nested(size))) },
  'JSON, lists in lists': {
    size: 9,
    file: (size) =>
      Buffer.from(`[${each(100, (at) => `${at ? ',' : ''}${'[{"a":'.repeat(size)}${JSON.stringify([car])}${'}]'.repeat(size)}`)}]`),
  },
  'JSON, wide objects': {
    size: 200,
    file: (size) =>
      json(Array.from({ length: 20 }, () => ({ ...car, ...Object.fromEntries(Array.from({ length: size }, (_, at) => [`f${at}`, 1])) }))),
  },
  'JSON, repeated values': {
    size: 1_500,
    file: (size) => json([{ ...car, foto: Array.from({ length: size }, (_, at) => `https://a.it/${at}.jpg`) }]),
  },
  'JSON, long texts': { size: 50_000, file: (size) => json([{ ...car, note: 'a '.repeat(size) }]) },
  'JSON Lines': { size: 120, file: (size) => Buffer.from(`${JSON.stringify(car)}\n`.repeat(size)) },
  'CSV, rows': { size: 120, file: (size) => csv(size) },
  'CSV, columns': {
    size: 400,
    file: (size) => Buffer.from(`marca;modello${each(size, (at) => `;c${at}`)}\n${`Fiat;Panda${';x'.repeat(size)}\n`.repeat(10)}`),
  },
  'CSV, quotes': { size: 4_000, file: (size) => csv(3, { note: `"${'""a'.repeat(size)}"` }) },
  'CSV, an unclosed quote': { size: 400, file: (size) => Buffer.from(`${csvHead}${csvRow()}"${csvRow().repeat(size)}`) },
  'CSV, long lines': { size: 15_000, file: (size) => csv(2, { note: 'a '.repeat(size) }) },
  'CSV, mojibake': { size: 500, file: (size) => csv(3, { note: 'CitroÃ«n Ãâ€™Â'.repeat(size) }) },
  'CSV, mojibake in every cell': { size: 150, file: (size) => csv(size, { note: 'CittÃ ', km: '43.217 Ã', prezzo: 'â‚¬ 9.900' }) },
  'CSV, dates that nearly match': { size: 400, file: (size) => csv(3, { immatricolazione: `${'01/03/'.repeat(size)}x` }) },
  'CSV, amounts that nearly match': {
    size: 400,
    file: (size) => csv(3, { prezzo: `${'9.900,'.repeat(size)}x`, km: `${'1'.repeat(size)}x` }),
  },
  'CSV, prices full of amounts': { size: 150, file: (size) => csv(20, { prezzo: '9.900 € anziché 10.900 € '.repeat(size / 10) }) },
  'CSV, HTML': { size: 500, file: (size) => csv(20, { note: '<p class=a>Bella</p><'.repeat(size / 10) }) },
  'CSV, RTF': { size: 800, file: (size) => csv(20, { note: `{\\rtf1${"\\par \\'e8{\\b x}".repeat(size / 10)}` }) },
  'CSV, lists of photographs': { size: 800, file: (size) => csv(3, { foto: 'https://a.it/1.jpg, '.repeat(size) }) },
  'XLSX, rows': {
    size: 120,
    file: (size) => sheet(twoCells('0', '1') + twoCells('2', '2').repeat(size), ['<t>marca</t>', '<t>modello</t>', '<t>Fiat</t>']),
  },
  'XLSX, shared texts': {
    size: 4_000,
    file: (size) =>
      sheet(
        twoCells('0', '1').repeat(3),
        Array.from({ length: size }, (_, at) => `<t>a${at}</t>`),
      ),
  },
  'XLSX, sheets': {
    size: 100,
    file: (size) =>
      testZip(
        testWorkbookOf(
          Array.from({ length: size }, (_, at) => ({
            name: `s${at}`,
            rows: testSheet([
              ['marca', 'modello'],
              ['Fiat', 'Panda'],
            ]),
          })),
        ),
      ),
  },
  'XLSX, styles': {
    size: 4_000,
    file: (size) =>
      sheet(
        twoCells('0', '0'),
        ['<t>marca</t>'],
        `<numFmts><numFmt numFmtId="164" formatCode="yy"/></numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(size)}</cellXfs>`,
      ),
  },
  'ODS, rows': { size: 1_000, file: (size) => testOpenDocument([{ name: 'a', rows: odsRow.repeat(size) }]) },
  'ODS, sheets': {
    size: 200,
    file: (size) => testOpenDocument(Array.from({ length: size }, (_, at) => ({ name: `s${at}`, rows: odsRow }))),
  },
  'ZIP, files': { size: 12, file: (size) => testZip(Array.from({ length: size }, (_, at) => ({ name: `${at}.csv`, content: csv(20) }))) },
  'gzip, rows': { size: 120, file: (size) => gzipSync(csv(size)) },
}

test.each(Object.entries(kinds))('%s: twice as much costs twice the steps and bytes, not four times', async (_, { size, file }) => {
  const [once, twice] = [file(size), file(size * 2)]
  const { steps, bytes } = await growthOf(
    () => readWhole(once),
    () => readWhole(twice),
  )
  expect(steps).toBeLessThan(mostGrowth)
  expect(bytes).toBeLessThan(mostGrowth)
})

/** Planted beside the reading itself: each row looks at all before it. */
const withQuadratic = (plant: (rows: number) => unknown) => (rows: number) => async () => {
  await readWhole(csv(rows))
  plant(rows)
}

test('a quadratic step beside the reading of rows is found, and a quadratic copy', async () => {
  const stepping = withQuadratic((rows) => {
    let sum = 0
    for (let row = 0; row < rows * 20; row += 1) for (let before = 0; before < rows * 20; before += 1) sum += before
    return sum
  })
  expect((await growthOf(stepping(250), stepping(500))).steps).toBeGreaterThan(mostGrowth)
  const copying = withQuadratic((rows) => Array.from({ length: rows * 4 }, (_, row) => new Array(rows * 16).fill(row).length))
  expect((await growthOf(copying(250), copying(500))).bytes).toBeGreaterThan(mostGrowth)
})
