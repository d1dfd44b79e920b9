import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { beginDraft } from '@/lib/accounts/selling/drafts/save-draft.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { randomToken } from '@/lib/kernel/tokens/random-token.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { coverPlates } from '@/lib/market/photos/draft-photos.server'
import { isOwnPicture, isPublicPicture } from './find-picture.server'

test(
  'a picture is public while an ad with a page shows it, and before that its author’s',
  withRollback(async (db) => {
    const holder = { userId: undefined, key: randomToken() }
    const { id: draftId } = await beginDraft(db, holder, 'auto', {})
    const picture = { id: randomUUID(), revision: 1 }
    await db`
      insert into photo (id, draft_id, position, state, width, height, bytes, content_hash, colour)
      values (${picture.id}, ${draftId}, 1, 'ready', 1280, 960, 9, 'x', '#000000')`
    expect([await isPublicPicture(db, picture), await isOwnPicture(db, picture, holder)]).toEqual([false, true])
    expect(await isOwnPicture(db, { ...picture, revision: 2 }, holder)).toBe(false)
    expect(await isOwnPicture(db, picture, { userId: undefined, key: randomToken() })).toBe(false)
    const adId = await addTestAd(db, { status: 'in_review' })
    await db`insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour) values (${adId}, 1, ${picture.id}, 1, 1280, 960, '#000000')`
    expect(await isPublicPicture(db, picture)).toBe(false)
    await db`update ad set status = 'published' where id = ${adId}`
    expect([await isPublicPicture(db, picture), await isPublicPicture(db, { ...picture, revision: 2 })]).toEqual([true, false])
    await coverPlates(db, draftId, picture.id, [{ left: 0.4, top: 0.6, width: 0.2, height: 0.1 }])
    expect([await isPublicPicture(db, picture), await isPublicPicture(db, { ...picture, revision: 2 })]).toEqual([false, false])
  }),
)
