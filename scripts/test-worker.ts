import { inject } from 'vitest'
import { setDatabaseUrl } from '@/lib/kernel/config/env.server'

/** Before each test file: the database of the worker that runs it. */
setDatabaseUrl(inject('databaseUrls')[Number(process.env['VITEST_POOL_ID']) - 1] ?? '')
