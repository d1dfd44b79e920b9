import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { pictureTestAds } from '@/lib/market/photos/test-photos'
import type { ExportFile } from '@/lib/market/stock-export/export-files'
import { addExportingDealer, addStock, broughtBack, exported, storedAds } from './test-round-trip'
import { anyListedCar, anyVehicle } from './test-stock'

const files = ['veicoli.csv', 'veicoli.json', 'google-veicoli.csv', 'meta-veicoli.csv'] as const satisfies readonly ExportFile[]

test.each(files)('%s brought back to its dealer changes nothing, whole stock or part', (file) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(file.startsWith('veicoli') ? anyVehicle : anyListedCar, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (vehicles, fullStock) => {
        await withRollback(async (db) => {
          const dealerId = await addExportingDealer(db, 'andata')
          await addStock(db, dealerId, vehicles)
          const before = await storedAds(db, dealerId)
          const content = await exported(db, dealerId, file)
          if (content.trim().split('\n').length < 2) return // Google and Meta would take none of them
          const { inserted, refused, withdrawn, merged, report } = await broughtBack(db, dealerId, content, {
            fullStock,
            confirmWithdrawals: true,
          })
          expect({ inserted, refused, withdrawn, merged, report }).toEqual({
            inserted: 0,
            refused: 0,
            withdrawn: 0,
            merged: 0,
            report: [],
          })
          expect(await storedAds(db, dealerId)).toEqual(before)
        })()
      },
    ),
    { numRuns: inject('shareOfRuns') < 1 ? 6 : 24, seed: 33 },
  ),
)

const panda = {
  version: '1.2 Easy',
  fuel: 'ibrida-diesel',
  body: 'city-car',
  gearbox: 'semiautomatico',
  colour: 'bianco',
  firstRegistration: new Date('2019-03-01'),
  mileageKm: 45_211,
  priceCents: 890_000,
  vin: 'ZFA31200003123456',
  description: 'Riga uno; "virgolette"\nRiga due',
  photoUrls: ['https://foto.example/1.jpg', 'https://foto.example/2.jpg'],
  publishedAt: new Date('2026-11-03T00:00:00Z'),
  contactPhone: '03824712203',
} satisfies Partial<NewAd>

test.each(files)('a price changed in %s changes one price of one ad', (file) =>
  withRollback(async (db) => {
    const dealerId = await addExportingDealer(db, 'prezzo')
    const [first = 0, second = 0] = await addStock(db, dealerId, [
      { ad: panda, code: '00123' },
      { ad: { ...panda, priceCents: 910_000, vin: 'VF7SXHMRVKT123456' }, code: null },
    ])
    const before = await storedAds(db, dealerId)
    const content = (await exported(db, dealerId, file)).replace(/9100(?=[,.])/, '8700')
    expect(await broughtBack(db, dealerId, content, { fullStock: true })).toMatchObject({
      inserted: 0,
      updated: 2,
      refused: 0,
      withdrawn: 0,
      report: [],
    })
    const after = await storedAds(db, dealerId)
    expect(after[first]).toEqual(before[first])
    const { updatedAt: _at, priceChangedAt: _changed, ...changed } = after[second] ?? {}
    expect(changed).toMatchObject({
      priceCents: 870_000,
      previousPriceCents: 910_000,
      fuel: 'ibrida-diesel',
      firstRegistration: new Date('2019-03-01'),
      contactPhone: '03824712203',
    })
  })(),
)

test(
  'a whole stock withdraws a missing vehicle from our CSV, none from Google’s or Meta’s file',
  withRollback(async (db) => {
    const dealerId = await addExportingDealer(db, 'intero')
    const stock = Array.from({ length: 6 }, (_, at) => ({
      code: `V${at}`,
      ad: { ...panda, mileageKm: 10_111 + at, vin: `ZFA3120000312345${at}` },
    }))
    const ids = await addStock(db, dealerId, stock)
    for (const [file, gone] of [
      ['google-veicoli.csv', 0],
      ['meta-veicoli.csv', 0],
      ['veicoli.csv', 1],
    ] as const) {
      const lines = (await exported(db, dealerId, file))
        .split(/\r\n(?=\d|[A-Z]{3}\d|$)/)
        .filter((line) => !line.includes('ZFA31200003123450'))
      expect(lines).toHaveLength(7)
      expect((await broughtBack(db, dealerId, lines.join('\r\n'), { fullStock: true })).withdrawn, file).toBe(gone)
    }
    expect(await db`select id from ad where dealer_id = ${dealerId} and status = 'withdrawn'`).toEqual([{ id: ids[0] }])
  }),
)

