import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { findPublicAd } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { identityHashes } from '@/lib/market/vehicle-identity/identity-hash.server'
import type { Dossier } from './dossier'
import { countLevels, hasOwnContent, summaryOf } from './dossier'
import { findDossier } from './find-dossier.server'

const now = new Date('2026-11-30T09:00:00Z')
const published = { publishedAt: new Date('2026-11-01T09:00:00Z') }
const chassis = 'ZFA3340000P871205'

async function dossierOf(db: Db, id: number): Promise<Dossier> {
  const found = await findPublicAd(db, id)
  if (!found) throw new Error('no page')
  return findDossier(db, found.ad, now)
}

const factOf = ({ facts }: Dossier, id: string) => facts.find((fact) => fact.id === id)

async function withDossier(db: Db, ad: Partial<NewAd>): Promise<Dossier> {
  return dossierOf(db, await addTestAd(db, { ...published, ...ad }))
}

/** A record as its seller wrote it; with a paper that a moderator found right where `isDocumented`. */
async function addRecord(
  db: Db,
  adId: number,
  {
    kind = 'inspection',
    on = '2026-03-14',
    km = null,
    owners = null,
    isDocumented = false,
  }: { kind?: string; on?: string; km?: number | null; owners?: number | null; isDocumented?: boolean },
) {
  await db`
    insert into vehicle_record (ad_id, kind, happened_on, km, owners, paper_id, paper_state)
    values (${adId}, ${kind}, ${on}, ${km}, ${owners}, ${isDocumented ? crypto.randomUUID() : null}, ${isDocumented ? 'accepted' : null})`
}

async function addIdentity(
  db: Db,
  adId: number,
  kind: 'plate' | 'chassis',
  given: { from?: string; to?: string; makers?: string[]; isConfirmed?: boolean } = {},
) {
  await db`
    insert into vehicle_identity (ad_id, kind, hashes, form, window_from, window_to, makers, is_confirmed)
    values (${adId}, ${kind}, ${identityHashes(kind, chassis)}, ${kind === 'plate' ? 'series' : 'iso'}, ${given.from ?? null}, ${given.to ?? null},
      ${given.makers ?? null}, ${given.isConfirmed ?? false})`
}

test(
  'of an ad that says nothing every fact is unsaid, and what nobody looked at is named',
  withRollback(async (db) => {
    const dossier = await withDossier(db, {})
    expect(countLevels(dossier.facts)).toEqual({ documented: 0, declared: 0, unsaid: dossier.facts.length, unclear: 0 })
    expect(dossier.looked).toEqual([])
    expect(dossier.notLooked.length).toBeGreaterThan(3)
    expect(hasOwnContent(dossier)).toBe(false)
  }),
)

test(
  'what an ad said of its kilometres before stays readable, and a fall is a question',
  withRollback(async (db) => {
    const id = await addTestAd(db, { ...published, mileageKm: 90_000 })
    await db`update ad set mileage_km = 60000 where id = ${id}`
    const dossier = await dossierOf(db, id)
    expect(dossier.readings.map(({ km, source }) => [km, source])).toEqual([
      [90_000, 'Questo annuncio, prima'],
      [60_000, 'Annuncio, dichiarati'],
    ])
    expect(factOf(dossier, 'chilometri')?.level).toBe('unclear')
    expect(summaryOf(dossier).counts.unclear).toBe(1)
  }),
)

test(
  'a draft may be corrected without a trace',
  withRollback(async (db) => {
    const id = await addTestAd(db, { status: 'in_review', mileageKm: 90_000 })
    await db`update ad set mileage_km = 60000 where id = ${id}`
    expect(await db`select from ad_mileage where ad_id = ${id}`).toHaveLength(0)
  }),
)

test(
  'papers that a person looked at document the kilometres up to their day; those of today stay declared',
  withRollback(async (db) => {
    const id = await addTestAd(db, { ...published, mileageKm: 54_300 })
    await addRecord(db, id, { on: '2024-03-12', km: 33_900, isDocumented: true })
    await addRecord(db, id, { km: 48_800, isDocumented: true })
    const dossier = await dossierOf(db, id)
    expect(factOf(dossier, 'chilometri')).toMatchObject({ level: 'documented' })
    expect(factOf(dossier, 'chilometri')?.text).toContain('2 letture con carta')
    expect(factOf(dossier, 'chilometri')?.text).toContain('di oggi li dichiara chi vende')
    expect(factOf(dossier, 'revisione')).toMatchObject({
      level: 'documented',
      text: 'Fatta il 14/03/2026: la prossima è entro marzo 2028.',
    })
    expect(hasOwnContent(dossier)).toBe(true)
    expect(dossier.papers).toHaveLength(2)
  }),
)

