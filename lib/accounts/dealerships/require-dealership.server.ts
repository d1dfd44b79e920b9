import { requireNotBanned } from '@/lib/accounts/moderation/account-ban.server'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { type DealerAbility, type Dealership, mayIn } from './dealership'

/** The dealers an account acts for, by name. */
export async function listDealerships(db: Db, userId: number): Promise<Dealership[]> {
  return db<Dealership[]>`
    select dealer_id, dealer.name, dealer.slug, dealer_member.role from dealer_member join dealer on dealer.id = dealer_id
    where user_id = ${userId} order by dealer.name, dealer_id`
}

type OwnMembership = { dealer: string; role: string; since: Date; morningMailSince: Date | null }

/** Whom an account acts for, for the copy of its owner's data. */
export async function exportDealerships(db: Db, userId: number): Promise<OwnMembership[]> {
  return db<OwnMembership[]>`
    select dealer.name as dealer, dealer_member.role, dealer_member.created_at as since, morning_mail_since
    from dealer_member join dealer on dealer.id = dealer_id where user_id = ${userId} order by dealer_member.created_at`
}

/**
 * The dealer an account acts for now: the one named by its address, else the first. Whose staff it is not of is not there for it (404).
 * `ability`: what is about to be done, which the role must allow (403) and a ban does not (403).
 */
export async function requireDealership(
  db: Db,
  user: Pick<User, 'id'>,
  slug: string | string[] | undefined,
  ability: DealerAbility = 'look',
): Promise<Dealership> {
  const all = await listDealerships(db, user.id)
  const dealership = slug === undefined ? all[0] : all.find((one) => one.slug === slug)
  if (!dealership) throw new AppError('notFound', 'not of the staff of this dealer')
  if (ability === 'look') return dealership // all of the staff may, banned or not
  if (!mayIn(dealership, ability))
    throw new AppError('forbidden', `a ${dealership.role} may not do this`, {
      shownText: 'Il tuo ruolo non lo permette: chiedi al titolare.',
    })
  await requireNotBanned(db, user.id)
  return dealership
}
