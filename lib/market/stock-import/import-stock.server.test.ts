import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { Ad } from '@/lib/market/ads/ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { parseMapping } from './import-mapping'
import { type ImportOptions, importStock } from './import-stock.server'
import { summaryText } from './import-summary'
import { type ReportLine, reportText } from './report-line'

const now = new Date('2026-11-21T12:00:00Z')
const header =
  'id,make,model,full_name,price_eur,first_registration,mileage_km,condition,fuel_type,power_kw,power_hp,color_exterior,seller_ref,seller_location'
const panda = 'X1,FIAT,panda,Fiat PandaPanda 1.2 Easy PROMO,9900,03-2021,43217,used,petrol,51,69,Bianco,V01,IT-00148 Roma - RM'
const corsa = 'X2,Opel,corsa,Opel Corsa1.2 Elegance,12500,06-2022,31890,used,petrol,74,101,Nero,V02,IT-37121 Verona - VR'

async function run(db: Db, lines: string[], options: ImportOptions = {}) {
  const report: ReportLine[] = []
  const summary = await importStock(db, Readable.from([Buffer.from(`${lines.join('\n')}\n`)]), {
    now,
    ...options,
    onReport: (line) => report.push(line),
  })
  expect(summary.read).toBe(summary.inserted + summary.updated + summary.merged + summary.refused)
  return { ...summary, report }
}

async function importedAds(db: Db): Promise<Ad[]> {
  return db<Ad[]>`select * from ad where import_key is not null order by id`
}

test(
  'a row becomes a published ad with the values of the catalogue',
  withRollback(async (db) => {
    expect(await run(db, [header, panda])).toMatchObject({ read: 1, inserted: 1, fill: { model: 1, place: 1, fuel: 1 } })
    expect(await importedAds(db)).toMatchObject([
      {
        category: 'auto',
        status: 'published',
        make: 'fiat',
        model: 'panda',
        version: '1.2 Easy',
        offerType: 'usato',
        fuel: 'benzina',
        powerKw: 51,
        mileageKm: 43_217,
        priceCents: 990_000,
        colour: 'bianco',
        provinceCode: 'RM',
        firstRegistration: new Date('2021-03-01'),
      },
    ])
  }),
)

const dialects = {
  'automobile.it': [
    'Annuncio,Link,Prezzo,Chilometraggio,Cambio,Immatricolazione,Carburante,Località,Nome_Venditore',
    'Fiat Panda 1.2 Easy,https://a.it/roma-fiat-panda-1-2-easy/178000001,€ 5.000,230.000 km,Manuale,Aprile 2013,Metano - Euro 5,Marsala (TP),Da1b2c3',
  ],
  'autosupermarket.it': [
    'Annuncio;Modello;Link;Prezzo;Chilometraggio;Cambio;Immatricolazione;Carburante;CV;Località',
    'Opel Corsa - 1.2 Easy;"FIAT Panda\n1.2 Easy";https://b.it/annunci/fiat-panda-1-2-easy; 5.000 €;230.000 km ;Man. 5 marce ;Apr, 2013;Metano;51kW (69CV) ;91025 Marsala (TP)',
  ],
  'autoscout24.it': [
    'Link\tMarca\tModello\tModello_plus_info\tPrezzo_scont\tPrezzo\tChilometraggio\tImmatricolazione\tCarburante\tCV\tLocalità',
    'https://c.it/annunci/fiat-panda-1-2-easy-metano\tFiat\tPanda\t1.2 Easy\t€ 5.000\t\t230.000 km\t04/2013\tMetano\t51 kW (69 CV)\tIT-91025 Marsala - Trapani - Tp',
  ],
  'subito.it': [
    'Annuncio,Prezzo,Tipologia,Immatricolazione,Chilometraggio,Carburante,Cambio,Classe Euro,Località,Provincia,Venditore,Link',
    'FIAT Panda 1.2 Easy,5.000 €,Usato,04/2013,230000 Km,Metano,Manuale,Euro 5,Marsala,TP,Privato,https://d.it/auto/fiat-panda-1-2-easy-trapani-600000001.htm',
  ],
}

test.each(Object.entries(dialects))('the dialect of %s is understood', (_, lines) =>
  withRollback(async (db) => {
    expect(await run(db, lines)).toMatchObject({ read: 1, inserted: 1 })
    expect(await importedAds(db)).toMatchObject([
      {
        make: 'fiat',
        model: 'panda',
        version: '1.2 Easy',
        priceCents: 500_000,
        mileageKm: 230_000,
        firstRegistration: new Date('2013-04-01'),
        fuel: 'metano',
        provinceCode: 'TP',
      },
    ])
  })(),
)

