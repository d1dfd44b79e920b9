import { expect, test } from 'vitest'
import { type AdStatus, adStatuses, hasPublicPage, isUnavailable, takesContacts } from './ad'

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
