import { expect, test } from 'vitest'
import { adStatuses, canMove, hasPublicPage, isUnavailable, type AdStatus } from './ad'

const all: AdStatus[] = ['draft', 'in_review', 'published', 'paused', 'reserved', 'sold', 'expired', 'withdrawn', 'rejected', 'deleted']

test.each<{ from: AdStatus; to: AdStatus[]; why: string }>([
  { from: 'draft', to: ['in_review', 'deleted'], why: 'a draft is sent in or thrown away' },
  { from: 'in_review', to: ['draft', 'published', 'rejected', 'deleted'], why: 'a review ends one way or the other, or the seller takes it back' },
  { from: 'published', to: ['paused', 'reserved', 'sold', 'expired', 'withdrawn', 'rejected', 'deleted'], why: 'a live ad can go every way but back to a draft' },
  { from: 'paused', to: ['published', 'sold', 'expired', 'withdrawn', 'deleted'], why: 'a pause ends, or the ad does' },
  { from: 'reserved', to: ['published', 'sold', 'withdrawn', 'deleted'], why: 'a reservation falls through or becomes a sale' },
  { from: 'sold', to: ['published', 'deleted'], why: 'a sale that was undone brings the ad back' },
  { from: 'expired', to: ['in_review', 'published', 'sold', 'deleted'], why: 'an old ad is renewed, or was sold meanwhile' },
  { from: 'withdrawn', to: ['in_review', 'published', 'deleted'], why: 'a seller may think again' },
  { from: 'rejected', to: ['draft', 'in_review', 'deleted'], why: 'a rejected ad is corrected first' },
  { from: 'deleted', to: [], why: 'deleted is final' },
])('from $from an ad moves only to $to: $why', ({ from, to }) => {
  expect(all.filter((status) => canMove(from, status)).sort()).toEqual([...to].sort())
})

test('every status has its Italian name, and none stands still', () => {
  expect(Object.keys(adStatuses).sort()).toEqual([...all].sort())
  expect(all.filter((status) => canMove(status, status))).toEqual([])
})

test('live ads have a page, and so have those that are gone but explain themselves', () => {
  expect(all.filter(hasPublicPage)).toEqual(['published', 'reserved', 'sold', 'expired', 'withdrawn'])
  expect(all.filter(isUnavailable)).toEqual(['reserved', 'sold', 'expired', 'withdrawn'])
})
