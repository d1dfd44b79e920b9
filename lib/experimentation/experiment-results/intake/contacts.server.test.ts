import { expect, test } from 'vitest'
import { addPandaAd } from '@/lib/accounts/contact/test-seller'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { findContacted } from './contacts.server'

test(
  'a message goes to the seller of its ad, or to a dealer about no ad',
  withRollback(async (db) => {
    const id = await addPandaAd(db)
    const found = await findContacted(db, `ad ${id}`)
    expect([found?.ad, found?.seller]).toEqual([String(id), `person of ad ${id}`])
    expect(await findContacted(db, 'dealer 5')).toEqual({ seller: 'dealer 5', ad: null })
    for (const subject of ['ad 999999999', 'simulated', '', 'ad 1 or true']) expect(await findContacted(db, subject)).toBeUndefined()
  }),
)
