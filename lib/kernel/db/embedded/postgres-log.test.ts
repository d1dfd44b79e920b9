import { expect, test } from 'vitest'
import { explainLog } from './postgres-log.server'

test.each([
  {
    lines: [
      '2026-01-01 10:00:00 UTC [7] FATAL:  could not write lock file "postmaster.pid": No space left on device',
      'LOG:  database system is shut down',
    ],
    says: 'the disk is full',
  },
  { lines: ['initdb: error: could not create directory "x": Permission denied'], says: 'PostgreSQL may not read or write its own files' },
  { lines: ['2026-01-01 10:00:00 UTC [7] FATAL:  could not bind IPv4 address', 'later'], says: 'FATAL:  could not bind IPv4 address' },
  { lines: [], says: 'it wrote nothing' },
])('the explanation «$says» comes from the log lines $lines', ({ lines, says }) => {
  expect(explainLog(lines)).toContain(says)
})
