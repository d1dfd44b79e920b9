import './node-env.mjs'
import { build, isBuilt, nextBuild } from '@/lib/edge/server/build.server'
import { compiledServer } from './compile-server.mjs'
import { runCommand } from './run-command'

const plan = nextBuild(process.cwd())
const onlyIfStale = process.argv.includes('--if-stale')

await runCommand(async (shutdown) => {
  if (!(onlyIfStale && (await isBuilt(plan)))) await build(plan, shutdown.signal)
  await compiledServer(process.cwd())
})
