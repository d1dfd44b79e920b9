import { readFileSync } from 'node:fs'
import { createInstance } from '@optimizely/optimizely-sdk'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import type { Visitor } from '@/lib/experimentation/experiments/decision/visitor'
import { sdkSize } from '../experiments/sdk-size'

const wantedPerSecond = 200_000
const roundMs = 1_000
const rounds = 3

/** npm run bench:experiments measures how many decisions a second one core makes, beside the vendor's SDK on the same visitors. */
const file = readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8')
const config = indexDatafile(readDatafile(file))
const keys = config.experiments.map(({ key }) => key)
/** The SDK at its quietest: with the level that it has by itself, every line is written for a logger that throws it away. */
const sdk = createInstance({ datafile: file, logLevel: 'ERROR', logger: { log: () => {} }, eventDispatcher: { dispatchEvent: () => {} } })
if (!sdk) throw new Error('the vendor’s SDK refuses the file')
const visitors: Visitor[] = Array.from({ length: 10_000 }, (_, number) => ({
  id: `visitor-${number}`,
  attributes: { deviceType: number % 2 === 0 ? 'mobile' : 'unknown' },
  stored: {},
}))

const ours = best((key, visitor) => decide(config, key, visitor).variation?.key ?? null)
const theirs = best((key, visitor) => sdk.getVariation(key, visitor.id, { ...visitor.attributes }))
const whole = (rate: number) => Math.round(rate).toLocaleString('en')
console.log(
  `${whole(ours)} decisions/s on one core (at least ${whole(wantedPerSecond)} wanted); the vendor’s SDK: ${whole(theirs)} decisions/s; ratio ${(ours / theirs).toFixed(1)}`,
)
console.log(
  'ours is a function of a file, a key and a visitor; theirs the whole API, which checks its arguments, notifies listeners and keeps a log (level ERROR)',
)
const weight = sdkSize('.next')
console.log(
  weight === undefined
    ? 'first-load JavaScript: not built yet (npm run build)'
    : `first-load JavaScript: ${whole(weight)} compressed bytes more for visitors with an assignment`,
)
if (ours < wantedPerSecond) process.exitCode = 1

/** The best of a few rounds: whatever else the machine does can only slow one down. */
function best(decideOne: (key: string, visitor: Visitor) => string | null): number {
  measure(decideOne, roundMs / 4)
  return Math.max(...Array.from({ length: rounds }, () => measure(decideOne, roundMs)))
}

function measure(decideOne: (key: string, visitor: Visitor) => string | null, forMs: number): number {
  const startedAt = performance.now()
  let decisions = 0
  let assigned = 0
  while (performance.now() - startedAt < forMs) {
    for (let turn = 0; turn < 100; turn++) {
      const visitor = visitors[(decisions / keys.length + turn) % visitors.length]
      if (!visitor) continue
      for (const key of keys) if (decideOne(key, visitor) !== null) assigned++
    }
    decisions += 100 * keys.length
  }
  if (assigned === 0) throw new Error('nobody was assigned: this measures nothing')
  return (decisions / (performance.now() - startedAt)) * 1_000
}
