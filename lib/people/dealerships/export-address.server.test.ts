import { expect, test } from 'vitest'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { listDealerLog } from './dealer-log.server'
import { closeExport, findExportedDealer, findExportToken, renewExportToken } from './export-address.server'
import { addTestDealership } from './test-dealership'

test(
  'a dealer’s addresses open with a secret, are replaced by others, and close; each is told in the log',
  withRollback(async (db) => {
    const { dealership, user } = await addTestDealership(db)
    expect(await findExportToken(db, dealership.dealerId)).toBeNull()
    await closeExport(db, dealership, user)
    await renewExportToken(db, dealership, user)
    const first = (await findExportToken(db, dealership.dealerId)) ?? ''
    expect(first).toHaveLength(43)
    expect(await findExportedDealer(db, first)).toBe(dealership.dealerId)
    await renewExportToken(db, dealership, user)
    expect(await findExportedDealer(db, first), 'the old address').toBeUndefined()
    const second = (await findExportToken(db, dealership.dealerId)) ?? ''
    await closeExport(db, dealership, user)
    expect([await findExportedDealer(db, second), await findExportToken(db, dealership.dealerId)]).toEqual([undefined, null])
    expect((await listDealerLog(db, dealership.dealerId)).map(({ action }) => action)).toEqual([
      'Indirizzi di esportazione chiusi',
      'Indirizzi di esportazione creati',
      'Indirizzi di esportazione creati',
    ])
  }),
)
