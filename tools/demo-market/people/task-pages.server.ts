import type { Db, SqlFragment } from '@/lib/kernel/db/db.server'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'
import { salePath } from '@/lib/kernel/routes/deals'
import { casePath } from '@/lib/kernel/routes/moderation-routes'
import { conversationPath, routes } from '@/lib/kernel/routes/routes'
import { lambroAutoEmail } from './lambro-auto'
import { accountAgeDays, demoPeople } from './people'

/** What the page of the demo says of this database. `days`: since its people were given what they have. */
export type DemoFacts = { vehicles: number; waitingCases: number; days: number }

/** The figures of the demo; undefined where its people have no accounts. */
export async function findDemoFacts(db: Db): Promise<DemoFacts | undefined> {
  const [found] = await db<DemoFacts[]>`
    select (select count(*)::int from ad where status = 'published' and dealer_id in (select id from dealer where email = ${lambroAutoEmail})) as vehicles,
      (select count(*)::int from moderation_case where (decided_at is null and (asked_at is null or answered_at is not null)) or (appealed_at is not null and appeal_decided_at is null)) as waiting_cases,
      (current_date - (created_at + ${accountAgeDays} * interval '1 day')::date) as days
    from app_user where email = ${demoPeople.elena.email}`
  return found
}

/** The conversation of Elena with Giulia; the list of conversations once it is gone. */
export async function elenasConversation(db: Db): Promise<string> {
  const [found] = await db<{ id: number }[]>`
    select reply.id from reply join ad on ad.id = ad_id
    where user_id in (select id from app_user where email = ${demoPeople.elena.email})
      and owner_id in (select id from app_user where email = ${demoPeople.giulia.email}) order by reply.id limit 1`
  return found ? conversationPath(found.id) : routes.conversations
}

/** What follows the deal of Elena and Giulia, for either of them; the list of conversations once it is gone. */
export async function dealOfElena(db: Db): Promise<string> {
  const [found] = await db<{ replyId: number }[]>`
    select reply_id from sale join reply on reply.id = reply_id
    where sale.state = 'agreed' and user_id in (select id from app_user where email = ${demoPeople.elena.email}) order by sale.id desc limit 1`
  return found ? salePath(found.replyId) : routes.conversations
}

/** The conversation in which an offer waits for Giulia; the list of conversations once none does. */
export async function offerToGiulia(db: Db): Promise<string> {
  const id = await waitingOffer(db, db`owner_id in (select id from app_user where email = ${demoPeople.giulia.email})`)
  return id === undefined ? routes.conversations : conversationPath(id)
}

/** The lead in which an offer waits for Lambro Auto; its leads once none does. */
export async function offerToLambro(db: Db): Promise<string> {
  const id = await waitingOffer(db, db`ad.dealer_id in (select id from dealer where email = ${lambroAutoEmail})`)
  return id === undefined ? dealerArea.leads : `${dealerArea.leads}/${id}`
}

async function waitingOffer(db: Db, isTheirs: SqlFragment): Promise<number | undefined> {
  const [found] = await db<{ replyId: number }[]>`
    select reply_id from offer join reply on reply.id = reply_id join ad on ad.id = ad_id
    where offer.state = 'sent' and author = 'buyer' and ${isTheirs} order by offer.id limit 1`
  return found?.replyId
}

/** The file of Lambro Auto that waits to be looked at; the list of files once it is gone. */
export async function waitingImport(db: Db): Promise<string> {
  const [found] = await db<{ id: number }[]>`
    select id from dealer_import where state in ('checking', 'checked') and dealer_id in (select id from dealer where email = ${lambroAutoEmail}) order by id desc limit 1`
  return found ? `${dealerArea.imports}/${found.id}` : dealerArea.imports
}

/** An appeal that Marta may decide; the queue once none waits. */
export async function waitingAppeal(db: Db): Promise<string> {
  const [found] = await db<{ id: number }[]>`
    select id from moderation_case where appealed_at is not null and appeal_decided_at is null
      and decided_by is distinct from (select id from app_user where email = ${demoPeople.marta.email}) order by appealed_at limit 1`
  return found ? casePath(found.id) : routes.moderation
}
