import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { registrationText } from '@/lib/market/ads/page/registration-text'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { summaryText } from './import-summary'
import { reportText } from './report-line'
import { corsa, dialects, header, importedAds, panda, runImport } from './test-import'

test(
  'a row becomes a published ad with the values of the catalogue',
  withRollback(async (db) => {
    expect(await runImport(db, [header, panda])).toMatchObject({ read: 1, inserted: 1, fill: { model: 1, place: 1, fuel: 1 } })
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

test(
  'a valid e-mail and telephone of the seller are stored',
  withRollback(async (db) => {
    const contacts = ['vendite@salone.example,300/55.50-123', 'vendite@salone,chiamare la sera', 'a@x.example; b@x.example,n.d.']
    const rows = contacts.map((contact, index) => `${panda.replace('X1', `Y${index}`).replace('43217', String(43_218 + index))},${contact}`)
    const { report } = await runImport(db, [`${header},E-mail,Telefono`, ...rows])
    expect(await importedAds(db)).toMatchObject([
      { contactEmail: 'vendite@salone.example', contactPhone: '300 55 50 123' },
      { contactEmail: null, contactPhone: null },
      { contactEmail: 'a@x.example', contactPhone: null },
    ])
    expect(report.map(({ line, field }) => `${line} ${field}`)).toEqual(['3 E-mail', '3 Telefono', '4 E-mail'])
  }),
)

test(
  'condition=new is a km 0, because it only means that hardly anybody drove it',
  withRollback(async (db) => {
    await runImport(db, [header, panda.replace('43217,used', '10,new')])
    expect(await importedAds(db)).toMatchObject([{ offerType: 'km0', mileageKm: 10 }])
  }),
)

test(
  'the second run inserts nothing and changes nothing',
  withRollback(async (db) => {
    await runImport(db, [header, panda, corsa])
    const before = await importedAds(db)
    expect(await runImport(db, [header, panda, corsa])).toMatchObject({ inserted: 0, updated: 2, merged: 0, refused: 0 })
    expect(await importedAds(db)).toEqual(before)
  }),
)

test(
  'a new price is stored beside the old one and in the history',
  withRollback(async (db) => {
    await runImport(db, [header, panda])
    await runImport(db, [header, panda.replace('9900', '9500')])
    const [ad] = await importedAds(db)
    expect(ad).toMatchObject({ priceCents: 950_000, previousPriceCents: 990_000 })
    const prices = await db<{ priceCents: number }[]>`select price_cents from ad_price where ad_id = ${ad?.id ?? 0} order by id`
    expect(prices.map((price) => price.priceCents)).toEqual([990_000, 950_000])
  }),
)

test(
  'an ad that was sold stays sold when its row comes again, an expired one returns',
  withRollback(async (db) => {
    await runImport(db, [header, panda, corsa])
    await db`update ad set status = case make when 'fiat' then 'sold' else 'expired' end, closed_at = now() where import_key is not null`
    await runImport(db, [header, panda, corsa])
    expect(await importedAds(db)).toMatchObject([
      { make: 'fiat', status: 'sold' },
      { make: 'opel', status: 'published', closedAt: null },
    ])
  }),
)

test(
  'what the file no longer says stays as it was',
  withRollback(async (db) => {
    await runImport(db, [header, panda])
    await runImport(db, [header, panda.replace('Bianco', '').replace('43217', '')])
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
      const { report, ...summary } = await runImport(db, [header, panda, corsa, again])
      expect(summary).toMatchObject(expected)
      expect(report.map(reportText)).toEqual([expect.stringMatching(/^4,unita a riga 2,,X9,/)])
    }
  }),
)

test(
  'a repost of another file names the ad it repeats',
  withRollback(async (db) => {
    await runImport(db, [header, panda])
    const [ad] = await importedAds(db)
    const { report } = await runImport(db, [header, panda.replace('X1', 'Y1')])
    expect(report.map(reportText)).toEqual([`2,unita all'annuncio ${ad?.id ?? 0},,Y1,"è lo stesso veicolo, pubblicato più volte"\n`])
  }),
)

test(
  'only a small share of a long file is merged; the rest is reported and stands by itself',
  withRollback(async (db) => {
    const twins = Array.from({ length: 300 }, (_, index) =>
      panda.replace('X1', `T${index}`).replace('43217', String(20_001 + Math.floor(index / 2) * 3)),
    )
    const { merged, inserted, report } = await runImport(db, [header, ...twins])
    expect({ merged, inserted }).toEqual({ merged: 33, inserted: 267 })
    expect(report.filter((line) => line.kind === 'similar')).toHaveLength(117)
  }),
)

test(
  'new cars alike but for their price stay several cars when nothing else tells them apart',
  withRollback(async (db) => {
    const lines = ['Marca,Modello,Km,Prezzo,Comune', 'Fiat,Panda,0,12.000,Roma', 'Fiat,Panda,0,12.500,Roma', 'Fiat,Panda,0,12.000,Roma']
    expect(await runImport(db, lines)).toMatchObject({ inserted: 2, merged: 1 })
    expect(await runImport(db, lines)).toMatchObject({ inserted: 0, updated: 2, merged: 1 })
  }),
)

test(
  'one dealer is added for each seller, once, and private sellers make none',
  withRollback(async (db) => {
    await runImport(db, [header, panda, corsa, panda.replace('X1', 'X3').replace('43217', '55555')])
    await runImport(db, [header, panda])
    expect(
      await db`select name, source_reference, province_code from dealer where source_reference in ('V01', 'V02') order by source_reference`,
    ).toMatchObject([
      { name: 'Venditore V01', sourceReference: 'V01', provinceCode: 'RM' },
      { name: 'Venditore V02', sourceReference: 'V02', provinceCode: 'VR' },
    ])
    await runImport(db, dialects['subito.it'])
    expect(await db`select from dealer where source_reference = 'Privato'`).toHaveLength(0)
  }),
)

test(
  "with a dealer named, all rows are that dealer's, and two dealers may use the same ids",
  withRollback(async (db) => {
    const [one = 0, two = 0] = await addDealers(db, [{ name: 'Uno' }, { name: 'Due' }])
    await runImport(db, [header, panda], { dealerId: one })
    expect(await runImport(db, [header, panda], { dealerId: two })).toMatchObject({ inserted: 1, merged: 0 })
    expect((await importedAds(db)).map((ad) => ad.dealerId)).toEqual([one, two])
    await expect(runImport(db, [header, panda], { dealerId: 999_999_999 })).rejects.toThrow('il concessionario 999999999 non esiste')
  }),
)

test(
  'every refused row is reported with line, field, value and reason',
  withRollback(async (db) => {
    const { report, refused, blank } = await runImport(db, [
      header,
      panda.replace('9900', '5'),
      ',,,,,,,,,,,,,',
      panda.replace('FIAT', 'Pippo'),
      panda.replace('9900', 'gratis'),
      corsa.replace('X2', 'X2,extra'),
      '',
    ])
    expect({ refused, blank }).toEqual({ refused: 4, blank: 2 })
    expect(report.map(reportText)).toEqual([
      '2,rifiutata,price_eur,5,il prezzo è impossibile\n',
      '4,rifiutata,make,Pippo,la marca non è nel catalogo\n',
      '5,rifiutata,price_eur,gratis,il prezzo non è leggibile\n',
      expect.stringMatching(/^6,rifiutata,,.*15 valori.*14/),
    ])
  }),
)

test(
  'a row that names only the vehicle is a draft, and a later row completes the draft',
  withRollback(async (db) => {
    const bare = panda.replace('9900,03-2021,43217', ',,')
    const { report, drafts } = await runImport(db, [header, bare])
    expect(drafts).toBe(1)
    expect(report.map(({ kind, field }) => [kind, field])).toEqual([
      ['draft', 'first_registration'],
      ['draft', 'mileage_km'],
      ['draft', 'price_eur'],
    ])
    expect(await importedAds(db)).toMatchObject([{ status: 'draft', priceCents: null }])
    await runImport(db, [header, panda])
    expect(await importedAds(db)).toMatchObject([{ status: 'published', priceCents: 990_000 }])
  }),
)

const titles = 'Annuncio,Link,Prezzo,Chilometraggio,Immatricolazione'
const titled = (title: string, id: number) => `${title},https://a.it/annunci/${id},€ ${9_000 + id},${20_000 + id * 137} km,Marzo 2020`

test(
  'in a file about one make a row without a make is a draft of that make, to be confirmed',
  withRollback(async (db) => {
    const audis = Array.from({ length: 20 }, (_, at) => titled('Audi A3 SPB 30 TDI', at))
    const others = [titled('Sportback 35 TDI', 40), 'Totale dei veicoli,,,,', titled('Fiat Panda 1.2', 42)]
    const { report, drafts, refused } = await runImport(db, [titles, ...audis, ...others])
    expect({ drafts, refused }).toEqual({ drafts: 1, refused: 1 })
    expect(report.map(reportText)).toEqual([
      expect.stringMatching(/^22,bozza,.*manca la marca: le altre righe dicono Audi/),
      '23,rifiutata,Annuncio,Totale dei veicoli,la marca non è nel catalogo\n',
    ])
    expect((await importedAds(db)).slice(20)).toMatchObject([
      { make: 'audi', status: 'draft', priceCents: 904_000 },
      { make: 'fiat', status: 'published' },
    ])
  }),
)

test(
  'in a file about several makes, or with few rows, a row that leaves the make out is refused',
  withRollback(async (db) => {
    const mixed = Array.from({ length: 20 }, (_, at) => titled(at % 5 === 0 ? 'Fiat Panda 1.2' : 'Audi A3 SPB 30 TDI', at))
    for (const rows of [mixed, mixed.slice(1, 5)])
      expect(await runImport(db, [titles, ...rows, titled('Sportback 35 TDI', 40)], { dryRun: true })).toMatchObject({
        refused: 1,
        drafts: 0,
      })
  }),
)

test(
  'a row that repeats one of the same file counts apart from one that repeats an earlier ad',
  withRollback(async (db) => {
    expect(await runImport(db, [header, panda, panda])).toMatchObject({ inserted: 1, merged: 1, repeated: 1 })
    const again = panda.replace('X1', 'X9').replace('V01', 'V07')
    expect(await runImport(db, [header, again])).toMatchObject({ inserted: 0, merged: 1, repeated: 0 })
  }),
)

test(
  'an id that already belongs to another vehicle is refused',
  withRollback(async (db) => {
    const { report } = await runImport(db, [header, panda, corsa.replace('X2', 'X1').replace('V02', 'V01')])
    expect(report.map(reportText)).toEqual([`3,rifiutata,id,X1,"l'identificativo appartiene già a un altro veicolo, alla riga 2"\n`])
  }),
)

test(
  'a doubtful value is left out and reported, the row stays',
  withRollback(async (db) => {
    const { report } = await runImport(db, [
      header,
      panda.replace('03-2021', '12-2027').replace('43217', '1410003').replace('51,69', '5100,6936'),
    ])
    expect(await importedAds(db)).toMatchObject([{ firstRegistration: null, mileageKm: null, powerKw: null, priceCents: 990_000 }])
    expect(report.map(({ kind, field, value }) => ({ kind, field, value }))).toEqual([
      { kind: 'ignored', field: 'first_registration', value: '12-2027' },
      { kind: 'question', field: 'mileage_km', value: '1410003' },
      { kind: 'ignored', field: 'power_kw', value: '5100' },
      ...['power_kw', 'first_registration', 'mileage_km'].map((field) => ({ kind: 'draft', field, value: 'X1' })),
    ])
  }),
)

test(
  'a dry run gives the same summary and writes nothing',
  withRollback(async (db) => {
    const lines = [header, panda, corsa, panda.replace('X1', 'X9')]
    const dry = await runImport(db, lines, { dryRun: true })
    expect(await importedAds(db)).toEqual([])
    expect(await db`select from dealer where source_reference = 'V01'`).toHaveLength(0)
    expect(dry).toEqual(await runImport(db, lines))
  }),
)

test(
  'a file with nothing under its header is refused',
  withRollback(async (db) => {
    await expect(runImport(db, [header])).rejects.toThrow('il file contiene solo l’intestazione')
  }),
)

test(
  'the summary for people adds up in words',
  withRollback(async (db) => {
    const { report: _, ...summary } = await runImport(db, [header, panda, corsa])
    expect(summaryText(summary, 1_234, false)).toContain('2 = 2 + 0 + 0 + 0')
  }),
)

test(
  'a year alone is shown without a month and replaces no known month of that year',
  withRollback(async (db) => {
    const bring = async (registration: string) => {
      await runImport(db, [header, panda.replace('03-2021', registration)])
      return (await importedAds(db)).map((ad) => registrationText(ad))
    }
    expect(await bring('2021')).toEqual(['2021'])
    expect(await bring('03-2021')).toEqual(['03/2021'])
    expect(await bring('2021')).toEqual(['03/2021'])
    expect(await bring('2020')).toEqual(['2020'])
    expect(await bring('01-2020')).toEqual(['01/2020'])
  }),
)