test(
  'motorbikes are recognised as such, with power in CV and English months',
  withRollback(async (db) => {
    await run(db, [
      'price;mileage;power;make_model;date;fuel;gear;offer_type;version;link',
      '9000;12000;95.0;Honda CRF 1000;Mar-20;Gasoline;Manual;Pre-registered;Africa Twin;/offers/honda-crf-1000-africa-twin-red-1',
    ])
    expect(await importedAds(db)).toMatchObject([
      { category: 'moto-e-scooter', make: 'honda', powerKw: 70, offerType: 'km0', firstRegistration: new Date('2020-03-01') },
    ])
  }),
)

test(
  'the values of a shifted row go where they belong',
  withRollback(async (db) => {
    const { report } = await run(db, [
      dialects['automobile.it'][0] ?? '',
      'Fiat Panda,https://a.it/x-fiat-panda/1,€ 9.400,Ibrido - Euro 6,Manuale,Gennaio 2025,69 CV (51 KW),Torino (TO),D1',
    ])
    expect(await importedAds(db)).toMatchObject([
      {
        mileageKm: null,
        fuel: 'mild-hybrid',
        emissionClass: 'euro6',
        gearbox: 'manuale',
        powerKw: 51,
        firstRegistration: new Date('2025-01-01'),
      },
    ])
    expect(report.filter((line) => line.kind === 'corrected')).toHaveLength(2)
  }),
)

test(
  "what the file says of the seller's e-mail and telephone is kept, unless it is neither",
  withRollback(async (db) => {
    const contacts = ['vendite@salone.example,300/55.50-123', 'vendite@salone,chiamare la sera', 'a@x.example; b@x.example,n.d.']
    const rows = contacts.map((contact, index) => `${panda.replace('X1', `Y${index}`).replace('43217', String(43_218 + index))},${contact}`)
    const { report } = await run(db, [`${header},E-mail,Telefono`, ...rows])
    expect(await importedAds(db)).toMatchObject([
      { contactEmail: 'vendite@salone.example', contactPhone: '300 55 50 123' },
      { contactEmail: null, contactPhone: null },
      { contactEmail: null, contactPhone: null },
    ])
    expect(report.map(({ line, field }) => `${line} ${field}`)).toEqual(['3 E-mail', '3 Telefono', '4 E-mail'])
  }),
)

test(
  'condition=new is a km 0, because it only means that hardly anybody drove it',
  withRollback(async (db) => {
    await run(db, [header, panda.replace('43217,used', '10,new')])
    expect(await importedAds(db)).toMatchObject([{ offerType: 'km0', mileageKm: 10 }])
  }),
)

test(
  'a recent car that its seller files under classics is a used one, and the report says so',
  withRollback(async (db) => {
    const [columns = '', row = ''] = dialects['subito.it']
    const { report } = await run(db, [
      columns,
      row.replace('Usato', 'Epoca'),
      row.replace('Usato', 'Epoca').replace('04/2013', '04/1983').replaceAll('600000001', '600000002'),
    ])
    expect(await importedAds(db)).toMatchObject([{ offerType: 'usato' }, { offerType: 'epoca' }])
    expect(report).toMatchObject([{ line: 2, kind: 'ignored', field: 'Tipologia', value: 'Epoca' }])
  }),
)

test(
  'the second run inserts nothing and changes nothing',
  withRollback(async (db) => {
    await run(db, [header, panda, corsa])
    const before = await importedAds(db)
    expect(await run(db, [header, panda, corsa])).toMatchObject({ inserted: 0, updated: 2, merged: 0, refused: 0 })
    expect(await importedAds(db)).toEqual(before)
  }),
)

test(
  'a new price is kept beside the old one and in the history',
  withRollback(async (db) => {
    await run(db, [header, panda])
    await run(db, [header, panda.replace('9900', '9500')])
    const [ad] = await importedAds(db)
    expect(ad).toMatchObject({ priceCents: 950_000, previousPriceCents: 990_000 })
    const prices = await db<{ priceCents: number }[]>`select price_cents from ad_price where ad_id = ${ad?.id ?? 0} order by id`
    expect(prices.map((price) => price.priceCents)).toEqual([990_000, 950_000])
  }),
)

test(
  'an ad that was sold stays sold when its row comes again, an expired one returns',
  withRollback(async (db) => {
    await run(db, [header, panda, corsa])
    await db`update ad set status = case make when 'fiat' then 'sold' else 'expired' end, closed_at = now() where import_key is not null`
    await run(db, [header, panda, corsa])
    expect(await importedAds(db)).toMatchObject([
      { make: 'fiat', status: 'sold' },
      { make: 'opel', status: 'published', closedAt: null },
    ])
  }),
)

