import { expect, test } from 'vitest'
import { openDraft } from '@/lib/experimentation/experiment-drafts/test-marketing'
import type { Db } from '@/lib/kernel/db/db.server'
import { jsonText } from '@/lib/kernel/db/json-text'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { tellMarketing } from './tell-marketing.server'

const startedAt = new Date('2026-03-01T09:00:00Z')
const hours = (count: number) => new Date(startedAt.getTime() + count * 3_600_000)

/** An experiment of ours that runs, with `contact_sent` as its goal and `search` as its guardrail, as the site knows it. */
async function run(db: Db) {
  const { id, key, agree, marta, luca } = await openDraft(db, { guardrail1: 'search', limit1: '5' })
  await agree({ step: 'start' })
  const variations = ['contatta', 'chiedi'].map((key, place) => ({ id: `e${id}-${place + 1}`, key, share: 0.5 }))
  const allocation = [5_000, 10_000].map((endOfRange, place) => ({ entityId: `e${id}-${place + 1}`, endOfRange }))
  await db`insert into known_experiment (experiment_id, key, variations) values (${`e${id}`}, ${key}, ${jsonText(variations)}::text::jsonb)`
  await db`
    insert into experiment_phase (experiment_id, started_at, revision, status, allocation, goals)
    values (${`e${id}`}, ${startedAt}, '1', 'Running', ${jsonText(allocation)}::text::jsonb, '{contact_sent,search}')`
  const people = await db<{ email: string }[]>`
    update app_user set confirmed_at = now() where id = any (${[marta.id, luca.id]}) returning email`
  return { id, key, emails: people.map(({ email }) => email) }
}

/** Visitors numbered from 1, the odd ones of the control. */
const show = (db: Db, id: number, count: number, at: Date) => db`
  insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at)
  select ${`e${id}`}, sha256((${`e${id} `} || visitor)::bytea), ${`e${id}-`} || (2 - visitor % 2), ${at} from generate_series(1, ${count}::integer) as visitor`

/** So many of the visitors of each variation do something. */
const convert = (db: Db, id: number, key: string, [ofControl, ofVariant]: readonly [number, number], at: Date) => db`
  insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at)
  select gen_random_uuid(), ${key}, sha256((${`e${id} `} || visitor)::bytea), ${at} from generate_series(1, 20000) as visitor
  where (visitor + 1) / 2 <= case visitor % 2 when 1 then ${ofControl}::integer else ${ofVariant}::integer end`

async function subjects(db: Db, emails: readonly string[]): Promise<string[]> {
  const rows = await db<{ subject: string }[]>`
    select subject from outbox_mail where kind = 'experimentNotice' and recipient = any (${emails}::text[]) order by id`
  return rows.map(({ subject }) => subject)
}

test(
  'a verdict is written once to each person of marketing, however often the job runs',
  withRollback(async (db) => {
    const { id, key, emails } = await run(db)
    await show(db, id, 4_000, hours(2))
    await convert(db, id, 'search', [1_600, 1_600], hours(3))
    await tellMarketing(db, hours(4))
    expect(await subjects(db, emails), 'nothing is decided yet').toEqual([])
    await convert(db, id, 'contact_sent', [200, 400], hours(5))
    for (const hour of [6, 7]) await tellMarketing(db, hours(hour))
    expect((await subjects(db, emails)).filter((subject) => subject === `${key}: c’è un giudizio su chiedi`)).toHaveLength(0)
    await db`update experiment set guardrails = '[]' where id = ${id}`
    for (const hour of [8, 9]) await tellMarketing(db, hours(hour))
    expect(await subjects(db, emails)).toEqual([`${key}: c’è un giudizio su chiedi`, `${key}: c’è un giudizio su chiedi`])
  }),
)

test(
  'harm by a guardrail and a wrong split are written about, each for itself',
  withRollback(async (db) => {
    const { id, key, emails } = await run(db)
    await show(db, id, 4_000, hours(2))
    await convert(db, id, 'search', [1_600, 800], hours(3))
    await convert(db, id, 'contact_sent', [200, 200], hours(3))
    await tellMarketing(db, hours(4))
    expect(new Set(await subjects(db, emails))).toEqual(new Set([`${key}: chiedi fa danno`]))
    await db`delete from experiment_exposure where experiment_id = ${`e${id}`} and variation_id = ${`e${id}-2`} and visitor_hash < '\\x80'`
    await tellMarketing(db, hours(5))
    expect(new Set(await subjects(db, emails))).toEqual(
      new Set([`${key}: chiedi fa danno`, `${key}: la divisione dei visitatori non è giusta`]),
    )
  }),
)

test(
  'a day without visitors is written about once, and again after the next visitor',
  withRollback(async (db) => {
    const { id, key, emails } = await run(db)
    const silent = async () => (await subjects(db, emails)).filter((subject) => subject === `${key}: nessun visitatore da 24 ore`).length
    await tellMarketing(db, hours(23))
    expect(await silent()).toBe(0)
    for (const hour of [24, 30]) await tellMarketing(db, hours(hour))
    expect(await silent(), 'one for each person').toBe(2)
    await show(db, id, 2, hours(40))
    await tellMarketing(db, hours(50))
    expect(await silent()).toBe(2)
    await tellMarketing(db, hours(65))
    expect(await silent()).toBe(4)
  }),
)

test(
  'a plan is written about once it is read',
  withRollback(async (db) => {
    const { id, key, emails } = await run(db)
    const arm = { visitors: 5_000, converted: 500, rate: 0.1, lift: 0.2, liftLow: 0.1, liftHigh: 0.3 }
    const goals = [{ key: 'contact_sent', role: 'primary', arms: [{ ...arm, variation: 'chiedi', verdict: 'better' }] }]
    await db`
      insert into experiment_plan_reading (experiment_id, reached_at, read_at, result)
      values (${`e${id}`}, ${hours(5)}, ${hours(6)}, ${jsonText({ total: 10_000, mixed: 0, visitors: [], goals })}::text::jsonb)`
    await tellMarketing(db, hours(7))
    const [mail] = await db<{ subject: string; bodyText: string }[]>`
      select subject, body_text from outbox_mail where recipient = any (${emails}::text[]) order by id desc limit 1`
    expect(mail?.subject).toBe(`${key}: c’è il giudizio del piano`)
    expect(mail?.bodyText).toContain('chiedi è meglio del controllo.')
  }),
)
