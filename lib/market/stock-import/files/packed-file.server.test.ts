// reads: lib/market/stock-import/test-files
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { AppError } from '@/lib/kernel/errors/app-error'
import { tableFile } from './table-file.server'
import { testOpenDocument, testSheet, testWorkbookOf, testZip } from './test-spreadsheet'

const csv = 'marca;modello\nFiat;Panda\n'
const read = async (bytes: Buffer, wanted?: string) => {
  const { content, ...lists } = await tableFile(bytes, wanted)
  return { text: content.toString(), ...lists }
}
const said = (bytes: Buffer, wanted?: string) =>
  tableFile(bytes, wanted).then(
    () => '',
    (error: unknown) => (error instanceof AppError ? (error.shownText ?? error.message) : error),
  )

const rowsOf = (...rows: string[][]) => testSheet(rows)
const cars = rowsOf(['marca', 'modello'], ['Fiat', 'Panda'])
const bikes = rowsOf(['marca', 'modello'], ['Ducati', 'Monster'])
const workbook = testZip(
  testWorkbookOf([
    { name: 'Venduti', rows: bikes, state: 'hidden' },
    { name: 'Leggimi', rows: rowsOf(['Listino']) },
    { name: 'Vuoto', rows: rowsOf(['marca', 'modello']) },
    { name: 'Auto', rows: cars },
    { name: 'Moto', rows: bikes },
  ]),
)

test('the first visible sheet with vehicles of a workbook is read and the others are named', async () => {
  expect(await read(workbook)).toEqual({ text: 'marca,modello\nFiat,Panda\n', list: 'Auto', others: ['Moto'] })
  expect(await read(workbook, ' moto ')).toEqual({ text: 'marca,modello\nDucati,Monster\n', list: 'Moto', others: ['Auto'] })
})

test('a sheet that is gone, or hidden, or asked of a file without sheets, is said', async () => {
  expect(await said(workbook, 'Furgoni')).toBe('nel file non c’è un foglio che si chiama «Furgoni»')
  expect(await said(workbook, 'Venduti')).toBe('nel file non c’è un foglio che si chiama «Venduti»')
  expect(await said(Buffer.from(csv), 'Auto')).toBe('il file non ha fogli tra cui scegliere')
})

test('an old workbook (.xls) is read like a new one: hidden sheets left out, dates, accents, yes and no', async () => {
  const old = readFileSync('lib/market/stock-import/test-files/stock.xls')
  expect(await read(old)).toEqual({
    text: 'marca,modello,prezzo,km,immatricolazione,citta,unico proprietario\nCitroën,C3,8900.5,45211,2019-03-01,Forlì,sì\nFiat,500,7100,,03/2018,Torino,no\n',
    list: 'Auto',
    others: ['Moto'],
  })
  expect(await said(old.subarray(0, 700))).toMatch(/vecchio tipo \(\.xls\) rotto/)
})

test('a workbook of LibreOffice (.ods) is read as it is seen, without remarks', async () => {
  const date = '<table:table-cell office:value-type="date" office:date-value="2019-03-01"><text:p>1 mar 19</text:p></table:table-cell>'
  const remark =
    '<table:table-cell office:value-type="string"><office:annotation><text:p>da rifare</text:p></office:annotation><text:p>Forlì<text:s text:c="2"/>est</text:p><text:p>via</text:p></table:table-cell>'
  const price = '<table:table-cell office:value-type="currency" office:value="8900.5"><text:p>8.900,50 €</text:p></table:table-cell>'
  const text = (said: string, times = 1) =>
    `<table:table-cell office:value-type="string" table:number-columns-repeated="${times}"><text:p>${said}</text:p></table:table-cell>`
  const empty = '<table:table-cell table:number-columns-repeated="16000"/>'
  const ods = testOpenDocument([
    { name: 'Nascosto', isHidden: true, rows: `<table:table-row>${text('marca')}${text('modello')}</table:table-row>` },
    {
      name: 'Auto',
      rows: `<table:table-row>${['marca', 'modello', 'immatricolazione', 'prezzo', 'note'].map((name) => text(name)).join('')}${empty}</table:table-row>
        <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="5"/></table:table-row>
        <table:table-row>${text('Smart', 2)}${date}${price}${remark}${empty}</table:table-row>
        <table:table-row table:number-rows-repeated="1048570">${empty}</table:table-row>`,
    },
  ])
  expect(await read(ods)).toEqual({
    text: 'marca,modello,immatricolazione,prezzo,note\n\n\nSmart,Smart,2019-03-01,8900.5,"Forlì  est\nvia"\n',
    list: 'Auto',
    others: [],
  })
})

