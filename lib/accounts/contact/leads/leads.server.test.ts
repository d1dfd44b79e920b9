import { expect, test } from 'vitest'
import { listDealerLog } from '@/lib/accounts/dealerships/dealer-log.server'
import { addTestDealership, addTestMember } from '@/lib/accounts/dealerships/test-dealership'
import { addTestUser, mailsTo } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { getDealers } from '@/lib/market/dealers/dealer-queries.server'
import { recordResponseTimes, remindOfLeads } from './lead-reminders.server'
import { addTemplate, listTemplates, removeTemplate } from './lead-templates.server'
import { answerLead, assignLead, countLeads, lastMessageOfLead, listLeads, openLead, setLeadBlocked } from './leads.server'

const waiting = { filter: 'da-rispondere', page: 1 } as const

/** A buyer writes, so many hours ago. */
async function addLead(db: Db, about: { dealerId: number } | { adId: number }, hoursAgo: number, name = 'Elena'): Promise<number> {
  const row = 'adId' in about ? { adId: about.adId, adTitle: 'Fiat Panda' } : about
  const [lead] = await db<{ id: number }[]>`
    insert into reply ${db({ ...row, name, email: `${name.toLowerCase()}@esempio.it`, phone: '' })} returning id`
  await db`
    insert into reply_message (reply_id, sender, message, created_at)
    values (${lead?.id ?? 0}, 'buyer', ${`Buongiorno da ${name}`}, now() - ${hoursAgo} * interval '1 hour')`
  return lead?.id ?? 0
}

test(
  'the staff reads the messages of its own dealer’s buyers, the longest wait first',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const other = await addTestDealership(db)
    const adId = await addTestAd(db, { dealerId: dealership.dealerId })
    const late = await addLead(db, { adId }, 26, 'Elena')
    const early = await addLead(db, { dealerId: dealership.dealerId }, 3, 'Irene')
    const foreign = await addLead(db, { dealerId: other.dealership.dealerId }, 1, 'Luca')
    const { lines, counts } = await listLeads(db, dealership, user, waiting)
    expect(lines.map(({ id, buyer, isLate }) => [id, buyer, isLate])).toEqual([
      [late, 'Elena', true],
      [early, 'Irene', false],
    ])
    expect(counts).toEqual({ 'da-rispondere': 2, mie: 0, tutte: 2, late: 1 })
    expect((await listLeads(db, dealership, user, { filter: 'tutte', page: 99 })).page).toBe(1)
    for (const attempt of [
      () => openLead(db, dealership, foreign),
      () => lastMessageOfLead(db, dealership, foreign),
      () => answerLead(db, dealership, user, foreign, 'Sì'),
      () => assignLead(db, dealership, user, foreign, user.id),
      () => setLeadBlocked(db, dealership, user, foreign, true),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'notFound' })
  }),
)

test(
  'a member who answers by mail in the dealer’s name is recorded and gets the lead',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const seller = await addTestMember(db, dealership.dealerId, 'seller')
    await db`update app_user set display_name = 'Sara Brambilla' where id = ${seller.id}`
    const id = await addLead(db, { dealerId: dealership.dealerId }, 2)
    await answerLead(db, dealership, seller, id, 'Sì, è disponibile.')
    const lead = await openLead(db, dealership, id)
    expect(lead).toMatchObject({ with: 'Elena', assignedTo: seller.id })
    expect(Object.values(lead.authors)).toEqual(['Sara Brambilla'])
    expect(await lastMessageOfLead(db, dealership, id)).toBe(lead.messages.at(-1)?.id)
    expect(await mailsTo(db, 'elena@esempio.it')).toEqual(['reply-answer'])
    const [mail] = await db<{ bodyText: string }[]>`select body_text from outbox_mail where recipient = 'elena@esempio.it'`
    expect(mail?.bodyText).toContain(`${dealership.name} ha risposto`)
    expect((await listLeads(db, dealership, user, waiting)).lines).toEqual([])
    expect((await listLeads(db, dealership, seller, { filter: 'mie', page: 1 })).lines).toMatchObject([
      { id, assignee: 'Sara Brambilla', waitingSince: null },
    ])
    await answerLead(db, dealership, user, id, 'Vi aspettiamo.')
    expect((await openLead(db, dealership, id)).assignedTo).toBe(seller.id)
    await assignLead(db, dealership, user, id, null)
    expect((await countLeads(db, dealership.dealerId, seller)).mie).toBe(0)
    const stranger = await addTestUser(db)
    await expect(assignLead(db, dealership, user, id, stranger.id)).rejects.toMatchObject({ code: 'notFound' })
    expect((await listDealerLog(db, dealership.dealerId)).map(({ action }) => action)).toEqual([
      'Richiesta assegnata',
      'Risposta mandata',
      'Risposta mandata',
    ])
  }),
)

