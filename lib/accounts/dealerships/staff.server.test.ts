import { expect, test } from 'vitest'
import { addTestUser, codeOfLastMail, findUser } from '@/lib/accounts/users/test-user'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listDealerLog } from './dealer-log.server'
import { getOverview } from './overview.server'
import { listDealerships } from './require-dealership.server'
import { acceptInvitation, changeMember, findInvitation, invite, listInvitations, listStaff, withdrawInvitation } from './staff.server'
import { addTestDealership, addTestMember } from './test-dealership'

const email = 'giulia@esempio.it'

test(
  'the link of an invitation works once for anybody who has it; the new member counts as a dealer',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    await invite(db, dealership, user, { email, role: 'reader' })
    const first = await codeOfLastMail(db, email, 'dealer-invitation')
    await invite(db, dealership, user, { email: 'Giulia@esempio.it', role: 'seller' })
    expect(await findInvitation(db, first)).toBeUndefined()
    expect(await listInvitations(db, dealership)).toMatchObject([{ email: 'Giulia@esempio.it', role: 'seller' }])
    const code = await codeOfLastMail(db, 'Giulia@esempio.it', 'dealer-invitation')
    const giulia = await addTestUser(db, email)
    expect(await acceptInvitation(db, giulia, code)).toEqual({ name: dealership.name, slug: dealership.slug })
    expect(await listDealerships(db, giulia.id)).toEqual([{ ...dealership, role: 'seller' }])
    expect((await findUser(db, giulia.id))?.role).toBe('dealer')
    await expect(acceptInvitation(db, await addTestUser(db), code)).rejects.toMatchObject({ path: 'codice' })
    expect(await listInvitations(db, dealership)).toEqual([])
    expect((await listStaff(db, dealership)).map(({ role }) => role)).toEqual(['owner', 'seller'])
    expect(await getOverview(db, dealership)).toEqual({ published: 0, drafts: 0 })
    await expect(invite(db, dealership, user, { email, role: 'seller' })).rejects.toMatchObject({ path: 'email' })
    expect((await listDealerLog(db, dealership.dealerId)).map(({ action }) => action)).toEqual([
      'Entrato tra i collaboratori',
      'Invito mandato',
      'Invito mandato',
    ])
  }),
)

test(
  'an invitation that was withdrawn, or is a week old, opens nothing; nobody withdraws another dealer’s',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const other = await addTestDealership(db)
    await invite(db, dealership, user, { email, role: 'stock' })
    const code = await codeOfLastMail(db, email, 'dealer-invitation')
    const [{ id } = { id: 0 }] = await listInvitations(db, dealership)
    await expect(withdrawInvitation(db, other.dealership, other.user, id)).rejects.toMatchObject({ code: 'notFound' })
    await db`update dealer_invitation set expires_at = now() - interval '1 second' where id = ${id}`
    expect(await findInvitation(db, code)).toBeUndefined()
    await withdrawInvitation(db, dealership, user, id)
    await expect(acceptInvitation(db, await addTestUser(db), code)).rejects.toMatchObject({ path: 'codice' })
  }),
)

test(
  'a role can be changed and ended, but for the last owner’s; nobody changes another dealer’s staff',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const other = await addTestDealership(db)
    const seller = await addTestMember(db, dealership.dealerId, 'seller')
    for (const role of ['seller', 'removed'] as const)
      await expect(changeMember(db, dealership, user, user.id, role)).rejects.toMatchObject({ code: 'conflict' })
    await expect(changeMember(db, other.dealership, other.user, seller.id, 'removed')).rejects.toMatchObject({ code: 'notFound' })
    await changeMember(db, dealership, user, seller.id, 'owner')
    await changeMember(db, dealership, seller, user.id, 'removed')
    expect((await listStaff(db, dealership)).map(({ userId, role }) => [userId, role])).toEqual([[seller.id, 'owner']])
    expect((await findUser(db, user.id))?.role).toBe('user')
    expect(await listDealerships(db, user.id)).toEqual([])
  }),
)

test(
  'a former member who acts for another dealer, or is a moderator, keeps that role',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const { dealership: second } = await addTestDealership(db)
    await db`insert into dealer_member (user_id, dealer_id, role) values (${user.id}, ${second.dealerId}, 'reader')`
    await addTestMember(db, dealership.dealerId, 'owner')
    await changeMember(db, dealership, user, user.id, 'removed')
    expect((await findUser(db, user.id))?.role).toBe('dealer')
    const moderator = await addTestUser(db)
    await db`update app_user set role = 'moderator' where id = ${moderator.id}`
    const { user: owner } = await addTestDealership(db)
    await invite(db, dealership, owner, { email: 'banco@esempio.it', role: 'reader' })
    await acceptInvitation(db, moderator, await codeOfLastMail(db, 'banco@esempio.it', 'dealer-invitation'))
    expect((await findUser(db, moderator.id))?.role).toBe('moderator')
  }),
)
