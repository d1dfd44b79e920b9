import { expect, test } from 'vitest'
import { tableFile } from './table-file.server'
import { testWorkbook, testZip, xmlHead } from './test-spreadsheet'

const textOf = async (bytes: Buffer) => (await tableFile(bytes)).content.toString()

test('a CSV stays as it is', async () => {
  const csv = Buffer.from('marca;prezzo\nFiat;9.900 €\n', 'latin1')
  expect((await tableFile(csv)).content).toBe(csv)
})

const strings = ['<t>marca</t>', '<t>immatricolazione</t>', '<r><t>Alfa </t></r><r><t>Romeo</t></r><rPh><t>x</t></rPh>', '<t>prezzo</t>']
const formats =
  '<numFmts><numFmt numFmtId="164" formatCode="[$-410]mmm\\-yy"/><numFmt numFmtId="165" formatCode="&quot;day&quot; 0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>'
const rows = `
  <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>3</v></c></row>
  <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" s="1"><v>44256</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" s="2"><v>8990.1000000000004</v></c></row>
  <row r="4"><c r="A4" t="inlineStr"><is><t>Fiat</t></is></c><c r="B4" t="str"><f>1+1</f><v>03/2021</v></c><c r="C4" t="e"><v>#N/D</v></c><c><v>1</v></c></row>`

test('of an Excel file the first visible sheet is read: texts, dates, numbers, cells that are missing', async () => {
  expect(await textOf(testZip(testWorkbook({ rows, strings, formats })))).toBe(
    ['marca,immatricolazione,,prezzo', 'Alfa Romeo,2021-03-01,sì,8990.1', 'Fiat,03/2021,,1', ''].join('\n'),
  )
})

const huge = 'x'.repeat(1024 * 1024)

test.each([
  [
    'a bomb that says how big it is',
    testZip([{ name: 'a', content: '', statedBytes: 300 * 1024 * 1024 }, ...testWorkbook({ rows })]),
    'tooLarge',
  ],
  [
    'a bomb that lies',
    testZip(testWorkbook({ rows: `<!--${huge}-->` }).map((part) => (part.name.includes('sheet1') ? { ...part, statedBytes: 100 } : part))),
    'invalid',
  ],
  ['half a file', testZip(testWorkbook({ rows })).subarray(0, 900), 'invalid'],
  [
    'a sheet with a document type',
    testZip(testWorkbook({ rows: '' }).map((part) => ({ ...part, content: `<!DOCTYPE a [<!ENTITY b "c">]><a/>` }))),
    'invalid',
  ],
  ['an old or protected file of Excel', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 'invalid'],
  ['a web page', Buffer.from('\ufeff <!DOCTYPE html><html><body>Accesso negato</body></html>'), 'invalid'],
  ['an external entity', Buffer.from('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><v><marca>&x;</marca></v></a>'), 'invalid'],
  ['half an XML file', Buffer.from('<stock><veicolo><marca>Fiat</marca>'), 'invalid'],
  ['XML without a list', Buffer.from('<stock/>'), 'invalid'],
  ['nothing', Buffer.alloc(0), 'invalid'],
])('%s is refused', async (_, bytes, code) => {
  await expect(tableFile(bytes)).rejects.toMatchObject({ code })
})

test('the repeated element of a feed is a row, and repeated values in the element are one cell', async () => {
  const feed = `${xmlHead}<stock data="2026"><concessionaria><nome>Ticino</nome></concessionaria><veicoli>
    <v:veicolo id="7"><marca>Fiat</marca><prezzo><valore>9900</valore><valuta>EUR</valuta></prezzo><foto><url>https://a.it/1.jpg</url><url>https://a.it/2.jpg</url></foto></v:veicolo>
    <v:veicolo id="8"><marca><![CDATA[Alfa & Romeo]]></marca><costo><valore>1</valore></costo></v:veicolo></veicoli></stock>`
  expect(await textOf(Buffer.from(feed))).toBe(
    ['id,marca,prezzo,valuta,foto,valore', '7,Fiat,9900,EUR,"https://a.it/1.jpg\nhttps://a.it/2.jpg",', '8,Alfa & Romeo,,,,1', ''].join(
      '\n',
    ),
  )
})

test('a feed with a single vehicle, and one in another encoding', async () => {
  expect(await textOf(Buffer.from('<stock><veicolo><marca>Fiat</marca><modello>Panda</modello></veicolo></stock>'))).toBe(
    'marca,modello\nFiat,Panda\n',
  )
  const latin = Buffer.from(
    '<?xml version="1.0" encoding="ISO-8859-1"?><s><v><marca>Citroën</marca></v><v><marca>Fiat</marca></v></s>',
    'latin1',
  )
  expect(await textOf(latin)).toBe('marca\nCitroën\nFiat\n')
})

