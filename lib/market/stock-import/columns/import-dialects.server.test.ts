import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { dialects, importedAds, runImport } from '@/lib/market/stock-import/test-import'
import { parseMapping } from './import-mapping'

test.each(Object.entries(dialects))('the dialect of %s is understood', (_, lines) =>
  withRollback(async (db) => {
    expect(await runImport(db, lines)).toMatchObject({ read: 1, inserted: 1 })
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
    await runImport(db, [
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
    const { report } = await runImport(db, [
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
  'a recent car that its seller files under classics is a used one, and the report says so',
  withRollback(async (db) => {
    const [columns = '', row = ''] = dialects['subito.it']
    const { report } = await runImport(db, [
      columns,
      row.replace('Usato', 'Epoca'),
      row.replace('Usato', 'Epoca').replace('04/2013', '04/1983').replaceAll('600000001', '600000002'),
    ])
    expect(await importedAds(db)).toMatchObject([{ offerType: 'usato' }, { offerType: 'epoca' }])
    expect(report).toMatchObject([{ line: 2, kind: 'ignored', field: 'Tipologia', value: 'Epoca' }])
  }),
)

test(
  'a mapping names columns nobody would recognise',
  withRollback(async (db) => {
    const mapping = parseMapping(
      '{"columns": {"Casa madre": "make", "Linea": "model", "Quanto": "price", "Strada": "mileage"}, "source": "gestionale"}',
    )
    expect(await runImport(db, ['Casa madre;Linea;Quanto;Strada', 'Fiat;Panda;9900;45000'], { mapping })).toMatchObject({ inserted: 1 })
    expect(await importedAds(db)).toMatchObject([{ make: 'fiat', priceCents: 990_000, mileageKm: 45_000 }])
  }),
)

test.each(['[]', '{', '{"columns": {"A": "prezzo"}}', '{"category": "barche"}', '{"boh": 1}'])('the mapping %s is refused', (text) => {
  expect(() => parseMapping(text)).toThrow(/mappatura/)
})
