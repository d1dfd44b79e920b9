import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { adTrail, releaseHref } from './ad-trail'

test.each<{ ad: Partial<NewAd>; alert: string | null }>([
  { ad: { status: 'reserved', mileageKm: 43_210, priceCents: 790_050 }, alert: '/annunci/fiat/panda?km_a=43210&km_da=43210&prezzo_a=7901' },
  { ad: { status: 'reserved', mileageKm: null, priceCents: 790_000 }, alert: null },
  { ad: { status: 'reserved', mileageKm: 10, priceCents: 790_000 }, alert: null },
  { ad: { status: 'published', mileageKm: 43_210, priceCents: 790_000 }, alert: null },
])('the alert for $ad looks for $alert', ({ ad, alert }) =>
  withRollback(async (db) => {
    const page = await findAdPage(db, await addTestAd(db, ad))
    expect(page && releaseHref(page)).toBe(alert)
    expect(page && adTrail(page).listHref).toBe('/annunci/fiat/panda')
  })(),
)
