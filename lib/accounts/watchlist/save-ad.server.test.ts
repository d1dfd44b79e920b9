import { expect, test } from 'vitest'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { saveAd } from './save-ad.server'

test(
  'the five hundredth ad is saved, the next one refused',
  withRollback(async (db) => {
    const { id } = await addTestUser(db)
    const ads = await db<{ id: number }[]>`
      insert into ad (category, status, offer_type, make, model)
      select 'auto', 'published', 'usato', 'fiat', 'panda' from generate_series(1, 501) returning id`
    const [last = 0, tooMany = 0, ...before] = ads.map((ad) => ad.id)
    await db`insert into saved_ad (user_id, ad_id, seen_sold) select ${id}::bigint, ad_id, false from unnest(${before}::bigint[]) as ad_id`
    await expect(saveAd(db, id, last)).resolves.toMatchObject({ ad: last, saved: true })
    await expect(saveAd(db, id, tooMany)).rejects.toMatchObject({ code: 'conflict' })
  }),
)
