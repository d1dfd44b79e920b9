import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import type { ImportOptions } from './import-stock.server'
import { type ReportLine, reportText } from './report-line'
import { importedAds, runImport } from './test-import'

const header = 'Rif;Marca;Modello;Titolo;Prezzo;Immatricolazione;Km;Tipologia'
/** One row of the same car, with what the test is about. */
const row = (id: string, { title = 'Fiat Panda 1.2 Easy', price = '9.900 €', month = '03/2021', km = '43.217', offer = 'Usato' } = {}) =>
  [id, 'Fiat', 'Panda', title, price, month, km, offer].join(';')

const run = (db: Db, lines: readonly string[], options: ImportOptions = {}) => runImport(db, lines, { category: 'auto', ...options })
const linesOf = (report: readonly ReportLine[], kind: ReportLine['kind']) => report.filter((line) => line.kind === kind)

test.each([
  {
    title: 'Fiat Panda 1.2 Easy PREZZO SOLO CON FINANZIAMENTO',
    ad: { version: '1.2 Easy', financeRequired: true, priceCents: 990_000 },
  },
  { title: 'Fiat Panda 1.2 Van + IVA', ad: { version: '1.2 Van', vatDeductible: true, priceCents: 1_207_800 } },
  { title: 'Fiat Panda Van 8.114,75 + IVA 22%', ad: { version: 'Van', vatDeductible: true, priceCents: 990_000 } },
  { title: 'Fiat Panda 1.2 Easy + IVA esposta', ad: { version: '1.2 Easy', vatDeductible: true, priceCents: 990_000 } },
  { title: 'Fiat Panda INCIDENTATA NON MARCIANTE 1.2', ad: { version: '1.2', accident: 'si', running: false } },
  { title: 'Fiat Panda 1.2 Easy mai incidentata', ad: { version: '1.2 Easy', accident: 'no', running: null } },
  { title: 'Fiat Panda 1.2 Easy ex noleggio', ad: { version: '1.2 Easy', previousUse: 'noleggio', offerType: 'usato' } },
])('what the seller warns of in "$title" becomes a fact', ({ title, ad }) =>
  withRollback(async (db) => {
    await run(db, [header, row('1', { title })])
    expect(await importedAds(db)).toMatchObject([{ status: 'published', ...ad }])
  })(),
)

test(
  'km 0 in a title is the type of the offer, unless the kilometres contradict: then a question',
  withRollback(async (db) => {
    const title = 'Fiat Panda 1.2 Easy KM 0'
    const { report } = await run(db, [
      header,
      row('1', { title, km: '10' }),
      row('2', { title }),
      row('3', { title: 'Fiat Panda 0 km percorsi', km: '0' }),
    ])
    expect(await importedAds(db)).toMatchObject([
      { offerType: 'km0', version: '1.2 Easy' },
      { offerType: 'usato', version: '1.2 Easy KM 0' },
      { offerType: 'usato', version: '0 km percorsi' },
    ])
    expect(linesOf(report, 'question')).toMatchObject([{ line: 3, field: 'Km', value: '43.217' }])
  }),
)

test(
  'a monthly fee is never a price; with the word for rental the ad is a rental',
  withRollback(async (db) => {
    const { drafts, report } = await run(db, [
      header,
      row('1', { title: 'Fiat Panda 1.2 189 euro al mese in noleggio', price: '189 €', month: '', km: '' }),
      row('2', { price: '189 €/mese' }),
      row('3', { title: 'Fiat Panda 1.2 SOLO NOLEGGIO', price: '13.890 €', month: '', km: '' }),
    ])
    expect(await importedAds(db)).toMatchObject([
      { status: 'published', offerType: 'noleggio', rentalFeeCents: 18_900, priceCents: null, version: '1.2' },
      { status: 'draft', offerType: 'usato', rentalFeeCents: null, priceCents: null },
      { status: 'draft', offerType: 'noleggio', rentalFeeCents: null, priceCents: null },
    ])
    expect(drafts).toBe(2)
    expect(linesOf(report, 'question').map(({ line }) => line)).toEqual([3, 4])
  }),
)

test(
  'fee, down payment, term and kilometres of a rental are read and changed by a later file',
  withRollback(async (db) => {
    const header = 'Codice;Marca;Modello;Canone mensile;Anticipo;Durata;Km annui'
    await run(db, [header, '1;Fiat;Panda;189 € + IVA;2.500 €;36 mesi;15.000 km', '2;Fiat;500;210;0;48;10000', '3;Fiat;500;;1.000;48;10000'])
    expect(await importedAds(db)).toMatchObject([
      {
        ...{ status: 'published', offerType: 'noleggio', priceCents: null, rentalFeeCents: 18_900, rentalVatIncluded: false },
        ...{ rentalDepositCents: 250_000, rentalMonths: 36, rentalKmYear: 15_000 },
      },
      {
        status: 'published',
        offerType: 'noleggio',
        rentalFeeCents: 21_000,
        rentalVatIncluded: null,
        rentalDepositCents: 0,
        rentalMonths: 48,
      },
      { status: 'draft', model: '500', rentalFeeCents: null },
    ])
    await run(db, [header, '1;Fiat;Panda;179 € IVA inclusa;;36;15000'])
    expect((await importedAds(db))[0]).toMatchObject({ rentalFeeCents: 17_900, rentalVatIncluded: true, rentalDepositCents: 250_000 })
  }),
)

