import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'

/** The owner of a saved search: somebody with an account, or with nothing but an address that they have confirmed. */
export type SearchOwner = { userId: number } | { subscriberId: number }
/** The two columns of every row that has such an owner. */
export type OwnerColumns = { userId: number | null; subscriberId: number | null }

export function ownerColumns(owner: SearchOwner): OwnerColumns {
  return 'userId' in owner ? { userId: owner.userId, subscriberId: null } : { userId: null, subscriberId: owner.subscriberId }
}

export function ownerOf({ userId, subscriberId }: OwnerColumns): SearchOwner {
  if (userId !== null) return { userId }
  if (subscriberId !== null) return { subscriberId }
  throw new Error('a row without an owner')
}

/** The searches of `saved_search` that are theirs. */
export function ownedBy(db: Db, owner: SearchOwner): SqlFragment {
  return 'userId' in owner ? db`saved_search.user_id = ${owner.userId}` : db`saved_search.subscriber_id = ${owner.subscriberId}`
}

/** What is done for one owner comes one after the other, until the transaction ends. Gives where they are written to; undefined when they are gone. */
export async function lockOwner(db: Db, owner: SearchOwner): Promise<string | undefined> {
  const [row] =
    'userId' in owner
      ? await db<{ email: string }[]>`select email from app_user where id = ${owner.userId} for no key update`
      : await db<{ email: string }[]>`select email from subscriber where id = ${owner.subscriberId} for no key update`
  return row?.email
}
