import { expect, test } from 'vitest'
import { findCase } from '@/lib/accounts/moderation/case-queries.server'
import { addModerator } from '@/lib/accounts/moderation/test-case'
import { editAd } from '@/lib/accounts/selling/edit-ad.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { pictureTestDraft } from '@/lib/market/photos/test-photos'
import { identityExpiries } from '@/lib/market/vehicle-identity/vehicle-identities.server'
import { checkPrivate } from './check-private.server'
import { findStep } from './draft-queries.server'
import type { AnsweredStep } from './draft-steps'
import { findDraftPage } from './find-draft-page.server'
import { publishDraft } from './publish-draft.server'
import { beginDraft, saveStep } from './save-draft.server'

const [plate, chassis] = ['GA 417 ZX', 'zfa31200007654321']
const numbers = { targa: plate, numero_telaio: chassis }
const vehicle = { offerta: 'usato', marca: 'fiat', modello: 'panda', immatricolazione: '03/2021', km: '45.000', carburante: 'benzina' }
const now = new Date('2026-11-23T10:00:00Z')
const holderOf = ({ id }: User) => ({ userId: id, key: undefined })
const check = (db: Db, user: User, id: string, sent: Record<string, unknown>) => checkPrivate(db, { id, holder: holderOf(user) }, sent, now)

async function begin(db: Db, user: User, said: Partial<typeof vehicle> = {}): Promise<string> {
  const { id } = await beginDraft(db, holderOf(user), 'auto', { ...vehicle, ...said })
  await pictureTestDraft(db, id)
  const pages: [AnsweredStep, Record<string, string>][] = [
    ['testo', { descrizione: 'Vendo per arrivo di un’auto più grande: sempre tenuta in box.' }],
    ['prezzo', { prezzo: '9.900' }],
    ['pubblica', { nome: 'Mario', comune: 'Monza (MB)' }],
  ]
  for (const [step, sent] of pages)
    await saveStep(db, { id, holder: holderOf(user) }, { step, sent, seenVersion: (await findStep(db, id, step)).version })
  return id
}

async function publish(db: Db, user: User, said: Partial<typeof vehicle> = {}) {
  const id = await begin(db, user, said)
  expect(await check(db, user, id, numbers)).toEqual({ faults: {}, question: null })
  return publishDraft(db, user, id, now)
}

/** The tables in which somebody could read one of these words. */
async function tablesWith(db: Db, words: readonly string[]): Promise<string[]> {
  const tables = await db<{ name: string }[]>`select tablename as name from pg_tables where schemaname = 'public' order by name`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await db`select from ${db(name)} as stored where to_jsonb(stored)::text ~* ${words.join('|')} limit 1`
    if (row) found.push(name)
  }
  return found
}

test(
  'no table holds a plate or a chassis that was checked, neither in a draft nor in the published ad',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const id = await begin(db, user)
    await saveStep(db, { id, holder: holderOf(user) }, { step: 'veicolo', sent: { ...vehicle, ...numbers }, seenVersion: 1 })
    await check(db, user, id, numbers)
    const words = ['GA ?417 ?ZX', chassis]
    expect(await tablesWith(db, words), 'in the draft').toEqual([])
    const { id: adId } = await publishDraft(db, user, id, now)
    expect(await tablesWith(db, words), 'in the ad').toEqual([])
    expect(
      await db`select kind, form, makers, cardinality(hashes) as hashes from vehicle_identity where ad_id = ${adId} order by kind`,
    ).toEqual([
      { kind: 'chassis', form: 'iso', makers: ['fiat', 'abarth'], hashes: 1 },
      { kind: 'plate', form: 'series', makers: null, hashes: 1 },
    ])
  }),
)

test(
  'a vehicle is recognised until twelve months after its ad ended, not longer',
  withRollback(async (db) => {
    const { id } = await publish(db, await addTestUser(db))
    const left = async (endedAgo: string) => {
      await db`update ad set status = 'sold', closed_at = now() - ${endedAgo}::interval where id = ${id}`
      for (const expiry of identityExpiries) await purgeRows(db, expiry)
      return (await db`select from vehicle_identity where ad_id = ${id}`).length
    }
    expect([await left('11 months 25 days'), await left('12 months 1 day')]).toEqual([2, 0])
  }),
)

test(
  'a vehicle of another live ad is signalled to moderators once, without its plate',
  withRollback(async (db) => {
    const [owner, thief] = [await addTestUser(db), await addTestUser(db)]
    const first = await publish(db, owner)
    expect(first.status, 'nothing speaks against the first').toBe('published')
    const copy = await publish(db, thief, { km: '44.000' })
    expect(copy.status).toBe('in_review')
    const [opened] = await db<{ id: number }[]>`select id from moderation_case where ad_id = ${copy.id}`
    const page = await findCase(db, await addModerator(db), opened?.id ?? 0)
    expect(page.signals[0]).toMatchObject({ kind: 'same-vehicle', evidence: `stessa targa e stesso telaio dell’annuncio ${first.id}` })
    expect(page.otherAds).toMatchObject([{ id: first.id }])

    await db`update ad set status = 'published' where id = ${copy.id}`
    await db`update moderation_case set decided_at = now(), outcome = 'approved' where ad_id = ${copy.id}`
    const changes = await editAd(db, thief, copy.id)
    await check(db, thief, changes, numbers)
    expect(await publishDraft(db, thief, changes, now), 'given again').toMatchObject({ status: 'published', isWaiting: false })
  }),
)

test(
  'a chassis that a dealer’s ad has in clear is recognised, one of an ad that ended is not',
  withRollback(async (db) => {
    const [user, other] = [await addTestUser(db), await addTestUser(db)]
    const adId = await addTestAd(db, { make: 'fiat', model: 'panda', vin: chassis.toUpperCase(), status: 'sold' })
    expect(await publish(db, user)).toMatchObject({ status: 'published' })
    await db`update ad set status = 'withdrawn' where owner_id = ${user.id}`
    await db`update ad set status = 'published' where id = ${adId}`
    expect(await publish(db, other)).toMatchObject({ status: 'in_review' })
  }),
)

test(
  'a contradiction is asked about once, may be confirmed or taken back, and hinders no publishing',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const id = await begin(db, user, { immatricolazione: '03/2012' })
    const checks = async () => (await findDraftPage(db, id, holderOf(user), 'veicolo', now)).checks
    const wrong = await check(db, user, id, { targa: plate, numero_telaio: 'ZFA312O0007654321' })
    expect(wrong.faults).toEqual({ numero_telaio: 'Il carattere 7 è «O», che in un telaio non c’è mai: forse è 0' })
    expect(wrong.question, 'of the plate, which was right').toMatch(/^La targa .* è così\?$/)
    expect(await check(db, user, id, {}), 'going on').toEqual({ faults: {}, question: null })
    expect((await checks())?.questions).toEqual([wrong.question])
    await check(db, user, id, { riservati_confermati: 'true' })
    expect(await checks()).toEqual({
      found: ['Targa controllata: serie italiana, prima immatricolazione da dicembre 2019 in poi.'],
      questions: [],
    })
    await check(db, user, id, { riservati_togli: 'true' })
    expect(await checks()).toEqual({ found: [], questions: [] })
    await check(db, user, id, { targa: plate })
    expect(await publishDraft(db, user, id, now)).toMatchObject({ status: 'published' })
  }),
)
