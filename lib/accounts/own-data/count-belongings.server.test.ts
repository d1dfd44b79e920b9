import { expect, test } from 'vitest'
import { sendReply } from '@/lib/accounts/contact/send-reply.server'
import { addPandaAd, reply, stranger } from '@/lib/accounts/contact/test-seller'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { countBelongings } from './count-belongings.server'

test(
  'the count of what goes with an account leaves out deleted ads and others’ use of its address',
  withRollback(async (db) => {
    const anna = await addTestUser(db, 'anna@esempio.it')
    const other = await addTestUser(db, 'berta@esempio.it')
    await addTestAd(db, { ownerId: anna.id })
    await addTestAd(db, { ownerId: anna.id, status: 'deleted' })
    const adId = await addPandaAd(db, { ownerId: other.id, contactEmail: other.email })
    await db`insert into saved_ad (user_id, ad_id, seen_sold) values (${anna.id}, ${adId}, false), (${other.id}, ${adId}, false)`
    await sendReply(db, adId, { ...reply, email: anna.email }, stranger)
    expect(await countBelongings(db, anna)).toEqual({ ads: 1, dealerAds: 0, conversations: 0, savedAds: 1, savedSearches: 0 })
    await db`update reply set email_confirmed_at = now()`
    expect(await countBelongings(db, anna)).toMatchObject({ conversations: 1 })
  }),
)
