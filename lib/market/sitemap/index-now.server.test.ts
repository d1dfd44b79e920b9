import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { refreshLandingPages } from '@/lib/market/search/page/landing-pages.server'
import { indexNow } from '@/scripts/stand-ins/index-now'
import { type StandIn, serveStandIns } from '@/scripts/stand-ins/stand-in-server'
import { notifyIndexNow } from './index-now.server'

const site = 'https://ingrana.example'
const panda = { make: 'fiat', model: 'panda', version: '1.2', publishedAt: new Date() } as const

/** The stand-in, and what it was sent and answered. */
async function listen(): Promise<{ service: { url: string; key: string }; notifications: { status: number; urls: unknown }[] }> {
  const notifications: { status: number; urls: unknown }[] = []
  const standIn = indexNow()
  const watched: StandIn = async (request) => {
    const answer = await standIn(request)
    if (answer && answer !== 'hang up')
      notifications.push({ status: answer.status ?? 200, urls: asRecord(JSON.parse(request.text))['urlList'] })
    return answer
  }
  const { port, close } = await serveStandIns(0, [watched])
  onTestFinished(close)
  return { service: { url: `http://localhost:${port}/indexnow`, key: 'prova-12345' }, notifications }
}

/** A moment after the last notification and before now. */
const change = (db: Db, id: number, seconds: number) =>
  db`update ad set updated_at = now() - ${seconds} * interval '1 second' where id = ${id}`
const startOf = (db: Db) => db`update index_now set told_until = now() - interval '1 hour', told_ad_id = 0`

test(
  'Search engines are notified of each changed ad once, with the lists of its make and model',
  withRollback(async (db) => {
    const { service, notifications } = await listen()
    await db`delete from ad`
    await db`delete from index_now`
    const ids = [await addTestAd(db, panda), await addTestAd(db, panda), await addTestAd(db, panda)]
    await refreshLandingPages(db)
    const [first = 0, second = 0] = ids
    expect(await notifyIndexNow(db, service, site)).toBe(0)
    await startOf(db)
    for (const id of ids) await change(db, id, 7_200)
    await change(db, first, 60)
    await addTestAd(db, { ...panda, status: 'draft', publishedAt: null })
    expect(await notifyIndexNow(db, service, site)).toBe(5)
    const lists = ['/annunci/fiat', '/annunci/fiat/panda', '/usate/fiat', '/usate/fiat/panda'].map((path) => site + path)
    expect(notifications).toEqual([{ status: 202, urls: [`${site}/annuncio/fiat-panda-1-2-${first}`, ...lists] }])
    expect(await notifyIndexNow(db, service, site)).toBe(0)
    await db`update ad set status = 'sold', closed_at = now() where id = ${second}`
    await change(db, second, 30)
    await notifyIndexNow(db, service, site)
    expect(notifications[1]?.urls).toContain(`${site}/annuncio/fiat-panda-1-2-${second}`)
  }),
)

test(
  'A failed notification of search engines is sent again the next time',
  withRollback(async (db) => {
    const { service } = await listen()
    const broken = createServer((_request, response) => response.writeHead(429).end())
    await new Promise<void>((resolve) => broken.listen(0, 'localhost', resolve))
    onTestFinished(() => void broken.close())
    const address = broken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await db`delete from ad`
    await db`delete from index_now`
    await notifyIndexNow(db, service, site)
    await startOf(db)
    await change(db, await addTestAd(db, panda), 60)
    await expect(notifyIndexNow(db, { ...service, url: `http://localhost:${port}/` }, site)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(notifyIndexNow(db, { ...service, key: 'x' }, site)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await notifyIndexNow(db, service, site)).toBe(1)
  }),
)

test(
  'Without the setting no search engine is notified',
  withRollback(async (db) => {
    await db`delete from index_now`
    expect(await notifyIndexNow(db, null, site)).toBe(0)
    expect(await db`select from index_now`).toHaveLength(0)
  }),
)