test(
  'a blocked lead waits for nothing and takes no answer until the side that blocked opens it',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const id = await addLead(db, { dealerId: dealership.dealerId }, 30)
    await setLeadBlocked(db, dealership, user, id, true)
    expect(await countLeads(db, dealership.dealerId, user)).toMatchObject({ 'da-rispondere': 0, late: 0, tutte: 1 })
    await expect(answerLead(db, dealership, user, id, 'Sì')).rejects.toMatchObject({ code: 'conflict' })
    await setLeadBlocked(db, dealership, user, id, false)
    await db`update reply set blocked_by = 'buyer' where id = ${id}`
    await expect(setLeadBlocked(db, dealership, user, id, false)).rejects.toMatchObject({ code: 'conflict' })
  }),
)

test(
  'a lead that waits for a day is mailed once, to its holder or to all who may answer',
  withRollback(async (db) => {
    const { user, dealership } = await addTestDealership(db)
    const [seller, stock] = [await addTestMember(db, dealership.dealerId, 'seller'), await addTestMember(db, dealership.dealerId, 'stock')]
    const id = await addLead(db, { dealerId: dealership.dealerId }, 25)
    await addLead(db, { dealerId: dealership.dealerId }, 23)
    const mailCounts = async () => Promise.all([user, seller, stock].map(async ({ email }) => (await mailsTo(db, email)).length))
    await remindOfLeads(db)
    expect(await mailCounts()).toEqual([1, 1, 0])
    await remindOfLeads(db)
    expect(await mailCounts()).toEqual([1, 1, 0])
    await db`update reply set reminded_at = now() - interval '3 days', assigned_to = ${seller.id} where id = ${id}`
    await remindOfLeads(db)
    expect(await mailCounts()).toEqual([1, 2, 0])
  }),
)

test(
  'how long buyers wait is the median of at least ten answered leads, and unknown with fewer',
  withRollback(async (db) => {
    const { dealership } = await addTestDealership(db)
    const minutesOf = async () => {
      await recordResponseTimes(db)
      return (await getDealers(db, [dealership.dealerId]))[0]?.responseMinutes
    }
    const answered = async (minutes: number) => {
      const id = await addLead(db, { dealerId: dealership.dealerId }, 48)
      await db`
        insert into reply_message (reply_id, sender, message, created_at)
        select ${id}, 'seller', 'Sì', created_at + ${minutes} * interval '1 minute' from reply_message where reply_id = ${id}`
    }
    for (let at = 1; at <= 9; at++) await answered(at * 10)
    expect(await minutesOf()).toBeNull()
    await answered(1_000)
    expect(await minutesOf()).toBe(55)
  }),
)

test(
  'templates are a dealer’s own, and its log says who saved and removed them',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    const other = await addTestDealership(db)
    await addTemplate(db, dealership, user, { name: 'Disponibile', message: 'Sì, è disponibile.' })
    const [saved] = await listTemplates(db, dealership)
    expect(await listTemplates(db, other.dealership)).toEqual([])
    await expect(removeTemplate(db, other.dealership, other.user, saved?.id ?? 0)).rejects.toMatchObject({ code: 'notFound' })
    await removeTemplate(db, dealership, user, saved?.id ?? 0)
    expect(await listTemplates(db, dealership)).toEqual([])
    expect((await listDealerLog(db, dealership.dealerId)).map(({ action, detail }) => `${action}: ${detail}`)).toEqual([
      'Modello di risposta eliminato: Disponibile',
      'Modello di risposta salvato: Disponibile',
    ])
  }),
)
