// The process that looks after the group, for process-group.test.ts: it starts as many as the arguments say and obeys messages.
import cluster from 'node:cluster'
import { type Life, ProcessGroup } from './process-group.server'

// Without the loader of TypeScript, which the processes do not need and which can hang in one that ends while it loads.
cluster.setupPrimary({ exec: 'lib/server/runtime/test-process.mjs', args: [], execArgv: [] })
const tell = (line: string) => process.stdout.write(`${line}\n`)
const fork = (number: number, { stdio, environment }: Life) => {
  cluster.setupPrimary({ stdio })
  return cluster.fork({ INGRANA_PROCESS: String(number), ...environment })
}
const readyMs = Number(process.argv[2])
const group = new ProcessGroup({ count: 2, fork, tell, firstPauseMs: 50, readyMs, retireMs: 5_000, hangMs: 2_000 })
process.on('SIGHUP', () => void group.replaceAll().then(() => tell('all replaced')))
process.on('SIGTERM', () => void group.stop().then(() => process.exit(0)))
await group.start().then(
  () => tell('all ready'),
  async (error: unknown) => {
    tell(String(error))
    await group.stop()
    process.exit(1)
  },
)
