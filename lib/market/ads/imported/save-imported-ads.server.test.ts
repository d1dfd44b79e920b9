import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { eraseSeller } from '@/lib/market/ads/page/seller-address.server'
import { type ImportRules, saveImportedAds } from './save-imported-ads.server'
import type { ImportedAd } from './update-imported-ads.server'

const never: ImportRules = {
  isRepost: () => false,
  wasSeen: () => false,
  mayMerge: () => true,
  findSame: async () => new Map(),
  review: async () => new Map(),
  keepHeld: async () => {},
}
const panda: ImportedAd = {
  importKey: 't|1',
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  make: 'fiat',
  model: 'panda',
  version: '1.2 Easy',
  priceCents: 990_000,
  mileageKm: 43_217,
  firstRegistration: new Date('2021-03-01'),
  powerKw: 51,
  consumptionL100km: 4.9,
  co2GKm: 113,
}

async function kinds(db: Db, ads: ImportedAd[], rules: Partial<ImportRules> = {}): Promise<string[]> {
  return (await saveImportedAds(db, ads, { ...never, ...rules })).map((outcome) => outcome.kind)
}

test(
  'an unknown ad is inserted, a known one updated in every column it fills',
  withRollback(async (db) => {
    expect(await kinds(db, [panda])).toEqual(['inserted'])
    expect(await kinds(db, [{ ...panda, version: '1.2 Lounge', consumptionL100km: 5.1, colour: 'blu' }])).toEqual(['updated'])
    expect(await db`select version, consumption_l_100km, co2_g_km, colour from ad where import_key = 't|1'`).toMatchObject([
      { version: '1.2 Lounge', consumptionL100km: 5.1, co2GKm: 113, colour: 'blu' },
    ])
  }),
)

test(
  'an ad whose seller had it erased stays erased, whatever a later file says',
  withRollback(async (db) => {
    const given = { ...panda, contactEmail: 'mario@esempio.it', contactPhone: '300 1234567', description: 'Chiedere di Mario' }
    await kinds(db, [given])
    await eraseSeller(db, 'MARIO@esempio.it')
    await kinds(db, [{ ...given, priceCents: 950_000 }])
    expect(await db`select status, contact_email, contact_phone, description, price_cents from ad where import_key = 't|1'`).toEqual([
      { status: 'deleted', contactEmail: null, contactPhone: null, description: '', priceCents: 990_000 },
    ])
  }),
)

test(
  'an ad that did not change is not written again',
  withRollback(async (db) => {
    await kinds(db, [panda])
    await db`update ad set updated_at = '2020-01-01' where import_key = 't|1'`
    await kinds(db, [panda])
    expect(await db`select updated_at from ad where import_key = 't|1'`).toMatchObject([{ updatedAt: new Date('2020-01-01') }])
  }),
)

test(
  'outcomes stand in the order of the rows and name the ad that was meant',
  withRollback(async (db) => {
    const outcomes = await saveImportedAds(db, [panda, { ...panda, importKey: 't|2' }, panda, { ...panda, make: 'opel', model: 'corsa' }], {
      ...never,
      isRepost: () => true,
    })
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['inserted', 'merged', 'merged', 'taken'])
    expect(new Set(outcomes.map((outcome) => outcome.adId)).size).toBe(1)
  }),
)

test(
  'a lookalike beyond the limit is inserted and says whom it resembles',
  withRollback(async (db) => {
    const [first, second] = await saveImportedAds(db, [panda, { ...panda, importKey: 't|2' }], {
      ...never,
      isRepost: () => true,
      mayMerge: () => false,
    })
    expect(second).toMatchObject({ kind: 'inserted', resembles: first?.adId })
  }),
)

test(
  'a known mark with another make is not overwritten',
  withRollback(async (db) => {
    await kinds(db, [panda])
    expect(await kinds(db, [{ ...panda, make: 'opel', model: 'corsa' }])).toEqual(['taken'])
    expect(await db`select make from ad where import_key = 't|1'`).toMatchObject([{ make: 'fiat' }])
  }),
)

test(
  'ads that nobody imported are never taken for a twin',
  withRollback(async (db) => {
    await db`insert into ad (category, status, offer_type, make, model, mileage_km, first_registration) values ('auto', 'published', 'usato', 'fiat', 'panda', 43217, '2021-03-01')`
    expect(await kinds(db, [panda], { isRepost: () => true })).toEqual(['inserted'])
  }),
)
