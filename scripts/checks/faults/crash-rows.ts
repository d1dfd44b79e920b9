import type { FaultRow } from './fault-row'

/** What ends in the middle: processes, disks, lines. */
export const crashRows: readonly FaultRow[] = [
  {
    row: 'R1',
    fault: 'kill -9 of the application while ads are published',
    promise: 'nothing acknowledged is lost, nothing is shown by halves, nothing is there twice',
    tests: [
      'lib/accounts/selling/drafts/publish-killed.server.test.ts › kill -9 during many publications loses nothing acknowledged; repeated, each has one ad and one mail',
    ],
    inBrowser: [
      'e2e/http/operations/kill.spec.ts › kill -9 while publishing, repricing and making pictures loses no acknowledged write',
      'e2e/http/dealers/kill-import.spec.ts › after kill -9 in a trial or import of 5,000 vehicles the next start completes both, without loss',
    ],
    planted: {
      bug: 'an ad is published without a transaction',
      edits: [
        {
          file: 'lib/accounts/selling/drafts/publish-draft.server.ts',
          search: 'Promise<PublishedAd> {\n  return inTransaction(db, async (db) => {\n    const draft = await lockDraft',
          replace:
            'Promise<PublishedAd> {\n  const alone = <T>(db: Db, work: (db: Db) => Promise<T>) => work(db)\n  return alone(db, async (db) => {\n    const draft = await lockDraft',
        },
      ],
    },
  },
  {
    row: 'R2',
    fault: 'kill -9 of PostgreSQL under writes',
    promise: 'every confirmed write is there; the server is started again by itself, and ten seconds later at most everybody is served',
    tests: [
      'lib/kernel/db/embedded/server-faults.test.ts › a database $how again and again under writes has all confirmed writes, and serves on by itself',
    ],
    inBrowser: [
      'e2e/http/operations/database-faults.spec.ts › ${name}, under writes: confirmed writes survive, failures are reported, the application recovers',
    ],
    planted: {
      bug: 'a commit does not wait for the disk',
      edits: [
        {
          file: 'lib/kernel/db/embedded/postgres-server.server.ts',
          search: "fsync: 'on', synchronous_commit: 'on'",
          replace: "fsync: 'on', synchronous_commit: 'off', wal_writer_delay: '10s'",
        },
      ],
    },
  },
  {
    row: 'R3',
    fault: 'restart of PostgreSQL under writes',
    promise: 'only 503 with Retry-After meanwhile; afterwards everything goes on, and nothing is lost',
    tests: [
      'lib/kernel/db/embedded/server-faults.test.ts › a database $how again and again under writes has all confirmed writes, and serves on by itself',
      'lib/kernel/db/lost-connection.test.ts › while connections end under writes, acknowledged entries stay and other writers get an error',
    ],
    inBrowser: [
      'e2e/http/operations/database-faults.spec.ts › ${name}, under writes: confirmed writes survive, failures are reported, the application recovers',
    ],
    planted: {
      bug: 'a server that is not there yet counts as a fault of ours',
      edits: [{ file: 'lib/kernel/db/database-failure.ts', search: "  'ECONNREFUSED',\n", replace: '' }],
    },
  },
  {
    row: 'R4',
    fault: 'full disk of the database',
    promise: 'writers are asked to come back, readers are served, and with free space again all goes on',
    tests: [
      'lib/kernel/db/embedded/server-faults.test.ts › with a full disk writes fail as unavailable and reads go on; with space again writes go on',
    ],
    inBrowser: ['e2e/http/operations/start.long.spec.ts › a disk that is full for the database is named, and nothing is lost'],
    planted: {
      bug: 'a full disk counts as a fault of ours',
      edits: [{ file: 'lib/kernel/db/database-failure.ts', search: "  '53100', // the disk is full\n", replace: '' }],
    },
  },
  {
    row: 'R5',
    fault: 'full disk of the photographs',
    promise: 'what is not stored is not acknowledged; files without a row are cleaned away',
    tests: [
      'lib/market/photos/draft-photos.server.test.ts › A photograph that the store refuses is not listed',
      'lib/market/photos/draft-photos.server.test.ts › A file that a crash left without a row is deleted at night; files with a row or an ad stay',
      'lib/market/photos/photo-stores.server.test.ts › While the bucket is down acknowledged photographs become pictures, and others fail with a sentence',
    ],
    planted: {
      bug: 'a photograph that could not be stored is acknowledged',
      edits: [{ file: 'lib/market/photos/draft-photos.server.ts', search: '    throw photoNotStored(error)\n', replace: '' }],
    },
  },
  {
    row: 'R6',
    fault: 'the same write many times at once',
    promise: 'the write is done once, and all get one answer',
    tests: [
      'lib/accounts/partner-keys/partner-keys.server.test.ts › of fifty equal writes at the same moment one is done, and all get the same answer',
    ],
    inBrowser: [
      'e2e/http/dealers/partner.spec.ts › a write requested ten times at once under one Idempotency-Key is done once',
      'e2e/http/contact.spec.ts › a message sent ten times at once is stored once and mailed once',
    ],
    planted: {
      bug: 'the second caller does the write too',
      edits: [
        {
          file: 'lib/accounts/partner-keys/answer-once.server.ts',
          search: 'if (begun.count === 0) return replay(db, keyId, idempotencyKey, requestHash)',
          replace: 'if (begun.count < 0) return replay(db, keyId, idempotencyKey, requestHash)',
        },
      ],
    },
  },
  {
    row: 'R7',
    fault: 'another write under the same key',
    promise: 'it is refused, and the first one stays as it is',
    tests: [
      'lib/accounts/partner-keys/partner-keys.server.test.ts › a write under one key is done once and its answer repeated; a failed one may be repeated',
    ],
    planted: {
      bug: 'the answer of the first write is given for any other',
      edits: [
        {
          file: 'lib/accounts/partner-keys/answer-once.server.ts',
          search: '!known || known.requestHash !== requestHash || known.status === null',
          replace: '!known || known.status === null',
        },
      ],
    },
  },
  {
    row: 'R8',
    fault: 'a confirmation that gets lost after the commit',
    promise: 'a repeated request gets the answer of the first, and is not done a second time',
    tests: [
      'lib/accounts/partner-keys/partner-keys.server.test.ts › a write whose confirmation got lost is reported as failed; repeated, it is not done again',
    ],
    inBrowser: ['e2e/journeys/accounts/privacy-proof.long.spec.ts › a proof whose answer got lost is there once'],
    planted: {
      bug: 'keys are forgotten at once',
      edits: [
        {
          file: 'lib/accounts/partner-keys/answer-once.server.ts',
          search: 'where partner_answer.created_at < now() - ${answerHours}',
          replace: 'where partner_answer.created_at < now() - 0 * ${answerHours}',
        },
      ],
    },
  },
]
