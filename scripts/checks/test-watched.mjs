// reads: temporary files
// A program that watchdog.test.ts watches: what it does stands in a word for each of its lives.
import { appendFileSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { keyOf, UnderWay } from '../../lib/server/runtime/under-way.mjs'

process.on('SIGTERM', () => process.exit(5))
const [file = '', ...lives] = process.argv.slice(2)
appendFileSync(file, 'x')
const life = lives[readFileSync(file, 'utf8').length - 1]
if (life === 'early') process.exit(3)
const underWay = new UnderWay()
const key = keyOf('GET', '/pagina')
console.error(`refused: ${underWay.refusedSeconds(key) !== undefined}`)
underWay.begin(key, 'GET /pagina')
process.send('ready')
if (life === 'crash') setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20)
if (life === 'fail') setTimeout(() => process.exit(4), 20)
if (life === 'hang') setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 20)
if (life === 'end') setTimeout(() => process.exit(0), 200)
setInterval(() => process.send('beat'), 20)
