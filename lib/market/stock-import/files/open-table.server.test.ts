// reads: temporary files
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mapColumns } from '@/lib/market/stock-import/columns/map-columns'
import { openTable, type TableOptions, type TableRow } from './open-table.server'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'import-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.csv`)
  await writeFile(file, content)
  return file
}

async function read(source: string | Readable, options?: TableOptions) {
  const table = await openTable(source, options)
  const rows: TableRow[] = []
  for await (const row of table.rows) rows.push(row)
  return { ...table, rows }
}

const text = 'Marca;Modello;Località;Prezzo\nCitroën;C3;Forlì (FC);€ 9.900\n'
const western = (euro: number) => Uint8Array.from(text, (sign) => (sign === '€' ? euro : sign.charCodeAt(0)))
const wide = (isLittle: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isLittle ? bytes : bytes.swap16()
}

test.each([
  { encoding: 'utf-8', bytes: Buffer.from(text) },
  { encoding: 'utf-8', bytes: Buffer.from(`\ufeff${text}`) },
  { encoding: 'windows-1252', bytes: western(0x80) },
  { encoding: 'iso-8859-15', bytes: western(0xa4) },
  { encoding: 'utf-16le', bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), wide(true)]) },
  { encoding: 'utf-16be', bytes: Buffer.concat([Buffer.from([0xfe, 0xff]), wide(false)]) },
  { encoding: 'utf-16le', bytes: wide(true) },
])('a file in $encoding is read as it was written', async ({ encoding, bytes }) => {
  const table = await read(await fileOf(bytes))
  expect(table.encoding).toBe(encoding)
  expect(table.rows).toEqual([{ line: 2, cells: ['Citroën', 'C3', 'Forlì (FC)', '€ 9.900'] }])
})

test('a few damaged signs do not make a UTF-8 file a Western one', async () => {
  const table = await read(await fileOf(Buffer.concat([Buffer.from(text.repeat(9)), Buffer.from([0x41, 0xe8, 0x42])])))
  expect(table.encoding).toBe('utf-8')
})

test.each([',', ';', '\t', '|'])('columns separated by %j are recognised', async (delimiter) => {
  const table = await read(await fileOf(`Marca${delimiter}Modello${delimiter}Prezzo\nFiat${delimiter}Panda${delimiter}"9.900,00"\n`))
  expect(table.delimiter).toBe(delimiter)
  expect(table.rows.map((row) => row.cells)).toEqual([['Fiat', 'Panda', '9.900,00']])
})

test('a line «sep=;» and a title above the header are passed over', async () => {
  expect((await read(await fileOf('sep=;\nMarca;Modello\nFiat;Panda\n'))).header).toEqual(['Marca', 'Modello'])
  expect((await read(await fileOf('Elenco veicoli\n\nMarca;Modello\nFiat;Panda\n'))).rows).toEqual([{ line: 4, cells: ['Fiat', 'Panda'] }])
})

test('each row knows the line it begins on, also after cells of several lines', async () => {
  const table = await read(await fileOf('Marca,Annuncio\r\nFiat,"Panda\r\n1.2\r\nEasy"\r\n,\r\nOpel,Corsa\r\n'))
  expect(table.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [2, 'Fiat'],
    [5, ''],
    [6, 'Opel'],
  ])
})

test.each([
  ['texts in quotes', 'bella, rossa'],
  ['texts of several lines in quotes', 'bella\nrossa, o quasi'],
])('a long file is described by its beginning, wherever that is cut: %s', async (_, words) => {
  const rows = Array.from({ length: 4_000 }, (_, at) => `"V${at}","Fiat","Panda","${`${words} `.repeat(20)}","9000"`)
  for (const before of ['', 'x'.repeat(150), 'x'.repeat(320)]) {
    const text = ['"codice","marca","modello","note","prezzo"', `"","","","${before}",""`, ...rows].join('\n')
    const table = await openTable(Readable.from(text.match(/[^]{1,1000}/g) ?? []))
    expect(table.header).toEqual(['codice', 'marca', 'modello', 'note', 'prezzo'])
    expect(new Set(table.evidence.map((cells) => cells.length))).toEqual(new Set([5]))
    expect(table.evidence.length).toBeGreaterThan(900)
  }
})

