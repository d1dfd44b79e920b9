// reads: scripts/stand-ins/experiments/
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfigManager } from '@/lib/experimentation/experiments/datafile/config-manager.server'
import { datafileUrl, datafileUrlTemplate } from '@/lib/experimentation/experiments/datafile/datafile-address'
import { datafileWarnings } from '@/lib/experimentation/experiments/datafile/datafile-warnings'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { openFakeTimers, openLog } from '@/lib/experimentation/experiments/datafile/test-service'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { trackingPlan } from '../documents/tracking-plan-text'
import { experimentConfig } from './experiment-config'
import { serveStandIns } from './stand-in-server'

const folder = 'scripts/stand-ins/experiments'

async function serve() {
  const { port, close } = await serveStandIns(0, [experimentConfig(folder)])
  onTestFinished(close)
  const base = `http://localhost:${port}/experiments`
  return { url: datafileUrl(datafileUrlTemplate(base, 'dev') ?? '', 'ingrana-web'), fault: `${base}/guasti/ingrana-web` }
}

test('the demo configuration is valid: two experiments for all, one paused, one for phones, two exclusive', () => {
  const config = indexDatafile(readDatafile(readFileSync(`${folder}/ingrana-web.json`, 'utf8')))
  expect(datafileWarnings(config)).toEqual([])
  expect(config.datafile.experiments.map(({ key, status, audience, groupId }) => [key, status, audience.length > 0, groupId])).toEqual([
    ['srp_layout', 'Running', false, null],
    ['contact_wording', 'Running', false, null],
    ['home_search', 'Paused', false, null],
    ['mobile_gallery', 'Running', true, null],
    ['similar_ads', 'Running', false, '70001'],
    ['price_position', 'Running', false, '70001'],
  ])
})

test('every goal of the demo configuration is reported by some screen', () => {
  const rows = trackingPlan().split('\n')
  const emitted = ({ key }: { key: string }) => rows.some((row) => row.includes(`| \`${key}\` |`) && !row.includes('| not yet |'))
  const { events } = readDatafile(readFileSync(`${folder}/ingrana-web.json`, 'utf8'))
  expect(events.filter((event) => !emitted(event))).toEqual([])
})

test('the configuration is served with its date, and a client that has it gets 304', async () => {
  const { url } = await serve()
  const first = await fetch(url)
  const modified = first.headers.get('last-modified') ?? ''
  expect([first.status, await first.text()]).toEqual([200, readFileSync(`${folder}/ingrana-web.json`, 'utf8')])
  const again = await fetch(url, { headers: { 'If-Modified-Since': modified } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await fetch(url, { headers: { 'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' } })).status).toBe(200)
  expect((await fetch(url.replace('ingrana-web', 'unknown'))).status).toBe(404)
  expect((await fetch(url, { method: 'POST' })).status).toBe(405)
})

test('a replaced configuration is served at once, also twice within a second, and can be withdrawn', async () => {
  const { url } = await serve()
  let modified = ''
  for (const body of ['{"revision":"a"}', '{"revision":"b"}', '{"revision":"c"}']) {
    expect((await fetch(url, { method: 'PUT', body })).status).toBe(204)
    const answer = await fetch(url, { headers: { 'If-Modified-Since': modified } })
    expect([answer.status, await answer.text()]).toEqual([200, body])
    modified = answer.headers.get('last-modified') ?? ''
  }
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(204)
  expect(await (await fetch(url, { headers: { 'If-Modified-Since': modified } })).text()).toContain('srp_layout')
})

test('the configuration can be replaced by ten megabytes; a longer file is read and answered with 413', async () => {
  const { url } = await serve()
  const body = `{"padding":"${'x'.repeat(10_000_000)}"}`
  expect((await fetch(url, { method: 'PUT', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })).status).toBe(204)
  expect(await (await fetch(url)).text()).toBe(body)
  expect((await fetch(url, { method: 'PUT', body: 'x'.repeat(21_000_000) })).status).toBe(413)
  expect(await (await fetch(url)).text()).toBe(body)
})

test('every fault leaves a manager without a configuration and with one line, until it is turned off', async () => {
  const { url, fault } = await serve()
  for (const name of ['500', '404', 'cade', 'rotto', 'vuoto', 'html', 'versione', 'grande']) {
    await fetch(fault, { method: 'PUT', body: name })
    const { after, ring } = openFakeTimers()
    const { log, lines } = openLog()
    const manager = new ConfigManager({ url, log, after })
    onTestFinished(() => manager.stop())
    manager.start()
    await vi.waitFor(() => expect(lines, name).toHaveLength(1))
    expect(manager.config).toBeUndefined()
    await fetch(fault, { method: 'DELETE' })
    ring(300_000)
    await vi.waitFor(() => expect(manager.state).toBe('ready'))
    expect(lines).toHaveLength(1)
  }
})

test('a fault can be asked for once in the address, and an unknown one is named', async () => {
  const { url } = await serve()
  expect((await fetch(`${url}?errore=503`)).status).toBe(503)
  expect(await (await fetch(`${url}?errore=vuoto`)).text()).toBe('')
  expect((await fetch(`${url}?errore=boh`)).status).toBe(400)
  expect((await fetch(url)).status).toBe(200)
})