test(
  'what the file no longer says stays as it was',
  withRollback(async (db) => {
    await run(db, [header, panda])
    await run(db, [header, panda.replace('Bianco', '').replace('43217', '')])
    expect(await importedAds(db)).toMatchObject([{ colour: 'bianco', mileageKm: 43_217 }])
  }),
)

test(
  'a repost is merged and names its twin, also on the next run',
  withRollback(async (db) => {
    const again = panda.replace('X1', 'X9').replace('9900', '9700')
    for (const expected of [
      { inserted: 2, merged: 1 },
      { inserted: 0, updated: 2, merged: 1 },
    ]) {
      const { report, ...summary } = await run(db, [header, panda, corsa, again])
      expect(summary).toMatchObject(expected)
      expect(report.map(reportText)).toEqual([expect.stringMatching(/^4,unita a riga 2,,X9,/)])
    }
  }),
)

test(
  'a repost of another file names the ad it repeats',
  withRollback(async (db) => {
    await run(db, [header, panda])
    const [ad] = await importedAds(db)
    const { report } = await run(db, [header, panda.replace('X1', 'Y1')])
    expect(report.map(reportText)).toEqual([`2,unita all'annuncio ${ad?.id ?? 0},,Y1,"è lo stesso veicolo, pubblicato più volte"\n`])
  }),
)

test(
  'only a small share of a long file is merged; the rest is reported and stands by itself',
  withRollback(async (db) => {
    const twins = Array.from({ length: 300 }, (_, index) =>
      panda.replace('X1', `T${index}`).replace('43217', String(20_001 + Math.floor(index / 2) * 3)),
    )
    const { merged, inserted, report } = await run(db, [header, ...twins])
    expect({ merged, inserted }).toEqual({ merged: 33, inserted: 267 })
    expect(report.filter((line) => line.kind === 'similar')).toHaveLength(117)
  }),
)

test(
  'new cars alike but for their price stay several cars when nothing else tells them apart',
  withRollback(async (db) => {
    const lines = ['Marca,Modello,Km,Prezzo,Comune', 'Fiat,Panda,0,12.000,Roma', 'Fiat,Panda,0,12.500,Roma', 'Fiat,Panda,0,12.000,Roma']
    expect(await run(db, lines)).toMatchObject({ inserted: 2, merged: 1 })
    expect(await run(db, lines)).toMatchObject({ inserted: 0, updated: 2, merged: 1 })
  }),
)

test(
  'one dealer is added for each seller, once, and private sellers make none',
  withRollback(async (db) => {
    await run(db, [header, panda, corsa, panda.replace('X1', 'X3').replace('43217', '55555')])
    await run(db, [header, panda])
    expect(
      await db`select name, source_reference, province_code from dealer where source_reference in ('V01', 'V02') order by source_reference`,
    ).toMatchObject([
      { name: 'Venditore V01', sourceReference: 'V01', provinceCode: 'RM' },
      { name: 'Venditore V02', sourceReference: 'V02', provinceCode: 'VR' },
    ])
    await run(db, dialects['subito.it'])
    expect(await db`select from dealer where source_reference = 'Privato'`).toHaveLength(0)
  }),
)

test(
  "with a dealer named, all rows are that dealer's, and two dealers may use the same ids",
  withRollback(async (db) => {
    const [one = 0, two = 0] = await addDealers(db, [{ name: 'Uno' }, { name: 'Due' }])
    await run(db, [header, panda], { dealerId: one })
    expect(await run(db, [header, panda], { dealerId: two })).toMatchObject({ inserted: 1, merged: 0 })
    expect((await importedAds(db)).map((ad) => ad.dealerId)).toEqual([one, two])
    await expect(run(db, [header, panda], { dealerId: 999_999_999 })).rejects.toThrow('il concessionario 999999999 non esiste')
  }),
)

test(
  'every refused row is reported with line, field, value and reason',
  withRollback(async (db) => {
    const { report, refused, blank } = await run(db, [
      header,
      panda.replace('9900', '5'),
      ',,,,,,,,,,,,,',
      panda.replace('FIAT', 'Pippo'),
      panda.replace('9900', 'gratis'),
      panda.replace('X1', 'X2').replace('9900,03-2021,43217', ',,'),
      corsa.replace('X2', 'X2,extra'),
      '',
    ])
    expect({ refused, blank }).toEqual({ refused: 5, blank: 2 })
    expect(report.map(reportText)).toEqual([
      '2,rifiutata,price_eur,5,il prezzo è impossibile\n',
      '4,rifiutata,make,Pippo,la marca non è nel catalogo\n',
      '5,rifiutata,price_eur,gratis,il prezzo non è leggibile\n',
      '6,rifiutata,price_eur,,la riga non ha né prezzo né immatricolazione né chilometri\n',
      expect.stringMatching(/^7,rifiutata,,.*15 valori.*14/),
    ])
  }),
)

