import { isBuyer } from '@/lib/accounts/contact/confirmed-address.server'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { privateAdsOf } from '@/lib/market/ads/page/seller-address.server'
import type { Belongings } from './belongings'

/** How much of each goes when the account is deleted. */
export async function countBelongings(db: Db, user: Pick<User, 'id' | 'email'>): Promise<Belongings> {
  const [counts] = await db<Belongings[]>`
    select (select count(*)::int from ad where (owner_id = ${user.id} or ${privateAdsOf(db, user.email)}) and status <> 'deleted') as ads,
      (select count(*)::int from ad where dealer_id = any(${await dealersOfNobodyElse(db, user.id)}) and status in ('published', 'paused', 'reserved')) as dealer_ads,
      (select count(*)::int from reply where ${isBuyer(db, user)}) as conversations,
      (select count(*)::int from saved_ad where user_id = ${user.id} and removed_at is null) as saved_ads,
      (select count(*)::int from saved_search where user_id = ${user.id} and removed_at is null) as saved_searches`
  return counts ?? { ads: 0, dealerAds: 0, conversations: 0, savedAds: 0, savedSearches: 0 }
}

/** Dealers for whom nobody acts but this account, and others that are about to be deleted. */
export async function dealersOfNobodyElse(db: Db, userId: number): Promise<number[]> {
  const rows = await db<{ dealerId: number }[]>`
    select dealer_id from dealer_member own where user_id = ${userId} and not exists (
      select from dealer_member other where other.dealer_id = own.dealer_id and other.user_id <> ${userId}
        and not exists (select from account_deletion where account_deletion.user_id = other.user_id))`
  return rows.map(({ dealerId }) => dealerId)
}
