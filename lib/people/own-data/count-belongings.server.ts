import type { Db } from '@/lib/kernel/db/db.server'
import { isBuyer } from '@/lib/people/contact/confirmed-address.server'
import type { User } from '@/lib/people/users/user'
import type { Belongings } from './belongings'

/** How much of each goes when the account is deleted. */
export async function countBelongings(db: Db, user: Pick<User, 'id' | 'email'>): Promise<Belongings> {
  const [counts] = await db<Belongings[]>`
    select (select count(*)::int from ad where owner_id = ${user.id} and status <> 'deleted') as ads,
      (select count(*)::int from reply where ${isBuyer(db, user)}) as conversations,
      (select count(*)::int from saved_ad where user_id = ${user.id} and removed_at is null) as saved_ads,
      (select count(*)::int from saved_search where user_id = ${user.id} and removed_at is null) as saved_searches`
  return counts ?? { ads: 0, conversations: 0, savedAds: 0, savedSearches: 0 }
}