test(
  'an id that already belongs to another vehicle is refused',
  withRollback(async (db) => {
    const { report } = await run(db, [header, panda, corsa.replace('X2', 'X1').replace('V02', 'V01')])
    expect(report.map(reportText)).toEqual([`3,rifiutata,id,X1,"l'identificativo appartiene già a un altro veicolo, alla riga 2"\n`])
  }),
)

test(
  'a doubtful value is left out and reported, the row stays',
  withRollback(async (db) => {
    const { report } = await run(db, [
      header,
      panda.replace('03-2021', '12-2027').replace('43217', '1410003').replace('51,69', '5100,6936'),
    ])
    expect(await importedAds(db)).toMatchObject([{ firstRegistration: null, mileageKm: null, powerKw: null, priceCents: 990_000 }])
    expect(report.map(({ kind, field, value }) => ({ kind, field, value }))).toEqual([
      { kind: 'ignored', field: 'first_registration', value: '12-2027' },
      { kind: 'ignored', field: 'mileage_km', value: '1410003' },
      { kind: 'ignored', field: 'power_kw', value: '5100' },
      { kind: 'draft', field: 'first_registration', value: 'X1' },
      { kind: 'draft', field: 'mileage_km', value: 'X1' },
    ])
  }),
)

test(
  'a dry run gives the same summary and writes nothing',
  withRollback(async (db) => {
    const lines = [header, panda, corsa, panda.replace('X1', 'X9')]
    const dry = await run(db, lines, { dryRun: true })
    expect(await importedAds(db)).toEqual([])
    expect(await db`select from dealer where source_reference = 'V01'`).toHaveLength(0)
    expect(dry).toEqual(await run(db, lines))
  }),
)

test(
  'a mapping names columns nobody would recognise',
  withRollback(async (db) => {
    const mapping = parseMapping(
      '{"columns": {"Casa madre": "make", "Linea": "model", "Quanto": "price", "Strada": "mileage"}, "source": "gestionale"}',
    )
    expect(await run(db, ['Casa madre;Linea;Quanto;Strada', 'Fiat;Panda;9900;45000'], { mapping })).toMatchObject({ inserted: 1 })
    expect(await importedAds(db)).toMatchObject([{ make: 'fiat', priceCents: 990_000, mileageKm: 45_000 }])
  }),
)

test.each(['[]', '{', '{"columns": {"A": "prezzo"}}', '{"category": "barche"}', '{"boh": 1}'])('the mapping %s is refused', (text) => {
  expect(() => parseMapping(text)).toThrow(/mappatura/)
})

test(
  'a file with nothing under its header is refused',
  withRollback(async (db) => {
    await expect(run(db, [header])).rejects.toThrow('il file contiene solo l’intestazione')
  }),
)

test(
  'the summary for people adds up in words',
  withRollback(async (db) => {
    const { report: _, ...summary } = await run(db, [header, panda, corsa])
    expect(summaryText(summary, 1_234, false)).toContain('2 = 2 + 0 + 0 + 0')
  }),
)

const junk = fc.oneof(
  fc.constantFrom(
    'Fiat',
    'Panda',
    '€ 5.000',
    '230.000 km',
    'Aprile 2013',
    '69 CV (51 kW)',
    'Marsala (TP)',
    '',
    '"',
    '\u0000',
    '-1',
    '1e99',
    'IT-00148 Roma - RM',
    'https://a.it/x',
    '99999999999999999999',
    "'; drop table ad; --",
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

test(
  'whatever stands in a file, the import ends and its sums add up',
  withRollback(async (db) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(junk, { maxLength: 15 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(',', ';'),
        async (rows, delimiter) => {
          const lines = [header.replaceAll(',', delimiter), ...rows.map((cells) => cells.join(delimiter))]
          await run(db, lines).catch((error: unknown) => expect(error).toMatchObject({ name: 'AppError' }))
        },
      ),
      { numRuns: 60, seed: 20261121 },
    )
  }),
)

test(
  'whatever bytes a file is made of, it is imported or refused in one line',
  withRollback(async (db) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.boolean(), async (bytes, withHeader) => {
        const source = Readable.from([Buffer.concat([Buffer.from(withHeader ? `${header}\n` : ''), bytes])])
        await importStock(db, source, { now }).catch((error: unknown) => expect(error).toMatchObject({ name: 'AppError' }))
      }),
      { numRuns: 60, seed: 20261122 },
    )
  }),
)