test(
  'a state changed in our file is the state of the ad, and an old file reopens no sold ad',
  withRollback(async (db) => {
    const dealerId = await addExportingDealer(db, 'stato')
    const [id = 0] = await addStock(db, dealerId, [{ ad: panda, code: 'V1' }])
    const old = await exported(db, dealerId, 'veicoli.csv')
    const statusNow = async () => (await db<{ status: string }[]>`select status from ad where id = ${id}`)[0]?.status
    await broughtBack(db, dealerId, old.replace('Pubblicato', 'Riservato'))
    expect(await statusNow()).toBe('reserved')
    await broughtBack(db, dealerId, old)
    expect(await statusNow()).toBe('published')
    await db`update ad set status = 'sold', closed_at = now() where id = ${id}`
    await broughtBack(db, dealerId, old)
    expect(await statusNow()).toBe('sold')
  }),
)

test(
  'vehicles from the file of another dealer come in as new ones, each once',
  withRollback(async (db) => {
    const [from, to] = [await addExportingDealer(db, 'da'), await addExportingDealer(db, 'a')]
    await addStock(db, from, [
      { ad: { ...panda, description: '=1+1' }, code: '00123' },
      { ad: { ...panda, vin: null }, code: null },
      { ad: { ...panda, vin: null }, code: null },
    ])
    const before = await storedAds(db, from)
    const content = await exported(db, from, 'veicoli.csv')
    for (const inserted of [3, 0])
      expect(await broughtBack(db, to, content, { fullStock: true })).toMatchObject({ inserted, refused: 0, withdrawn: 0 })
    expect(await storedAds(db, from)).toEqual(before)
    const codes = await db<{ code: string; description: string }[]>`
      select split_part(import_key, '|', 3) as code, description from ad where dealer_id = ${to} order by id`
    expect(codes[0]).toEqual({ code: '00123', description: '=1+1' })
    expect(new Set(codes.map(({ code }) => code)).size).toBe(3)
  }),
)

test(
  'a photograph can be added in our file; where we keep copies of the photographs they stay as they are',
  withRollback(async (db) => {
    const dealerId = await addExportingDealer(db, 'foto')
    const [own = 0, copied = 0] = await addStock(db, dealerId, [
      { ad: panda, code: 'V1' },
      { ad: { ...panda, vin: null }, code: 'V2' },
    ])
    await pictureTestAds(db, [copied], 2)
    const content = await exported(db, dealerId, 'veicoli.csv')
    const more = content.replaceAll(/(https?:\/\/[^,\s]+\.(?:jpg|webp)),/g, '$1 https://foto.example/9.jpg,')
    const { report } = await broughtBack(db, dealerId, more)
    const { [own]: first, [copied]: second } = await storedAds(db, dealerId)
    expect(first).toMatchObject({ photoUrls: [...panda.photoUrls, 'https://foto.example/9.jpg'] })
    expect(second).toMatchObject({ photoUrls: panda.photoUrls })
    expect(report.map(({ reason }) => reason)).toEqual(['le foto che abbiamo già si cambiano nella pagina del veicolo'])
  }),
)

test.each(['veicoli.csv', 'veicoli.json'] as const)('%s of chosen vehicles has those alone, and takes no others off', (file) =>
  withRollback(async (db) => {
    const [dealerId, elsewhere] = [await addExportingDealer(db, 'scelti'), await addExportingDealer(db, 'altrove')]
    const [first = 0, second = 0] = await addStock(db, dealerId, [
      { ad: panda, code: 'S1' },
      { ad: { ...panda, vin: null }, code: 'S2' },
    ])
    const [foreign = 0] = await addStock(db, elsewhere, [{ ad: { ...panda, vin: null }, code: 'S3' }])
    const content = (await exported(db, dealerId, file, [second, foreign])).replace(/8900(?=[,.])/, '8700')
    expect([first, foreign].filter((id) => content.includes(String(id)))).toEqual([])
    const found = await broughtBack(db, dealerId, content, { fullStock: true })
    expect(found).toMatchObject({ inserted: 0, updated: 1, withdrawn: 0 })
    const { [first]: one, [second]: other } = await storedAds(db, dealerId)
    expect([one?.status, one?.priceCents, other?.status]).toEqual(['published', 890_000, 'published'])
  })(),
)
