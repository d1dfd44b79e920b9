import { expect, onTestFinished, test } from 'vitest'
import { validDatafile } from '@/lib/experimentation/experiments/decision/test-datafiles'
import { env } from '@/lib/kernel/config/env.server'
import { getDb } from '@/lib/kernel/db/db.server'
import { listen } from '@/lib/kernel/db/listen.server'
import { ConfigManager } from './config-manager.server'
import { experimentsChangedChannel, shareConfig } from './share-config.server'
import { openFakeTimers, openLog, openService } from './test-service'

test('a new configuration of one process reaches all others at once, without extra requests', async () => {
  let revision = '1'
  const service = await openService((_, response) => response.end(JSON.stringify(validDatafile({ revision }))))
  const open = () => {
    const clock = openFakeTimers()
    const manager = new ConfigManager({ url: service.url, log: openLog().log, after: clock.after })
    onTestFinished(() => manager.stop())
    const listener = shareConfig(manager, getDb(), env().databaseUrl)
    onTestFinished(() => listener.close())
    manager.start()
    return { manager, clock }
  }
  const heard: string[] = []
  const witness = listen(env().databaseUrl, experimentsChangedChannel, {
    onNotification: (payload) => heard.push(payload),
    onOpen: () => {},
  })
  onTestFinished(() => witness.close())
  await expect.poll(listening).toBe(1)
  const processes = [open(), open()]
  const revisions = () => processes.map(({ manager }) => manager.config?.datafile.revision)
  await expect.poll(revisions).toEqual(['1', '1'])
  await expect.poll(listening).toBe(3)
  await expect.poll(() => heard).toEqual(['1', '1'])
  const before = service.requests.length
  revision = '2'
  expect(processes[0]?.clock.ring(300_000)).toBe(true)
  await expect.poll(revisions).toEqual(['2', '2'])
  expect(service.requests.length - before).toBe(2)
})

/** How many sessions of this database listen. */
async function listening(): Promise<number | undefined> {
  const [row] = await getDb()<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle' and query like 'listen "experiments_changed"%'`
  return row?.count
}
