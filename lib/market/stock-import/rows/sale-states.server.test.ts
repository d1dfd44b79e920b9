import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { updateAd } from '@/lib/market/ads/write-ad.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { runImport } from '@/lib/market/stock-import/test-import'

const header = 'codice;marca;modello;versione;prezzo;km;immatricolazione;carburante;stato'
const row = (code: string, km: number, state: string) => `${code};Fiat;Panda;1.2 ${code};8900;${km};03/2019;Benzina;${state}`

async function dealerIn(db: Db): Promise<number> {
  const [dealerId = 0] = await addDealers(db, [{ name: 'Stati' }])
  return dealerId
}

async function statusesOf(db: Db, dealerId: number): Promise<Record<string, string>> {
  const rows = await db<{ code: string; status: string }[]>`
    select split_part(import_key, '|', 3) as code, status from ad where dealer_id = ${dealerId} order by import_key`
  return Object.fromEntries(rows.map(({ code, status }) => [code, status]))
}

test(
  'a car that its file calls sold or reserved is not published',
  withRollback(async (db) => {
    const dealerId = await dealerIn(db)
    const states = ['Disponibile', 'Venduta', 'VENDUTO', 'Prenotata', 'In arrivo', 'blablà', '', 'Non disponibile', 'Bozza', 'Sospesa']
    const rows = states.map((state, index) => row(`V${index}`, 45_211 + index * 1_000, state))
    const { report, ...counts } = await runImport(db, [header, ...rows], { dealerId })
    expect(counts).toMatchObject({ read: 10, inserted: 7, notOffered: 3, refused: 0, drafts: 4 })
    expect(await statusesOf(db, dealerId)).toEqual({
      V0: 'published',
      V3: 'reserved',
      V4: 'draft',
      V5: 'draft',
      V6: 'published',
      V8: 'draft',
      V9: 'draft',
    })
    expect(report.filter(({ line }) => line === 3).map(({ reason }) => reason)).toContain('nel file è venduto: non è in vendita')
    expect(report.filter(({ line, kind }) => line === 7 && kind === 'draft').map(({ reason }) => reason)).toEqual([
      '«blablà» non dice se il veicolo è in vendita: l’annuncio resta una bozza da completare',
    ])
  }),
)

test(
  'a later file ends, reserves and brings back an ad that is on, and what a person sold stays sold',
  withRollback(async (db) => {
    const dealerId = await dealerIn(db)
    const bring = (state: string) => runImport(db, [header, row('A', 45_211, state)], { dealerId })
    const steps: [string, string][] = [
      ['Disponibile', 'published'],
      ['Prenotata', 'reserved'],
      ['', 'reserved'],
      ['Disponibile', 'published'],
      ['Venduta', 'sold'],
      ['', 'sold'],
      ['Disponibile', 'published'],
      ['Non disponibile', 'withdrawn'],
      ['Disponibile', 'published'],
    ]
    for (const [said, status] of steps) {
      await bring(said)
      expect([said, await statusesOf(db, dealerId)]).toEqual([said, { A: status }])
    }
    await db`update ad set status = 'sold', closed_at = now() where dealer_id = ${dealerId}`
    await bring('Disponibile')
    expect(await statusesOf(db, dealerId)).toEqual({ A: 'sold' })
  }),
)

test(
  'an ad that is sold has a day of its end, and one that comes back has none',
  withRollback(async (db) => {
    const dealerId = await dealerIn(db)
    const closed = async () =>
      (await db<{ isClosed: boolean }[]>`select closed_at is not null as is_closed from ad where dealer_id = ${dealerId}`)[0]?.isClosed
    await runImport(db, [header, row('A', 45_211, 'Disponibile')], { dealerId })
    await runImport(db, [header, row('A', 45_211, 'Venduta')], { dealerId })
    expect(await closed()).toBe(true)
    await runImport(db, [header, row('A', 45_211, 'Disponibile')], { dealerId })
    expect(await closed()).toBe(false)
  }),
)

test(
  'a car without a readable price that the file calls sold ends all the same',
  withRollback(async (db) => {
    const dealerId = await dealerIn(db)
    await runImport(db, [header, row('A', 45_211, 'Disponibile')], { dealerId })
    await runImport(db, [header, row('A', 45_211, '').replace('8900', 'VENDUTA')], { dealerId })
    expect(await statusesOf(db, dealerId)).toEqual({ A: 'sold' })
    await runImport(db, [header, row('B', 46_211, 'Venduta').replace('8900', 'boh')], { dealerId })
    expect(await statusesOf(db, dealerId)).toEqual({ A: 'sold' })
  }),
)

test.each([
  ['quantità', ['1', '0'], ['published', undefined]],
  ['venduto', ['no', 'sì'], ['published', undefined]],
  ['data vendita', ['', '15/10/2026'], ['published', undefined]],
  ['disponibile dal', ['2026-11-01', '2027-01-15'], ['published', 'draft']],
  ['stato', ['Venduto a privato', 'ritirata', 'in arrivo', 'D'], [undefined, undefined, 'draft', 'draft']],
  ['disponibile', ['true', 'false'], ['published', undefined]],
  ['availability', ['in stock', 'out of stock'], ['published', undefined]],
  ['prenotato', ['', 'x'], ['published', 'reserved']],
  ['stato annuncio', ['Pubblicato', 'Venduto'], ['published', undefined]],
])('the column «%s» with %j gives %j', (name, states, wanted) =>
  withRollback(async (db) => {
    const dealerId = await dealerIn(db)
    const rows = states.map((state, index) => row(`Q${index}`, 45_211 + index * 1_000, state))
    await runImport(db, [header.replace(/stato$/, name), ...rows], { dealerId })
    const statuses = await statusesOf(db, dealerId)
    expect(states.map((_, index) => statuses[`Q${index}`])).toEqual(wanted)
  })(),
)

