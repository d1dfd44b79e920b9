import { expect, test } from 'vitest'
import { consentExpiries } from '@/lib/accounts/consent/consent-expiries.server'
import { sendReply } from '@/lib/accounts/contact/send-reply.server'
import { addPandaAd, reply, stranger } from '@/lib/accounts/contact/test-seller'
import { reportAd } from '@/lib/accounts/reports/report-ad.server'
import { saveSearch } from '@/lib/accounts/saved-searches/save-search.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { startSocialLogin } from '@/lib/accounts/social-login/social-state.server'
import { registerUser } from '@/lib/accounts/users/register-user.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import { issueToken } from '@/lib/accounts/users/token.server'
import { saveAd } from '@/lib/accounts/watchlist/save-ad.server'
import { type Db, getDb, inTransaction } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { purgeExpired } from './purge-expired.server'

const addMail = (db: Db) => queueMail(db, { kind: 'test', to: 'anna@esempio.it', subject: 'Prova', text: 'Prova', html: '<p>Prova</p>' })
const addSession = async (db: Db) => openSession(db, { userId: (await addTestUser(db)).id, userAgent: '' })
const addReply = async (db: Db) => sendReply(db, await addPandaAd(db), reply, stranger)
const addReport = async (db: Db) => reportAd(db, await addTestAd(db), 'truffa', { message: '', email: '', name: '' })
const addState = (db: Db) => startSocialLogin(db, { provider: 'facebook', browser: '', after: '/' })
const addSavedAd = async (db: Db) => saveAd(db, (await addTestUser(db)).id, await addTestAd(db))
const addSavedSearch = async (db: Db) => saveSearch(db, { userId: (await addTestUser(db)).id }, { address: '/usate' })
const addSearchEvent = async (db: Db) => {
  const [ad, search] = [await addTestAd(db), await addSavedSearch(db)]
  await db`insert into saved_search_event (search_id, ad_id, event_id, kind, happened_at) values (${search.id}, ${ad}, 1, 'new', now())`
}
const addAlertMail = async (db: Db) => {
  const { id } = await addTestUser(db)
  await db`insert into alert_mail (code, user_id, search_ids, is_digest) values ('codice', ${id}, '{}', false)`
}
const addLink = async (db: Db) => issueToken(db, (await addTestUser(db)).id, 'recovery')
const addWaitingMessage = async (db: Db) => sendReply(db, await addPandaAd(db, { contactEmail: null }), reply, stranger)
const addExposure = (db: Db) =>
  db`insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at) values ('1', ${Buffer.alloc(32)}, '2', now())`
const addConversion = (db: Db) =>
  db`insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at) values (gen_random_uuid(), 'x', ${Buffer.alloc(32)}, now())`
async function addGoal(db: Db) {
  await db`insert into known_goal values ('x') on conflict do nothing`
  await addConversion(db)
}
const addExperiment = (db: Db) => db`insert into known_experiment (experiment_id, key, variations) values ('1', 'x', '[]')`
/** Adds a registration without a link that could still confirm it. */
async function addRegistration(db: Db): Promise<void> {
  await registerUser(db, { displayName: 'Anna', email: 'anna@esempio.it', password: 'Trifoglio+42', phone: '' })
  await db`delete from user_token`
}

/** A purge looks at whole tables, in which other tests may have left rows. */
const withEmptyTables = (check: (db: Db) => Promise<void>) =>
  withRollback(async (db) => {
    for (const table of new Set([...kinds.map((kind) => kind.table), 'attempt', 'phone_reveal'])) await db`delete from ${db(table)}`
    await check(db)
  })

/** The time of a transaction stands still, so the boundary is exact. */
const kinds = [
  { what: 'a mail that left', table: 'outbox_mail', column: 'sent_at', age: '14 days', add: addMail },
  { what: 'a mail that was given up', table: 'outbox_mail', column: 'failed_at', age: '60 days', add: addMail },
  { what: 'a session that nobody uses', table: 'session', column: 'last_seen_at', age: '14 days', add: addSession },
  { what: 'a registration that nobody confirmed', table: 'app_user', column: 'created_at', age: '2 days', add: addRegistration },
  { what: 'a link that has expired', table: 'user_token', column: 'expires_at', age: '7 days', add: addLink },
  { what: 'the start of a social login', table: 'social_login_state', column: 'expires_at', age: '0 days', add: addState },
  { what: 'the link of a conversation', table: 'reply_code', column: 'expires_at', age: '0 days', add: addReply },
  { what: 'a message that never left', table: 'reply_message', column: 'created_at', age: '30 days', add: addWaitingMessage },
  { what: 'a conversation', table: 'reply', column: 'created_at', age: '24 months', add: addReply },
  { what: 'a report', table: 'ad_report', column: 'created_at', age: '24 months', add: addReport },
  { what: 'an ad taken off a list', table: 'saved_ad', column: 'removed_at', age: '60 minutes', add: addSavedAd },
  { what: 'a search taken off a list', table: 'saved_search', column: 'removed_at', age: '60 minutes', add: addSavedSearch },
  { what: 'what a search has found', table: 'saved_search_event', column: 'happened_at', age: '60 days', add: addSearchEvent },
  { what: 'the link of a mail about searches', table: 'alert_mail', column: 'queued_at', age: '400 days', add: addAlertMail },
  { what: 'an exposure', table: 'experiment_exposure', column: 'received_at', age: '13 months', add: addExposure },
  { what: 'a conversion', table: 'experiment_conversion', column: 'received_at', age: '13 months', add: addGoal },
  {
    what: 'an event that nothing has ever counted',
    table: 'experiment_conversion',
    column: 'received_at',
    age: '3 months',
    add: addConversion,
  },
  { what: 'the change of an ad', table: 'ad_change', column: 'changed_at', age: '2 days', add: addTestAd },
  { what: 'the names of an experiment', table: 'known_experiment', column: 'seen_at', age: '13 months', add: addExperiment },
]

