import { expect, test } from 'vitest'
import { sendReplyToDealer } from '@/lib/accounts/contact/send-reply.server'
import { addPandaAd, reply, stranger } from '@/lib/accounts/contact/test-seller'
import { addTestDealership, addTestMember } from '@/lib/accounts/dealerships/test-dealership'
import { createPartnerKey, requirePartner } from '@/lib/accounts/partner-keys/partner-keys.server'
import { changeOwnAd } from '@/lib/accounts/selling/change-own-ad.server'
import { findSession } from '@/lib/accounts/sessions/find-session.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { isHeldMail } from '@/lib/accounts/users/account-deletion.server'
import { requestEmailChange } from '@/lib/accounts/users/change-email.server'
import { requestRecovery } from '@/lib/accounts/users/request-recovery.server'
import { addTestUser, codeOfLastMail, findUser } from '@/lib/accounts/users/test-user'
import type { User } from '@/lib/accounts/users/user'
import { type Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { sendDueMails } from '@/lib/kernel/mail/send-due-mails.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { changeAddress } from './change-address.server'
import { cancelByLink, cancelDeletion, requestAccountDeletion, tendDeletions } from './leave.server'

const asked = 'account-deletion-asked'

/** What has left, to whom. */
async function deliver(db: Db): Promise<string[]> {
  const sent: string[] = []
  await sendDueMails(db, { deliver: async ({ kind, to }) => void sent.push(`${kind} ${to}`), close: () => {} }, { isHeld: isHeldMail })
  return sent
}

const passDays = (db: Db, days: number) =>
  db`update account_deletion set asked_at = asked_at - ${days} * interval '1 day' + interval '1 minute'`
const statusOf = async (db: Db, ids: readonly number[]) =>
  (await db<{ status: string }[]>`select status from ad where id = any(${[...ids]}) order by id`).map(({ status }) => status)

async function addSeller(db: Db): Promise<{ user: User; ads: number[] }> {
  const user = await addTestUser(db, 'anna@esempio.it')
  const ads = [
    await addTestAd(db, { ownerId: user.id }),
    await addTestAd(db, { ownerId: user.id, status: 'reserved' }),
    await addTestAd(db, { ownerId: user.id, status: 'paused' }),
    await addTestAd(db, { ownerId: user.id, status: 'sold' }),
    await addPandaAd(db, { contactEmail: user.email.toUpperCase() }),
  ]
  return { user, ads }
}
const before = ['published', 'reserved', 'paused', 'sold', 'published']
const meanwhile = ['paused', 'paused', 'paused', 'sold', 'paused']

test(
  'an account to be deleted is logged out and off the market at once; its link restores all, once',
  withRollback(async (db) => {
    const { user, ads } = await addSeller(db)
    const other = await addTestAd(db, {})
    const { token } = await openSession(db, { userId: user.id, userAgent: '' })
    await requestAccountDeletion(db, user)
    await requestAccountDeletion(db, user)
    expect(await findSession(db, token)).toBeUndefined()
    expect(await statusOf(db, [...ads, other])).toEqual([...meanwhile, 'published'])
    const news = { to: user.email, subject: 'x', text: 'x', html: 'x' }
    await queueMail(db, { ...news, kind: 'reply-to-seller' })
    await queueMail(db, { ...news, kind: 'alerts', unsubscribeUrl: 'https://ingrana.test/avvisi' })
    await requestRecovery(db, user.email)
    const code = await codeOfLastMail(db, user.email, asked)
    expect(await deliver(db)).toEqual([`${asked} ${user.email}`, `password-recovery ${user.email}`])
    await cancelByLink(db, code)
    expect(await statusOf(db, ads)).toEqual(before)
    expect(await deliver(db), 'what a person wrote comes now, old news do not').toEqual([
      `reply-to-seller ${user.email}`,
      `account-deletion-cancelled ${user.email}`,
    ])
    await expect(cancelByLink(db, code)).rejects.toMatchObject({ code: 'gone' })
    await passDays(db, 20)
    await tendDeletions(db)
    expect(await findUser(db, user.id)).toBeDefined()
  }),
)

test(
  'an account to be deleted learns until when at login, and changes nothing before cancelling',
  withRollback(async (db) => {
    const { user, ads } = await addSeller(db)
    await requestEmailChange(db, user, 'anna.nuova@esempio.it')
    const code = await codeOfLastMail(db, 'anna.nuova@esempio.it', 'confirm-email-change')
    await requestAccountDeletion(db, user)
    const session = await findSession(db, (await openSession(db, { userId: user.id, userAgent: '' })).token)
    const days = ((session?.leavesAt?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect([days > 13.9, days <= 14]).toEqual([true, true])
    await expect(changeOwnAd(db, user, ads[2] ?? 0, 'riprendi', new Date())).rejects.toMatchObject({ code: 'forbidden' })
    await expect(changeAddress(db, code)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await cancelDeletion(db, user)).toBe(true)
    expect(await cancelDeletion(db, user)).toBe(false)
    expect(await statusOf(db, ads)).toEqual(before)
  }),
)

test(
  'ads of an account to be deleted that others put online go offline, and come back if it cancels',
  withRollback(async (db) => {
    const { user, ads } = await addSeller(db)
    await requestAccountDeletion(db, user)
    await db`update ad set status = 'published' where id = ${ads[2] ?? 0}` // by a moderator
    await db`update ad set status = 'rejected' where id = ${ads[0] ?? 0}`
    await tendDeletions(db)
    expect(await statusOf(db, ads)).toEqual(['rejected', 'paused', 'paused', 'sold', 'paused'])
    await cancelDeletion(db, user)
    expect(await statusOf(db, ads)).toEqual(['rejected', 'reserved', 'published', 'sold', 'published'])
  }),
)

test(
  'after fourteen days an account is deleted with all it has, and gets a last mail',
  withRollback(async (db) => {
    const { user, ads } = await addSeller(db)
    await requestAccountDeletion(db, user)
    await deliver(db)
    await passDays(db, 14)
    await tendDeletions(db)
    expect(await findUser(db, user.id), 'a minute before').toBeDefined()
    await passDays(db, 1)
    await tendDeletions(db)
    expect(await findUser(db, user.id)).toBeUndefined()
    expect(await statusOf(db, ads.slice(-1))).toEqual(['deleted'])
    expect(await deliver(db)).toEqual([`account-deleted ${user.email}`])
    expect(await db`select from account_deletion`).toHaveLength(0)
  }),
)

test(
  'a dealer goes off the market with its only account, and stays on with other staff',
  withRollback(async (db) => {
    const alone = await addTestDealership(db, { name: 'Solo' })
    const staffed = await addTestDealership(db, { name: 'Insieme' })
    const { user } = staffed
    await addTestMember(db, staffed.dealership.dealerId, 'seller')
    const [own, shared] = [alone.dealership.dealerId, staffed.dealership.dealerId]
    const ads = [await addTestAd(db, { dealerId: own }), await addTestAd(db, { dealerId: shared })]
    await db`insert into dealer_feed (dealer_id, address, next_at) values (${own}, 'https://example.com/a.csv', now())`
    const key = await createPartnerKey(db, staffed.dealership, user, { name: 'Prova', scopes: ['stock:read'] })
    await requirePartner(db, key, 'stock:read')
    await db`update dealer set email = ${user.email} where id = ${shared}`
    for (const leaving of [alone.user, user]) await requestAccountDeletion(db, leaving)
    expect(await statusOf(db, ads)).toEqual(['paused', 'published'])
    await expect(requirePartner(db, key, 'stock:read'), 'acts in the name of the account that goes').rejects.toMatchObject({
      code: 'unauthenticated',
    })
    await sendReplyToDealer(db, shared, { ...reply, email: 'compra@esempio.it' }, stranger)
    expect(await deliver(db), 'the address is the dealer’s too').toContain(`reply-to-seller ${user.email}`)
    await cancelDeletion(db, alone.user)
    expect(await statusOf(db, ads)).toEqual(['published', 'published'])
    await requestAccountDeletion(db, alone.user)
    await passDays(db, 15)
    await tendDeletions(db)
    expect(await statusOf(db, ads)).toEqual(['withdrawn', 'published'])
    expect(await db`select from dealer_feed where dealer_id = ${own}`).toHaveLength(0)
  }),
)
