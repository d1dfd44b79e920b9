import { afterAll, inject } from 'vitest'
import { setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { logStatement, newLog } from '../sql-against-schema/statement-log'
import { watchStatements } from '../sql-against-schema/watch-statements'

/** Names before each test file the database of the worker that runs it. */
setDatabaseUrl(inject('databaseUrls')[Number(process.env['VITEST_POOL_ID']) - 1] ?? '')

/** Logs the statements of the file, for the comparison at the end of the run. */
const log = newLog()
const stop = watchStatements((statement) => logStatement(log, statement))
afterAll(({}, file) => {
  stop()
  file.meta.statements = log
})