test.each(kinds)('$what stays up to the age $age and is purged the night after', ({ table, column, age, add }) =>
  withEmptyTables(async (db) => {
    await add(db)
    const count = async () => (await db`select from ${db(table)}`).length
    const added = await count()
    await db`update ${db(table)} set ${db(column)} = now() - ${age}::interval`
    await purgeExpired(db)
    expect([added > 0, await count()]).toEqual([true, added])
    await db`update ${db(table)} set ${db(column)} = now() - ${`${age} 1 millisecond`}::interval`
    await purgeExpired(db)
    expect(await count()).toBe(0)
  })(),
)

test(
  'a session goes at the moment it ends, and when the credentials of its account have changed',
  withEmptyTables(async (db) => {
    await addSession(db)
    await db`update session set expires_at = now() + interval '1 millisecond'`
    await purgeExpired(db)
    expect(await db`select from session`).toHaveLength(1)
    await db`update session set expires_at = now()`
    await purgeExpired(db)
    expect(await db`select from session`).toHaveLength(0)
    await addSession(db)
    await db`update app_user set credentials_version = credentials_version + 1`
    await purgeExpired(db)
    expect(await db`select from session`).toHaveLength(0)
  }),
)

test(
  'counted attempts go when their window is over',
  withEmptyTables(async (db) => {
    for (const subject of ['uno', 'due']) await consumeRateLimit(db, rateLimits.loginOfAccount, subject)
    await db`update attempt set expire = ${Date.now() - 1} where key = (select min(key) from attempt)`
    await purgeExpired(db)
    expect(await db`select from attempt`).toHaveLength(1)
  }),
)

test(
  'the days of revealed numbers go after two years',
  withEmptyTables(async (db) => {
    for (const days of [0, 1])
      await db`insert into phone_reveal (subject, subject_id, day, times) values ('ad', 1, (now() - interval '24 months')::date + ${days}::int, 1)`
    await purgeExpired(db)
    expect(await db`select day = (now() - interval '24 months')::date + 1 as is_younger from phone_reveal`).toEqual([{ isYounger: true }])
  }),
)

test(
  'rows that are still needed stay at any age',
  withEmptyTables(async (db) => {
    await addMail(db)
    await addSavedAd(db)
    await addExposure(db)
    await addExperiment(db)
    await registerUser(db, { displayName: 'Anna', email: 'anna@esempio.it', password: 'Trifoglio+42', phone: '' })
    await db`update outbox_mail set created_at = now() - interval '9 years'`
    await db`update app_user set created_at = now() - interval '9 years'`
    await db`update saved_ad set saved_at = now() - interval '9 years'`
    await db`update known_experiment set seen_at = now() - interval '9 years'`
    await purgeExpired(db)
    const [left] = await db`
      select (select count(*) from outbox_mail) as mails, (select count(*) from app_user) as accounts, (select count(*) from user_token) as links,
        (select count(*) from saved_ad) as watched, (select count(*) from known_experiment) as experiments`
    expect(left).toEqual({ mails: 2, accounts: 2, links: 1, watched: 1, experiments: 1 })
  }),
)

test(
  'the file of a configuration stays for five years, and that of the one in use for as long as it is',
  withEmptyTables(async (db) => {
    await db`delete from experiment_config`
    for (const age of ['5 years 1 day', '5 years 1 millisecond', '5 years', '1 day']) {
      await db`insert into experiment_config (used_at, revision) values (now() - ${age}::interval, ${age})`
      await db`insert into experiment_config_file (used_at, file) values (now() - ${age}::interval, '{}')`
    }
    const left = async () =>
      (
        await db<
          { revision: string }[]
        >`select revision from experiment_config join experiment_config_file using (used_at) order by used_at`
      ).map(({ revision }) => revision)
    await purgeExpired(db)
    expect(await left()).toEqual(['5 years', '1 day'])
    await db`delete from experiment_config where revision in ('5 years', '1 day')`
    await db`insert into experiment_config_file (used_at, file) select max(used_at), '{}' from experiment_config`
    await purgeExpired(db)
    expect(await left(), 'it is in use').toEqual(['5 years 1 millisecond'])
    expect(await db`select from experiment_config`).toHaveLength(2)
  }),
)