test(
  'words that only the seller can explain stay in the version and are asked',
  withRollback(async (db) => {
    const { questions, report } = await run(db, [header, row('1', { title: 'Fiat Panda 1.2 Easy PROMO FINANZIAMENTO unipro' })])
    expect(await importedAds(db)).toMatchObject([{ version: '1.2 Easy Promo Finanziamento', owners: 1, financeRequired: null }])
    expect(questions).toBe(1)
    expect(linesOf(report, 'question')).toMatchObject([{ line: 2, field: 'Titolo', value: 'PROMO FINANZIAMENTO' }])
  }),
)

test(
  'a warning that the file no longer gives is gone, a fact of the past stays',
  withRollback(async (db) => {
    await run(db, [header, row('1', { title: 'Fiat Panda incidentata PREZZO SOLO CON FINANZIAMENTO' })])
    await run(db, [header, row('1')])
    expect(await importedAds(db)).toMatchObject([{ financeRequired: null, accident: 'si', version: '1.2 Easy' }])
  }),
)

test.each([
  ['€ 10.995,- 12', { priceCents: 1_099_500 }],
  ['10.995 trattabile', { priceCents: 1_099_500, negotiable: true }],
  ['10.995 IVA esclusa', { priceCents: 1_341_390, vatDeductible: true }],
  ['10.995 € anziché 12.500 €', { priceCents: 1_099_500 }],
  ['10.995 € 189 €/mese', { priceCents: 1_099_500, offerType: 'usato', rentalFeeCents: null }],
] as const)('a price cell %j is read with all it says', (price, ad) =>
  withRollback(async (db) => {
    expect(await run(db, [header, row('1', { price })])).toMatchObject({ inserted: 1, refused: 0, drafts: 0 })
    expect(await importedAds(db)).toMatchObject([ad])
  })(),
)

test(
  'a car without kilometres whose year is «- (Anno)» is new; one that has kilometres is not',
  withRollback(async (db) => {
    const columns = 'Link;Marca;Modello;Prezzo;Chilometraggio;Immatricolazione'
    const autoscout = (id: number, km: string) => `https://c.example/annunci/fiat-panda-${id};Fiat;Panda;€ 13.900;${km};- (Anno)`
    await run(db, [columns, autoscout(1, '- km'), autoscout(2, '12.000 km')])
    expect(await importedAds(db)).toMatchObject([
      { status: 'published', offerType: 'nuovo', firstRegistration: null },
      { status: 'draft', offerType: 'usato' },
    ])
  }),
)

test(
  'a row without a mandatory fact is a draft, and counts as one, until a file says what is missing',
  withRollback(async (db) => {
    const columns = 'Rif;Marca;Modello;Prezzo;Immatricolazione'
    const first = await run(db, [columns, '1;Fiat;Panda;9.900;03/2021'])
    expect(first).toMatchObject({ read: 1, inserted: 1, drafts: 1 })
    expect(linesOf(first.report, 'draft').map(reportText)).toEqual([expect.stringMatching(/^2,bozza,mileage,1,.*chilometri.*bozza/)])
    expect(await importedAds(db)).toMatchObject([{ status: 'draft', publishedAt: null }])
    expect(await run(db, [columns, '1;Fiat;Panda;9.900;03/2021'])).toMatchObject({ updated: 1, drafts: 1 })
    expect(await run(db, [`${columns};Km`, '1;Fiat;Panda;9.900;03/2021;43217'])).toMatchObject({ updated: 1, drafts: 0 })
    const [ad] = await importedAds(db)
    expect(ad).toMatchObject({ status: 'published', mileageKm: 43_217 })
    expect(ad?.publishedAt).not.toBeNull()
  }),
)

test(
  'unknown columns are listed with their contents; columns that a mapping leaves out are not',
  withRollback(async (db) => {
    const { unreadColumns, report } = await run(db, [`${header};Stato batteria;Interna`, `${row('1')};98 %;x`], {
      mapping: { columns: { Interna: null } },
    })
    expect(unreadColumns).toEqual(['Stato batteria'])
    expect(linesOf(report, 'column').map(reportText)).toEqual(['1,colonna non letta,Stato batteria,98 %,intestazione non riconosciuta\n'])
  }),
)

