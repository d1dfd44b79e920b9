import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { xmlTable } from './xml-table'

/** The rows of a feed, by the headers of its table. */
async function rowsOf(xml: string | Buffer): Promise<unknown> {
  return parse(await xmlTable(Buffer.from(xml)), { columns: true })
}

const car = (code: string, make = 'Fiat', model = 'Panda') =>
  `<veicolo><codice>${code}</codice><marca>${make}</marca><modello>${model}</modello></veicolo>`
const branch = (name: string, ...cars: string[]) => `<sede><nome>${name}</nome><veicoli>${cars.join('')}</veicoli></sede>`
const two = [
  { codice: 'G1', marca: 'Fiat', modello: 'Panda' },
  { codice: 'G2', marca: 'Ford', modello: 'Fiesta' },
]
const cars = car('G1') + car('G2', 'Ford', 'Fiesta')

test('cars of two branches are cars of their own, each with its branch as place, however many a branch has', async () => {
  const xml = `<gruppo>${branch('Pavia', car('G1'), car('G2', 'Ford', 'Fiesta'))}${branch('Voghera', car('G3', 'Opel', 'Corsa'))}${branch('Vuota')}</gruppo>`
  expect(await rowsOf(xml)).toEqual([
    { codice: 'G1', marca: 'Fiat', modello: 'Panda', sede: 'Pavia' },
    { codice: 'G2', marca: 'Ford', modello: 'Fiesta', sede: 'Pavia' },
    { codice: 'G3', marca: 'Opel', modello: 'Corsa', sede: 'Voghera' },
  ])
  expect(await rowsOf(`<gruppo>${branch('Pavia', car('G1'))}</gruppo>`)).toMatchObject([{ codice: 'G1', modello: 'Panda' }])
  expect(await rowsOf(`<gruppo>${branch('Pavia', car('G1'))}${branch('Lodi', car('G2', 'Ford', 'Fiesta'))}</gruppo>`)).toMatchObject([
    { codice: 'G1', sede: 'Pavia' },
    { codice: 'G2', sede: 'Lodi' },
  ])
})

test('a file of a single vehicle keeps the columns of vehicle and dealer apart', async () => {
  const xml =
    '<stock><concessionaria><nome>Rossi</nome><citta>Pavia</citta><auto><marca>Fiat</marca><modello>Panda</modello><km>45000</km></auto></concessionaria></stock>'
  expect(await rowsOf(xml)).toEqual([{ marca: 'Fiat', modello: 'Panda', km: '45000', citta: 'Pavia', concessionaria: 'Rossi' }])
  expect(await rowsOf('<veicoli><veicolo><marca>Fiat</marca><km>45000</km></veicolo></veicoli>')).toEqual([{ marca: 'Fiat', km: '45000' }])
})

test('what stands around vehicles counts, also behind them, and what is nearer counts more', async () => {
  const xml = `<export><telefono>0382 1</telefono><filiali><filiale citta="Lodi">${cars}</filiale><filiale>${car('G3')}<dati><telefono>02 2</telefono><citta>Milano</citta></dati></filiale></filiali></export>`
  expect(await rowsOf(xml)).toMatchObject([
    { codice: 'G1', citta: 'Lodi', telefono: '0382 1' },
    { codice: 'G2', citta: 'Lodi' },
    { codice: 'G3', 'dati citta': 'Milano', 'dati telefono': '02 2' },
  ])
})

test.each([
  ['attributes', '<stock><v codice="G1" marca="Fiat" modello="Panda"/><v codice="G2" marca="Ford" modello="Fiesta"/></stock>'],
  [
    'elements named by an attribute',
    `<stock>${two
      .map(
        (row) =>
          `<item>${Object.entries(row)
            .map(([name, value]) => `<field name="${name}" value="${value}"/>`)
            .join('')}</item>`,
      )
      .join('')}</stock>`,
  ],
  [
    'named elements with a text',
    `<stock>${two
      .map(
        (row) =>
          `<item>${Object.entries(row)
            .map(([name, value]) => `<campo nome="${name}">${value}</campo>`)
            .join('')}</item>`,
      )
      .join('')}</stock>`,
  ],
  ['a namespace', `<ad:stock xmlns:ad="x">${cars.replaceAll('<', '<ad:').replaceAll('<ad:/', '</ad:')}</ad:stock>`],
  ['an empty line before the declaration', `\n <?xml version="1.0" encoding="UTF-8"?>\n<stock>${cars}</stock>`],
  [
    'a warning of a web server before it',
    `<br />\n<b>Warning</b>: foo in <b>/x.php</b><br />\n<?xml version="1.0"?><stock>${cars}</stock>`,
  ],
  ['two declarations and two marks of its encoding', `\ufeff\ufeff<?xml version="1.0"?>\n<?xml version="1.0"?><stock>${cars}</stock>`],
  ['a remark before the declaration', `<!-- da noi --><?xml version="1.0"?><stock>${cars}</stock>`],
  ['no declaration and several roots', cars],
  ['signs that XML forbids', `<stock>\u000b${cars}<nota>&#11;</nota></stock>`],
  ['a document type that declares nothing', `<!DOCTYPE stock><stock>${cars}</stock>`],
])('a feed with %s has its two cars', async (_, xml) => {
  expect(await rowsOf(xml)).toEqual(two)
})

