import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { findAdPage } from '@/lib/market/ads/ad-queries.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { unsaidFacts } from './unsaid-facts'

const known: Partial<NewAd> = {
  priceCents: 990_000,
  mileageKm: 40_000,
  firstRegistration: new Date('2019-03-01'),
  warrantyMonths: 12,
  serviceBook: false,
  accident: 'no',
  owners: 1,
  gearbox: 'manuale',
  emissionClass: 'euro6',
}

test.each<{ ad: Partial<NewAd>; names: string[] }>([
  { ad: known, names: [] },
  { ad: { ...known, warrantyMonths: null, serviceBook: null }, names: ['garanzia', 'tagliandi'] },
  { ad: { priceCents: null }, names: ['prezzo', 'chilometri', 'immatricolazione', 'garanzia', 'tagliandi'] },
  { ad: { ...known, offerType: 'nuovo', mileageKm: null, serviceBook: null, owners: null, deliveryWeeks: null }, names: ['consegna'] },
  {
    ad: { ...known, offerType: 'noleggio', priceCents: null, rentalFeeCents: 19_900, rentalMonths: 36 },
    names: ['anticipo', 'chilometri inclusi'],
  },
])('the seller of $ad has not said $names', ({ ad, names }) =>
  withRollback(async (db) => {
    const page = await findAdPage(db, await addTestAd(db, ad))
    expect((page ? unsaidFacts(page.ad) : []).map(({ name }) => name)).toEqual(names)
  })(),
)
