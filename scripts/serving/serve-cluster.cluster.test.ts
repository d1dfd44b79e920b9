import { expect, onTestFinished, test } from 'vitest'
import { newEmail, openAccount, testPassword } from '@/e2e/accounts'
import { HttpClient } from '@/e2e/http-client'
import { type OwnApplication, openIsolatedApplication } from '@/e2e/isolated-application'
import { asRecord } from '@/e2e/record'
import { findFreePort } from '@/lib/kernel/db/embedded/free-port.server'
import { openTestCluster } from '../test-cluster'

const running = openTestCluster()
/** Processes behind the port take connections in turn. */
const processes = 2
const list = '/annunci'

/** The application as `npm start` starts it, with its searches on the cluster. */
async function openSite(change: (url: string) => string = (url) => url): Promise<OwnApplication & { metricsPort: number }> {
  const metricsPort = await findFreePort()
  const settings = {
    SEARCH_ENGINE: 'opensearch',
    OPENSEARCH_NODES: running()
      .nodes.map(({ url }) => change(url))
      .join(),
    OPENSEARCH_CA_FILE: running().caFile,
    METRICS_PORT: String(metricsPort),
  }
  const site = await openIsolatedApplication(settings, ['--processes', String(processes)])
  onTestFinished(site.close)
  return { ...site, metricsPort }
}

/** The readiness of each process. */
function readiness({ metricsPort }: { metricsPort: number }): Promise<(string | undefined)[]> {
  const metricsOf = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const one = async (place: number) => /^ingrana_search_index_ready (\d)/m.exec(await metricsOf(metricsPort + place).catch(() => ''))?.[1]
  return Promise.all(Array.from({ length: processes }, (_, place) => one(place)))
}

/** A dealer who writes through the interface for programs. */
async function openDealer({ url, db }: OwnApplication): Promise<{ change: (reference: string, price: number) => Promise<number> }> {
  const owner = new HttpClient(url)
  const email = await openAccount(db, newEmail())
  await owner.logIn(email, testPassword)
  const [{ id } = { id: 0 }] = await db<
    { id: number }[]
  >`insert into dealer (slug, name, email) values ('cluster', 'Cluster', ${email}) returning id`
  await db`insert into dealer_member (dealer_id, user_id, role) select ${id}, id, 'owner' from app_user where email = ${email}`
  const { body } = await owner.postJson('/api/v1/pages/private/dealers/partner-keys', {
    concessionaria: 'cluster',
    nome: 'Gestionale',
    permessi: ['stock:write'],
  })
  const key = String(asRecord(asRecord(body)['values'])['chiave'])
  const vehicle = {
    marca: 'Fiat',
    modello: 'Panda',
    versione: 'Del Cluster',
    km: '45.000',
    immatricolazione: '03/2019',
    carburante: 'Benzina',
  }
  return {
    change: async (reference, prezzo) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
      const body = JSON.stringify({ category: 'auto', cells: { ...vehicle, prezzo } })
      return (await owner.send('PUT', `/api/partner/v1/vehicles/${reference}`, { headers, body })).status
    },
  }
}

test('a cluster shows a published ad in all processes without errors, also while a node dies', async () => {
  const site = await openSite()
  await expect.poll(() => readiness(site)).toEqual(['1', '1'])
  const dealer = await openDealer(site)
  const faults: string[] = []
  let reads = 0
  const readPage = async () => {
    const { status, body } = await new HttpClient(site.url).get(list)
    reads += 1
    if (status !== 200 || !body.includes('annuncio/')) faults.push(`${status} ${body.slice(0, 200)}`)
    return body
  }
  /** Measures the time from its publication to the first round in which the pages of all processes have it. */
  const publish = async (price: number) => {
    expect(await dealer.change(`C${price}`, price)).toBe(200)
    const publishedAt = performance.now()
    const shown = new Intl.NumberFormat('it-IT', { useGrouping: 'always' }).format(price)
    const pages = () => Promise.all(Array.from({ length: 2 * processes }, readPage))
    await expect.poll(async () => (await pages()).every((page) => page.includes(shown)), { interval: 50 }).toBe(true)
    return Math.round(performance.now() - publishedAt)
  }
  const quiet = await publish(7_111)
  let isOver = false
  const readers = Array.from({ length: 2 }, async () => {
    while (!isOver) await readPage()
  })
  const busy = await publish(7_321)
  await expect.poll(() => reads).toBeGreaterThan(20)
  process.kill(running().nodes.at(-1)?.pid ?? 0, 'SIGKILL')
  const after = await publish(7_654)
  const atKill = reads
  await expect.poll(() => reads).toBeGreaterThan(atKill + 50)
  await expect.poll(() => readiness(site)).toEqual(['1', '1'])
  console.log(
    `on the lists of ${processes} processes ${quiet} ms after its publication, ${busy} ms while others read, ${after} ms while a node dies; ${reads} pages, ${faults.length} faults`,
  )
  isOver = true
  await Promise.all(readers)
  expect(faults).toEqual([])
})

test('a cluster that refuses the password is named in the log, and the lists are there', async () => {
  const site = await openSite((url) => url.replace('@', 'x@'))
  await expect
    .poll(() => site.launched.output())
    .toMatch(/it refuses the user or the password in OPENSEARCH_NODES \(401\).*the search cluster failed: PostgreSQL answers/)
  expect(site.launched.output()).not.toContain(new URL(running().nodes[0]?.url ?? '').password)
  const { status, body } = await new HttpClient(site.url).get(list)
  expect([status, body.includes('annuncio/')]).toEqual([200, true])
  await expect.poll(() => readiness(site)).toEqual(['0', '0'])
})