test('after a quotation mark that is never closed the rest of the file is still read, row by row', async () => {
  const table = await read(await fileOf('Marca,Modello\nFiat,Panda\n"Opel,Corsa\nFord,Ka\n'))
  expect(table.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, 'Fiat', 'Panda'],
    [3, '"Opel', 'Corsa'],
    [4, 'Ford', 'Ka'],
  ])
})

test.each([
  ['without quotes', 'Fiat;'],
  ['behind a quotation mark that is never closed', 'Fiat;"'],
])('a line %s that no vehicle can fill is a fault of its own, in words, and the rows after it are read', async (_, start) => {
  const long = `${start}${'x'.repeat(3_000_000)};8.900`
  const { rows } = await read(await fileOf(`Marca;Modello;Prezzo\nFiat;Panda;9.900\n${long}\nOpel;Corsa;7.900\n`))
  expect(rows.map(({ line, cells, fault }) => [line, fault ?? cells.join(' ')])).toEqual([
    [2, 'Fiat Panda 9.900'],
    [3, 'la riga supera 900.000 caratteri: forse mancano gli a capo'],
    [4, 'Opel Corsa 7.900'],
  ])
})

test('a stream is read like a file', async () => {
  const table = await read(Readable.from([Buffer.from(text.slice(0, 20)), Buffer.from(text.slice(20))]))
  expect(table.rows).toHaveLength(1)
})

test.each([
  { what: 'an empty file', content: '', says: /vuoto/ },
  { what: 'a file of empty lines', content: '\n\n\n', says: /vuoto/ },
  { what: 'an Excel workbook', content: Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]), says: /Excel/ },
  { what: 'a photograph', content: Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256), says: /testo|intestazion/ },
  { what: 'a letter', content: 'Gentile cliente,\nla informiamo che\n', says: /intestazion/ },
])('$what is refused in one Italian line', async ({ content, says }) => {
  await expect(read(await fileOf(content))).rejects.toThrow(says)
})

test('a folder and a missing file are refused', async () => {
  await expect(openTable(folder)).rejects.toThrow('è una cartella, non un file')
  await expect(openTable(path.join(folder, 'no.csv'))).rejects.toThrow('il file non esiste')
})

test('a column is taken for what it holds when its name says otherwise', () => {
  const header = ['make', 'transmission', 'first_registration', 'foo', 'price']
  const sample = [
    ['Fiat', '02/2020', 'automatic', '10.000 km', '€ 9.900'],
    ['Opel', '03/2021', 'manual', '20.000 km', '€ 8.900'],
    ['Ford', '', 'manual', '5.000 km', '€ 7.900'],
  ]
  expect(mapColumns(header, sample)).toEqual(['make', 'registration', 'gearbox', 'mileage', 'price'])
})

test('what the mapping decides stands above name and content', () => {
  const map = mapColumns(
    ['Marca', 'Importo A', 'Prezzo'],
    [
      ['Fiat', '€ 9.000', '€ 8.000'],
      ['Opel', '€ 9.100', '€ 8.100'],
    ],
    { 'importo a': 'price', Prezzo: null },
  )
  expect(map).toEqual(['make', 'price', null])
})

test('a first row longer than any line can be is said, and breaks nothing', async () => {
  const { rows } = await read(Readable.from([Buffer.from(`marca;modello\nFiat;${'a'.repeat(1_100_000)}\n`)]))
  expect(rows.map(({ line, fault }) => [line, fault?.includes('riga troppo lunga')])).toEqual([[2, true]])
})

test.each([
  { length: 500, outcome: 'read' },
  { length: 501, outcome: 'l’intestazione di una colonna supera 500 caratteri: forse mancano gli a capo o le virgolette' },
])('a header of $length characters: $outcome', async ({ length, outcome }) => {
  const opened = openTable(Readable.from([Buffer.from(`Marca;Modello;"${'a'.repeat(length)}"\nFiat;Panda;x\n`)]))
  expect(
    await opened.then(
      () => 'read',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    ),
  ).toBe(outcome)
})
