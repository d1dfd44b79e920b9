import type { Db } from '@/lib/kernel/db/db.server'
import { giuliasDraft } from './giulias-draft'
import { lambroAutoEmail } from './lambro-auto'
import { peopleDomain } from './people'
import { freeDeals } from './seed-deals.server'
import { clearCases } from './write-queue.server'

type Row = { id: number }

/** Deletes the people of the demo with all that is theirs, what was done as them too. `but`: addresses that stay, as all of others does. */
export async function clearPeople(db: Db, but: readonly string[] = []): Promise<void> {
  const theirs = `%@${peopleDomain}`
  const people = idsOf(await db<Row[]>`select id from app_user where email like ${theirs} and email <> all(${[...but]}::text[])`)
  const own = idsOf(
    await db<Row[]>`select id from ad where owner_id = any(${people}::bigint[]) or (dealer_id is null and contact_email like ${theirs})`,
  )
  const ofLambro = idsOf(await db<Row[]>`select ad.id from ad join dealer on dealer.id = dealer_id where dealer.email = ${lambroAutoEmail}`)
  await freeDeals(db)
  await db`delete from ad_draft where id = ${giuliasDraft}` // its id is fixed, whatever address Giulia has by now
  await db`delete from reply where email like ${theirs}`
  await db`delete from ad_report where email like ${theirs}`
  await db`delete from ad_revision where ad_id = any(${ofLambro}::bigint[]) and state = 'waiting'`
  await db`delete from dealer_import where user_id = any(${people}::bigint[])`
  await clearCases(db, people, [...own, ...ofLambro])
  await db`delete from ad where id = any(${own}::bigint[])`
  await db`delete from outbox_mail where recipient like ${theirs} or recipient = ${lambroAutoEmail}`
  await db`delete from app_user where id = any(${people}::bigint[])`
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
