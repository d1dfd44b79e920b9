import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listDealerLog } from './dealer-log.server'
import { closeExport, findExportDate, findExportedDealer, renewExportToken } from './export-address.server'
import { addTestDealership } from './test-dealership'

test(
  'a dealer’s addresses open with a secret, are replaced and close; the log has each change',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    expect(await findExportDate(db, dealership.dealerId)).toBeNull()
    await closeExport(db, dealership, user)
    const first = await renewExportToken(db, dealership, user)
    expect(first).toHaveLength(43)
    expect(await findExportedDealer(db, first)).toBe(dealership.dealerId)
    const second = await renewExportToken(db, dealership, user)
    expect(await findExportedDealer(db, first), 'the old address').toBeUndefined()
    expect(await findExportDate(db, dealership.dealerId)).not.toBeNull()
    await closeExport(db, dealership, user)
    expect([await findExportedDealer(db, second), await findExportDate(db, dealership.dealerId)]).toEqual([undefined, null])
    expect((await listDealerLog(db, dealership.dealerId)).map(({ action }) => action)).toEqual([
      'Indirizzi di esportazione chiusi',
      'Indirizzi di esportazione creati',
      'Indirizzi di esportazione creati',
    ])
  }),
)
