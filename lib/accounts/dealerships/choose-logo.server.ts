import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { saveDealerProfile } from '@/lib/market/dealers/save-dealer-profile.server'
import { logDealerAction } from './dealer-log.server'
import type { Dealership } from './dealership'

/** The sign of a dealer from now on; null: its initials. */
export async function chooseLogo(db: Db, dealership: Dealership, user: User, logoId: string | null): Promise<void> {
  await saveDealerProfile(db, dealership.dealerId, { logoId })
  await logDealerAction(db, dealership, user, 'profileChanged', logoId === null ? 'logo tolto' : 'logo')
}

/** The request of an account that waits for a moderator. Throws notFound where none does. */
export async function findWaitingRequest(db: Db, userId: number): Promise<number> {
  const [waiting] = await db<{ id: number }[]>`
    select id from dealer_registration where user_id = ${userId} and decided_at is null order by id desc limit 1`
  if (!waiting) throw new AppError('notFound', 'no request that waits')
  return waiting.id
}

/** The sign that goes with a request. */
export async function chooseRequestedLogo(db: Db, requestId: number, logoId: string): Promise<void> {
  await db`update dealer_registration set logo_id = ${logoId} where id = ${requestId} and decided_at is null`
}

/** Whether it goes with a request of this account. */
export async function isRequestedLogo(db: Db, userId: number, logoId: string): Promise<boolean> {
  const [request] = await db`select from dealer_registration where user_id = ${userId} and logo_id = ${logoId} limit 1`
  return request !== undefined
}
