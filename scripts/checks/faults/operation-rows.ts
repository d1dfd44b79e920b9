import type { FaultRow } from './fault-row'

/** What happens in operation: too much at once, releases, migrations, restores, clocks. */
export const operationRows: readonly FaultRow[] = [
  {
    row: 'R21',
    fault: 'all connections to the database in use, a table locked, a statement that takes long',
    promise:
      '503 within two seconds for who needs them, answers for who does not, and for all within five seconds; every statement has its limit',
    tests: [
      'lib/kernel/db/pools.test.ts › while the ads are locked, their pages are refused for a while; sessions and health answer at once',
      'lib/kernel/db/pools.test.ts › while the sessions are locked, pages that need no session are answered',
      'lib/kernel/db/lost-connection.test.ts › a request that waits too long for a connection fails, and the next one is served',
      'lib/kernel/db/role-settings.server.test.ts › a connection begins with nothing that PgBouncer refuses, and its statements are bounded all the same',
    ],
    inBrowser: [
      'e2e/http/operations/database-faults.spec.ts › while ${table} is locked, pages that do not need it are answered, and all are once it is free',
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
      'lib/server/runtime/process-group.test.ts › a replacement of all processes under load loses no request, also on open connections',
    ],
    inBrowser: ['e2e/http/operations/operations.long.spec.ts › a rolling restart under load loses no request'],
    planted: {
      bug: 'the old process is killed when its successor is ready',
      edits: [
        {
          file: 'lib/server/runtime/process-group.server.ts',
          search: 'old.send(retireMessage)',
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
      'lib/kernel/db/migrate.test.ts › a migration waits for a table in use without blocking its readers',
      'lib/kernel/db/migrate.test.ts › of several processes that migrate at once one applies a migration',
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
      'lib/server/backup/backup.server.test.ts › a backup restored into an empty database and folder equals the original, and people can log in',
      'lib/server/backup/backup.server.test.ts › a backup made under writes shows one moment: each transaction is in it whole or not at all',
    ],
    planted: {
      bug: 'each table is copied as of its own moment',
      edits: [
        {
          file: 'lib/server/backup/write-backup.server.ts',
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
      'lib/accounts/saved-searches/alerts.server.test.ts › the daily mail leaves once, at 7:30 of Italy, on days when clocks change and on 29 February too',
      'lib/kernel/italian/date-text.test.ts › a moment is written as clocks in Italy show it: $why',
      'lib/experimentation/experiment-results/intake/save-events.server.test.ts › the clock of a browser counts as far as it can be right: $why',
      'lib/accounts/users/credentials.server.test.ts › the link lives for an hour',
    ],
    planted: {
      bug: 'Italy is always one hour ahead',
      edits: [
        {
          file: 'lib/accounts/saved-searches/queue-alerts.server.ts',
          search: "at time zone 'Europe/Rome' - ${digestHour}::interval`",
          replace: "at time zone interval '1 hour' - ${digestHour}::interval`",
        },
      ],
    },
  },
  {
    row: 'R26',
    fault: 'seven processes that start together on one new database',
    promise: 'all are ready, and each migration is applied once',
    tests: [
      'lib/server/jobs/prepare-database.server.test.ts › seven processes that start on a new database get ready, and apply each migration once',
    ],
    planted: {
      bug: 'nobody waits for the process that prepares the database',
      edits: [
        {
          file: 'lib/server/jobs/prepare-database.server.ts',
          search: '      await holder`select pg_advisory_xact_lock(${preparationLock})`\n',
          replace: '',
        },
      ],
    },
  },
  {
    row: 'R27',
    fault: 'the clock of a machine jumps, back or forward, by an hour or a day',
    promise:
      'a waiting request waits no longer and is refused no earlier; a short-lived entry is not cached for a day; expiry goes by the clock of the database',
    tests: [
      'lib/server/runtime/front/fair-concurrency-limit.server.test.ts › a clock that jumps by %d ms keeps nobody waiting longer, and refuses nobody earlier',
      'lib/accounts/users/credentials.server.test.ts › the link lives for an hour',
    ],
    planted: {
      bug: 'a turn is over by the clock that somebody sets',
      edits: [
        {
          file: 'lib/server/runtime/front/fair-concurrency-limit.server.ts',
          search: 'const clock = () => performance.now()',
          replace: 'const clock = () => Date.now()',
        },
      ],
    },
  },
  {
    row: 'R28',
    fault: 'a mail server that takes the text and says nothing, or breaks off',
    promise: 'the mail is sent again with the same Message-ID, and one that was refused is a dead letter that its sender hears of',
    tests: [
      'lib/kernel/mail/send-due-mails.server.test.ts › silent after the text: given up after the timeout, and sent once more with the same Message-ID',
      'lib/kernel/mail/send-due-mails.server.test.ts › the line breaks after the text: tried again with the same Message-ID, so the recipient can tell',
    ],
    planted: {
      bug: 'a text that was handed over counts as a mail that has left',
      edits: [
        {
          file: 'lib/kernel/mail/smtp-transport.server.ts',
          search: '      await smtp.sendMail(mimeMail(mail, from)).catch((error: unknown) => {\n',
          replace:
            "      await smtp.sendMail(mimeMail(mail, from)).catch((error: unknown) => {\n        if (readError(error).code === 'ETIMEDOUT' || readError(error).code === 'ECONNECTION') return\n",
        },
      ],
    },
  },
  {
    row: 'R29',
    fault: 'a restore drill: a backup of which rows are missing, changed or damaged',
    promise: 'every table is counted and compared, what differs is named, and nothing of it counts',
    tests: [
      'lib/server/backup/backup.server.test.ts › an incomplete or foreign backup, or a target that is not empty, is refused in one line',
    ],
    planted: {
      bug: 'rows are not counted after they were loaded',
      edits: [
        {
          file: 'lib/server/backup/restore-backup.server.ts',
          search: 'if (found.rows !== rows || found.sum !== sum)',
          replace: 'if (found.rows < 0 || rows < 0 || sum === null)',
        },
      ],
    },
  },
  {
    row: 'R30',
    fault: 'a photograph at which the process ends again and again',
    promise: 'after the second time it is set aside with its reason, and those behind it are made',
    tests: [
      'lib/market/photos/draft-photos.server.test.ts › A photograph at which the picture process ended twice is set aside; a failing store does not count',
    ],
    planted: {
      bug: 'it is tried a third time',
      edits: [
        {
          file: 'lib/market/photos/process-photos.server.ts',
          search: 'attempts >= ${maxSuspicion}',
          replace: 'attempts > ${maxSuspicion + 1}',
        },
      ],
    },
  },
  {
    row: 'R31',
    fault: 'a page at which the process ends again and again',
    promise: 'after the second time it is refused for a while, by every process, and the rest is answered',
    tests: [
      'lib/server/runtime/front/set-aside.server.test.ts › only a page that was under way at two deaths of the process is refused for a while',
      'lib/server/runtime/process-group.test.ts › a request that was under way at two deaths is refused by all processes, other requests are not',
    ],
    planted: {
      bug: 'it is tried a third time',
      edits: [{ file: 'lib/server/runtime/under-way.mjs', search: 'deaths < 2 ? 0', replace: 'deaths < 3 ? 0' }],
    },
  },
]
