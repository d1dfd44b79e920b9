import { expect, onTestFinished, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { shared } from '@/lib/kernel/process/shared.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { openDemoNotice } from './demo-notice'

test(
  'a market with an invented dealer is called invented, also when that changes while the site runs',
  withRollback(async (db) => {
    await db`delete from ad`
    await db`delete from dealer`
    await addDealers(db, [{ name: 'Vero Autosalone', email: 'info@veroautosalone.it' }])
    const notice = await openDemoNotice(db, 5)
    onTestFinished(notice.close)
    expect(shared('hasDemoMarket')).toBe(false)
    const [invented = 0] = await addDealers(db, [{ name: 'Prova', email: 'vendite@autosaloneprova.example' }])
    await expect.poll(() => shared('hasDemoMarket')).toBe(true)
    await db`delete from dealer where id = ${invented}`
    await expect.poll(() => shared('hasDemoMarket')).toBe(false)
  }),
)
