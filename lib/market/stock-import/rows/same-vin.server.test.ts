import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { runImport } from '@/lib/market/stock-import/test-import'
import { identityHashes } from '@/lib/market/vehicle-identity/identity-hash.server'

const vin = 'ZFA31200003123456'
const header = 'codice;marca;modello;prezzo;km;immatricolazione;telaio'

const adsOf = (db: Db, dealerId: number) =>
  db<{ status: string; priceCents: number | null }[]>`select status, price_cents from ad where dealer_id = ${dealerId} order by id`

test(
  'two rows with one chassis number are one ad: the second is refused and names the first',
  withRollback(async (db) => {
    const [dealerId = 0] = await addDealers(db, [{ name: 'Telai' }])
    const rows = [`D1;Fiat;Panda;8900;45000;03/2019;${vin}`, `D2;Fiat;Panda;9200;46000;03/2019;${vin}`]
    const { report, inserted, refused } = await runImport(db, [header, ...rows], { dealerId })
    expect([inserted, refused]).toEqual([1, 1])
    expect(report.filter(({ kind }) => kind === 'refused')).toMatchObject([{ line: 3, value: '', reason: 'stesso telaio della riga 2' }])
    expect(await adsOf(db, dealerId)).toMatchObject([{ priceCents: 890_000 }])
  }),
)

test(
  'a file in another format finds the car by its chassis number; another dealer may have one like it',
  withRollback(async (db) => {
    const [dealerId = 0, other = 0] = await addDealers(db, [{ name: 'Telai' }, { name: 'Altri' }])
    await runImport(db, [header, `D1;Fiat;Panda;8900;45000;03/2019;${vin}`], { dealerId })
    const next = ['stock number,make,model,price,mileage,first registration,vin', `900-1,Fiat,Panda,8500,45000,03/2019,${vin}`]
    expect(await runImport(db, next, { dealerId, fullStock: true })).toMatchObject({ inserted: 0, updated: 1, withdrawn: 0 })
    expect(await adsOf(db, dealerId)).toEqual([{ status: 'published', priceCents: 850_000 }])
    expect(await runImport(db, next, { dealerId: other })).toMatchObject({ inserted: 1 })
  }),
)

test(
  'a chassis of somebody else’s live ad holds the new ad and is remarked, without naming either',
  withRollback(async (db) => {
    const [dealerId = 0, other = 0] = await addDealers(db, [{ name: 'Telai' }, { name: 'Altri' }])
    const privateAd = await addTestAd(db, { make: 'fiat', model: 'panda' })
    const hashes = identityHashes('chassis', vin)
    await db`insert into vehicle_identity ${db({ kind: 'chassis', form: 'iso', hashes, adId: privateAd })}`
    await runImport(db, [header, `D1;Fiat;Panda;8900;45000;03/2019;${vin}`], { dealerId })
    const remarksOf = async (rows: string[], options: { dealerId: number; isAlone?: boolean }) =>
      (await runImport(db, [header, ...rows], options)).report.filter(({ field }) => field === 'telaio')
    const row = `E1;Fiat;Panda;9100;44000;03/2019;${vin}`
    expect(await adsOf(db, dealerId), 'held').toEqual([{ status: 'in_review', priceCents: 890_000 }])
    const [signals] = await db<{ evidence: string }[]>`
      select signals -> 0 ->> 'evidence' as evidence from ad_revision join ad on ad.id = ad_id where dealer_id = ${dealerId}`
    expect(signals?.evidence).toBe(`stesso telaio dell’annuncio ${privateAd}`)
    expect(await remarksOf([row], { dealerId: other, isAlone: true }), 'a trial without an account answers nothing').toEqual([])
    await db`delete from ad where dealer_id = ${other}`
    const [remark] = await remarksOf([row], { dealerId: other })
    expect(remark).toMatchObject({ kind: 'question', value: '', line: 2 })
    expect(JSON.stringify(remark)).not.toMatch(new RegExp(`${vin}|${privateAd}`))
    expect(await remarksOf([row], { dealerId: other }), 'said once').toEqual([])
  }),
)
