import { newEmail, openAccount, testPassword } from '@/e2e/accounts'
import { type Answer, HttpClient } from '@/e2e/http-client'
import { type OwnApplication, openIsolatedApplication } from '@/e2e/isolated-application'
import { expect, test } from '@/e2e/test'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { openTestCollector, type ReceivedSpan } from '@/lib/kernel/tracing/test-collector'

/** An application of these tests alone, which sends its traces to a collector of theirs. */
test.describe.configure({ mode: 'serial', timeout: 180_000 })

let collector: Awaited<ReturnType<typeof openTestCollector>>
let site: OwnApplication
test.beforeAll(async () => {
  collector = await openTestCollector()
  site = await openIsolatedApplication({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
})
test.afterAll(() => site.close())

const idOf = ({ headers }: Answer) => String(headers['x-request-id'])
/** A client behind the proxy that the application trusts. */
const proxied = () => new HttpClient(site.url, '127.0.0.1')

/** The span of a request, once it has arrived, and all of its trace. */
async function traceOf(answer: Answer): Promise<{ request: ReceivedSpan; trace: ReceivedSpan[] }> {
  const find = () => collector.spans.find(({ attributes }) => attributes['ingrana.request_id'] === idOf(answer))
  await expect.poll(find).toBeDefined()
  const request = find()
  if (!request) throw new Error('the span is gone')
  return { request, trace: collector.spans.filter(({ traceId }) => traceId === request.traceId) }
}

/** The names of those above a span, the nearest first. */
function above(trace: ReceivedSpan[], span: ReceivedSpan | undefined): string[] {
  const parent = trace.find(({ spanId }) => spanId === span?.parentSpanId)
  return parent ? [parent.name, ...above(trace, parent)] : []
}

test('a rendered page is one trace: request, rendering, search and statements', async () => {
  const answer = await new HttpClient(site.url).get('/usate?prezzo_a=271828')
  const { request, trace } = await traceOf(answer)
  expect(request).toMatchObject({ name: 'GET /usate/[[...veicolo]]', parentSpanId: undefined, isFailed: false, service: 'ingrana' })
  expect(request.attributes).toMatchObject({ 'http.response.status_code': 200, 'ingrana.page_cache': 'miss' })
  const search = trace.find(({ name }) => name === 'search')
  expect(above(trace, search)).toEqual(['render page', request.name])
  expect(search?.attributes['ingrana.search.engine']).toBe('index')
  const statement = trace.find(({ attributes }) => String(attributes['db.query.text']).includes('from ad'))
  expect(above(trace, statement).at(-1)).toBe(request.name)
})

test('the trace of a cached page says so, and has no further requests', async () => {
  const client = new HttpClient(site.url)
  const seen = async () => {
    const { request, trace } = await traceOf(await client.get('/chi-siamo'))
    return [request.attributes['ingrana.page_cache'], trace.length]
  }
  await expect.poll(seen, 'a job may empty the cache between two requests').toEqual(['hit', 1])
})

test('a trace of a trusted proxy continues here, and a trace of a visitor is ignored', async () => {
  const ours = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' }
  const continued = await traceOf(await proxied().get('/api/v1/makes', ours))
  expect([continued.request.traceId, continued.request.parentSpanId]).toEqual(['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'])
  const theirs = { traceparent: '00-27182818284590452353602874713526-00f067aa0ba902b7-01' }
  const { request } = await traceOf(await new HttpClient(site.url).get('/api/v1/makes', theirs))
  expect(request.parentSpanId).toBeUndefined()
  expect(request.traceId).not.toBe('27182818284590452353602874713526')
})

test('jobs have traces of their own, with the mails that they send', async () => {
  await queueMail(site.db, { kind: 'test', to: newEmail('tracce'), subject: 'Tracce', text: 'Tracce', html: '<p>Tracce</p>' })
  await expect.poll(() => collector.spans.find(({ name }) => name === 'deliver mail')).toBeDefined()
  const mail = collector.spans.find(({ name }) => name === 'deliver mail')
  const trace = () => collector.spans.filter(({ traceId }) => traceId === mail?.traceId)
  await expect.poll(() => above(trace(), mail)).toEqual(['job send-mail'])
  expect(mail?.attributes['ingrana.mail.kind']).toBe('test')
})

test('traces have no visitor, no parameters beyond the route, and no written data', async () => {
  const email = await openAccount(site.db, newEmail('canarino'))
  const client = new HttpClient(site.url)
  await client.logIn(email, testPassword)
  const last = await client.get('/area-privata/il-mio-profilo?canarino=271828', { 'user-agent': 'Canarino' })
  const { trace } = await traceOf(last)
  expect(trace.length).toBeGreaterThan(2)
  const all = collector.bodies.join('\n')
  expect(all).toContain('insert into session')
  for (const secret of [email, 'canarino', 'Canarino', '271828', client.address, testPassword, ...client.cookies.values()])
    expect(all).not.toContain(secret)
})

test('no token of an address stands in a log line or a span, whether it is good, unknown or its page fails', async () => {
  const token = 's3gr3t0s3gr3t0s3gr3t0s3gr3t0s3gr3t0s3gr3t0s'
  const code = `codice=${token}`
  const client = new HttpClient(site.url)
  const addresses = [
    `/risposta?${code}`,
    `/nuova-password?${code}`,
    `/area-concessionario/invito?${code}`,
    `/accedi?dopo=%2Farea-concessionario%2Finvito%3Fcodice%3D${token}`,
    `/usate?${code}`,
    `/annuncio/nessuno-1?${code}`,
    `/api/v1/saved-search/alerts?${code}`,
    `/api/v1/dealers/exports/${token}/veicoli.csv`,
    `/api/v1/dealers/exports/${token}/nulla.txt?${code}`,
    `/_next/data/x/risposta.json?${code}`,
  ]
  const requestAll = () => Promise.all(addresses.map((address) => client.get(address)))
  const ids = (await requestAll()).map(idOf)
  await site.db`alter table dealer_export rename to dealer_export_away`
  const [failed] = await Promise.all([
    client.get(`/api/v1/dealers/exports/${token}/veicoli.csv`),
    ...addresses.map((address) => client.get(address)),
  ])
  await site.db`alter table dealer_export_away rename to dealer_export`
  expect(failed.status).toBe(500)
  ids.push(idOf(failed))
  await expect.poll(() => ids.filter((id) => !collector.bodies.join().includes(id))).toEqual([])
  expect(site.launched.output()).toContain('/api/v1/dealers/exports/[token]/veicoli.csv')
  for (const text of [site.launched.output(), collector.bodies.join()]) expect(text).not.toContain(token)
})

test('without its collector the application answers as before, and ends', async () => {
  await collector.close()
  const client = new HttpClient(site.url)
  for (let turn = 0; turn < 20; turn += 1) expect((await client.get('/usate?prezzo_a=987654')).status).toBe(200)
  await expect.poll(site.launched.output).toContain('traces do not reach the collector')
  site.launched.child.kill('SIGTERM')
  expect(await site.launched.ended).toBe(0)
})
