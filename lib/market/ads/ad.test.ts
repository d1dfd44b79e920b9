import { expect, test } from 'vitest'
import { type AdStatus, adStatuses, hasPublicPage, isGone, isUnavailable, takesContacts, unavailableText } from './ad'

const all: AdStatus[] = ['draft', 'in_review', 'published', 'paused', 'reserved', 'sold', 'expired', 'withdrawn', 'rejected', 'deleted']

test('every status has its Italian name', () => {
  expect(Object.keys(adStatuses).sort()).toEqual([...all].sort())
})

test('the seller of an ad that can be had, or may come free again, can be reached; nobody else', () => {
  expect(all.filter(takesContacts)).toEqual(['published', 'reserved'])
})

test('live ads have a page, and so have those that are gone but explain themselves', () => {
  expect(all.filter(hasPublicPage)).toEqual(['published', 'reserved', 'sold', 'expired', 'withdrawn'])
  expect(all.filter(isUnavailable)).toEqual(['reserved', 'sold', 'expired', 'withdrawn'])
})

const closedAt = '2026-03-01T12:00:00.000Z'
test('the page of a closed ad is gone when more than thirty days have passed', () => {
  const after = (status: AdStatus, milliseconds: number) => isGone({ status, closedAt }, new Date(Date.parse(closedAt) + milliseconds))
  const thirtyDays = 30 * 86_400_000
  expect(all.filter((status) => after(status, thirtyDays))).toEqual([])
  expect(all.filter((status) => after(status, thirtyDays + 1))).toEqual(['sold', 'expired', 'withdrawn'])
  expect(isGone({ status: 'sold', closedAt: null }, new Date())).toBe(false)
})

test('an ad that cannot be had says whether it may be had again', () => {
  expect(all.map(unavailableText)).toEqual([
    'Non più disponibile',
    'Non più disponibile',
    null,
    'Al momento non disponibile',
    'Riservato',
    ...Array.from({ length: 5 }, () => 'Non più disponibile'),
  ])
})
