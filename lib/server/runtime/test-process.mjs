// reads: temporary files
// One of the processes of process-group.test.ts: answers with its own number, and does what the path says.
import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { keyOf, UnderWay } from './under-way.mjs'

const { TEST_PORT, INGRANA_PROCESS, TEST_FAULT, TEST_HANGING, TEST_SILENT } = process.env
if (TEST_FAULT === INGRANA_PROCESS) process.exit(1)
/** Whether a file of this name is there: then the second process is never ready. */
const isHanging = INGRANA_PROCESS === '2' && TEST_HANGING !== undefined && existsSync(TEST_HANGING)
/** Whether a file of this name is there: then the second process hangs between ready and its first beat. */
const isSilent = INGRANA_PROCESS === '2' && TEST_SILENT !== undefined && existsSync(TEST_SILENT)
let isRetiring = false
const underWay = new UnderWay()
const server = createServer(async (request, response) => {
  const key = keyOf('GET', request.url)
  const isRefused = underWay.refusedSeconds(key) !== undefined
  const end = underWay.begin(key, `GET ${request.url}`)
  if (isRefused) response.statusCode = 503
  else await obey(request.url)
  if (isRetiring) response.setHeader('Connection', 'close') // also of earlier requests
  response.end(`${INGRANA_PROCESS} ${process.pid} ${response.statusCode}`, end)
})
/** @param {string} url */
async function obey(url) {
  if (url === '/die-slowly') await delay(50).then(() => process.exit(1))
  if (url === '/die') process.exit(1)
  if (url === '/hang') hang()
  if (url === '/slow') await delay(300)
}
const hang = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
process.on('message', (word) => underWay.hear(word))
process.on('message', async (word) => {
  if (word !== 'retire') return
  isRetiring = true
  await delay(700) // longer than the slowest answer
  server.close(() => cluster.worker.once('disconnect', () => process.exit(0)).disconnect()) // as scripts/serving/start-several.ts
})
process.on('SIGTERM', () => process.exit(0))
server.keepAliveTimeout = 200
if (!isSilent) setInterval(() => process.connected && process.send('beat'), 100).unref()
if (isHanging) setInterval(() => {}, 1_000)
else server.listen(Number(TEST_PORT), '127.0.0.1', () => process.send('ready', isSilent ? hang : undefined))
