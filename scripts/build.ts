import './node-env'
import { build, nextBuild } from '@/lib/edge/server/build.server'
import { runCommand } from './run-command'

await runCommand((shutdown) => build(nextBuild(process.cwd()), shutdown.signal))
