// What `npm start` runs: scripts/start.ts, compiled ahead. See docs/decisions/032-compiled-server.md.
import './node-env.mjs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compiledServer } from './compile-server.mjs'

process.setSourceMapsEnabled(true) // stack traces name the sources
await import(pathToFileURL(await compiledServer(fileURLToPath(new URL('..', import.meta.url)))).href)