test(
  'a paper that waits, or has to be made again, documents nothing and is shown to nobody',
  withRollback(async (db) => {
    const id = await addTestAd(db, { ...published, mileageKm: 54_300 })
    await addRecord(db, id, { km: 48_800, isDocumented: true })
    for (const state of ['waiting', 'redo']) {
      await db`update vehicle_record set paper_state = ${state} where ad_id = ${id}`
      const dossier = await dossierOf(db, id)
      expect(dossier.papers).toEqual([])
      expect(countLevels(dossier.facts).documented).toBe(0)
    }
  }),
)

test(
  'an inspection that ends otherwise than the ad says is a question',
  withRollback(async (db) => {
    const id = await addTestAd(db, { ...published, inspectionUntil: new Date('2029-01-01') })
    await addRecord(db, id, {})
    expect(factOf(await dossierOf(db, id), 'revisione')?.level).toBe('unclear')
  }),
)

test(
  'the first inspection follows from the month of the first registration, and not from a year alone',
  withRollback(async (db) => {
    const firstRegistration = new Date('2024-05-01')
    expect(factOf(await withDossier(db, { firstRegistration }), 'revisione')).toMatchObject({ level: 'declared' })
    expect(factOf(await withDossier(db, { firstRegistration, registrationYearOnly: true }), 'revisione')?.level).toBe('unsaid')
  }),
)

test(
  'owners on the registration paper and in the ad that differ are a question',
  withRollback(async (db) => {
    const id = await addTestAd(db, { ...published, owners: 1, firstRegistration: new Date('2020-03-01') })
    await addRecord(db, id, { kind: 'registration', on: '2020-03-05', owners: 2, isDocumented: true })
    const dossier = await dossierOf(db, id)
    expect(factOf(dossier, 'proprietari')?.level).toBe('unclear')
    expect(factOf(dossier, 'immatricolazione')?.level).toBe('documented')
    await db`update vehicle_record set owners = 1 where ad_id = ${id}`
    expect(factOf(await dossierOf(db, id), 'proprietari')?.level).toBe('documented')
  }),
)

test(
  'a plate younger than the registration is a question also where the seller says that it is so',
  withRollback(async (db) => {
    const id = await addTestAd(db, { ...published, firstRegistration: new Date('2006-03-01') })
    await addIdentity(db, id, 'plate', { from: '2010-01-01', isConfirmed: true })
    const fact = factOf(await dossierOf(db, id), 'targa')
    expect(fact?.level).toBe('unclear')
    expect(fact?.text).toContain('reimmatricolata o importata')
  }),
)

test(
  'an earlier ad of one chassis gives its kilometres, found by the keyed hash or in a dealer’s stock',
  withRollback(async (db) => {
    const own = await addTestAd(db, { ...published, mileageKm: 54_000 })
    await addIdentity(db, own, 'chassis', { makers: ['fiat'] })
    const before = await addTestAd(db, { publishedAt: new Date('2023-05-01T09:00:00Z'), status: 'sold', closedAt: now, mileageKm: 30_000 })
    await addIdentity(db, before, 'chassis')
    await addTestAd(db, {
      publishedAt: new Date('2021-05-01T09:00:00Z'),
      status: 'withdrawn',
      closedAt: now,
      mileageKm: 12_000,
      vin: chassis,
    })
    const dossier = await dossierOf(db, own)
    expect(dossier.readings.map(({ km }) => km)).toEqual([12_000, 30_000, 54_000])
    expect(JSON.stringify(dossier)).not.toContain(chassis)
    expect(factOf(dossier, 'telaio')?.level).toBe('declared')
    await db`update ad set status = 'published' where id = ${before}`
    expect(factOf(await dossierOf(db, own), 'telaio')?.level).toBe('unclear')
  }),
)

test(
  'a new vehicle has no past to look at',
  withRollback(async (db) => {
    const dossier = await withDossier(db, { offerType: 'nuovo', mileageKm: 10 })
    expect(dossier.readings).toEqual([])
    expect(dossier.facts.map(({ id }) => id)).toEqual(['garanzia'])
    expect(dossier.lookUps).toEqual([])
  }),
)

test(
  'an inspector’s report is read whole where it is, with what to compare; what it says is not ours',
  withRollback(async (db) => {
    const href = 'https://perizie.example/2026/118842.pdf'
    const dossier = await withDossier(db, { reportUrl: href, mileageKm: 77_090 })
    expect(factOf(dossier, 'perizia')).toMatchObject({ level: 'declared' })
    expect(dossier.lookUps.map(({ title }) => title)).toContain('La perizia')
    const report = dossier.lookUps.find(({ title }) => title === 'La perizia')
    expect(report).toMatchObject({ href, where: 'Leggi il rapporto intero' })
    expect(report?.compare).toContainEqual({ what: 'Chilometri', here: 'Non più di 77.090\u00a0km' })
    expect((await withDossier(db, {})).lookUps.map(({ title }) => title)).not.toContain('La perizia')
  }),
)
