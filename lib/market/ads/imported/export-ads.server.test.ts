import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { exportAds } from './export-ads.server'

test(
  'the owner of an address gets the ads that give it, however it is written, and nobody else’s',
  withRollback(async (db) => {
    const own = await addTestAd(db, { contactEmail: 'Mario@Esempio.it', contactPhone: '+39 333 1234567' })
    await addTestAd(db, { contactEmail: 'altra@esempio.it' })
    await addTestAd(db)
    const [dealerId = 0] = await addDealers(db, [{ name: 'Motori' }])
    await addTestAd(db, { contactEmail: 'mario@esempio.it', dealerId }) // a file of a dealer names who it likes
    expect(await exportAds(db, 'mario@esempio.it')).toMatchObject([
      { id: own, contactEmail: 'Mario@Esempio.it', contactPhone: '+39 333 1234567', make: 'fiat', version: '' },
    ])
  }),
)
