import { expect, test } from 'vitest'
import { listOwnAds } from '@/lib/accounts/selling/own-ads.server'
import { openSession } from '@/lib/accounts/sessions/open-session.server'
import { addTestUser } from '@/lib/accounts/users/test-user'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { ViewCounter, viewedAd } from './count-views.server'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const of = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  viewedAd({ method, url, headers: { 'user-agent': browser, ...headers } })

test('the page of an ad counts as a view with any query, as does its data for navigation from a list', () => {
  expect(of('/annuncio/fiat-panda-1-2-1001')).toBe(1001)
  expect(of('/annuncio/fiat-panda-1-2-1001?provincia=MI')).toBe(1001)
  expect(of('/_next/data/abc-1/annuncio/fiat-panda-1-2-1001.json?slug=fiat-panda-1-2-1001')).toBe(1001)
})

test.each([
  '/annuncio/fiat-panda-1001/prezzo',
  '/annuncio/',
  '/annuncio/senza-numero',
  '/usate/fiat?dopo=/annuncio/x-1',
  '/api/v1/pages/annuncio/x-1',
])('%s is no view of an ad', (url) => {
  expect(of(url)).toBeUndefined()
})

test('programs, prefetched pages and requests without a body are no views', () => {
  const url = '/annuncio/fiat-panda-1001'
  expect(of(url, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).toBeUndefined()
  expect(of(url, { 'user-agent': '' })).toBeUndefined()
  expect(of(url, { 'sec-purpose': 'prefetch' })).toBeUndefined()
  expect(of(url, { purpose: 'prefetch' })).toBeUndefined()
  expect(of(url, {}, 'HEAD')).toBeUndefined()
})

const viewsOf = async (db: Db, id: number) =>
  (await db<{ times: number }[]>`select times from ad_view where ad_id = ${id} order by day`).map(({ times }) => times)

test(
  'the views of a day are one sum, without those of the owner, of failed answers and of unknown ads',
  withRollback(async (db) => {
    const [owner, other] = [await addTestUser(db), await addTestUser(db)]
    const id = await addTestAd(db, { ownerId: owner.id })
    const counter = new ViewCounter(db)
    const visit = (cookie?: string, statusCode = 200, ad = id) =>
      counter.count({ method: 'GET', url: `/annuncio/x-${ad}`, headers: { 'user-agent': browser, ...(cookie && { cookie }) } }, statusCode)
    const cookieOf = async (userId: number) => `altro=1; ingrana_session=${(await openSession(db, { userId, userAgent: browser })).token}`
    visit()
    visit('ingrana_session=falso')
    visit(await cookieOf(other.id), 304)
    visit(await cookieOf(owner.id))
    visit(undefined, 410)
    visit(undefined, 200, 999_999_999)
    await counter.store()
    expect(await viewsOf(db, id)).toEqual([3])
    visit()
    await counter.close()
    expect(await viewsOf(db, id)).toEqual([4])
    await db`update ad_view set day = day - 1`
    visit()
    await counter.store()
    expect(await viewsOf(db, id)).toEqual([4, 1])
    const [own] = await listOwnAds(db, owner, new Date())
    expect(own?.views).toMatchObject({ times: 5, today: 1 })
  }),
)