test('letters named as in HTML and a bare «&» are read', async () => {
  expect(
    await rowsOf(
      '<s><v><marca>Citro&euml;n</marca><note>Tizio & Caio &amp; C. &lt;3</note></v><v><marca>Fiat</marca><note><![CDATA[a & b]]></note></v></s>',
    ),
  ).toEqual([
    { marca: 'Citroën', note: 'Tizio & Caio & C. <3' },
    { marca: 'Fiat', note: 'a & b' },
  ])
})

test('an encoding that is declared wrongly is not believed', async () => {
  const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><s><v><marca>Citroën</marca></v></s>`
  const files = [
    Buffer.from(xml('UTF-8'), 'latin1'),
    Buffer.from(xml('ISO-8859-1')),
    Buffer.from(`\ufeff${xml('UTF-8')}`, 'utf16le'),
    Buffer.from(xml('UTF-16'), 'utf16le'),
  ]
  for (const file of files) expect(await rowsOf(file)).toEqual([{ marca: 'Citroën' }])
})

test('the title and the address of a feed are none of its vehicles', async () => {
  const item = (id: string, ...images: string[]) =>
    `<item><g:id>${id}</g:id><title>Fiat Panda</title><link>https://a.example/${id}</link><g:make>Fiat</g:make>${images.map((image) => `<g:additional_image_link>${image}</g:additional_image_link>`).join('')}</item>`
  const feed = (...items: string[]) =>
    `<rss xmlns:g="x"><channel><title>Ticino Auto</title><link>https://auto.example</link>${items.join('')}</channel></rss>`
  expect(await rowsOf(feed(item('1', 'https://a.example/1.jpg', 'https://a.example/2.jpg')))).toMatchObject([
    {
      id: '1',
      title: 'Fiat Panda',
      link: 'https://a.example/1',
      additional_image_link: 'https://a.example/1.jpg\nhttps://a.example/2.jpg',
    },
  ])
  expect(await rowsOf(feed(item('1'), item('2')))).toMatchObject([{ link: 'https://a.example/1' }, { link: 'https://a.example/2' }])
})

test('facts beside the element with make and model belong to the vehicle', async () => {
  const ad = (key: string) =>
    `<ad key="${key}"><vehicle><make key="FIAT"><text>Fiat</text></make><model key="PANDA"/><specifics><mileage value="45000"/></specifics></vehicle><price><amount>9900</amount></price></ad>`
  const row = (key: string) => ({ key, 'vehicle make': 'FIAT', 'vehicle model': 'PANDA', mileage: '45000', 'price amount': '9900' })
  expect(await rowsOf(`<result><ads>${ad('1')}</ads></result>`)).toMatchObject([row('1')])
  expect(await rowsOf(`<result><ads>${ad('1')}${ad('2')}</ads></result>`)).toMatchObject([row('1'), row('2')])
})

test.each([
  ['nested 200,000 times', `<s>${'<a>'.repeat(200_000)}`, /annidato/],
  [
    'with 30,000 different elements',
    `<s><v><marca>Fiat</marca>${Array.from({ length: 30_000 }, (_, index) => `<e${index}/>`).join('')}</v></s>`,
    /elementi diversi/,
  ],
  [
    'with 3,000 fields in a vehicle',
    `<s><v><marca>Fiat</marca>${Array.from({ length: 3_000 }, (_, index) => `<e${index}>1</e${index}>`).join('')}</v></s>`,
    /campi diversi/,
  ],
  ['broken in its second line', '<s><v><marca>Fiat</marca>\n<b></v></s>', /riga 2, colonna/],
  ['without a make or a model', '<s><v><a>1</a></v></s>', /nessun elemento/],
])('a feed %s is refused and says why', async (_, xml, why) => {
  await expect(xmlTable(Buffer.from(xml))).rejects.toThrow(why)
})