test(
  'addresses of photographs are stored in their order, from one column or several',
  withRollback(async (db) => {
    const one = `https://foto.example/1.jpg|https://foto.example/2.jpg`
    await run(db, [`${header};Foto`, `${row('1')};${one}`])
    await run(db, [
      `${header};Immagine 1;Immagine 2;Immagine 3`,
      `${row('2', { km: '55.123' })};https://foto.example/a.jpg;;https://foto.example/b,c.jpg`,
    ])
    expect((await importedAds(db)).map((ad) => ad.photoUrls)).toEqual([
      ['https://foto.example/1.jpg', 'https://foto.example/2.jpg'],
      ['https://foto.example/a.jpg', 'https://foto.example/b,c.jpg'],
    ])
    await run(db, [header, row('1')])
    expect((await importedAds(db))[0]?.photoUrls).toHaveLength(2)
  }),
)

const cars = (...ids: number[]) => ids.map((id) => row(String(id), { km: String(40_000 + id * 7) }))

test(
  'a whole stock withdraws vehicles that left the file and offers those that come back',
  withRollback(async (db) => {
    const [one = 0, two = 0] = await addDealers(db, [{ name: 'Uno' }, { name: 'Due' }])
    await run(db, [header, ...cars(1, 2, 3, 4)], { dealerId: one })
    await run(db, [header, ...cars(1)], { dealerId: two })
    const whole = { dealerId: one, fullStock: true }
    const { withdrawn, report } = await run(db, [header, ...cars(1, 2, 3)], whole)
    expect(withdrawn).toBe(1)
    expect(linesOf(report, 'withdrawn')).toHaveLength(1)
    const statuses = async () => (await importedAds(db)).map(({ status }) => status)
    expect(await statuses()).toEqual(['published', 'published', 'published', 'withdrawn', 'published'])
    await run(db, [header, ...cars(1, 2, 3, 4)], whole)
    expect(await statuses()).toEqual(['published', 'published', 'published', 'published', 'published'])
  }),
)

test(
  'when more than 30 % of a stock are missing nothing is withdrawn until somebody confirms',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Uno' }])
    const whole = { dealerId, fullStock: true }
    await run(db, [header, ...cars(1, 2, 3, 4)], whole)
    expect(await run(db, [header, ...cars(1, 2)], whole)).toMatchObject({
      withdrawn: 0,
      withheld: 'nessun annuncio ritirato: nel file ne mancano 2 su 4, più del 30 %. Se è giusto, ripeti con --confirm-withdrawals',
    })
    expect(await run(db, [header, ...cars(1, 2, 3), row('4', { price: 'boh' })], whole)).toMatchObject({
      refused: 1,
      withdrawn: 0,
      withheld: null,
    })
    expect(await run(db, [header, ...cars(1, 2)], { ...whole, confirmWithdrawals: true })).toMatchObject({ withdrawn: 2, withheld: null })
  }),
)

test(
  'a whole stock of nobody is refused',
  withRollback(async (db) => {
    await expect(run(db, [header, ...cars(1)], { fullStock: true })).rejects.toThrow(/--dealer o --source/)
  }),
)

test(
  'two columns with one name are refused when their values differ',
  withRollback(async (db) => {
    const twice = 'Rif;Marca;Modello;Prezzo;Prezzo;Immatricolazione;Km'
    await expect(run(db, [twice, '1;Fiat;Panda;9.900;8.900;03/2021;43217'])).rejects.toThrow(
      'l’intestazione «Prezzo» c’è due volte, nelle colonne 4 e 5, con valori diversi',
    )
    expect(await run(db, [twice, '1;Fiat;Panda;9.900;9.900;03/2021;43217'])).toMatchObject({ inserted: 1, unreadColumns: ['Prezzo'] })
  }),
)

test.each([
  ['no column', 'Rif;Marca;Modello;Prezzo;Immatricolazione;Km', '', null],
  ['«Privato»', 'Rif;Marca;Modello;Prezzo;Immatricolazione;Km;Venditore', ';Privato', 'privato'],
  ['«Rivenditore»', 'Rif;Marca;Modello;Prezzo;Immatricolazione;Km;Venditore', ';Rivenditore', 'concessionario'],
  ['«Concessionario»', 'Rif;Marca;Modello;Prezzo;Immatricolazione;Km;Nome venditore', ';Concessionario', 'concessionario'],
  ['a type beside it', 'Rif;Marca;Modello;Prezzo;Immatricolazione;Km;Tipo venditore', ';dealer', 'concessionario'],
] as const)('a file that says %s of its seller makes no dealer of it', (_, columns, cell, sellerType) =>
  withRollback(async (db) => {
    await run(db, [columns, `1;Fiat;Panda;9.900;03/2021;43217${cell}`])
    expect(await importedAds(db)).toMatchObject([{ dealerId: null, sellerType }])
  })(),
)

test('no cell of the report is a formula', () => {
  const line = { line: 2, kind: 'refused', field: '=1+1', value: '@SUM(A1)', reason: 'la marca non è nel catalogo' } as const
  expect(reportText(line)).toBe("2,rifiutata,'=1+1,'@SUM(A1),la marca non è nel catalogo\n")
})
