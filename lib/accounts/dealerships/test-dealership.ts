import { randomUUID } from 'node:crypto'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import type { Db } from '@/lib/kernel/db/db.server'
import type { DealerRole, Dealership } from './dealership'

/** A dealer with one member of its staff. */
export async function addTestDealership(
  db: Db,
  { role = 'owner', name = 'Ticino Auto' }: { role?: DealerRole; name?: string } = {},
): Promise<{ user: User; dealership: Dealership }> {
  const slug = `ticino-${randomUUID()}`
  const [dealer] = await db<
    { id: number }[]
  >`insert into dealer (slug, name, email) values (${slug}, ${name}, 'info@esempio.it') returning id`
  if (!dealer) throw new Error('the test dealer was not added')
  return { user: await addTestMember(db, dealer.id, role), dealership: { dealerId: dealer.id, name, slug, role } }
}

/** Adds somebody to a dealer's staff. */
export async function addTestMember(db: Db, dealerId: number, role: DealerRole): Promise<User> {
  const user = await addTestUser(db)
  await db`insert into dealer_member (user_id, dealer_id, role) values (${user.id}, ${dealerId}, ${role})`
  await db`update app_user set role = 'dealer' where id = ${user.id}`
  return { ...user, role: 'dealer' }
}
