// What `npm start` runs: scripts/serving/start.ts, compiled ahead. See docs/decisions/031-compiled-server.md.
import './node-env.mjs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import v8 from 'node:v8'
import { compiledServer } from './serving/compile-server.mjs'
import { isWatcher, watch } from './serving/watchdog.mjs'

if (isWatcher(process.argv.slice(2), process.env))
  process.exit(
    await watch({
      command: process.execPath,
      words: [...process.execArgv, ...process.argv.slice(1)],
      env: { ...process.env, INGRANA_WATCHED: '1' },
    }),
  )
else await serve()

async function serve() {
  v8.setFlagsFromString('--heap-growing-percent=50') // by itself V8 lets dead objects take up to three times the room of those in use
  process.setSourceMapsEnabled(true) // stack traces name the sources
  await import(pathToFileURL(await compiledServer(fileURLToPath(new URL('..', import.meta.url)))).href)
}