/** Rows of `attempt` that only this test writes. */
const addAttempts = (db: Db, count: number) =>
  db`insert into attempt (key, points, expire) select 'prova:' || number, 1, 0 from generate_series(1, ${count}) number`
const attemptsLeft = async (db: Db) => (await db`select from attempt where key like 'prova:%'`).length
const attempts = { table: 'attempt', isOver: (db: Db) => db`key like 'prova:%'` }

test(
  'a table that fails or takes too long is undone alone; the others are purged, and the job names it',
  withEmptyTables(async (db) => {
    await addReport(db)
    await addAttempts(db, 3)
    await addMail(db)
    await db`select set_config('statement_timeout', '200', true)`
    const run = purgeExpired(db, [
      { table: 'outbox_mail', isOver: (db) => db`1 / (id - id) = 0` },
      { table: 'ad_report', isOver: (db) => db`pg_sleep(2) is not null` },
      attempts,
      { table: 'no_such_table', isOver: (db) => db`true` },
    ])
    await expect(run).rejects.toThrow('not purged: outbox_mail, ad_report, no_such_table')
    expect([(await db`select from outbox_mail`).length, (await db`select from ad_report`).length, await attemptsLeft(db)]).toEqual([
      1, 1, 0,
    ])
  }),
)

test(
  'expired rows are purged in batches',
  withEmptyTables(async (db) => {
    await addAttempts(db, 25)
    expect(await purgeRows(db, attempts, 10)).toBe(25)
    expect(await attemptsLeft(db)).toBe(0)
    await addAttempts(db, 20)
    expect([await purgeRows(db, attempts, 10), await purgeRows(db, attempts, 10)]).toEqual([20, 0])
  }),
)

test('a batch is committed by itself: a later one that fails leaves it deleted', async () => {
  const db = getDb()
  await addAttempts(db, 20)
  let batches = 0
  const failsLater = { table: 'attempt', isOver: (db: Db) => (++batches === 1 ? db`key like 'prova:%'` : db`1 / (points - points) = 0`) }
  await expect(purgeRows(db, failsLater, 10)).rejects.toThrow('division by zero')
  expect(await attemptsLeft(db)).toBe(10)
  await db`delete from attempt where key like 'prova:%'`
})

test('a locked row is left for the next night, and the purge does not wait for it', async () => {
  const db = getDb()
  await addAttempts(db, 3)
  await inTransaction(db, async (other) => {
    await other`select from attempt where key = 'prova:2' for update`
    expect(await purgeRows(db, attempts)).toBe(2)
  })
  expect(await purgeRows(db, attempts)).toBe(1)
})

test(
  'the job says how many rows of each table went',
  withEmptyTables(async (db) => {
    await addAttempts(db, 4)
    expect(await purgeExpired(db, [attempts, { table: 'outbox_mail', isOver: (db) => db`true` }])).toEqual({ attempt: 4, outbox_mail: 0 })
  }),
)

test(
  'the proof of a privacy choice is retained for six years, and no younger one can be deleted',
  withRollback(async (db) => {
    for (const age of ['6 years', '6 years 1 millisecond'])
      await db`
        insert into privacy_choice (consent_id, decided_at, banner_version, purposes, source, recorded_at)
        values (gen_random_uuid(), now(), 1, '{}', 'banner-reject', now() - ${age}::interval)`
    await purgeExpired(db, consentExpiries)
    expect(
      await db`select recorded_at = now() - interval '6 years' as is_younger from privacy_choice where recorded_at < now() - interval '5 years'`,
    ).toEqual([{ isYounger: true }])
    await expect(inTransaction(db, (db) => db`delete from privacy_choice`)).rejects.toThrow('append-only')
  }),
)

test(
  'a consent to e-mails goes five years after the next one; the last one stays with its account',
  withRollback(async (db) => {
    const { id } = await addTestUser(db)
    for (const age of ['9 years', '6 years', '5 years', '1 year'])
      await db`
        insert into marketing_consent (user_id, first_party_marketing, third_party_marketing, text_version, privacy_consent_source, created_at)
        values (${id}, true, false, '1', 'SETTINGS', now() - ${age}::interval)`
    await purgeExpired(db, consentExpiries)
    const agesInYears = () =>
      db`select extract(year from age(now(), created_at))::int as years from marketing_consent where user_id = ${id} order by id`
    expect(await agesInYears()).toEqual([{ years: 6 }, { years: 5 }, { years: 1 }])
    await expect(inTransaction(db, (db) => db`delete from marketing_consent where user_id = ${id}`)).rejects.toThrow('only grows')
    await db`delete from app_user where id = ${id}`
    expect(await agesInYears()).toEqual([])
  }),
)
