// reads: scripts/stand-ins/experiments/ingrana-web.json
import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { env } from '@/lib/kernel/config/env.server'
import { getDb, openPool } from '@/lib/kernel/db/db.server'
import { EventIntake } from './receive-events.server'

export const config = indexDatafile(readDatafile(readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8')))
export const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36'

/** Opens intakes as two processes have them, each with its own connections and memory, for a file's tests. */
export function openTwoIntakes(): readonly [EventIntake, EventIntake] {
  const otherPool = openPool(env().databaseUrl, 2)
  afterAll(async () => {
    await otherPool.end()
    for (const table of ['experiment_conversion', 'known_experiment', 'known_goal']) await getDb()`delete from ${getDb()(table)}`
  })
  return [new EventIntake(getDb()), new EventIntake(otherPool)]
}
