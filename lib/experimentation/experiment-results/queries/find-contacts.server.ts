import type { ExperimentContacts } from '@/lib/experimentation/experiment-results/two-sides'
import type { Db } from '@/lib/kernel/db/db.server'
import { outsideCrowd, sinceFirstPhase } from './count-events.server'
import { readingResults } from './results-queries.server'

/**
 * What visitors of an experiment did since they were shown it, by seller. A visitor who came around a change of phases may stand in the other phase than in the totals, which know which page they had open.
 */
export async function findContacts(db: Db, experimentId: string): Promise<ExperimentContacts> {
  const windows = db`(select goal_windows from experiment where id = substring(${experimentId} from '^e([1-9][0-9]{0,8})(?:-rollout)?$')::bigint)`
  const [found] = await readingResults(
    db,
    (db) => db<ExperimentContacts[]>`
      with contact as materialized (
        select shown.visitor_hash, shown.variation_id, contact.seller_hash, contact.ad_hash, coalesce(
          (select to_char(max(started_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from experiment_phase phase
          where phase.experiment_id = ${experimentId} and phase.status = 'Running' and phase.started_at <= shown.first_at), '') as phase
        from experiment_exposure shown join experiment_conversion conversion on conversion.visitor_hash = shown.visitor_hash and conversion.key = 'contact_sent'
        join experiment_contact contact using (event_uuid)
        where shown.experiment_id = ${experimentId} and not shown.saw_several and ${outsideCrowd(db)} and ${sinceFirstPhase(db, experimentId)}
          and conversion.occurred_at >= shown.first_at
          and conversion.occurred_at < coalesce(shown.first_at + (${windows} ->> 'contact_sent')::integer * interval '1 day', 'infinity')
      ), pair as (
        select phase, variation_id, visitor_hash, seller_hash, count(*) as times from contact group by phase, variation_id, visitor_hash, seller_hash
      ), of_seller as (
        select phase, variation_id, encode(seller_hash, 'hex') as seller, sum(times)::float8 as times, sum(times * times)::float8 as squares from pair group by phase, variation_id, seller_hash
      ), of_visitor as (
        select phase, variation_id, sum(times * times)::float8 as squares
        from (select phase, variation_id, visitor_hash, sum(times) as times from pair group by phase, variation_id, visitor_hash) one group by phase, variation_id
      ), of_ad as (
        select variation_id, count(distinct ad_hash)::integer as ads from contact group by variation_id
      )
      select (select coalesce(json_agg(of_seller), '[]') from of_seller) as sellers, (select coalesce(json_agg(of_visitor), '[]') from of_visitor) as visitors,
        (select coalesce(json_agg(of_ad), '[]') from of_ad) as ads`,
  )
  if (!found) throw new Error('the count gave nothing')
  return found
}
