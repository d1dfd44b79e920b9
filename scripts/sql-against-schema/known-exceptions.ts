import type { Fault } from './compare-rows'

/** What a file may be at fault with, and why that is right. */
type Exception = { file: string; says: string; because: string }

const imported = 'selected by the keys of imported ads, so each found has one'
const filtered = 'the statement leaves out rows in which it is null'
const longServers = 'servers that only a long test starts: scripts/database/replicas.long.test.ts'
const longBackups = 'what only long tests compare: scripts/database/backup.long.test.ts and its neighbours'
const measured = 'a benchmark of a million rows, which no test can wait for'
const longWalks = 'what only a long test runs: lib/accounts/deals/random-walks.server.long.test.ts'
const unanswered = 'it ends its own session, so there is never an answer to compare'
const exceptions: readonly Exception[] = [
  { file: 'scripts/database/test-replication.ts', says: 'no test runs «select pg_reload_conf()»', because: longServers },
  ...['select ${}::text as name, count(*)::int as rows, sum(hashtex', 'select tablename::text as name from pg_tables where schemana'].map(
    (text) => ({
      file: 'scripts/database/test-backup.ts',
      says: `no test runs «${text}»`,
      because: longBackups,
    }),
  ),
  {
    file: 'lib/accounts/deals/test-walk.ts',
    says: 'no test runs «select id, recipient from outbox_mail where id > ${} and kin»',
    because: longWalks,
  },
  { file: 'scripts/bench/bench-market.ts', says: 'no test runs «vacuum analyze ad, price_rating»', because: measured },
  ...[
    "select id, price_cents from ad where status = 'published' an",
    'update ad set price_cents = 1900000000 where id = any(${}::b',
    'update ad set price_cents = old.price from unnest(${}::bigin',
  ].map((text) => ({ file: 'scripts/bench/bench-search.ts', says: `no test runs «${text}»`, because: measured })),
  ...[
    'set local max_parallel_workers_per_gather = 0',
    'select a.id ${} order by ${} limit ${} offset ${}',
    'from ad a ${} where ${}',
    'select count(*)::int as count ${}${}',
    'select ${} as value, count(*)::int as count ${}${} group by ',
  ].map((text) => ({ file: 'scripts/bench/search/naive-engine.ts', says: `no test runs «${text}»`, because: measured })),
  {
    file: 'scripts/bench/bench-alerts.ts',
    says: "no test runs «select id from ad where status = 'published' order by id des»",
    because: measured,
  },
  ...[
    'truncate experiment_exposure, experiment_conversion, experim',
    'insert into experiment_exposure (experiment_id, visitor_hash',
    'insert into experiment_conversion (event_uuid, key, visitor_',
  ].map((text) => ({ file: 'scripts/bench/bench-results.ts', says: `no test runs «${text}»`, because: measured })),
  ...[
    'insert into experiment_exposure (experiment_id, visitor_hash',
    'insert into experiment_conversion ${}',
    'select (select count(*) from experiment_exposure)::int + (se',
    'truncate experiment_exposure, experiment_conversion, event_i',
    'insert into experiment_conversion (event_uuid, key, visitor_',
    'vacuum analyze experiment_exposure, experiment_conversion',
  ].map((text) => ({ file: 'scripts/bench/bench-events.ts', says: `no test runs «${text}»`, because: measured })),
  {
    file: 'scripts/bench/bench-import.ts',
    says: 'no test runs «with added as (insert into dealer (slug, name) values (${}, »',
    because: measured,
  },
  {
    file: 'lib/kernel/db/role-settings.server.ts',
    says: 'no test runs «select pg_terminate_backend(pg_backend_pid())»',
    because: unanswered,
  },
  { file: 'lib/market/ads/imported/save-imported-ads.server.ts', says: 'importKey may be null', because: imported },
  { file: 'lib/market/dealers/dealer-directory.server.ts', says: 'region may be null', because: filtered },
  { file: 'lib/market/dealers/dealer-queries.server.ts', says: 'sourceReference may be null', because: filtered },
  { file: 'lib/market/search/page/stock-directory.server.ts', says: 'body may be null', because: filtered },
  { file: 'lib/accounts/contact/erase-replies.server.ts', says: 'mailId may be null', because: filtered },
  { file: 'lib/accounts/users/delete-account.server.ts', says: 'newEmail may be null', because: filtered },
]

const isMeant = ({ file, says }: Exception, fault: Fault) => fault.place.startsWith(`${file}:`) && says === fault.says

export function withoutExceptions(faults: readonly Fault[]): Fault[] {
  return faults.filter((fault) => !exceptions.some((exception) => isMeant(exception, fault)))
}

/** Exceptions that excuse nothing any more. */
export function idleExceptions(faults: readonly Fault[]): Fault[] {
  return exceptions
    .filter((exception) => !faults.some((fault) => isMeant(exception, fault)))
    .map(({ file, says }) => ({ place: file, says: `the exception «${says}» is no longer needed` }))
}
