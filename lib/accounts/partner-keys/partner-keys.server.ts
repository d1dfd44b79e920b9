import { logDealerAction } from '@/lib/accounts/dealerships/dealer-log.server'
import type { Dealership } from '@/lib/accounts/dealerships/dealership'
import { requireDealership } from '@/lib/accounts/dealerships/require-dealership.server'
import type { User } from '@/lib/accounts/users/user'
import { userColumns } from '@/lib/accounts/users/user-queries.server'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { mostKeys, type PartnerKey, type PartnerScope, partnerScopes } from './partner-key'

/** The beginning of every key, so that programs that look for leaked secrets know one of ours. */
const keyPrefix = 'ink_'
const hintLength = 8

/** The keys of a dealer, the newest first. */
export async function listPartnerKeys(db: Db, { dealerId }: Dealership): Promise<PartnerKey[]> {
  const rows = await db<(Omit<PartnerKey, 'createdAt' | 'lastUsedOn'> & { createdAt: Date; lastUsedOn: Date | null })[]>`
    select partner_key.id, name, hint, scopes, display_name as who, partner_key.created_at, last_used_on, revoked_at is not null as is_revoked
    from partner_key join app_user on app_user.id = user_id where dealer_id = ${dealerId} order by partner_key.id desc`
  return rows.map(({ createdAt, lastUsedOn, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    lastUsedOn: lastUsedOn?.toISOString().slice(0, 10) ?? null,
  }))
}

/** Makes a key. Gives it once: only its hash is stored. */
export async function createPartnerKey(
  db: Db,
  dealership: Dealership,
  user: User,
  { name, scopes }: { name: string; scopes: readonly PartnerScope[] },
): Promise<string> {
  const key = keyPrefix + randomToken()
  await inTransaction(db, async (db) => {
    const [row] = await db<{ count: number }[]>`
      select count(*)::int as count from partner_key where dealer_id = ${dealership.dealerId} and revoked_at is null`
    if ((row?.count ?? 0) >= mostKeys) throw invalidField('nome', `Al massimo ${mostKeys} chiavi: revoca prima quelle che non usi.`)
    await db`
      insert into partner_key (dealer_id, user_id, name, key_hash, hint, scopes)
      values (${dealership.dealerId}, ${user.id}, ${name}, ${hashToken(key)}, ${key.slice(0, hintLength)}, ${[...scopes]})`
    await logDealerAction(db, dealership, user, 'keyCreated', name)
  })
  return key
}

/** Ends a key at once. */
export async function revokePartnerKey(db: Db, dealership: Dealership, user: User, id: number): Promise<void> {
  await inTransaction(db, async (db) => {
    const [key] = await db<{ name: string }[]>`
      update partner_key set revoked_at = now() where id = ${id} and dealer_id = ${dealership.dealerId} and revoked_at is null returning name`
    if (!key) throw new AppError('notFound', 'no such key', { shownText: 'Questa chiave non c’è più.' })
    await logDealerAction(db, dealership, user, 'keyRevoked', key.name)
  })
}

/** Who calls: the key, the dealer it is for, and its maker, in whose name it acts. */
export type Partner = { keyId: number; user: User; dealership: Dealership }

/**
 * The caller behind a key, if it may do this. Throws `unauthenticated` for a key that is none, is revoked, or whose maker has left the staff or is about to be deleted; `forbidden`
 * without the scope, or where the maker's role no longer allows it.
 */
export async function requirePartner(db: Db, key: string | undefined, scope: PartnerScope): Promise<Partner> {
  const [found] = await db<(User & { keyId: number; scopes: string[]; slug: string; isFresh: boolean })[]>`
    select ${userColumns(db)}, partner_key.id as key_id, scopes, slug, coalesce(last_used_on = current_date, false) as is_fresh
    from partner_key
    join app_user on app_user.id = partner_key.user_id
    join dealer_member on dealer_member.user_id = partner_key.user_id and dealer_member.dealer_id = partner_key.dealer_id
    join dealer on dealer.id = partner_key.dealer_id
    where key_hash = ${hashToken(key ?? '')} and revoked_at is null
      and not exists (select from account_deletion where account_deletion.user_id = partner_key.user_id)`
  if (!found) throw new AppError('unauthenticated', 'no such key', { shownText: 'La chiave non è valida, o è stata revocata.' })
  const { keyId, scopes, slug, isFresh, ...user } = found
  if (!scopes.includes(scope))
    throw new AppError('forbidden', `the key lacks ${scope}`, { shownText: `La chiave non ha il permesso «${scope}».` })
  const dealership = await requireDealership(db, user, slug, partnerScopes[scope].ability)
  if (!isFresh) await db`update partner_key set last_used_on = current_date where id = ${keyId}`
  return { keyId, user, dealership }
}
