import PgBoss from 'pg-boss'
import { log } from '@/lib/kernel/errors/log.server'
import { jobQueues } from './job-queues'

/** Makes the tables of the jobs and of each queue: the application's own role may make none, and several processes at once could not. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'job', application_name: 'ingrana jobs', max: 1, supervise: false })
  boss.on('error', (error) => log().error({ reason: error.message }, 'jobs could not be prepared'))
  await boss.start()
  await createQueues(boss)
  await boss.stop({ graceful: false })
}

/** Makes the queues that are not there. All that are there are found by one statement: at a start that is every one. */
export async function createQueues(boss: PgBoss): Promise<void> {
  const made = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const queue of jobQueues) if (!made.has(queue.name)) await boss.createQueue(queue.name, queue)
}