test(
  'a published ad is paused by a withholding or unknown word and comes back when the file says so',
  withRollback(async (db) => {
    const dealerId = await dealerIn(db)
    const bring = (state: string) => runImport(db, [header.replace(/stato$/, 'stato annuncio'), row('A', 45_211, state)], { dealerId })
    for (const [said, status] of [
      ...[
        ['Disponibile', 'published'],
        ['Sospesa', 'paused'],
        ['Sospesa', 'paused'],
        ['Disponibile', 'published'],
        ['In arrivo', 'paused'],
      ],
      ...[
        ['', 'paused'],
        ['Disponibile', 'published'],
      ],
    ] as const) {
      await bring(said)
      expect([said, await statusesOf(db, dealerId)]).toEqual([said, { A: status }])
    }
  }),
)

test(
  'a vehicle that its file had reserved and a person has sold since stays sold when the file frees it',
  withRollback(async (db) => {
    const dealerId = await dealerIn(db)
    const bring = (state: string) => runImport(db, [header, row('A', 45_211, state)], { dealerId })
    await bring('Prenotata')
    const [ad] = await db<{ id: number }[]>`select id from ad where dealer_id = ${dealerId}`
    await updateAd(db, ad?.id ?? 0, { status: 'sold', closedAt: new Date() })
    await bring('Disponibile')
    expect(await statusesOf(db, dealerId)).toEqual({ A: 'sold' })
  }),
)

test(
  'in a file without a column about the sale a title that says reserved no more frees the vehicle',
  withRollback(async (db) => {
    const dealerId = await dealerIn(db)
    const bring = (version: string) =>
      runImport(db, [header.replace(/;stato$/, ''), `A;Fiat;Panda;${version};8900;45211;03/2019;Benzina`], { dealerId })
    for (const [version, status] of [
      ['1.2 Easy', 'published'],
      ['1.2 Easy PRENOTATA', 'reserved'],
      ['1.2 Easy', 'published'],
    ] as const) {
      await bring(version)
      expect([version, await statusesOf(db, dealerId)]).toEqual([version, { A: status }])
    }
  }),
)

test(
  'a sold row without a make ends the ad of its code or chassis number',
  withRollback(async (db) => {
    const dealerId = await dealerIn(db)
    const withVin = `${header};telaio`
    const vin = 'ZFA31200001234567'
    const cars = [`${row('A', 45_211, '')};`, `${row('B', 46_211, '')};${vin}`, `${row('C', 47_211, '')};`, `${row('D', 48_211, '')};`]
    await runImport(db, [withVin, ...cars], { dealerId })
    const gone = ['A;;;;;;;;Venduta;', `;;;;;;;;venduto;${vin}`, 'C;;;;;;;;Non disponibile;', 'Z;;;;;;;;Venduta;', ';;;;;;;;Venduta;']
    const { report, ...counts } = await runImport(db, [withVin, ...gone, cars[3] ?? ''], { dealerId, fullStock: true })
    expect(counts).toMatchObject({ read: 6, updated: 4, notOffered: 2, refused: 0, withdrawn: 0, drafts: 0 })
    expect(await statusesOf(db, dealerId)).toEqual({ A: 'sold', B: 'sold', C: 'withdrawn', D: 'published' })
    expect(report.filter(({ kind }) => kind === 'notOffered').map(({ line }) => line)).toEqual([2, 3, 4, 5, 6])
    const [panda] = await db<
      { make: string; mileageKm: number }[]
    >`select make, mileage_km from ad where import_key = ${`d${dealerId}|id|A`}`
    expect(panda).toEqual({ make: 'fiat', mileageKm: 45_211 })
  }),
)

test(
  'a sold row without a make overrules no earlier row of its code and no ad of another dealer',
  withRollback(async (db) => {
    const [dealerId, other] = [await dealerIn(db), await dealerIn(db)]
    await runImport(db, [header, row('A', 45_211, '')], { dealerId: other })
    for (const time of ['new', 'known']) {
      const { refused } = await runImport(db, [header, row('A', 45_211, ''), 'A;;;;;;;;Venduta'], { dealerId })
      expect([time, refused, await statusesOf(db, dealerId)]).toEqual([time, 0, { A: 'published' }])
    }
    expect([await statusesOf(db, dealerId), await statusesOf(db, other)]).toEqual([{ A: 'published' }, { A: 'published' }])
    expect((await runImport(db, [header, 'A;;;;;;;;Venduta', 'B;;;;;;;;Venduta'], { dealerId })).refused).toBe(0)
    expect([await statusesOf(db, dealerId), await statusesOf(db, other)]).toEqual([{ A: 'sold' }, { A: 'published' }])
  }),
)
