import '../node-env.mjs'
import { loadSettings } from '@/lib/kernel/config/load-settings.server'
import { nextBuild } from '@/lib/server/runtime/build.server'
import { buildRelease } from '../release/release-build'
import { runCommand } from '../run-command'
import { compiledServer } from './compile-server.mjs'

const onlyIfStale = process.argv.includes('--if-stale')

await runCommand(async ({ signal }) => {
  loadSettings(process.cwd()) // one of them is compiled into the pages
  await buildRelease(nextBuild(process.cwd()), signal, { onlyIfStale })
  await compiledServer(process.cwd())
})
