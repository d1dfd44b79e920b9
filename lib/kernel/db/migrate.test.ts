import { expect, test } from 'vitest'
import { getDb } from './db.server'
import { migrate } from './migrate.server'

test('a database that has seen every migration is left as it is', async () => {
  expect(await migrate(getDb())).toEqual([])
})
