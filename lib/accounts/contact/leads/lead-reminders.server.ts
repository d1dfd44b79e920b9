import { type DealerRole, type Dealership, mayIn } from '@/lib/accounts/dealerships/dealership'
import { type Db, inTransaction } from '@/lib/kernel/db/db.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { saveDealerProfile } from '@/lib/market/dealers/save-dealer-profile.server'
import { lateHours, leastAnswered, responseDays } from './lead'
import { leadReminderMail } from './lead-mails.server'
import { waitingLeads } from './leads.server'

async function staffedDealers(db: Db): Promise<Omit<Dealership, 'role'>[]> {
  return db<Omit<Dealership, 'role'>[]>`
    select id as dealer_id, name, slug from dealer where exists (select 1 from dealer_member where dealer_id = dealer.id) order by id`
}

/** Writes once to those who should answer a lead that waits too long: its holder, or all who may. */
export async function remindOfLeads(db: Db): Promise<void> {
  for (const dealer of await staffedDealers(db)) await inTransaction(db, (db) => remindStaff(db, dealer))
}

async function remindStaff(db: Db, dealer: Omit<Dealership, 'role'>): Promise<void> {
  const late = await db<{ id: number; assignedTo: number | null }[]>`
    update reply set reminded_at = now() from (${waitingLeads(db, dealer.dealerId)}) lead
    where reply.id = lead.id and waiting_since < now() - ${lateHours} * interval '1 hour'
      and (reply.reminded_at is null or reply.reminded_at < waiting_since) returning reply.id, reply.assigned_to`
  if (late.length === 0) return
  const staff = await db<{ userId: number; email: string; role: DealerRole }[]>`
    select user_id, email, dealer_member.role from dealer_member join app_user on app_user.id = user_id where dealer_id = ${dealer.dealerId} order by user_id`
  const able = staff.filter((member) => mayIn(member, 'answerLeads'))
  for (const { userId, email } of able) {
    const count = late.filter(({ assignedTo }) => assignedTo === userId || !able.some((member) => member.userId === assignedTo)).length
    if (count > 0) await queueMail(db, leadReminderMail({ to: email, count, name: dealer.name, slug: dealer.slug }))
  }
}

/**
 * Keeps, for each dealer with a staff, how long buyers waited for the first answer: the median of the conversations begun in the last 90 days that were
 * answered. Null while there are fewer than ten, so that a single slow day says nothing.
 */
export async function recordResponseTimes(db: Db): Promise<void> {
  for (const { dealerId } of await staffedDealers(db)) {
    const [row] = await db<{ minutes: number | null }[]>`
      select case when count(*) >= ${leastAnswered} then
        round(percentile_cont(0.5) within group (order by extract(epoch from answered - asked)) / 60)::int end as minutes
      from (
        select min(created_at) filter (where sender = 'buyer') as asked, min(created_at) filter (where sender = 'seller') as answered
        from reply_message where reply_id in (select lead.id from (${waitingLeads(db, dealerId)}) lead) group by reply_id
      ) times where answered is not null and asked > now() - ${responseDays} * interval '1 day'`
    await saveDealerProfile(db, dealerId, { responseMinutes: row?.minutes ?? null })
  }
}
