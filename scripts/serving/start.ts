import '../node-env.mjs'
import cluster from 'node:cluster'
import { runCommand } from '../run-command'
import { readOptions } from '../usage-error'
import { startAlone } from './start-alone'
import { readStartOptions } from './start-options'
import { serveBesideOthers, startSeveral } from './start-several'

const { dev, processes } = readOptions(readStartOptions)

if (cluster.isWorker) await runCommand(serveBesideOthers, { codeWhenStopped: 0, onHangup: () => {} })
else if (processes > 1) {
  const { start, replaceAll } = startSeveral(processes)
  await runCommand(start, { codeWhenStopped: 0, onHangup: replaceAll })
} else await runCommand((shutdown) => startAlone(shutdown, dev), { codeWhenStopped: 0 })
