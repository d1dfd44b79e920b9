import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { Ad, NewAd } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { bodiesByCategory, colours, drives, emissionClasses, fuels, gearboxes } from '@/lib/market/catalogue/vocabulary'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { type ExportFile, exportFileNames } from '@/lib/market/stock-export/export-files'
import { exportFile, findExportingDealer } from '@/lib/market/stock-export/stock-export.server'
import { tableFile } from '@/lib/market/stock-import/files/table-file.server'
import { importStock } from '@/lib/market/stock-import/import-stock.server'
import type { ReportLine } from '@/lib/market/stock-import/report-line'

const vehicles = [
  { category: 'auto', make: 'fiat', model: 'panda' },
  { category: 'auto', make: 'citroen', model: 'c3' },
  { category: 'auto', make: 'mercedes-benz', model: 'classe-a' },
  { category: 'auto', make: 'peugeot', model: null },
  { category: 'moto-e-scooter', make: 'honda', model: 'sh-125' },
] as const

/** Whether a stock changes nothing that a reader could not: texts of people, their worst letters among them. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '=1+1',
    '@SUM(A1)',
    '+39 0382',
    '-Feel- 1.2',
    'riga uno;\nriga "due", più',
    ' spazi ',
    'VENDUTA?',
    '🙂 auto',
    'promo 9.900 € + IVA',
    '<p>x</p>',
    '\\N',
    'nan',
  ),
)
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 2 })
const keyOf = (vocabulary: object) => optional(fc.constantFrom(...Object.keys(vocabulary)))

const anyAd = fc
  .record({
    vehicle: fc.constantFrom(...vehicles),
    status: fc.constantFrom('published', 'draft', 'in_review', 'paused', 'reserved', 'sold', 'expired', 'withdrawn', 'rejected'),
    offerType: fc.constantFrom('usato', 'nuovo', 'km0', 'epoca', 'noleggio'),
    version: anyText,
    description: optional(anyText),
    fuel: keyOf(fuels),
    gearbox: keyOf(gearboxes),
    drive: keyOf(drives),
    colour: keyOf(colours),
    emissionClass: keyOf(emissionClasses),
    body: keyOf(bodiesByCategory.auto),
    powerKw: optional(fc.constantFrom(1, 51, 1_500)),
    displacementCc: optional(fc.constantFrom(1, 1_242, 30_000)),
    gears: optional(fc.constantFrom(1, 6, 10)),
    co2GKm: optional(fc.constantFrom(0, 119, 999)),
    consumptionL100km: optional(fc.constantFrom(0.9, 4.9, 33.3)),
    doors: optional(fc.constantFrom(2, 6)),
    seats: optional(fc.constantFrom(1, 22)),
    beds: optional(fc.constantFrom(1, 10)),
    grossMassKg: optional(fc.constantFrom(300, 44_000)),
    payloadKg: optional(fc.constantFrom(50, 40_000)),
    owners: optional(fc.constantFrom(1, 9)),
    mileageKm: optional(fc.constantFrom(0, 1, 38, 43_217, 1_000_000)),
    priceCents: optional(fc.constantFrom(10_000, 890_050, 1_000_000_000)),
    vatDeductible: optional(fc.boolean()),
    firstRegistration: optional(fc.constantFrom('1885-01-01', '2018-03-01', '2026-11-01')),
    vin: optional(fc.constantFrom('ZFA31200003312345', 'WDD1770031J123456')),
    place: fc.constantFrom(['018110', 'PV', 'lombardia'] as const, ['083090', 'ME', 'sicilia'] as const, [null, null, null] as const),
    photoUrls: fc.subarray(['https://foto.example/1.jpg', 'https://foto.example/2.jpg?a=1,2', 'https://foto.example/3%20b.jpg']),
    contactPhone: optional(fc.constantFrom('+39 0382 471220', '333 1234567')),
    contactEmail: optional(fc.constant('vendite@salone.example')),
    sourceLink: optional(fc.constantFrom('https://salone.example/auto/1', 'https://salone.example/auto?id=2&x=3')),
    rental: fc.record({
      rentalFeeCents: fc.constantFrom(1_000, 29_950, 5_000_000),
      rentalDepositCents: optional(fc.constantFrom(0, 300_000, 100_000_000)),
      rentalMonths: optional(fc.constantFrom(1, 48, 120)),
      rentalKmYear: optional(fc.constantFrom(1_000, 15_000, 200_000)),
      rentalVatIncluded: optional(fc.boolean()),
    }),
    mark: fc.constantFrom('id|00123', 'id|1E5', 'id|A,3', 'id|10006441', 'none'),
  })
  .map(
    ({ vehicle, rental, firstRegistration, place: [placeIstat, provinceCode, region], mark, description, ...ad }): NewAd => ({
      ...vehicle,
      ...ad,
      ...(ad.offerType === 'noleggio' ? { ...rental, priceCents: null } : {}),
      ...(ad.status === 'published' ? { publishedAt: new Date('2026-11-03T00:00:00Z') } : {}),
      ...(['sold', 'expired', 'withdrawn'].includes(ad.status) ? { closedAt: new Date('2026-11-04T00:00:00Z') } : {}),
      description: description ?? '',
      firstRegistration: firstRegistration === null ? null : new Date(firstRegistration),
      placeIstat,
      provinceCode,
      region,
      importKey: mark === 'none' ? null : mark,
    }),
  )

async function dealerWith(db: Db, stock: readonly NewAd[]): Promise<number> {
  const [dealerId = 0] = await addDealers(db, [{ name: 'Salone', placeIstat: '018110', provinceCode: 'PV', region: 'lombardia' }])
  await db`update dealer set street = 'Viale Cremona 118', postcode = '27100', phone = '+39 0382 471220' where id = ${dealerId}`
  for (const [index, ad] of stock.entries())
    await addTestAd(db, { ...ad, dealerId, importKey: typeof ad.importKey === 'string' ? `d${dealerId}|${ad.importKey}-${index}` : null })
  return dealerId
}

async function fileOf(db: Db, dealerId: number, file: ExportFile): Promise<string> {
  const dealer = await findExportingDealer(db, dealerId)
  if (!dealer) throw new Error('the dealer is gone')
  return text(Readable.from(exportFile(db, file, dealer, env().siteUrl)))
}

async function bringBack(db: Db, dealerId: number, content: string): Promise<ReportLine[]> {
  const report: ReportLine[] = []
  const { content: table } = await tableFile(Buffer.from(content))
  await importStock(db, Readable.from([table]), {
    dealerId,
    fullStock: true,
    confirmWithdrawals: true,
    onReport: (line) => report.push(line),
  })
  return report
}

const stockOf = (db: Db, dealerId: number) => db<Ad[]>`select * from ad where dealer_id = ${dealerId} order by id`

const isEmpty = (file: ExportFile, content: string) =>
  file === 'veicoli.json' ? content.includes('"vehicles":[]') : content.trim().split('\n').length < 2

test('our own files, imported as they are, leave every ad unchanged', async () => {
  const runs = Math.max(10, Math.round(120 * inject('shareOfRuns')))
  await fc.assert(
    fc.asyncProperty(fc.array(anyAd, { minLength: 1, maxLength: 6 }), (stock) =>
      withRollback(async (db) => {
        const dealerId = await dealerWith(db, stock)
        const before = await stockOf(db, dealerId)
        for (const file of exportFileNames) {
          const content = await fileOf(db, dealerId, file)
          if (isEmpty(file, content)) continue
          await bringBack(db, dealerId, content)
          expect([file, await stockOf(db, dealerId)]).toEqual([file, before])
        }
      })(),
    ),
    { numRuns: runs, seed: 33 },
  )
})

const own: NewAd = {
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  make: 'fiat',
  model: 'panda',
  version: '1.2 Easy',
  description: 'Riga uno; "virgolette"\nRiga due',
  mileageKm: 43_217,
  priceCents: 890_000,
  firstRegistration: new Date('2018-03-01'),
  publishedAt: new Date('2026-11-03T00:00:00Z'),
}

const editable = ['veicoli.csv', 'veicoli.json'] as const

test.each(editable)('of %s with one price changed, that price changes and nothing else', (file) =>
  withRollback(async (db) => {
    const dealerId = await dealerWith(db, [own, { ...own, mileageKm: 50_000, priceCents: 777_700 }])
    const [first, second] = await stockOf(db, dealerId)
    await bringBack(db, dealerId, (await fileOf(db, dealerId, file)).replace(/7777(?!00)/, '7500'))
    const [same, changed] = await stockOf(db, dealerId)
    expect(same).toEqual(first)
    const { version, description, mileageKm, status } = second ?? own
    expect(changed).toMatchObject({ version, description, mileageKm, status, priceCents: 750_000, previousPriceCents: 777_700 })
  })(),
)

test.each(editable)('in %s a person may sell, reserve and publish: the word changed in the file counts', (file) =>
  withRollback(async (db) => {
    const statuses = ['published', 'published', 'draft', 'paused'] as const
    const dealerId = await dealerWith(
      db,
      statuses.map((status, index) => ({ ...own, status, mileageKm: 50_000 + index, importKey: index % 2 === 0 ? `id|${index}` : null })),
    )
    const words = ['Venduto', 'Riservato', 'Pubblicato', 'In pausa']
    let at = 0
    const edited = (await fileOf(db, dealerId, file)).replace(/(?<=[,"])(?:Pubblicato|Bozza|In pausa)(?=[,"])/g, () => words[at++] ?? '')
    await bringBack(db, dealerId, edited)
    expect((await stockOf(db, dealerId)).map(({ status }) => status)).toEqual(['sold', 'reserved', 'published', 'paused'])
  })(),
)

test(
  'a file of three imported cars keeps codes, telephones, line breaks and photographs in order',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Salone', placeIstat: '018110', provinceCode: 'PV', region: 'lombardia' }])
    const rows = [
      'codice;marca;modello;versione;prezzo;km;immatricolazione;telaio;localita;telefono;foto;descrizione',
      '00123;Fiat;Panda;1.2 Easy;8900,50;45211;03/2019;ZFA31200003123456;Pavia;+39 0382 471220;https://example.com/a.jpg|https://example.com/b.jpg;"Riga uno; ""virgolette""\nRiga due, più virgole"',
      "1E5;Citroën;C3;-Feel- 1.2;9900;55211;03/2018;VF7SXHMRVKT123456;L'Aquila;0862 123456;;=1+1 formula?",
      'A,3;Mercedes-Benz;Classe A;A 180 d "Premium";19900;75211;12/2020;WDD1770031J123456;Forlì;333 1234567;;  @home – “tipografiche” l’auto',
    ]
    await importStock(db, Readable.from([Buffer.from(rows.join('\n'))]), { dealerId })
    const before = await stockOf(db, dealerId)
    expect(before.map(({ importKey, description }) => [importKey, description])).toEqual([
      [`d${dealerId}|id|00123`, 'Riga uno; "virgolette"\nRiga due, più virgole'],
      [`d${dealerId}|id|1E5`, '=1+1 formula?'],
      [`d${dealerId}|id|A,3`, '@home – “tipografiche” l’auto'],
    ])
    for (const file of editable) {
      expect((await bringBack(db, dealerId, await fileOf(db, dealerId, file))).filter(({ kind }) => kind === 'refused')).toEqual([])
      expect(await stockOf(db, dealerId)).toEqual(before)
    }
    const [other = 0] = await addDealers(db, [{ name: 'Altro' }])
    await bringBack(db, other, await fileOf(db, dealerId, 'veicoli.csv'))
    const facts = ({ version, description, contactPhone, photoUrls, vin }: Ad) => ({ version, description, contactPhone, photoUrls, vin })
    expect((await stockOf(db, other)).map(facts)).toEqual(before.map(facts))
  }),
)
