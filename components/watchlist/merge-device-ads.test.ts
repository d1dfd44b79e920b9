// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDeviceAds, saveOnDevice } from '@/lib/accounts/watchlist/device-watchlist'
import { onSiteEvent } from '@/lib/kernel/browser/site-events'
import { mergeDeviceAds } from './merge-device-ads'

vi.mock('next/router', () => ({ default: { pathname: '/' } }))

const said: string[] = []
let stop = () => {}

beforeEach(() => {
  window.localStorage.clear()
  said.length = 0
  stop = onSiteEvent('notify', ({ name, description }) => said.push(`${name} | ${description}`))
  for (const ad of [1, 2, 3]) saveOnDevice(ad)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

async function merge(answer: () => Response): Promise<{ sent: unknown; shown: number[] }> {
  let sent: unknown
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent = body
    return answer()
  })
  const shown: number[] = []
  await mergeDeviceAds('gettone', (ad) => shown.push(ad))
  return { sent, shown }
}

test('saved ads leave the browser for the account, gone ones are named, and what finds no room stays', async () => {
  const { sent, shown } = await merge(() => Response.json({ saved: [1], gone: [2], waiting: [3] }))
  expect(sent).toBe('{"ads":[3,2,1]}')
  expect(shown).toEqual([1])
  expect(findDeviceAds()).toEqual([3])
  expect(said).toEqual([
    '1 auto salvata nei preferiti | Era su questo computer: ora la ritrovi ovunque. Una non è più in vendita.',
    'I tuoi preferiti sono pieni | 1 auto resta su questo computer: togline qualcuna dai preferiti e si aggiungono da sole.',
  ])
})

test('a failed merge loses nothing', async () => {
  await expect(merge(() => Response.json({}, { status: 503 }))).rejects.toThrow('503')
  expect(findDeviceAds()).toEqual([3, 2, 1])
  expect(said).toEqual([])
})
