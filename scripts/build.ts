import './node-env.mjs'
import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { nextBuild } from '@/lib/server/server/build.server'
import { compiledServer } from './compile-server.mjs'
import { buildRelease } from './release-build'
import { runCommand } from './run-command'

const onlyIfStale = process.argv.includes('--if-stale')

await runCommand(async ({ signal }) => {
  loadSettings(process.cwd()) // one of them is compiled into the pages
  await buildRelease(nextBuild(process.cwd()), signal, { onlyIfStale })
  await compiledServer(process.cwd())
})
