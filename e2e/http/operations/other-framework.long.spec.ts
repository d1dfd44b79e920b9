import path from 'node:path'
import { HttpClient } from '@/e2e/http-client'
import { type OwnApplication, openIsolatedApplication } from '@/e2e/isolated-application'
import { expect, test } from '@/e2e/test'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { api } from '@/lib/kernel/routes/routes'

let site: OwnApplication
let metricsPort: number

test.beforeAll(async () => {
  metricsPort = await findFreePort()
  const other = path.resolve('lib/kernel/framework/test-other-framework.cjs')
  site = await openIsolatedApplication({ NODE_OPTIONS: `--require ${other}`, METRICS_PORT: String(metricsPort) })
})
test.afterAll(() => site.close())

test('beside a changed React and Next the site serves, and logs and measures what it does without', async () => {
  const visitor = new HttpClient(site.url)
  for (const address of ['/', '/usate', '/accedi']) {
    const { status, body } = await visitor.get(address)
    expect([status, body.includes('</main>')], address).toEqual([200, true])
    const { headers } = await visitor.get(address, { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding'], address).toBe('gzip')
  }
  const events = await visitor.send('POST', api.experimentEvents, { body: '{}', headers: { 'content-type': 'application/json' } })
  expect(events.status, 'a batch without events is refused by its handler').toBeLessThan(500)
  expect(site.launched.output()).toMatch(/"piece":"whole-pages","reason":"[^"]+ has no renderToReadableStream that can be replaced"/)
  expect(site.launched.output()).toMatch(/"piece":"direct-calls","reason":"[^"]+ cannot be loaded/)
  const figures = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  expect(figures).toContain('ingrana_framework_piece_on{piece="whole-pages"} 0')
  expect(figures).toContain('ingrana_framework_piece_on{piece="direct-calls"} 0')
  expect(figures).toContain('ingrana_framework_piece_on{piece="late-scripts"} 1')
})
