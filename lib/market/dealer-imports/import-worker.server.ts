import { parentPort, workerData } from 'node:worker_threads'
import { number, object, string } from 'yup'
import { openPool } from '@/lib/kernel/db/db.server'
import { lowerOwnPriority } from '@/lib/kernel/threads/low-priority.server'
import type { ImportTask } from './imports-apart.server'
import { runDealerImports } from './run-dealer-imports.server'
import { runFileTrials } from './run-file-trials.server'

lowerOwnPriority()
const { databaseUrl } = object({ databaseUrl: string().required() }).validateSync(workerData)
const asked = object({
  id: number().required(),
  task: string()
    .oneOf(['imports', 'trials'] satisfies ImportTask[])
    .required(),
})

/** An import holds its lock, its transaction and now and then the connection that tells how far it is; a trial its lock and its transaction. */
const connections = 6
const db = openPool(databaseUrl, connections)

parentPort?.on('message', (said) => {
  const { id, task } = asked.validateSync(said)
  const run = task === 'imports' ? runDealerImports(db) : runFileTrials(db)
  run.then(
    () => parentPort?.postMessage({ id }),
    (error: unknown) => parentPort?.postMessage({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
