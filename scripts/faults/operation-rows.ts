import type { FaultRow } from './fault-row'

/** What happens in operation: too much at once, releases, migrations, restores, clocks. */
export const operationRows: readonly FaultRow[] = [
  {
    row: 'R21',
    fault: 'all connections to the database in use, a table locked, a statement that takes long',
    promise:
      '503 within two seconds for who needs them, answers for who does not, and for all within five seconds; every statement has its limit',
    tests: [
      'lib/kernel/db/pools.test.ts › while the ads are locked, pages that need them are told to come back; who is asking, and whether we live, is answered at once',
      'lib/kernel/db/pools.test.ts › while the sessions are locked, pages that need none are answered',
      'lib/kernel/db/lost-connection.test.ts › whoever waits too long for a connection is told so, and the next one is served',
      'lib/kernel/db/role-settings.server.test.ts › a connection begins with nothing that PgBouncer refuses, and its statements are bounded all the same',
    ],
    inBrowser: [
      'e2e/http/database-faults.spec.ts › while ${table} is locked, pages that do not need it are answered, and all are once it is free',
    ],
    planted: {
      bug: 'all share one pool',
      edits: [
        {
          file: 'lib/kernel/db/db.server.ts',
          search: '  const open = pools.get(purpose)\n',
          replace: "  purpose = 'pages'\n  const open = pools.get(purpose)\n",
        },
      ],
    },
  },
  {
    row: 'R22',
    fault: 'a new release under load: every process replaced',
    promise: 'no request is lost, neither one under way nor one on a connection that stays open',
    tests: [
      'lib/edge/server/process-group.test.ts › when all are replaced under load no request is lost, those on connections that stay open among them',
    ],
    inBrowser: ['e2e/http/operations.long.spec.ts › a rolling restart under load loses no request'],
    planted: {
      bug: 'the old process is killed when its successor is ready',
      edits: [
        {
          file: 'lib/edge/server/process-group.server.ts',
          search: 'old.send(retireWord)',
          replace: "old.process.kill('SIGKILL')",
        },
      ],
    },
  },
  {
    row: 'R23',
    fault: 'a migration while its tables are in use, one that fails, several at once',
    promise: 'no reader waits behind it; it is applied once, or leaves nothing',
    tests: [
      'lib/kernel/db/migrate.test.ts › a migration waits for a table in use without keeping its readers waiting, and is applied once it is free',
      'lib/kernel/db/migrate.test.ts › of several processes that migrate at once one applies it',
      'lib/kernel/db/migrate.test.ts › a migration that fails leaves nothing behind and is named',
    ],
    planted: {
      bug: 'a migration waits for its table as long as it takes',
      edits: [
        {
          file: 'lib/kernel/db/migrate.server.ts',
          search: "  await db`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`\n",
          replace: '',
        },
      ],
    },
  },
  {
    row: 'R24',
    fault: 'the machine is lost: backup while people write, restore onto an empty one',
    promise: 'rows, photographs and logins are as of one moment',
    tests: [
      'lib/edge/backup/backup.server.test.ts › a backup restored into an empty database, and an empty folder, is the same to the last row and file, and people can log in',
      'lib/edge/backup/backup.server.test.ts › a backup that is made while others write is of one moment: of what one transaction wrote it has all or nothing',
    ],
    planted: {
      bug: 'each table is copied as of its own moment',
      edits: [
        {
          file: 'lib/edge/backup/write-backup.server.ts',
          search: 'set transaction isolation level repeatable read',
          replace: 'set transaction isolation level read committed',
        },
      ],
    },
  },
  {
    row: 'R25',
    fault: 'clocks: the nights in which they change, a leap day, a browser whose clock is wrong',
    promise: 'one mail a day at 7:30 of Italy; moments as clocks in Italy show them; what expires goes by the clock of the database',
    tests: [
      'lib/people/saved-searches/alerts.server.test.ts › on the days on which the clocks change, and on 29 February, there is one mail, at 7:30 of Italy',
      'lib/kernel/italian/date-text.test.ts › a moment is told as clocks in Italy show it: $why',
      'lib/measuring/experiment-results/save-events.server.test.ts › the clock of a browser counts as far as it can be right: $why',
      'lib/people/users/credentials.server.test.ts › the link lives for an hour',
    ],
    planted: {
      bug: 'Italy is always one hour ahead',
      edits: [
        {
          file: 'lib/people/saved-searches/queue-alerts.server.ts',
          search: "at time zone 'Europe/Rome' - ${digestHour}::interval`",
          replace: "at time zone interval '1 hour' - ${digestHour}::interval`",
        },
      ],
    },
  },
]
