import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { EventIntake } from '@/lib/experimentation/experiment-results/intake/receive-events.server'
import { receivedBatchSchema } from '@/lib/experimentation/experiment-results/intake/received-batch-schema'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decideAll } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { setDatabaseUrl } from '@/lib/kernel/config/env.server'
import { openPool, type Pool } from '@/lib/kernel/db/db.server'
import { startEmbeddedPostgres } from '@/lib/kernel/db/embedded/embedded-postgres.server'
import { prepareDatabase } from '@/lib/server/jobs/prepare-database.server'
import { activationKey } from '@/lib/tracking/events/event-batch'
import { runCommand } from '../run-command'
import { openPoster, startSite } from './events/over-http'
import { moveToServers } from './pages/servers'

const dataDir = path.resolve('.data/bench-events')
const wantedPerSecond = 2_000
const eventsOfARound = 20_000
/** The sizes of batches: of a page that was just opened, and a full one. */
const batchSizes = [2, 10] as const
const connections = 8
/** The number of browsers that wait for an answer at once. */
const callers = 32
/** What the tables hold before: indexes are deep. */
const rowsBefore = 300_000
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36'
const config = indexDatafile(readDatafile(readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8')))
const keys = ['search', 'ad_view', 'menu_opened', 'ad_view', 'phone_shown']
const tell = (line: string) => console.log(line)

/** npm run bench:events measures how many events a second our event log takes on one core, database included: over HTTP, from the text of a batch to its rows, and beside plain inserts of the same rows. Every batch is a new visitor's, from an address of their own. */
await runCommand(async (shutdown) => {
  moveToServers()
  const server = await shutdown.register(
    () => startEmbeddedPostgres({ dataDir, purpose: 'npm run bench:events', onNote: tell }),
    (open) => open.stop(),
  )
  setDatabaseUrl(server.applicationUrl, server.url)
  await prepareDatabase(tell)
  const db = openPool(server.url, connections)
  const rows: { size: number; received: number; plain: number }[] = []
  const intake = new EventIntake(db)
  for (const size of batchSizes) {
    const received = await measure(
      db,
      size,
      (batch) => JSON.stringify(batch),
      (text) => receive(intake, text),
    )
    const plain = await measure(db, size, rowsOf, (rows) => insertPlainly(db, rows))
    rows.push({ size, received, plain })
  }
  const poster = openPoster(await startSite(shutdown), callers)
  tell('| events in a batch | over HTTP, events/s | from text to rows, events/s | plain inserts, events/s |\n|---|---|---|---|')
  for (const { size, received, plain } of rows) {
    const posted = await measure(db, size, (batch) => ({ text: JSON.stringify(batch), userAgent: browser }), poster.post)
    tell(`| ${size} | ${whole(posted)} | ${whole(received)} | ${whole(plain)} |`)
    if (posted < wantedPerSecond) process.exitCode = 1
  }
  poster.close()
  await db.end({ timeout: 5 })
  const load = loadavg().map((each) => each.toFixed(1))
  tell(
    `\n${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${connections} connections, ${callers} callers, ${whole(rowsBefore)} rows in each table before; load average ${load.join(', ')}`,
  )
})

type Batch = ReturnType<typeof batchOf>

/** A batch as a browser reports it: what it was shown, and what its visitor did. */
function batchOf(size: number, now: number) {
  const id = randomUUID()
  const shown = decideAll(config, { id, attributes: { deviceType: 'unknown' }, stored: {} }).find(({ variation }) => variation)
  if (!shown?.experiment || !shown.variation) throw new Error('nobody is shown anything: this measures nothing')
  const decisions = [{ campaign_id: 'l', experiment_id: shown.experiment.id, variation_id: shown.variation.id }]
  const attributes = [{ entity_id: 'device', key: 'device', type: 'custom', value: 'desktop' }]
  const event = (key: string) => ({ entity_id: key, key, uuid: randomUUID(), timestamp: now })
  return {
    account_id: '7001',
    project_id: '9001',
    revision: '4',
    visitors: [
      { visitor_id: id, attributes, snapshots: [{ decisions, events: [event(activationKey)] }] },
      ...Array.from({ length: size - 1 }, (_, place) => ({
        visitor_id: id,
        attributes: [],
        snapshots: [{ events: [event(keys[place % keys.length] ?? 'search')] }],
      })),
    ],
  }
}

async function receive(intake: EventIntake, text: string): Promise<void> {
  const address = randomUUID()
  const batch = await receivedBatchSchema.validate(JSON.parse(text), { abortEarly: false, stripUnknown: true, disableStackTrace: true })
  await intake.receive(batch, { address, userAgent: browser }, config)
}

/** The rows that the event log would write, without a look at what was sent. */
function rowsOf({ visitors }: Batch) {
  const visitorHash = createHash('sha256')
    .update(visitors[0]?.visitor_id ?? '')
    .digest()
  const events = visitors.slice(1).flatMap(({ snapshots }) => snapshots.flatMap(({ events }) => events))
  return {
    visitorHash,
    conversions: events.map(({ key, uuid, timestamp }) => ({ eventUuid: uuid, key, visitorHash, occurredAt: new Date(timestamp) })),
  }
}

async function insertPlainly(db: Pool, { visitorHash, conversions }: ReturnType<typeof rowsOf>): Promise<void> {
  await db`
    insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at, segments) values ('bench', ${visitorHash}, 'a', now(), '{"device": "desktop"}')`
  await db`insert into experiment_conversion ${db(conversions)}`
}

/** Events a second while so many callers wait. */
async function measure<Given>(
  db: Pool,
  size: number,
  make: (batch: Batch) => Given,
  take: (given: Given) => Promise<void>,
): Promise<number> {
  await fillTables(db)
  const batches = Array.from({ length: eventsOfARound / size }, () => make(batchOf(size, Date.now())))
  const warm = batches.splice(0, batches.length / 10)
  await takeAll(warm, take)
  const startedAt = performance.now()
  await takeAll(batches, take)
  const perSecond = (batches.length * size * 1_000) / (performance.now() - startedAt)
  const [stored] = await db<{ rows: number }[]>`
    select (select count(*) from experiment_exposure)::int + (select count(*) from experiment_conversion)::int as rows`
  if (stored?.rows !== eventsOfARound + 2 * rowsBefore) throw new Error(`${stored?.rows} rows: this measures something else`)
  return perSecond
}

async function fillTables(db: Pool): Promise<void> {
  await db`truncate experiment_exposure, experiment_conversion, event_intake`
  await db`
    insert into experiment_exposure (experiment_id, visitor_hash, variation_id, first_at)
    select '10001', sha256(visitor::text::bytea), '20001', now() from generate_series(1, ${rowsBefore}::int) visitor`
  await db`
    insert into experiment_conversion (event_uuid, key, visitor_hash, occurred_at)
    select gen_random_uuid(), 'search', sha256((event % 50000)::text::bytea), now() from generate_series(1, ${rowsBefore}::int) event`
  await db`vacuum analyze experiment_exposure, experiment_conversion`
}

async function takeAll<Given>(all: readonly Given[], take: (given: Given) => Promise<void>): Promise<void> {
  const waiting = all.values()
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (const given of waiting) await take(given)
    }),
  )
}

function whole(rate: number): string {
  return Math.round(rate).toLocaleString('en')
}