test.each([
  ['gzip around CSV', gzipSync(csv)],
  ['gzip around XML', gzipSync('<s><v><marca>Fiat</marca><modello>Panda</modello></v></s>')],
  ['gzip around a workbook', gzipSync(testZip(testWorkbookOf([{ name: 'Auto', rows: cars }])))],
  [
    'ZIP around CSV',
    testZip([
      { name: 'stock/a.dat', content: csv },
      { name: '__MACOSX/._a.dat', content: 'Mac OS X' },
    ]),
  ],
  ['ZIP around JSON', testZip([{ name: 'a', content: '[{"marca":"Fiat","modello":"Panda"}]' }])],
  ['ZIP around a workbook', testZip([{ name: 'a.xlsx', content: testZip(testWorkbookOf([{ name: 'Auto', rows: cars }])) }])],
  [
    'ZIP with photographs and a text beside the list',
    testZip([
      { name: 'foto/1.jpg', content: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex') },
      { name: 'leggimi.txt', content: 'Buongiorno,\nin allegato lo stock.\n' },
      { name: 'stock.csv', content: csv },
    ]),
  ],
])('%s is read by its content', async (_, bytes) => {
  expect((await read(bytes)).text.replaceAll(';', ',')).toBe('marca,modello\nFiat,Panda\n')
})

test('of several lists in a ZIP the first is read and the others are named', async () => {
  const bytes = testZip([
    { name: 'auto.csv', content: csv },
    { name: 'altro.xlsx', content: workbook },
  ])
  expect(await read(bytes)).toMatchObject({ list: 'auto.csv', others: ['altro.xlsx › Auto', 'altro.xlsx › Moto'] })
  expect(await read(bytes, 'altro.xlsx › Moto')).toMatchObject({ text: 'marca,modello\nDucati,Monster\n', list: 'altro.xlsx › Moto' })
})

const zipped = testZip([{ name: 'a.csv', content: csv }])
const twice = 'è un archivio dentro un altro archivio: manda direttamente il file con i veicoli'
test.each([
  ['gzip in gzip', gzipSync(gzipSync(csv)), twice],
  ['ZIP in gzip', gzipSync(zipped), twice],
  ['ZIP in ZIP', testZip([{ name: 'a.zip', content: zipped }]), twice],
  ['gzip in ZIP', testZip([{ name: 'a.gz', content: gzipSync(csv) }]), twice],
  ['half a gzip', gzipSync(csv).subarray(0, 30), 'il file compresso è rotto o finisce a metà'],
  ['a gzip of 120 MB', gzipSync(Buffer.alloc(120 * 1024 * 1024, 'a')), 'Il file, decompresso, è più grande di qualunque stock.'],
  [
    'a ZIP that declares 2 GB',
    testZip([{ name: 'a.csv', content: csv, statedBytes: 2 ** 31 }]),
    'Il file, aperto, è più grande di qualunque stock.',
  ],
  [
    'a file of a ZIP that is bigger than it says',
    testZip([{ name: 'a.csv', content: csv.repeat(9), statedBytes: 10 }]),
    'il file è rotto, o protetto da una password',
  ],
  ['an empty ZIP', testZip([]), 'nell’archivio non c’è un elenco di veicoli'],
  [
    'a ZIP with a photograph',
    testZip([{ name: 'a.jpg', content: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex') }]),
    'nell’archivio non c’è un elenco di veicoli',
  ],
])('%s is refused in a sentence', async (_, bytes, sentence) => {
  expect(await said(bytes)).toBe(sentence)
})
