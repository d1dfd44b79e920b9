import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { env } from '@/lib/kernel/config/env.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { pictureTestAds, pictureTestDraft } from '@/lib/market/photos/test-photos'
import { exportPhotos } from './export-photos.server'
import { beginDraft } from './save-draft.server'

test(
  'an account gets the photographs of its drafts and ads, with their addresses, and nobody else’s',
  withRollback(async (db) => {
    const [owner, other] = [await addTestUser(db), await addTestUser(db)]
    const draftOf = async (userId: number) => (await beginDraft(db, { userId, key: undefined }, 'auto', {})).id
    const [draft, foreignDraft] = [await draftOf(owner.id), await draftOf(other.id)]
    const [ad, foreignAd] = [await addTestAd(db, { ownerId: owner.id }), await addTestAd(db, { ownerId: other.id })]
    const [ready, waiting] = [await pictureTestDraft(db, draft), await pictureTestDraft(db, draft)]
    await db`update photo set state = 'waiting', caption = 'Davanti', removed_at = created_at where id = ${waiting}`
    const shown = await pictureTestAds(db, [ad])
    await db`update ad_photo set caption = 'Da dietro' where photo_id = ${shown}`
    const foreign = [await pictureTestDraft(db, foreignDraft), await pictureTestAds(db, [foreignAd])]

    const exported = await exportPhotos(db, owner.id)
    const [{ createdAt } = { createdAt: null }] = await db<{ createdAt: Date }[]>`select now() as created_at`
    /** What is said of a photograph that has no words, of this draft or this ad. */
    const of = (draft: string | null, ad: number | null) => ({
      ...{ draft, ad, caption: '', shownCaption: ad === null ? null : '' },
      ...{ createdAt, removedAt: null },
    })
    const addressOf = (id: string) => `${env().siteUrl}/foto/${id}-1/1920.webp`
    expect(new Map(exported.map((photo) => [photo.address, photo]))).toEqual(
      new Map([
        [addressOf(ready), { ...of(draft, null), address: addressOf(ready) }],
        [null, { ...of(draft, null), address: null, caption: 'Davanti', removedAt: createdAt }],
        [addressOf(shown), { ...of(null, ad), address: addressOf(shown), shownCaption: 'Da dietro' }],
      ]),
    )
    expect((await exportPhotos(db, other.id)).map(({ address }) => address).toSorted()).toEqual(foreign.map(addressOf).toSorted())
    expect(await exportPhotos(db, (await addTestUser(db)).id)).toEqual([])
  }),
)
