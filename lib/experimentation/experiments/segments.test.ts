import { expect, test } from 'vitest'
import { segmentsIn } from './segment-table'
import { segmentsOf } from './segments'

const view = { userAgent: undefined, address: '/', isLanding: false, allowedAt: undefined, account: undefined } as const
const [evening, midnight] = [new Date('2026-07-01T21:59:00Z'), new Date('2026-07-01T22:00:00Z')] // in Italian time, before and after the day ends

test.each([
  { why: 'what nobody knows is left out', view: {}, found: { account: 'anonymous', loggedIn: 'no' } },
  { why: 'a computer is a desktop', view: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' }, found: { device: 'desktop' } },
  { why: 'a tablet', view: { userAgent: 'Mozilla/5.0 (iPad)' }, found: { device: 'tablet' } },
  {
    why: 'a list',
    view: { address: '/usate/fiat?regione=lazio', isLanding: true },
    found: { category: 'auto', region: 'lazio', landingPage: 'list' },
  },
  {
    why: 'the data of a page is that page',
    view: { address: '/_next/data/BUILD/veicoli-commerciali/fiat.json?regione=lazio', isLanding: true },
    found: { category: 'veicoli-commerciali', region: 'lazio', landingPage: 'list' },
  },
  { why: 'the data of the home page', view: { address: '/_next/data/BUILD/index.json', isLanding: true }, found: { landingPage: 'home' } },
  { why: 'two regions are none', view: { address: '/usate?regione=lazio&regione=marche' }, found: { category: 'auto' } },
  { why: 'an ad says no category', view: { address: '/annuncio/fiat-panda-7', isLanding: true }, found: { landingPage: 'ad' } },
  { why: 'a word that only begins like a list', view: { address: '/usatex', isLanding: true }, found: { landingPage: 'other' } },
  { why: 'an Italian day', view: { allowedAt: evening }, found: { visit: 'returning' } },
  { why: 'the same day', view: { allowedAt: midnight }, found: { visit: 'new' } },
  { why: 'staff have no kind of account', view: { account: 'staff' as const }, found: { account: undefined, loggedIn: 'yes' } },
])('segments of a page view: $why', ({ view: given, found }) => {
  expect(segmentsOf({ ...view, ...given }, midnight)).toEqual(
    JSON.parse(JSON.stringify({ account: 'anonymous', loggedIn: 'no', ...found })),
  )
})

test('of the attributes in a batch only values of the segment table are read', () => {
  const attributes = [
    { key: 'device', value: 'desktop' },
    { key: 'region', value: 'atlantide' },
    { key: 'constructor', value: 'name' },
    { key: 'visit', value: true },
    { key: 'deviceType', value: 'mobile' },
    null,
  ]
  expect(segmentsIn(attributes)).toEqual({ device: 'desktop' })
  for (const odd of [undefined, {}, 'device', 7]) expect(segmentsIn(odd)).toEqual({})
})