const twoCars = 'codice,marca,modello,prezzo\nA1,Fiat,Panda,8900\nA2,Fiat,Tipo,9900\n'
const sheet = (name: string, ...rows: string[]) => `<Worksheet ss:Name="${name}"><Table>${rows.join('')}</Table></Worksheet>`
const sheetRow = (...cells: string[]) => `<Row>${cells.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`
const workbook = (...sheets: string[]) =>
  `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${sheets.join('')}</Workbook>`

test.each([
  [
    'objects under their codes',
    '{"A1":{"marca":"Fiat","modello":"Panda","prezzo":8900},"A2":{"marca":"Fiat","modello":"Tipo","prezzo":9900}}',
  ],
  ['lists, the first of them names', '[["codice","marca","modello","prezzo"],["A1","Fiat","Panda",8900],["A2","Fiat","Tipo",9900]]'],
  ['a list for each column', '{"codice":["A1","A2"],"marca":["Fiat","Fiat"],"modello":["Panda","Tipo"],"prezzo":[8900,9900]}'],
  [
    'columns, index and data',
    '{"columns":["codice","marca","modello","prezzo"],"index":[0,1],"data":[["A1","Fiat","Panda",8900],["A2","Fiat","Tipo",9900]]}',
  ],
  [
    'values that only languages know',
    '[{"codice":"A1","marca":"Fiat","modello":"Panda","prezzo":8900,"nota":NaN},{"codice":"A2","marca":"Fiat","modello":"Tipo","prezzo":9900,}]',
  ],
  [
    'a make with a number and a name',
    '[{"codice":"A1","marca":{"name":"Fiat"},"modello":{"name":"Panda"},"prezzo":8900},{"codice":"A2","marca":"Fiat","modello":"Tipo","prezzo":{"value":9900}}]',
  ],
  [
    'branches whose names are no titles',
    '{"status":"ok","sedi":[{"nome":"Uno","veicoli":[{"codice":"A1","marca":"Fiat","modello":"Panda","prezzo":8900},{"codice":"A2","marca":"Fiat","modello":"Tipo","prezzo":9900}]}]}',
  ],
  [
    'HTML that calls itself Excel',
    '<html><head><style>td{}</style></head><body><table><tr><td colspan=4>Listino</td></tr><tr><th>codice<th>marca<th>modello<th>prezzo</tr><tr><td>A1</td><td><b>Fiat</b></td><td>Panda</td><td>8900</td></tr><tr><td>A2</td><td>Fiat</td><td>Tipo</td><td>9900</td></tr></table></body></html>',
  ],
  [
    'a workbook in XML, with a sheet before the vehicles',
    workbook(
      sheet('Note', sheetRow('Listino')),
      sheet(
        'Auto',
        sheetRow('codice', 'marca', 'modello', 'prezzo'),
        sheetRow('A1', 'Fiat', 'Panda', '8900'),
        sheetRow('A2', 'Fiat', 'Tipo', '9900'),
      ),
    ),
  ],
])('%s become the two cars', async (_, text) => {
  expect((await textOf(Buffer.from(text))).replace(/^Listino,,,\n/, '')).toBe(twoCars)
})

test('a code of more digits than JavaScript keeps stays as it is written', async () => {
  expect(await textOf(Buffer.from('[{"id":12345678901234567891,"make":"Fiat","note":"12345678901234567891"}]'))).toBe(
    'id,make,note\n12345678901234567891,Fiat,12345678901234567891\n',
  )
})

test('a cell of a workbook in XML stands in the column that it says', async () => {
  const xml = workbook(
    sheet(
      'Auto',
      sheetRow('marca', 'modello', 'prezzo'),
      '<Row><Cell><Data>Fiat</Data></Cell><Cell ss:Index="3"><Data>8900</Data></Cell></Row>',
    ),
  )
  expect(await textOf(Buffer.from(xml))).toBe('marca,modello,prezzo\nFiat,,8900\n')
})

test.each([
  '<stock><disponibili><v><codice>A1</codice><marca>Fiat</marca></v></disponibili><venduti><v><codice>A2</codice><marca>Fiat</marca></v></venduti></stock>',
  '{"disponibili":[{"codice":"A1","marca":"Fiat"}],"venduti":[{"codice":"A2","marca":"Fiat"}]}',
])('what stands in a list called «venduti» is sold: %s', async (text) => {
  expect((await textOf(Buffer.from(text))).split('\n').map((line) => line.split(',').includes('venduti'))).toEqual([
    false,
    false,
    true,
    false,
  ])
})

test.each([
  [
    '<v><foto><img ordine="2" url="https://a.it/2.jpg"/><img ordine="1" url="https://a.it/1.jpg"/></foto></v>',
    'https://a.it/1.jpg\nhttps://a.it/2.jpg',
  ],
  ['<v><immagini><img src="https://a.it/3.jpg"/></immagini></v>', 'https://a.it/3.jpg'],
])('photographs nested with their places are in order: %s', async (vehicle, photos) => {
  expect(await textOf(Buffer.from(`<s>${vehicle.replace('<v>', '<v><marca>Fiat</marca>')}</s>`))).toContain(photos)
})
