import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { pictureTestDraft } from '@/lib/market/photos/test-photos'
import { previewDraft } from './preview-draft.server'
import { beginDraft } from './save-draft.server'

const now = new Date('2026-11-23T10:00:00Z')
const panda = { marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000', carburante: 'benzina' }

test(
  'a preview is the page that a private seller’s ad would have, with photographs, and leaves no ad',
  withRollback(async (db) => {
    const user = await addTestUser(db)
    const holder = { userId: user.id, key: undefined }
    const { id } = await beginDraft(db, holder, 'auto', panda)
    const photoId = await pictureTestDraft(db, id)
    expect(await previewDraft(db, id, holder, now)).toMatchObject({
      ad: { mileageKm: 45_000, priceCents: null },
      title: 'Fiat Panda',
      photos: [{ file: `${photoId}-1` }],
      seller: { kind: 'privato' },
      dealer: null,
    })
    expect(await db`select from ad where owner_id = ${user.id}`).toEqual([])
    expect(await db`select from ad_photo where photo_id = ${photoId}`).toEqual([])
  }),
)

test(
  'there is no preview while the vehicle is not known',
  withRollback(async (db) => {
    const holder = { userId: (await addTestUser(db)).id, key: undefined }
    const { id } = await beginDraft(db, holder, 'auto', { ...panda, km: '' })
    expect(await previewDraft(db, id, holder, now)).toBeUndefined()
  }),
)
