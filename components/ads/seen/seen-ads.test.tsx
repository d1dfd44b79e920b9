// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceText } from '@/lib/accounts/consent/choice-cookie'
import { bannerVersion, choiceCookie, type PurposeKey } from '@/lib/accounts/consent/privacy-choice'
import { maxSeenAds } from '@/lib/accounts/consent/storage-limits'
import { RecentlySeenRow } from './RecentlySeenRow'
import { findSeenAds, maxShownAgain, rememberSeen, seenDay } from './seen-ads'

vi.mock('next/router', () => ({ default: { push: async () => true, prefetch: async () => {} } }))

const now = new Date('2026-11-29T10:00:00')
const ad = (id: number) =>
  ({ id, category: 'auto', title: 'Fiat Panda', version: `n. ${id}`, price: '7.900 €', picture: '/a.svg' }) as const
const hoursAgo = (hours: number) => now.getTime() - hours * 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  window.localStorage.clear()
  choose(['preferences'])
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function choose(purposes: readonly PurposeKey[]): void {
  const choice = {
    consentId: 'x',
    version: bannerVersion,
    purposes,
    source: 'preferences',
    decidedAt: now,
    isRecorded: true,
    unproven: [],
  } as const
  document.cookie = `${choiceCookie}=${encodeURIComponent(choiceText(choice))}`
}

test('opened ads are remembered with consent only, the latest first and each once, and never sent', () => {
  const sent = vi.fn()
  vi.stubGlobal('fetch', sent)
  for (const id of [1, 2, 1]) rememberSeen(ad(id), now.getTime())
  expect(findSeenAds().map(({ id }) => id)).toEqual([1, 2])
  choose([])
  rememberSeen(ad(3), now.getTime())
  expect(findSeenAds()).toEqual([])
  expect(window.localStorage.getItem('seenAds')).not.toContain('n. 3')
  expect(sent).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('a browser remembers 100 opened ads for 30 days, the latest eight with picture and price', () => {
  rememberSeen(ad(999), hoursAgo(31 * 24))
  for (let id = 1; id <= maxSeenAds + 5; id++) rememberSeen(ad(id), now.getTime())
  const seen = findSeenAds()
  expect(seen).toHaveLength(maxSeenAds)
  expect(seen.filter((one) => one.ad)).toHaveLength(maxShownAgain)
  expect(seen.map(({ id }) => id)).not.toContain(999)
})

test.each([
  { hours: 1, day: 'oggi' },
  { hours: 11, day: 'ieri' },
  { hours: 3 * 24, day: '3 giorni fa' },
  { hours: 30 * 24, day: '30 giorni fa' },
  { hours: 32 * 24, day: null },
  { hours: -48, day: null },
])('an ad opened $hours hours ago was seen $day', ({ hours, day }) => {
  expect(seenDay(hoursAgo(hours), now.getTime())).toBe(day)
})

test.each(['[', '7', '[null, {"id": "1"}, {"at": 1}]'])('a storage with «%s» is no error', (text) => {
  window.localStorage.setItem('seenAds', text)
  expect(findSeenAds()).toEqual([])
})

test('«Viste di recente» shows the latest eight with the price of then, and «Svuota» forgets them all', async () => {
  for (let id = 1; id <= 9; id++) rememberSeen(ad(id), hoursAgo(20))
  render(<RecentlySeenRow />)
  const rows = within(screen.getByRole('region', { name: 'Viste di recente' })).getAllByRole('link')
  expect(rows.map((row) => row.getAttribute('href')?.split('-').at(-1))).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
  expect(rows[0]?.textContent).toBe('Fiat PandaVista ieri a7.900 €')
  await act(async () => userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Svuota le viste di recente' })))
  expect(window.localStorage.getItem('seenAds')).toBeNull()
})
