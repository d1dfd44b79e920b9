// reads: scripts/last-release/last-release.json
import { expect, test } from 'vitest'
import { type Db, getDb } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { readSchema, refusalOf } from './record'
import { narrowings } from './test-narrowings'
import { readRecord } from './test-record'

/** What a migration may refuse to the last release all the same, and why that does no harm. */
const harmless: Readonly<Record<string, string>> = {
  "ad_photo_source: CHECK ((review = ANY (ARRAY['free'::text, 'waiting'::text, 'refused'::text, 'approved'::text])))":
    'a column that the last release does not know, and may be empty',
  "dealer_import_line: CHECK ((fix = ANY (ARRAY['price'::text, 'metres'::text, 'colour'::text, 'version'::text])))":
    'a column that the last release does not know, and may be empty',
  "marketing_consent: CHECK ((privacy_consent_source = ANY (ARRAY['SETTINGS'::text, 'FACEBOOK_MODAL'::text, 'REGISTRATION'::text])))":
    'wider than that of the last release',
  'paid_price: CHECK ((estimate_euro > 0))': 'likewise',
  "webhook_delivery: CHECK ((event = ANY (ARRAY['lead.created'::text, 'lead.message'::text, 'offer.created'::text, 'offer.answered'::text, 'offer.ended'::text, 'visit.requested'::text, 'visit.booked'::text, 'visit.moved'::text, 'visit.cancelled'::text, 'reservation.started'::text, 'reservation.ended'::text, 'test'::text])))":
    'likewise',
}

const record = readRecord()

/** Of the statements that name this. */
async function refusals(db: Db, name = ''): Promise<string[]> {
  const found: string[] = []
  for (const statement of record.statements.filter((each) => each.includes(name))) {
    const refusal = await refusalOf(db, statement)
    if (refusal !== undefined) found.push(`${refusal}: ${statement}`)
  }
  return found
}

test('every statement of the last release is understood by the newest schema', async () => {
  expect(record.statements.length).toBeGreaterThan(500)
  expect(await refusals(getDb())).toEqual([])
})

test('the newest schema refuses nothing that the last release may write', async () => {
  expect(narrowings(record, await readSchema(getDb()))).toEqual(Object.keys(harmless))
})

test.each([
  { name: 'phone', change: 'alter table dealer drop column phone', says: 'column "phone" of relation "dealer" does not exist' },
  { name: 'price_cents', change: 'alter table ad rename column price_cents to price', says: 'price_cents' },
  { name: 'saved_ad', change: 'alter table saved_ad rename to favourite', says: 'relation "saved_ad" does not exist' },
])('a migration that takes away what the last release uses is noticed: $change', ({ name, change, says }) =>
  withRollback(async (db) => {
    await db.unsafe(change)
    expect((await refusals(db, name)).join('\n')).toContain(says)
  })(),
)

test.each([
  { change: 'alter table dealer alter column phone set not null', says: 'dealer.phone has to be given' },
  { change: 'alter table dealer add column seat text not null', says: 'dealer.seat has to be given' },
  { change: 'alter table dealer alter column phone type varchar(5)', says: 'dealer.phone was text and is character varying(5)' },
  { change: "alter table dealer add check (phone <> '1')", says: "dealer: CHECK ((phone <> '1'::text))" },
  { change: 'create unique index on dealer (phone)', says: 'dealer: UNIQUE ON public.dealer USING btree (phone)' },
])('a migration that refuses what the last release writes is noticed: $change', ({ change, says }) =>
  withRollback(async (db) => {
    const before = await readSchema(db)
    await db.unsafe(change)
    expect(narrowings(before, await readSchema(db))).toEqual([says])
  })(),
)

test('what only adds is no narrowing', () =>
  withRollback(async (db) => {
    const before = await readSchema(db)
    await db.unsafe(
      "alter table dealer add column seat text not null default '', add column note text; create table fresh (id integer not null unique)",
    )
    expect(narrowings(before, await readSchema(db))).toEqual([])
  })())
