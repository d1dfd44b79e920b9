import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import { listDraftPhotos } from '@/lib/accounts/selling/drafts/photos-of-draft.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { testFile, testPicture, testStore } from '@/lib/market/photos/test-photos'
import { identityHashes } from '@/lib/market/vehicle-identity/identity-hash.server'
import { numberedText, overText } from './numbered-photos'
import { matchPhotos, putNumberedPhotos } from './put-numbered-photos.server'

async function openDealer(db: Db) {
  const user = await addTestUser(db)
  const slug = `foto-${randomUUID()}`
  await db`
    with added as (insert into dealer (slug, name) values (${slug}, 'Foto Auto') returning id)
    insert into dealer_member (user_id, dealer_id, role) select ${user.id}, added.id, 'owner' from added`
  return { user, dealership: await requireDealership(db, user, slug) }
}

test(
  'photographs find their vehicle by numbers, chassis or plate, and never one of another dealer',
  withRollback(async (db) => {
    const { dealership } = await openDealer(db)
    const { dealerId } = dealership
    const [panda, tipo, other] = [
      await addTestAd(db, { dealerId, vin: 'ZFA31200001234567' }),
      await addTestAd(db, { dealerId, model: 'tipo' }),
      await addTestAd(db, { dealerId: (await openDealer(db)).dealership.dealerId }),
    ]
    await db`update ad set import_key = ${`d${dealerId}|id|V 12`} where id = ${tipo}`
    await db`
      insert into vehicle_identity (ad_id, kind, form, hashes)
      values (${panda}, 'plate', 'series', ${identityHashes('plate', 'GA123BC')}), (${other}, 'plate', 'series', ${identityHashes('plate', 'GB123BC')})`
    const names = [`${panda}_1.jpg`, `foto/${panda}/2.jpg`, 'zfa31200001234567 (3).jpg', 'GA123BC-4.jpg', 'V12_1.jpg', 'v-12/7.png']
    expect((await matchPhotos(db, dealership, names)).map(({ vehicle }) => vehicle?.id)).toEqual([panda, panda, panda, panda, tipo, tipo])
    const unknown = ['GB123BC-1.jpg', `${other}_1.jpg`, 'IMG_0001.jpg', '.jpg']
    expect((await matchPhotos(db, dealership, unknown)).map(({ vehicle }) => vehicle)).toEqual([null, null, null, null])
    await db`update ad set import_key = ${`d${dealerId}|id|${panda}`} where id = ${tipo}`
    expect((await matchPhotos(db, dealership, [`${panda}_1.jpg`]))[0]?.vehicle, 'a name of two vehicles').toBeNull()
  }),
)

test(
  'photographs stand in the draft of their vehicle in the order of their numbers; the others are named',
  withRollback(async (db) => {
    const { user, dealership } = await openDealer(db)
    const id = await addTestAd(db, { dealerId: dealership.dealerId })
    const fileOf = async (name: string) => ({ name, ...(await testFile(await testPicture().jpeg().toBuffer())) })
    const files = [await fileOf(`${id}_10.jpg`), await fileOf(`${id}_2.jpg`), await fileOf('IMG_1.jpg')]
    const broken = { name: `${id}_3.jpg`, ...(await testFile(Buffer.from('no picture'))) }
    const sending = { dealership, userId: user.id, before: async () => {} }
    const store = await testStore()
    const result = await putNumberedPhotos(db, store, sending, [...files, broken])
    expect(result).toMatchObject({
      put: [{ id, title: 'Fiat Panda', count: 2 }],
      unmatched: ['IMG_1.jpg'],
      refused: [{ name: broken.name }],
    })
    const draft = { id: result.put[0]?.draftId, holder: { userId: user.id, key: undefined } }
    expect((await listDraftPhotos(db, draft)).map(({ position }) => position)).toEqual([1_002, 1_010])
    await putNumberedPhotos(db, store, sending, files)
    expect(await listDraftPhotos(db, draft), 'the same files again').toHaveLength(2)
    const over = async () => {
      throw new AppError('tooMany')
    }
    const limited = await putNumberedPhotos(db, store, { ...sending, before: over }, files)
    expect(limited).toMatchObject({ put: [], isOver: true, refused: [{ text: overText }, { text: overText }] })
    expect(numberedText(result).split('\n')[0]).toBe('2 foto in 1 veicolo: Fiat Panda (2). Guardale e pubblicale.')
  }),
)
