import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { type EventCounts, type EventOutcome, eventOutcomes, type IntakeRow, intakeNames } from './event-outcome'

/** Adds to the figures of this Italian day. */
export async function countIntake(db: Db, counts: EventCounts, now = new Date()): Promise<void> {
  const rows = intakeNames.flatMap((outcome) => {
    const events = counts[outcome] ?? 0
    return events > 0 ? [{ outcome, events }] : []
  })
  if (rows.length === 0) return
  // Sorted, so that two requests lock the same rows in the same order.
  await db`
    insert into event_intake (day, outcome, events)
    select (${now}::timestamptz at time zone 'Europe/Rome')::date, outcome, events
    from jsonb_to_recordset(${jsonText(rows)}::text::jsonb) as counted (outcome text, events bigint) order by outcome
    on conflict (day, outcome) do update set events = event_intake.events + excluded.events`
}

/** What became of the events of today, of seven days and of thirty, today among them; every outcome, in the order of the page. */
export async function readIntake(db: Db, now = new Date()): Promise<IntakeRow[]> {
  const rows = await db<{ outcome: string; today: number; week: number; month: number }[]>`
    with asked as (select (${now}::timestamptz at time zone 'Europe/Rome')::date as today)
    select outcome,
      coalesce(sum(events) filter (where day = today), 0)::float8 as today,
      coalesce(sum(events) filter (where day > today - 7), 0)::float8 as week,
      sum(events)::float8 as month
    from event_intake, asked where day > today - 30 and day <= today group by outcome`
  const found = new Map<string, Omit<IntakeRow, 'outcome'>>(rows.map(({ outcome, ...sums }) => [outcome, sums]))
  const rowOf = (outcome: EventOutcome): IntakeRow => ({ outcome, ...(found.get(outcome) ?? { today: 0, week: 0, month: 0 }) })
  return eventOutcomes.map(({ outcome }) => rowOf(outcome))
}
