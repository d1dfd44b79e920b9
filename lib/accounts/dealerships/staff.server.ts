import { countAsDealer, countAsPrivate } from '@/lib/accounts/users/dealer-accounts.server'
import { emailKey, type User } from '@/lib/accounts/users/user'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { hashToken, randomToken } from '@/lib/kernel/tokens/random-token.server'
import { invalidField } from '@/lib/kernel/validation/fields'
import { logDealerAction } from './dealer-log.server'
import { type DealerRole, type Dealership, dealerRoleText, type Invitation, invitationDays, type StaffMember } from './dealership'
import { dealerInvitationMail } from './dealership-mails.server'
import { listDealerships } from './require-dealership.server'

/** Invitations and members of one dealer at most. */
const mostOfStaff = 100

/** Everybody who acts for a dealer, owners first. */
export async function listStaff(db: Db, { dealerId }: Dealership): Promise<StaffMember[]> {
  const rows = await db<(Omit<StaffMember, 'lastSeenAt'> & { lastSeenAt: Date | null })[]>`
    select user_id, display_name as name, email, dealer_member.role,
      (select max(last_seen_at) from session where session.user_id = dealer_member.user_id) as last_seen_at
    from dealer_member join app_user on app_user.id = user_id where dealer_id = ${dealerId}
    order by dealer_member.role <> 'owner', display_name, user_id`
  return rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt?.toISOString() ?? null }))
}

export async function listInvitations(db: Db, { dealerId }: Dealership): Promise<Invitation[]> {
  const rows = await db<(Omit<Invitation, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date })[]>`
    select id, email, role, created_at, expires_at from dealer_invitation where dealer_id = ${dealerId} and expires_at > now() order by id`
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() }))
}

/** Sends a link by which somebody joins. A second invitation of the same address replaces the first. */
export async function invite(
  db: Db,
  dealership: Dealership,
  user: User,
  { email, role }: { email: string; role: DealerRole },
): Promise<void> {
  const [staff, invitations] = [await listStaff(db, dealership), await listInvitations(db, dealership)]
  if (staff.some((member) => emailKey(member.email) === emailKey(email))) throw invalidField('email', 'È già tra i collaboratori.')
  if (staff.length + invitations.length >= mostOfStaff)
    throw invalidField('email', `I collaboratori possono essere ${mostOfStaff} al massimo.`)
  const code = randomToken()
  await inTransaction(db, async (db) => {
    await db`delete from dealer_invitation where dealer_id = ${dealership.dealerId} and lower(email) = lower(${email})`
    await db`
      insert into dealer_invitation (dealer_id, email, role, code_hash, expires_at)
      values (${dealership.dealerId}, ${email}, ${role}, ${hashToken(code)}, now() + ${invitationDays} * interval '1 day')`
    await logDealerAction(db, dealership, user, 'invited', dealerRoleText[role].label)
    await queueMail(db, dealerInvitationMail({ to: email, code, name: dealership.name, role }))
  })
}

export async function withdrawInvitation(db: Db, dealership: Dealership, user: User, id: number): Promise<void> {
  const { count } = await db`delete from dealer_invitation where id = ${id} and dealer_id = ${dealership.dealerId}`
  if (count === 0) throw new AppError('notFound', 'no such invitation', { shownText: 'Questo invito non c’è più.' })
  await logDealerAction(db, dealership, user, 'invitationWithdrawn', '')
}

type OpenInvitation = { id: number; dealerId: number; name: string; slug: string; role: DealerRole }

/** What the link of an invitation leads to; undefined when it was used, withdrawn or is too old. */
export async function findInvitation(db: Db, code: string): Promise<OpenInvitation | undefined> {
  const [found] = await db<OpenInvitation[]>`
    select dealer_invitation.id, dealer_id, dealer.name, dealer.slug, dealer_invitation.role
    from dealer_invitation join dealer on dealer.id = dealer_id where code_hash = ${hashToken(code)} and expires_at > now()`
  return found
}

/** Joins the staff with the link's role; a member keeps theirs. */
export async function acceptInvitation(db: Db, user: User, code: string): Promise<{ name: string; slug: string }> {
  return inTransaction(db, async (db) => {
    const found = await findInvitation(db, code)
    const { count } = found ? await db`delete from dealer_invitation where id = ${found.id}` : { count: 0 }
    if (!found || count === 0) throw invalidField('codice', 'Questo invito non vale più: chiedine un altro a chi te lo ha mandato.')
    await db`
      insert into dealer_member (user_id, dealer_id, role) values (${user.id}, ${found.dealerId}, ${found.role})
      on conflict (user_id, dealer_id) do nothing`
    await countAsDealer(db, user.id)
    await logDealerAction(db, found, user, 'joined', dealerRoleText[found.role].label)
    return { name: found.name, slug: found.slug }
  })
}

/** Changes what a member may do, or ends it (`removed`). The last owner stays one. */
export async function changeMember(
  db: Db,
  dealership: Dealership,
  user: User,
  userId: number,
  role: DealerRole | 'removed',
): Promise<void> {
  await inTransaction(db, async (db) => {
    const members = await db<{ userId: number; role: DealerRole }[]>`
      select user_id, role from dealer_member where dealer_id = ${dealership.dealerId} order by user_id for update`
    const member = members.find((one) => one.userId === userId)
    if (!member) throw new AppError('notFound', 'not of this staff', { shownText: 'Questa persona non è tra i collaboratori.' })
    const owners = members.filter((one) => one.role === 'owner')
    if (member.role === 'owner' && role !== 'owner' && owners.length === 1)
      throw new AppError('conflict', 'the last owner', { shownText: 'Serve almeno un titolare: prima danne il ruolo a un’altra persona.' })
    if (role === 'removed') await leave(db, dealership, userId)
    else await db`update dealer_member set role = ${role} where dealer_id = ${dealership.dealerId} and user_id = ${userId}`
    await logDealerAction(
      db,
      dealership,
      user,
      role === 'removed' ? 'removed' : 'roleChanged',
      role === 'removed' ? '' : dealerRoleText[role].label,
    )
  })
}

/** An account that acts for nobody any more counts as a private user again. */
async function leave(db: Db, { dealerId }: Dealership, userId: number): Promise<void> {
  await db`delete from dealer_member where dealer_id = ${dealerId} and user_id = ${userId}`
  if ((await listDealerships(db, userId)).length === 0) await countAsPrivate(db, userId)
}
