import { expect, onTestFinished, test } from 'vitest'
import { listDealerLog } from '@/lib/accounts/dealerships/dealer-log.server'
import { addTestDealership, addTestMember } from '@/lib/accounts/dealerships/test-dealership'
import type { User } from '@/lib/accounts/users/user'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { Ad } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { setAdPrice, updateAd } from '@/lib/market/ads/write-ad.server'
import { pictureTestDraft } from '@/lib/market/photos/test-photos'
import { findDraft } from './draft-access.server'
import { findStep, listDrafts, listStockDrafts } from './draft-queries.server'
import type { AnsweredStep } from './draft-steps'
import { findDraftPage } from './find-draft-page.server'
import { previewDraft } from './preview-draft.server'
import { publishDraft } from './publish-draft.server'
import { deleteDraft, saveStep } from './save-draft.server'
import { beginVehicle, changeVehicle } from './stock-drafts.server'

const now = new Date('2026-11-25T10:00:00Z')
const panda = { offerta: 'usato', marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000', carburante: 'benzina' }
const holderOf = ({ id }: User) => ({ userId: id, key: undefined })

/** Types over what a page of a draft holds already. */
async function type(db: Db, user: User, id: string, step: AnsweredStep, typed: Record<string, string>) {
  const { version, answers } = await findStep(db, id, step)
  await saveStep(db, { id, holder: holderOf(user) }, { step, sent: { ...answers, ...typed }, seenVersion: version })
}

async function adOf(db: Db, id: number): Promise<Ad | undefined> {
  return (await db<Ad[]>`select * from ad where id = ${id}`)[0]
}

async function openDealer(db: Db) {
  const own = await addTestDealership(db)
  const { dealerId } = own.dealership
  await db`update dealer set place_istat = '018110', province_code = 'PV', region = 'lombardia' where id = ${dealerId}`
  return {
    ...own,
    colleague: await addTestMember(db, dealerId, 'stock'),
    reader: await addTestMember(db, dealerId, 'reader'),
    stranger: await addTestDealership(db),
    add: (ad: Partial<Ad> = {}) =>
      addTestAd(db, {
        ...{ dealerId, make: 'fiat', model: 'panda', mileageKm: 45_000, firstRegistration: new Date('2019-03-01'), fuel: 'benzina' },
        ...ad,
      }),
  }
}

test(
  'a vehicle that two of the staff entered is in the dealer’s name, and the log names both',
  withRollback(async (db) => {
    const { dealership, user, colleague } = await openDealer(db)
    const id = await beginVehicle(db, dealership, 'auto')
    await type(db, user, id, 'veicolo', panda)
    expect(await listStockDrafts(db, dealership.dealerId)).toMatchObject([{ id, name: 'Fiat Panda', step: 'pubblica' }])
    expect(await listDrafts(db, holderOf(user)), 'not among what the account sells itself').toEqual([])
    await type(db, colleague, id, 'prezzo', { prezzo: '9.900', iva: 'si', garanzia: '12' })
    expect(await previewDraft(db, id, holderOf(colleague), now)).toMatchObject({
      ad: { dealerId: dealership.dealerId },
      seller: { kind: 'concessionario' },
    })
    const published = await publishDraft(db, colleague, id, now)
    expect(await publishDraft(db, user, id, now), 'once more, by the other').toEqual(published)
    expect(await adOf(db, published.id)).toMatchObject({
      ...{ dealerId: dealership.dealerId, ownerId: null, sellerType: 'concessionario', status: 'published', publishedAt: now },
      ...{ priceCents: 990_000, vatDeductible: true, warrantyMonths: 12, expiresAt: null, contactName: null, contactEmail: null },
      ...{ placeIstat: '018110', provinceCode: 'PV' },
    })
    expect(await listDealerLog(db, dealership.dealerId)).toMatchObject([{ action: 'Veicolo aggiunto', who: colleague.displayName }])
    expect(await listStockDrafts(db, dealership.dealerId)).toEqual([])
  }),
)

test(
  'a person who may not change the stock has no draft of it',
  withRollback(async (db) => {
    const { dealership, reader, stranger, colleague, add } = await openDealer(db)
    const id = await changeVehicle(db, dealership, await add())
    await db`delete from dealer_member where user_id = ${colleague.id}`
    for (const user of [reader, stranger.user, colleague]) {
      await expect(findDraft(db, id, holderOf(user))).rejects.toMatchObject({ code: 'notFound' })
      await expect(publishDraft(db, user, id, now)).rejects.toMatchObject({ code: 'notFound' })
      await expect(deleteDraft(db, { id, holder: holderOf(user) })).rejects.toMatchObject({ code: 'notFound' })
    }
    await expect(findDraft(db, id, { userId: undefined, key: undefined })).rejects.toMatchObject({ code: 'notFound' })
    await expect(changeVehicle(db, stranger.dealership, await add())).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'a vehicle is changed as it stands: nothing else of it changes, and what a file said meanwhile stays',
  withRollback(async (db) => {
    const { dealership, user, add } = await openDealer(db)
    const ad = await add({ priceCents: 990_050, colour: 'rosso', co2GKm: 99, importKey: 'x|id|1', description: 'Unico proprietario.' })
    const before = await adOf(db, ad)
    const id = await changeVehicle(db, dealership, ad)
    expect(await changeVehicle(db, dealership, ad), 'one draft for one vehicle').toBe(id)
    await type(db, user, id, 'veicolo', { km: '46.000', colore: '' })
    await setAdPrice(db, ad, 950_000)
    await updateAd(db, ad, { description: 'Unico proprietario, gomme nuove.' })
    expect(await publishDraft(db, user, id, now)).toMatchObject({ id: ad, isWaiting: false })
    const after = await adOf(db, ad)
    expect(after).toEqual({
      ...before,
      ...{ mileageKm: 46_000, colour: null },
      ...{ priceCents: 950_000, previousPriceCents: 990_050, description: 'Unico proprietario, gomme nuove.' },
      ...{ updatedAt: after?.updatedAt, priceChangedAt: after?.priceChangedAt },
    })
    expect(await listDealerLog(db, dealership.dealerId)).toMatchObject([{ action: 'Veicolo modificato', detail: `annuncio ${ad}` }])
  }),
)

test(
  'a row without mileage goes online when completed; a row that still lacks it is reported',
  withRollback(async (db) => {
    const { dealership, user, add } = await openDealer(db)
    const ad = await add({ status: 'draft', mileageKm: null, publishedAt: null })
    const id = await changeVehicle(db, dealership, ad)
    expect((await findDraftPage(db, id, holderOf(user), 'prezzo', now)).missing).toMatchObject([{ step: 'veicolo' }])
    await expect(publishDraft(db, user, id, now)).rejects.toThrow('not complete')
    await type(db, user, id, 'veicolo', { km: '12.000' })
    await publishDraft(db, user, id, now)
    expect(await adOf(db, ad)).toMatchObject({ status: 'published', publishedAt: now, mileageKm: 12_000 })
  }),
)

test.each([
  { offer: 'nuovo', typed: { immatricolazione: '', km: '' }, prices: {}, missing: [] },
  { offer: 'km0', typed: { immatricolazione: '', km: '' }, prices: {}, missing: ['veicolo'] },
  { offer: 'km0', typed: { km: '' }, prices: {}, missing: [] },
  { offer: 'dimostrativo', typed: { km: '' }, prices: {}, missing: ['veicolo'] },
  { offer: 'noleggio', typed: { immatricolazione: '', km: '' }, prices: {}, missing: ['prezzo'] },
  { offer: 'noleggio', typed: { immatricolazione: '', km: '' }, prices: { canone: '299', durata: '48' }, missing: [] },
  { offer: 'usato', typed: { telaio: 'ZFA3120000J12345' }, prices: {}, missing: ['veicolo'] },
  { offer: 'usato', typed: { telaio: 'zfa 312 0000J123456' }, prices: {}, missing: [] },
])('a dealer’s $offer with $typed and $prices lacks something at $missing', ({ offer, typed, prices, missing }) =>
  withRollback(async (db) => {
    const { dealership, user } = await openDealer(db)
    const id = await beginVehicle(db, dealership, 'auto')
    await type(db, user, id, 'veicolo', { ...panda, offerta: offer, ...typed })
    await type(db, user, id, 'prezzo', prices)
    expect((await findDraftPage(db, id, holderOf(user), 'pubblica', now)).missing.map(({ step }) => step)).toEqual(missing)
  })(),
)

test(
  'a chassis is in the stock once, and a sold one is not written anew',
  withRollback(async (db) => {
    const { dealership, user, add } = await openDealer(db)
    const vin = 'ZFA31200003123456'
    await add({ vin })
    const id = await beginVehicle(db, dealership, 'auto')
    await type(db, user, id, 'veicolo', { ...panda, telaio: vin })
    await expect(publishDraft(db, user, id, now)).rejects.toMatchObject({ code: 'conflict' })
    await expect(changeVehicle(db, dealership, await add({ status: 'sold' }))).rejects.toMatchObject({ code: 'conflict' })
    const ad = await add()
    const change = await changeVehicle(db, dealership, ad)
    await db`update ad set status = 'sold' where id = ${ad}`
    await expect(publishDraft(db, user, change, now)).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'a chassis is refused only where another vehicle on sale of the same dealer has it',
  withRollback(async (db) => {
    const { dealership, user, stranger, add } = await openDealer(db)
    const vin = 'ZFA31200003123456'
    await add({ vin: 'ZFA31200003654321' })
    await add({ vin, status: 'sold' })
    await add({ vin, dealerId: stranger.dealership.dealerId })
    const id = await beginVehicle(db, dealership, 'auto')
    await type(db, user, id, 'veicolo', { ...panda, telaio: vin })
    const { id: ad } = await publishDraft(db, user, id, now)
    const change = await changeVehicle(db, dealership, ad)
    await type(db, user, change, 'veicolo', { km: '46.000', telaio: 'ZFA31200003111111' })
    await publishDraft(db, user, change, now)
    const back = await changeVehicle(db, dealership, ad)
    await type(db, user, back, 'veicolo', { telaio: vin })
    await publishDraft(db, user, back, now)
    expect(await adOf(db, ad)).toMatchObject({ vin, mileageKm: 46_000 })
  }),
)

/** Adds so many drafts that are open for a dealer's stock. */
async function addDrafts(db: Db, dealerId: number, count: number) {
  await db`insert into ad_draft (category, dealer_id) select 'auto', ${dealerId} from generate_series(1, ${count}::int)`
}

test(
  'a dealer has a hundred open drafts at most; one that is deleted or submitted makes room',
  withRollback(async (db) => {
    const { dealership, user, stranger } = await openDealer(db)
    await addDrafts(db, stranger.dealership.dealerId, 100)
    await addDrafts(db, dealership.dealerId, 99)
    const begin = () => beginVehicle(db, dealership, 'auto')
    const last = await begin()
    const full = { code: 'tooMany', shownText: 'Ci sono già 100 bozze: pubblicane o eliminane una.' }
    await expect(begin()).rejects.toMatchObject(full)
    await deleteDraft(db, { id: last, holder: holderOf(user) })
    const next = await begin()
    await expect(begin()).rejects.toMatchObject(full)
    await db`update ad_draft set submitted_at = now() where id = ${next}`
    await begin()
    await expect(begin()).rejects.toMatchObject(full)
  }),
)

test(
  'a draft that a staff begins makes no other dealer wait',
  withRollback(async (db) => {
    const { dealership } = await addTestDealership(db)
    const [own, other] = [dealership.dealerId, (await addTestDealership(db)).dealership.dealerId]
    const lockers = async () => {
      const rows = await db<{ id: number; xmax: string }[]>`select id, xmax::text from dealer where id in (${own}, ${other})`
      return new Map(rows.map(({ id, xmax }) => [id, xmax]))
    }
    const before = await lockers()
    await beginVehicle(db, dealership, 'auto')
    const after = await lockers()
    expect([own, other].map((one) => after.get(one) !== before.get(one))).toEqual([true, false])
  }),
)

test('a staff that begins several drafts at once gets a hundred and no more', async () => {
  const db = getDb()
  const { dealership, user } = await addTestDealership(db)
  const { dealerId } = dealership
  onTestFinished(async () => {
    await db`delete from dealer where id = ${dealerId}`
    await db`delete from app_user where id = ${user.id}`
  })
  await addDrafts(db, dealerId, 98)
  const begun = await Promise.allSettled(Array.from({ length: 6 }, () => beginVehicle(db, dealership, 'auto')))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await db`select from ad_draft where dealer_id = ${dealerId}`).toHaveLength(100)
})

/** A vehicle that is on sale with these photographs, by their hashes. Gives its status. */
async function sellWith(db: Db, { dealership, user }: Awaited<ReturnType<typeof addTestDealership>>, hashes: readonly bigint[]) {
  const id = await beginVehicle(db, dealership, 'auto')
  await type(db, user, id, 'veicolo', panda)
  await type(db, user, id, 'prezzo', { prezzo: '9.900', iva: 'si', garanzia: '12' })
  for (const hash of hashes) await pictureTestDraft(db, id, hash)
  return (await publishDraft(db, user, id, now)).status
}

test(
  'photographs of another seller’s ad hold a dealer’s vehicle; own and widespread ones do not',
  withRollback(async (db) => {
    const pictures = [0x0f5a_33c1_96e7_2d48n, 0x71c2_0d9b_5e34_a816n]
    const [owner, thief] = [await addTestDealership(db), await addTestDealership(db)]
    expect(await sellWith(db, owner, pictures)).toBe('published')
    expect(await sellWith(db, owner, pictures), 'of the same dealer').toBe('published')
    const copies = pictures.map((hash) => hash ^ 0b101n)
    expect(await sellWith(db, thief, copies.slice(0, 1)), 'one may look alike by chance').toBe('published')
    await db`update ad set status = 'rejected' where dealer_id = ${thief.dealership.dealerId}`
    const copier = await addTestDealership(db)
    expect(await sellWith(db, copier, copies)).toBe('in_review')
    const [opened] = await db<{ signals: { kind: string }[] }[]>`
      select signals from moderation_case join ad on ad.id = ad_id where dealer_id = ${copier.dealership.dealerId}`
    expect(opened?.signals).toMatchObject([{ kind: 'copied-photos' }])
    expect(await sellWith(db, await addTestDealership(db), copies), 'three others show them').toBe('published')
  }),
)
